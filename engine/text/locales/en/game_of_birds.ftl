# The Game of Birds in English. Ids by what they are for: words, menus (verb, part, which, do, skip), hint, told (the log),
# at (the position as text), own (what one seat knows), result, alt, topic and rules, rule and not (Why?).
# { $name } is a player's name or a card's; cards are named in the reader's language.

birds-title = The Game of Birds
birds-progress = Round { $round } of { $rounds }
birds-progress-over = The match is over

## Words

# Which of a card's names is told.
-birds-reader = English
    .names = en
birds-name = { -birds-reader.names ->
    [de] { $de }
    [cs] { $cs }
   *[en] { $en }
}
birds-plain = { $what }
birds-bracketed = [{ $what }]
birds-comma = { $first }, { $rest }
birds-semicolon = { $first }; { $rest }
birds-and = { $first } and { $rest }

birds-wonder-nest = Nest
birds-wonder-egg = Egg
birds-wonder-beak = Beak
birds-wonder-song = Song
birds-wonder-feather = Feather
birds-wonder-flight = Flight
birds-wonder-migration = Migration
birds-list-green = green { $points }
birds-list-amber = amber { $points }
birds-list-red = red { $points }
birds-bird = { $name }: { $wonder }, { $value }
birds-threat = Threat: { $name }, { $wonder }
birds-the-bird = { $name } ({ $wonder }, { $value })
birds-the-threat = { $name } (threat, { $wonder })
birds-level-0 = bottom
birds-level-1 = middle
birds-level-2 = top
birds-place = { $wonder }, { $level }

birds-white-plus-two = +2
birds-white-eye = Eye
birds-white-three-birds = Three birds
birds-white-swap = Swap
birds-white-skull = Skull
birds-white-ignore = Crossed-out die
birds-effect-plus-two = +2: take a bonus tile worth 2 points
birds-effect-eye = Eye: look at one face-down card of the board
birds-effect-three-birds = Three birds: up to three birds may be placed in this turn
birds-effect-swap = Swap: let two cards of the board change places
birds-effect-skull = Skull: remove a threat from your display, at any time in this turn
birds-effect-ignore = Crossed-out die: ignore one danger die in this turn
# The same told of somebody.
birds-chosen-plus-two = +2, a bonus tile worth 2 points
birds-chosen-eye = Eye, a look at one face-down card
birds-chosen-three-birds = Three birds, up to three may be placed
birds-chosen-swap = Swap, two cards of the board may change places
birds-chosen-skull = Skull, a threat may be removed
birds-chosen-ignore = Crossed-out die, one danger die may be ignored
birds-danger-red-ban = Crossed-out red card
birds-danger-discard = Arrow
birds-danger-eagle = Eagle
birds-forbids-wonder = { $wonder }: no bird with this symbol may be placed
birds-forbids-red-ban = Crossed-out red card: no bird of the red list may be placed
birds-forbids-discard = Arrow: a hand card is discarded at the beginning of the turn
birds-forbids-eagle = Eagle: no effect
birds-danger-die = Die { $n }. { $danger }

## Menus

birds-takes = { $card } → { $cells }
birds-cell = { $n }. { $card }
birds-cell-known = { $n }. face down, you know it: { $card }
birds-cell-down = { $n }. face down
birds-cell-empty = { $n }. empty
birds-bird-at = { $level }: { $name } ({ $value })
birds-bird-at-tile = { $level }: { $name } ({ $value }, tile { $tile })
birds-threat-at = { $name } ({ $place })

birds-verb-die = Choose a white die
birds-verb-ignore = Ignore a danger die
birds-verb-discard = Discard a card
birds-verb-peek = Look at a card
birds-verb-swap = Swap two cards
birds-verb-play = Play a card
birds-verb-keep = Take the bird into your hand
birds-verb-leave = Leave the bird: it is discarded
birds-verb-displace = Discard a bird of the column
birds-verb-place = Place a bird
birds-verb-remove = Skull: remove a threat
birds-skip-ignore = Ignore no danger die
birds-skip-peek = Look at no card
birds-skip-swap = Swap no cards
birds-skip-build = Place no more birds: end the turn

# The questions to the one who chooses.
birds-part-die = Which white die do you choose?
birds-part-ignore = Which danger die do you ignore in this turn?
birds-part-discard = The arrow: which card do you discard?
birds-part-peek = Which face-down card do you want to look at?
birds-part-swap = Do you want to swap two cards of the board?
birds-part-play = Which card do you play? It takes the cards of its line.
birds-part-keep = Revealed: { $card }. Do you want it?
birds-part-displace = The column is full. Which bird makes room for { $card }?
birds-part-build = Do you want to place birds? Placed in this turn: { $placed } of { $most }.
birds-which-die = Which white die do you choose?
birds-which-ignore = Which danger die do you ignore?
birds-which-discard = Which card do you discard?
birds-which-peek = Which card do you look at?
birds-which-swap = Which card is the first of the two?
birds-which-swap-other = Which card does it change places with?
birds-which-play = Which card do you play?
birds-which-displace = Which bird do you discard?
birds-which-place = Which bird do you place?
birds-which-remove = Which threat do you remove?
birds-which-sure = Is this what you want?

# Whole actions, in 100 characters.
birds-do-ignore = Ignore danger die { $n }. { $danger }
birds-do-discard = Discard { $card }
birds-do-peek = Look at the face-down card on space { $n }
birds-do-swap = Swap: { $one } with { $other }
birds-do-play = Play { $card } → { $cells }
birds-do-displace = Discard: { $bird }
birds-do-place = Place { $card }
birds-do-remove = Remove { $threat }

birds-count-birds = { $n ->
    [one] { $n } bird
   *[other] { $n } birds
}
birds-count-threats = { $n ->
    [one] { $n } threat
   *[other] { $n } threats
}
birds-count-unknown = { $n ->
    [one] { $n } face-down card
   *[other] { $n } face-down cards
}
birds-hint-line = On the line: { $what }.
birds-hint-line-none = The line is empty.
birds-hint-points = { $n ->
    [one] { $n } more point
   *[other] { $n } more points
} in your display.
birds-hint-points-fewer = { $n ->
    [one] { $n } point
   *[other] { $n } points
} fewer in your display.
birds-hint-tiles = Brings { $n ->
    [one] { $n } point tile
   *[other] { $n } point tiles
} of { $tile }.
birds-hint-medal = Completes a row: a medal worth 7 points.
birds-hint-win = Fills your display with 21 birds: you win at once.
birds-hint-costs = Costs { $n ->
    [one] { $n } point
   *[other] { $n } points
} for the bird and 3 for the threat.

# Questions that everybody reads.
birds-ask-die = { $name } chooses a white die.
birds-ask-ignore = { $name } may ignore a danger die.
birds-ask-discard = { $name } has to discard a hand card.
birds-ask-peek = { $name } may look at a face-down card.
birds-ask-swap = { $name } may swap two cards of the board.
birds-ask-play = { $name } plays a card for its line.
birds-ask-keep = { $name } may take or leave { $card }.
birds-ask-displace = { $name } makes room for { $card }.
birds-ask-build = { $name } may place birds: { $placed } of { $most } placed.
birds-ask-over = Nobody has to choose any more.

## The log

birds-told-started = The match begins. The bird figure goes to { $name }.
birds-told-round = Round { $round } of { $rounds } begins with { $name }. Face down lie the cards on { $cells }.
birds-told-round-open = Round { $round } of { $rounds } begins with { $name }. No card lies face down.
birds-told-laid = New on the board: { $cards }.
birds-told-reshuffled = The draw pile has ended. The discard pile is shuffled into a new one of { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
birds-told-rolled = White dice: { $white }. Danger dice: { $danger }.
birds-told-turn = It is the turn of { $name }.
birds-told-chose = { $name } chooses a white die: { $die }.
birds-told-ignored = { $name } ignores a danger die. { $danger }.
birds-told-discarded = { $name } discards { $card }.
birds-told-peeked = { $name } looks at the face-down card on space { $cell }.
birds-told-peeked-at = You see on space { $cell }: { $card }.
birds-told-swapped = { $name } swaps the cards on spaces { $one } and { $other }.
birds-told-played = { $name } plays { $card } for the spaces { $cells }.
birds-told-turned-up = { $name } has no card in hand. The top game card is played: { $card } for the spaces { $cells }.
birds-told-taken = { $name } takes from space { $cell }: { $card }.
birds-told-revealed = { $name } reveals on space { $cell }: { $card }.
birds-told-kept = { $name } takes { $card } into the hand.
birds-told-left = { $name } leaves { $card }: it is discarded.
birds-told-threatened = A threat for { $name }: { $card } at { $place }.
birds-told-displaced = A threat for { $name }: { $threat } drives out { $bird } at { $place }.
birds-told-warded = { $name } has no bird left to drive out: { $card } is discarded.
birds-told-placed = { $name } places { $card } at { $place }.
birds-told-tiled = { $name } receives for { $card }: { $n ->
    [one] a point tile
   *[other] { $n } point tiles
} of { $tile }.
birds-told-returned = { $name } returns for { $card }: { $n ->
    [one] a point tile
   *[other] { $n } point tiles
} of { $tile }.
birds-told-medal = { $name } completes a row ({ $level }) and receives a medal.
birds-told-removed = { $name } removes a threat: { $card } at { $place }.
birds-told-filled = { $name } has 21 birds and no threat in the display: the match ends at once.
birds-told-over = The last round is over. Points are counted.
birds-told-resigned = { $name } resigns.

## The position as text

birds-at-title = The Game of Birds. Bird figure: { $name }.
birds-at-resigned = { $name } has resigned.
birds-at-filled = { $name } has filled the display with 21 birds.
birds-at-white = White dice left: { $dice }
birds-at-white-none = White dice left: none
birds-at-danger = Danger die { $n }. { $danger }
birds-at-danger-ignored = Danger die { $n } (ignored in this turn). { $danger }
birds-at-die = White die of this turn: { $die }
birds-at-board-none = The board is empty.
birds-at-seen = { $n }. face down, looked at by { $names }
birds-at-played = Played: { $card } for { $cells }
birds-at-scenario = Face down by the scenario card: { $cells }
birds-at-scenarios = Scenario cards still to come: { $scenarios }
birds-at-scenarios-none = Scenario cards still to come: none
birds-no-cell = no space
birds-at-pile = Cards in the draw pile: { $n }
birds-at-discards = Discarded, { $wonder }: { $cards }
birds-at-discards-none = Discarded: nothing
birds-times = { $n }× { $name }
birds-at-seat = { $name } – cards in hand: { $n }; bonus tiles: { $bonuses }; points so far: { $points }
birds-at-medals = Medals for rows: { $levels }
birds-at-column = { $wonder } – { $cards }
birds-at-empty = Empty columns: { $wonders }
birds-at-place = { $level }: { $card }
birds-at-bird = { $name } ({ $value })
birds-at-bird-tile = { $name } ({ $value }, tile { $tile })
birds-at-threat = threat, { $name }

## What one seat knows

birds-own-hand = Your hand: { $n ->
    [0] empty
    [one] { $n } card
   *[other] { $n } cards
}
birds-own-secret = { $n }× { $card } – secret; { $may }
birds-own-open = { $n }× { $card } – known to all; { $may }
birds-own-both = { $n }× { $card } – partly secret; { $may }
birds-own-seen = On space { $n } you have seen { $card }.
birds-may = may be placed
birds-may-not-banned = not now: danger die
birds-may-not-red = not now: danger die
birds-may-not-full = not now: full column
birds-may-not-threat = only to be played
birds-may-over = left over

## The final scoring

birds-score = { $name } { $points }
birds-result-birds = Birds and point tiles: { $points }.
birds-result-bonuses = Bonus tiles, 2 points each: { $points }.
birds-result-medals = Medals, 7 points each: { $points }.
birds-result-threats = Threats, −3 points each: { $points }.
birds-result-total = Total: { $points }.
birds-result-ranks = Ranks: { $ranks }.
birds-rank = { $rank }. { $names }
birds-won = { $name } wins.
birds-won-shared = { $names } share the victory.

## Alt texts

birds-alt-board = Board: { $cards }.
birds-alt-bird = { $n } { $name } ({ $wonder })
birds-alt-threat = { $n } threat ({ $wonder })
birds-alt-down = { $n } face down
birds-alt-dice = White dice: { $white }. Danger dice: { $danger }.
birds-alt-none = none
birds-alt-display = { $name }: birds { $birds }, threats { $threats }, medals { $medals }, points { $points }, hand { $hand }.
birds-alt-hand = Your hand: { $cards }.
birds-alt-hand-none = Your hand is empty.
birds-alt-short = { $name } ({ $wonder })
birds-alt-sum = { $name } { $total }: birds and point tiles { $birds }, bonus tiles { $bonuses }, medals { $medals }, threats { $threats }.
birds-alt-text = /board text:true tells all in words.

## The rules, in our own words; each paragraph names the section of the rulebook

birds-topic-summary = The Game of Birds in one minute
birds-topic-setup = Setup
birds-topic-turn = Rounds and turns
birds-topic-white-dice = White dice
birds-topic-danger-dice = Danger dice
birds-topic-taking = Playing a card and taking cards
birds-topic-threats = Threats
birds-topic-display = Placing birds
birds-topic-point-tiles = Point tiles
birds-topic-medals = Medals and the instant win
birds-topic-end = End and scoring
birds-topic-rulings = Rulings for open questions
birds-topic-house-deck = The house deck

birds-rules-summary-1 = **Seven wonders.** Nest, Egg, Beak, Song, Feather, Flight and Migration: each bird stands for one of them. You build a display with a column for each wonder and up to three cards in a column. (Rulebook: The Seven Wonders of Birds; Turn, 3)
birds-rules-summary-2 = **Your turn.** Choose one of the white dice for its effect, play a card to take the three cards of a line of the board, then place up to two birds in your display. (Rulebook: Turn)
birds-rules-summary-3 = **Dangers.** The two black dice restrict everybody for the round. Threats that you take go into your display, each costs 3 points, and some lie face down among the birds. (Rulebook: Overview of the Die Symbols; End of the Game)
birds-rules-summary-4 = **More points.** A second and a third bird of one amber or red species bring point tiles of 7, 8 or 10. A row of seven birds brings a medal worth 7 points. (Rulebook: Bonus Points)
birds-rules-summary-5 = **The end.** Eight rounds with two or four players, nine with three. Then the most points win. (Rulebook: Gameplay; End of the Game)
birds-rules-summary-6 = **At once.** Whoever has 21 birds and no threat in the display wins immediately. (Rulebook: End of the Game)

birds-rules-setup-1 = **Cards.** 140 birds and 28 threats are shuffled together: these are the game cards. Everybody is dealt six, which stay secret. The others are the draw pile. (Rulebook: Setup, 4)
birds-rules-setup-2 = **Supply.** Point tiles, bonus tiles and medals lie ready, as many as are needed. (Rulebook: Setup, 2; our ruling)
birds-rules-setup-3 = **Scenario cards.** Six of them are shuffled. The one on top says on which spaces of the board cards lie face down in the round. (Rulebook: Setup, 3)
birds-rules-setup-4 = **Bird figure.** Chance decides who gets it. Its holder has the first turn of the round. (Rulebook: Setup, 5; our ruling)
birds-rules-setup-5 = **In the pictures** the spaces of the board are numbered 1 to 9, row by row from the top left. A display has its columns beside each other, with a bottom, a middle and a top row. (Aviary)

birds-rules-turn-1 = **A new round.** Nine cards are laid on the board, face down on the black spaces of the scenario card. All six dice are rolled. (Rulebook: Round Preparation)
birds-rules-turn-2 = **1. Die.** Choose a white die that is still there. Its effect is for this turn; you are free to leave it unused. The die is gone for the round. (Rulebook: Turn, 1; our ruling)
birds-rules-turn-3 = **2. Play and take.** Play any hand card and take the cards of its line. The gaps are filled from the draw pile. (Rulebook: Turn, 2)
birds-rules-turn-4 = **3. Place.** Place none, one or two birds of your hand in your display. Then it is the next player’s turn. (Rulebook: Turn, 3)
birds-rules-turn-5 = **End of the round.** When everybody has had one turn, the cards of the board are discarded, the bird figure moves on clockwise and a new scenario card is revealed. After the sixth round the scenario cards are shuffled anew. (Rulebook: End of the Round)

birds-rules-white-dice-1 = Each white die has these six faces. (Rulebook: Overview of the Die Symbols; our ruling)
birds-rules-white-dice-2 = **+2.** Take a bonus tile worth 2 points. (Rulebook: Overview of the Die Symbols)
birds-rules-white-dice-3 = **Eye.** Before you play a card, look at one face-down card of the board. Everybody sees where you look, only you see what is there. (Rulebook: Overview of the Die Symbols)
birds-rules-white-dice-4 = **Three birds.** In this turn you may place up to three birds. (Rulebook: Overview of the Die Symbols)
birds-rules-white-dice-5 = **Swap.** Before you play a card, let two cards of the board change places. A card that lies face down stays so. (Rulebook: Overview of the Die Symbols; our ruling)
birds-rules-white-dice-6 = **Skull.** At any time in this turn, once, remove a threat from your display. It is discarded. (Rulebook: Overview of the Die Symbols; our ruling)
birds-rules-white-dice-7 = **Crossed-out die.** One danger die that you name does not count for you in this turn. (Rulebook: Overview of the Die Symbols)

birds-rules-danger-dice-1 = The two black dice hold for everybody until the end of the round. (Rulebook: Round Preparation)
birds-rules-danger-dice-2 = **A wonder.** Birds with this symbol may not be placed. They may be played and taken. (Rulebook: Overview of the Die Symbols)
birds-rules-danger-dice-3 = **Crossed-out red card.** Birds of the red list may not be placed. What counts is the list printed on the card. (Rulebook: Overview of the Die Symbols; our ruling)
birds-rules-danger-dice-4 = **Arrow.** At the beginning of your turn you discard a hand card, unless it is the only one. You choose the white die first, so a crossed-out die can spare you the card. (Rulebook: Overview of the Die Symbols; our ruling)
birds-rules-danger-dice-5 = **Eagle.** Nothing happens. (Rulebook: Overview of the Die Symbols)

birds-rules-taking-1 = **Columns.** An Egg card takes the left column of the board (spaces 1, 4, 7), a Beak card the middle one (2, 5, 8), a Migration card the right one (3, 6, 9). (Rulebook: Turn, 2; our reading of the board)
birds-rules-taking-2 = **Rows.** A Nest card takes the top row (1, 2, 3), a Flight card the middle one (4, 5, 6), a Feather card the bottom one (7, 8, 9). (Rulebook: Turn, 2; our reading of the board)
birds-rules-taking-3 = **Diagonal.** A Song card takes the spaces from the top left to the bottom right (1, 5, 9). (Rulebook: Turn, 2; our reading of the board)
birds-rules-taking-4 = **Birds.** Those that lie face up go into your hand. Those that lie face down are revealed, and you may take each or leave it; what you leave is discarded. (Rulebook: Turn, 2; our ruling)
birds-rules-taking-5 = **Afterwards** the card that you played is discarded, and new cards fill the gaps, face down on the black spaces of the scenario card. (Rulebook: Turn, 2)
birds-rules-taking-6 = **Threats in hand** can only be starting cards. They can be played for their line like birds, but not placed. (Rulebook: Turn, 2)

birds-rules-threats-1 = **Taken threats,** face up or revealed, go into the column of their wonder in your display at once. (Rulebook: Turn, 2)
birds-rules-threats-2 = **Their place** is the lowest free one of the column. (Our ruling)
birds-rules-threats-3 = **Full column.** You discard a bird of the column, and the threat takes its place. You choose which bird. Its point tile goes back; other birds of the species keep theirs. (Rulebook: Turn, 2; our ruling)
birds-rules-threats-4 = **Three threats** in the column already: the new one is discarded. (Our ruling)
birds-rules-threats-5 = **What they cost.** Each threat in your display is worth −3 points at the end, and its row brings no medal. (Rulebook: End of the Game; Bonus Points)
birds-rules-threats-6 = **Getting rid of them.** Only a Skull removes a threat. It may also be used before a bird has to make room. (Rulebook: Overview of the Die Symbols; our ruling)

birds-rules-display-1 = **How many.** None, one or two birds in a turn, with the die Three birds up to three. It does not matter whether you have just taken them. (Rulebook: Turn, 3)
birds-rules-display-2 = **Where.** Each bird goes into the column of its wonder, on the lowest free place. Cards are never rearranged. (Rulebook: Turn, 3; our ruling)
birds-rules-display-3 = **Room.** A column holds three cards, birds and threats together. (Rulebook: Turn, 3)
birds-rules-display-4 = **Danger dice** of the round can forbid birds. (Rulebook: Turn, 3)

birds-rules-point-tiles-1 = **Amber list.** Two birds of an amber species in your display: each gets a point tile of 7. So does the third. (Rulebook: Bonus Points)
birds-rules-point-tiles-2 = **Red list.** Two birds of a red species: each gets a point tile of 8. With the third these go back, and all three get tiles of 10. (Rulebook: Bonus Points)
birds-rules-point-tiles-3 = **Green list.** No point tiles. The printed points count. (Rulebook: Bonus Points)
birds-rules-point-tiles-4 = **After losses** a bird keeps the tile it has. When the species grows again, birds without a tile get one of 7 (amber) or 8 (red), and three red birds get 10 each. (Our ruling)

birds-rules-medals-1 = **Medal.** A row with a bird in each of the seven columns brings a medal worth 7 points. (Rulebook: Bonus Points)
birds-rules-medals-2 = **Three rows,** so up to three medals. A row with a threat brings none. (Rulebook: Bonus Points)
birds-rules-medals-3 = **Once.** A row brings its medal once in a match; the medal stays even if the row loses a bird. A row that is completed after a Skull has made room brings its medal too. (Our ruling)
birds-rules-medals-4 = **Instant win.** 21 birds and no threat in your display: the match ends at once, and you win. (Rulebook: End of the Game)

birds-rules-end-1 = **When.** The match ends after round 8, with three players after round 9. (Rulebook: End of the Game)
birds-rules-end-2 = **Points.** Each bird counts its printed points, or those of its point tile. A bonus tile counts 2, a medal 7, a threat in the display −3. (Rulebook: End of the Game)
birds-rules-end-3 = **The winner** has the most points. Equal points share the rank. (Rulebook: End of the Game)
birds-rules-end-4 = **After an instant win** the winner is first, and the others follow by points. (Our ruling)
birds-rules-end-5 = **Cards in hand** count nothing, threats there cost nothing. (Rulebook: End of the Game; our ruling)

birds-rules-rulings-1 = The rulebook is German; its sections are named here as in its English text. Where it is silent, Aviary plays as follows. **Last refill.** After the last turn of a round the board is not filled again. (Our ruling)
birds-rules-rulings-2 = **Draw pile.** When it has ended, the discard pile is shuffled into a new one. Discarded cards lie open, also those that lay face down at the end of a round. (Our ruling)
birds-rules-rulings-3 = **Empty hand.** Without a card to play, the top game card is turned up and played as your own. (Our ruling)
birds-rules-rulings-4 = **Swapped cards** keep facing as they did, and whoever had looked at one still knows it. Later cards follow the space: face down on a black one. (Our ruling)
birds-rules-rulings-5 = **Ignored die.** The crossed-out die ignores one danger die, for that turn only. You name it as you choose the white die. (Rulebook: Overview of the Die Symbols)
birds-rules-rulings-6 = **Known cards.** What is taken face up or revealed is known to all, but Aviary shows nobody’s hand to others. Starting cards stay secret until they are played, placed or discarded. (Our ruling)
birds-rules-rulings-7 = **Two alike.** Of two cards of a kind, one known and one secret, the known one leaves the hand first. (Our ruling)
birds-rules-rulings-8 = **Red ban.** It goes by the printed list, whatever point tiles lie in the display. (Our ruling)
birds-rules-rulings-9 = **End of the turn.** After the last bird that may be placed, or with an empty hand, the turn ends by itself, unless a Skull can still be used. (Our ruling)

birds-rules-house-deck-1 = The list of the printed cards is not public. Aviary plays with a **house deck** of its own, which keeps every number of the rulebook. (Rulebook: Game Materials)
birds-rules-house-deck-2 = **Birds.** 35 species with four cards each, five species to a wonder: green with 4, 5 and 6 points, amber with 4, red with 3. Which list a species is on says nothing about the species itself: it is this deck’s. **Threats.** Seven kinds, four cards each. (House deck)
birds-rules-house-deck-3 = **Danger dice.** One has Nest, Egg, Beak, the crossed-out red card, the arrow and the eagle; the other Song, Feather, Flight, Migration and the eagle twice. (House deck)
birds-rules-house-deck-4 = **Scenario cards.** Face-down spaces: [5]; [1, 9]; [2, 4, 9]; [3, 5, 7]; [1, 3, 8]; [2, 4, 6, 8]. (House deck)
birds-rules-house-deck-5 = Whoever owns the printed game can write its cards and dice into a file and play with those: other species, any number of them to a wonder, other numbers of cards. (Aviary)

## Why? What may be chosen and by which rule nothing else (rule), and what forbids one answer (not)

birds-rule-die = A turn begins with a white die that nobody has chosen in this round. Dice that show the same are one choice. (Rulebook: Turn, 1)
birds-rule-ignore = The crossed-out die lets you ignore one danger die in this turn, or none. The eagle has no effect to ignore. (Rulebook: Overview of the Die Symbols)
birds-rule-discard = The arrow makes you discard a hand card at the beginning of your turn. Any card of your hand can be chosen. (Rulebook: Overview of the Die Symbols)
birds-rule-peek = The Eye lets you look at one card that lies face down on the board, or at none. (Rulebook: Overview of the Die Symbols)
birds-rule-swap = You may let two cards of the board change places, face up or face down, or leave them. (Rulebook: Overview of the Die Symbols)
birds-rule-play = You play any one card of your hand, a threat too. It takes the three spaces of its line. Nobody can leave this step out. (Rulebook: Turn, 2)
birds-rule-keep = { $card } lay face down: you may take it into your hand or leave it to the discard pile. (Rulebook: Turn, 2; our ruling)
birds-rule-displace = The column already has three cards, so one of its birds makes room for { $card }. Threats of the column stay. (Rulebook: Turn, 2)
birds-rule-build = You may place birds of your hand in the columns of their wonders, or stop. Placed in this turn: { $placed } of { $most }. (Rulebook: Turn, 3)
birds-rule-danger = A danger die restricts you. { $danger }. (Rulebook: Overview of the Die Symbols)
birds-rule-banned = Not now, because a danger die shows their wonder: { $cards }. (Rulebook: Overview of the Die Symbols)
birds-rule-red = Not now, because a danger die forbids the red list: { $cards }. (Rulebook: Overview of the Die Symbols)
birds-rule-full = Not now, because their column already has three cards: { $cards }. (Rulebook: Turn, 3)
birds-rule-threat = Threats are never placed from the hand, they can be played: { $cards }. (Rulebook: Turn, 2)
birds-rule-remove = Besides, your Skull can remove a threat of your display, once in this turn. (Rulebook: Overview of the Die Symbols)
birds-rule-remove-none = Your Skull has nothing to remove: no threat lies in your display. (Rulebook: Overview of the Die Symbols)

birds-not-waiting = It is somebody else who has to choose now. (Rulebook: Turn)
birds-not-unknown = The Game of Birds has no such choice. (Aviary)
birds-not-verb = That is not what you are asked now: a turn is to choose a die, to play a card, then to place birds. (Rulebook: Turn)
birds-not-must = This step cannot be left out. (Rulebook: Turn)
birds-not-gone = No white die that is left shows this: { $die }. (Rulebook: Turn, 1)
birds-not-eagle = The eagle has no effect that could be ignored. (Rulebook: Overview of the Die Symbols)
birds-not-hand = That card is not in your hand. (Rulebook: Turn)
birds-not-open = On space { $cell } no card lies face down. (Rulebook: Overview of the Die Symbols)
birds-not-empty = Space { $cell } is empty. (Rulebook: Overview of the Die Symbols)
birds-not-same = It takes two different spaces to swap. (Rulebook: Overview of the Die Symbols)
birds-not-order = Name the space with the lower number first. (Aviary)
birds-not-column = The bird must come from the threat’s own column. (Rulebook: Turn, 2)
birds-not-bird = No bird lies there. (Rulebook: Turn, 2)
birds-not-enough = You have placed all the birds that one turn allows: { $n }. (Rulebook: Turn, 3)
birds-not-threat = Threats cannot be placed from the hand. (Rulebook: Turn, 2)
birds-not-full = This column already has three cards: { $wonder }. (Rulebook: Turn, 3)
birds-not-banned = A danger die forbids birds with this symbol: { $wonder }. (Rulebook: Overview of the Die Symbols)
birds-not-red = A danger die forbids birds of the red list. (Rulebook: Overview of the Die Symbols)
birds-not-skull = It takes a Skull, chosen in this turn and not used yet, to remove a threat. (Rulebook: Overview of the Die Symbols)
birds-not-safe = No threat lies there. (Rulebook: Overview of the Die Symbols)

## The guided first match

birds-learn-rival = Martin
birds-learn-1-1 = **What it is about.** You gather birds in a display of your own: seven columns, one for each wonder of birds, with room for three cards each. Whoever has the most points after eight rounds wins. Martin plays against you.
birds-learn-1-2 = **The board.** Nine cards lie in the middle, two of them face down: nobody knows those. The six cards in your hand are secret.
birds-learn-1-3 = **Danger dice.** The two black dice hold for everybody in this round: no Beak bird and no Song bird may be placed.
birds-learn-2-1 = **1. A white die.** A turn has three steps. In the first you choose one of the white dice that are left. Its effect is for this turn, and nobody else gets this die in this round.
birds-learn-2-2 = Choose **Three birds**: you may then place three birds instead of two.
birds-learn-3-1 = **2. Play a card.** It takes the three cards of its line and is discarded then. Its wonder says which: Egg, Beak and Migration take a column of the board, Nest, Flight and Feather a row, Song the diagonal 1, 5, 9.
birds-learn-3-2 = Song birds may not be placed now, but they can be played. Play the **golden oriole** for the diagonal.
birds-learn-4-1 = **Face-down cards are revealed.** On space 1 there was a threat. It went into your Egg column at once: it takes up a place there, costs 3 points at the end, and its row brings no medal. The robin lay face up and went into your hand.
birds-learn-4-2 = On space 9 a bird turned up. You may take it or leave it: **take** the mallard.
birds-learn-5-1 = **3. Place birds.** Each goes into the column of its wonder, on the lowest free place. The danger dice hold back two birds of your hand: the curlew (Beak) and the robin (Song).
birds-learn-5-2 = Place the **mallard**. It comes to lie above the threat. Two more birds are then placed for you, as your die allows three.
birds-learn-6-1 = **Five rounds later** – they were played for you. You have played the white stork for the top row, and on space 2 there was a threat. Your Nest column is full, so one of its birds has to make room.
birds-learn-6-2 = Let go of the bird that counts least: the **white stork**. Before you confirm, you read what that costs.
birds-learn-7-1 = **Two of a species** are worth more. On the amber list each of them gets a point tile of 7, and so does the third. On the red list it is 8 each, with the third bird 10 each. Green birds get no tiles.
birds-learn-7-2 = You have taken a second **woodcock**, an amber bird. Place it: both count 7 instead of 4.
birds-learn-8-1 = **The last round.** Look at the bottom row of your display: there is a bird in six columns, and in the Egg column the threat. A row of seven birds brings a **medal** worth 7 points.
birds-learn-8-2 = Choose the **Skull**: it removes a threat, at any time in this turn.
birds-learn-9-1 = **The arrow** among the danger dice makes you discard a hand card now. Because of the Skull you may remove the threat first.
birds-learn-9-2 = **Remove** it: the lowest place of the Egg column becomes free.
birds-learn-10-1 = **The gap.** Meanwhile you have discarded a card and played the kestrel for the middle row. It brought you a second mallard: a green bird, so no tiles.
birds-learn-10-2 = Place the **mallard**. It goes to the lowest free place, below the other one, and completes the row.
birds-learn-11-1 = **The end.** Birds count their points or those of their tiles, bonus tiles 2, medals 7, threats −3. Cards in hand count nothing.
birds-learn-11-2 = The woodcocks’ tiles have brought you 6 points more than printed, the Skull and the mallard 16. Whoever fills all 21 places with birds wins at once; that is rare. Now you know all that you need.

## Pictures beside the rules, all from the lesson's match

birds-example-one = Swallow
birds-example-other = Martin
birds-example-summary = the sixth round of a match of two. On top the board with the dice, below it the displays. Three spaces of the board are empty, as Swallow’s turn is going on.
birds-example-setup = what the first player sees: nine cards, two of them face down, the six dice, an empty display and six secret cards.
birds-example-taking = the golden oriole has the wonder Song, so it takes the diagonal: spaces 1, 5 and 9.
birds-example-white-dice = +2, Eye, Three birds and the crossed-out die, of which Three birds is being chosen. Swap shows two cards with arrows, the Skull a skull.
birds-example-danger-dice = the danger dice show the arrow and Song: first a hand card is discarded, and Song birds may not be placed.
birds-example-threats = a Nest threat comes into the full Nest column. The white stork, which counts least, makes room.
birds-example-display = the mallard comes to the lowest free place of the Egg column, above the threat. The curlew and the robin have to wait: the danger dice show their wonders.
birds-example-point-tiles = with a second woodcock, an amber bird, each of the two gets a point tile of 7.
birds-example-medals = the mallard fills the gap in the bottom row: seven birds, a medal.
birds-example-end = printed points and point tiles, bonus tiles, medals and threats of both sides. Swallow wins by 91 points to 65.
