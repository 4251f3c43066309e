# Crows in English. Ids by what they are for: words, menus (verb, play, skip, part, row, which, do), hint, ask, told (the log),
# at (the position as text), own (what one seat knows), result, alt, topic, rules, rule and not (Why?). { $name } is a player's name.

crows-title = Crows
crows-option-tile-choices = Tile Choices: take one of the open tiles, one for each player, instead of drawing
crows-option-random-trash = Random Trash: the Trash tiles are mixed into the deck instead of dealt out
crows-option-all-the-birds = The Birds: no crow ever leaves, murders only scatter
crows-option-scoring-cap = Scoring Cap: at most 12 points a player in each round
crows-progress = Round { $round }, { $deck ->
    [one] { $deck } tile
   *[other] { $deck } tiles
} left to draw
crows-progress-last = Round { $round }, the last one: the deck is empty
crows-progress-over = The match is over

## Words

crows-comma = { $first }, { $rest }
crows-semicolon = { $first }; { $rest }
crows-cell = { $cell }
crows-name = { $name }
crows-times = { $n }× { $what }
crows-count = { $n ->
    [one] { $n } crow
   *[other] { $n } crows
}

crows-tile-empty-tree = Empty Tree
crows-tile-1-crow-tree = 1-Crow Tree
crows-tile-2-crow-tree = 2-Crow Tree
crows-tile-3-crow-tree = 3-Crow Tree
crows-tile-trash = Trash
crows-tile-trinkets = Trinkets
crows-tile-cemetery = Cemetery

# In a word, beside arrows in menus.
crows-short-empty-tree = Empty
crows-short-1-crow-tree = 1-Crow
crows-short-2-crow-tree = 2-Crow
crows-short-3-crow-tree = 3-Crow
crows-short-trash = Trash
crows-short-trinkets = Trinkets
crows-short-cemetery = Cemetery

crows-token-no-cemeteries = No Cemeteries
crows-token-tombstone = Tombstone
crows-token-no-flocking = No Flocking
crows-token-2-crows = 2 Crows
crows-token-3-points = 3 Points

crows-object-own = your shiny object
crows-object-other = another’s shiny object
crows-object-of = shiny object of { $name }

crows-variant-tile-choices = Tile Choices
crows-variant-random-trash = Random Trash
crows-variant-all-the-birds = The Birds
crows-variant-scoring-cap = Scoring Cap

## Menus

crows-row = Row { $row }: { $columns }
crows-place = { $cell }: { $things }
crows-beside = { $arrow } { $tile }
crows-beside-crows = { $arrow } { $tile } ({ $n })
crows-beside-object = { $arrow } { $tile } ◆
crows-brings-token = brings a special token

crows-start-0 = Top
crows-start-1 = Right
crows-start-2 = Bottom
crows-start-3 = Left

crows-verb-draw = Draw a tile
crows-verb-pick = Take an open tile
crows-verb-trash = Play your Trash tile
crows-verb-place = Place the tile
crows-verb-shine = Place your shiny object
crows-verb-call = Choose a crow
crows-verb-land = Choose the tile to go to
crows-verb-scatter = Scatter the murder
crows-skip-tile = No tile to be had: go on
crows-skip-play = Play no token

# What each special token does; also the names of their choices in the menu.
crows-play-no-cemeteries = No Cemeteries: nothing doubles points this round
crows-play-tombstone = Tombstone: any tile counts as a Cemetery this round
crows-play-no-flocking = No Flocking: the crows on a tile stay there this round
crows-play-2-crows = 2 Crows: move two crows to another tile, at once
crows-play-3-points = 3 Points: 3 points at the end; cannot be played

# The questions to the one who chooses: first which row, then which place in it.
crows-part-tile-draw = Do you draw a tile now?
crows-part-tile-pick = Which open tile do you take?
crows-part-tile-draw-or-trash = Do you draw a tile, or play your Trash tile?
crows-part-tile-pick-or-trash = Do you take an open tile, or play your Trash tile?
crows-part-tile-trash = Only your Trash tile is left. Which tile does it replace?
crows-part-tile-none = There is no tile for you. Do you go on?
crows-part-play = Do you want to play a special token?
crows-row-trash = Your Trash tile replaces a tile. In which row?
crows-row-place = In which row do you place this tile: { $tile }?
crows-row-shine = In which row do you place your shiny object?
crows-row-tomb = In which row does the Tombstone go?
crows-row-roost = In which row shall the crows of a tile stay?
crows-row-call = In which row is the first of the two crows?
crows-row-call-second = The first crow comes from { $first }. In which row is the second one?
crows-row-land = Crows from { $first } and { $second }: in which row is the tile that they go to?
crows-which-trash = Which tile of row { $row } does your Trash tile replace?
crows-which-place = Which place in row { $row }? Arrows show what lies beside it: (3) crows, ◆ a shiny object.
crows-which-shine = On which tile of row { $row } do you place your shiny object?
crows-which-tomb = On which tile of row { $row } does the Tombstone go?
crows-which-roost = On which tile of row { $row } shall the crows stay?
crows-which-call = From which tile of row { $row } does the crow come?
crows-which-land = To which tile of row { $row } do the two crows go?
crows-which-pick = Which open tile do you take?
crows-which-scatter = Where does the spiral begin on which your murder scatters?
crows-which-sure = Is this what you want?

# Whole actions, in 100 characters.
crows-do-pick = Take: { $tile }
crows-do-trash = Trash on { $cell }, replacing: { $tile }
crows-do-place = Place on { $cell }: { $tile }
crows-do-shine = Shiny object on { $cell }: { $tile }
crows-do-tomb = Tombstone on { $cell }: { $tile }
crows-do-roost = No Flocking on { $cell }: { $tile }
crows-do-call = Take a crow from { $cell }
crows-do-land = Move the two crows to { $cell }
crows-do-scatter = Scatter the murder, beginning here: { $start }

crows-hint-attracts = { $n ->
    [0] As things stand, no crow would fly to it.
    [one] As things stand, { $n } crow would fly to it.
   *[other] As things stand, { $n } crows would fly to it.
}
crows-hint-token = Brings a special token.
crows-hint-tomb-own = Your shiny object lies there: its points double.
crows-hint-tomb-other = Another player’s shiny object lies there: that player’s points double.
crows-hint-tomb-yet = No shiny object lies there yet.
crows-hint-tomb-none = No shiny object lies there, so it doubles nothing.
crows-hint-tomb-again = It is a Cemetery already, and points double only once.
crows-hint-holds = { $n ->
    [one] { $n } crow would stay there.
   *[other] { $n } crows would stay there.
}
crows-hint-lands = A crow each would land on, in this order: { $cells }.
crows-hint-replaces = You will place the replaced tile anew, without new crows: { $tile }.

# Questions that everybody reads.
crows-ask-tile-draw = { $name } draws a tile.
crows-ask-tile-pick = { $name } takes an open tile.
crows-ask-tile-draw-or-trash = { $name } draws a tile or plays Trash.
crows-ask-tile-pick-or-trash = { $name } takes an open tile or plays Trash.
crows-ask-tile-trash = { $name } plays Trash: there is no other tile.
crows-ask-tile-none = { $name } goes on without a tile: there is none.
crows-ask-place = { $name } places a tile: { $tile }.
crows-ask-shine = { $name } places the shiny object.
crows-ask-play = { $name } may play a special token.
crows-ask-first-crow = { $name } plays 2 Crows and chooses the first crow.
crows-ask-second-crow = { $name } plays 2 Crows: the first from { $first }, now the second one.
crows-ask-landing = { $name } plays 2 Crows: from { $first } and { $second } to another tile.
crows-ask-scatter = { $name } chooses how the murder on { $cell } scatters.
crows-ask-over = Nobody has to choose any more.

## The log

crows-told-started = The match begins. { $name } has the First Player marker.
crows-told-round = Round { $round }. { $name } goes first.
crows-told-opened = New open tile: { $tile }.
crows-told-turn = { $name }’s turn.
crows-told-drew = { $name } has a new tile: { $tile }.
crows-told-trashed = { $name } plays Trash on { $cell }. The tile there is placed anew: { $tile }.
crows-told-skipped = { $name } has no tile to place.
crows-told-placed = { $tile } on { $cell }.
crows-told-placed-crows = { $tile } on { $cell }, with { $n ->
    [one] { $n } new crow
   *[other] { $n } new crows
}.
crows-told-placed-bare = { $tile } on { $cell }, without new crows.
crows-told-shone = { $name } places the shiny object on { $cell }.
crows-told-collected = { $name } collects a special token.
crows-told-collected-what = Your new special token: { $token }.
crows-told-dull = { $name } has no tile for the shiny object in this round.
crows-told-cancelled = { $name } plays No Cemeteries: nothing doubles points in this round.
crows-told-entombed = { $name } plays Tombstone: { $cell } counts as a Cemetery in this round.
crows-told-roosted = { $name } plays No Flocking: the crows on { $cell } stay in this round.
crows-told-lured = { $name } plays 2 Crows.
crows-told-moved = { $name } moves a crow from { $first } and one from { $second } to { $cell }.
crows-told-moved-pair = { $name } moves two crows from { $first } to { $cell }.
crows-told-flocked = { $crows } from { $first } to { $cell }: the shiny object of { $name }.
crows-told-stopped = { $crows } from { $first } towards { $target }, the shiny object of { $name }, stopped by the Trash on { $cell }.
crows-told-held = Staying on { $cell } because of No Flocking: { $crows }.
crows-told-left-over = Staying on { $cell }, left over when the crows divide evenly: { $crows }.
crows-told-unmoved = Staying with no shiny object in sight: the crows on { $cells }.
crows-told-scored-plain = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $crows } on { $cell }.
crows-told-scored = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $crows } on { $cell }, { $doubled }.
crows-told-capped = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} by the Scoring Cap instead of { $full }: { $crows } on { $cell }, { $doubled }.
crows-double-plain = not doubled
crows-double-cemetery = doubled by the Cemetery
crows-double-tombstone = doubled by a Tombstone
crows-double-void = not doubled because of No Cemeteries
crows-told-murder = A murder on { $cell }: { $n } crows at the shiny object of { $name }. Two of them fly off as a mated pair.
crows-told-murder-all = A murder on { $cell }: { $n } crows at the shiny object of { $name }. None of them leaves.
crows-told-scattered = { $name } scatters the murder on { $cell } { $start }, a crow to each tile: { $cells }. One stays.
crows-told-scattered-none = No tile lies in the pattern around { $cell }: the crows stay.
crows-from-0 = from the top
crows-from-1 = from the right
crows-from-2 = from the bottom
crows-from-3 = from the left
crows-told-over = The deck is empty: the match is over. Special tokens are revealed.
crows-told-resigned = { $name } resigns.

## The position as text

crows-at-round = Crows, round { $round }. First Player: { $name }.
crows-at-variants = Variants: { $variants }
crows-at-drawn = About to be placed: { $tile }
crows-at-moved = Replaced by Trash and about to be placed, without new crows: { $things }
crows-at-resigned = { $name } has resigned.
crows-at-seat = { $name } – points: { $points }
crows-at-object = Shiny object: on { $cell }
crows-at-object-none = Shiny object: not on the board
crows-at-trash = Trash tile: not played yet
crows-at-trashed = Trash tile: played
crows-at-tokens = Special tokens in hand: { $n }
crows-at-revealed = Special tokens kept: { $tokens }
crows-at-cancelled = In force this round: No Cemeteries
crows-at-deck = Tiles left to draw: { $n }; unseen in the box: { $box }
crows-at-unseen = Tiles not seen yet: { $tiles }
crows-at-open = Open tiles: { $tiles }
crows-at-crows = Crows in the pile: { $n }
crows-at-token-pile = Special tokens in the pile: { $n }
crows-at-spent = Special tokens played: { $tokens }
crows-at-row = Row { $row }: { $tiles }
crows-at-tile = { $column } { $things }

## What one seat knows

crows-own-none = You have no special tokens.
crows-own-tokens = Your special tokens: { $n }. Kept to the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
crows-own-token = { $n }× { $effect }

# Under a picture with letters.
crows-letters-2 = Letters on the shiny objects: { picture-crows-letter-0 } key, { picture-crows-letter-1 } ring.
crows-letters-3 = Letters on the shiny objects: { picture-crows-letter-0 } key, { picture-crows-letter-1 } ring, { picture-crows-letter-2 } heart.
crows-letters-4 = Letters on the shiny objects: { picture-crows-letter-0 } key, { picture-crows-letter-1 } ring, { picture-crows-letter-2 } heart, { picture-crows-letter-3 } star.

## The end

crows-bonus = { $token } { $count ->
    [one] +{ $points }
   *[other] { $count } × +{ $points }
}
crows-result-plain = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, no tokens kept
crows-result-line = { $name }: { $points }, tokens kept ({ $tokens }): { $total ->
    [one] { $total } point
   *[other] { $total } points
}
crows-result-resigned = { $name } has resigned and ranks last.
crows-won = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
crows-won-alone = { $name } wins: nobody else is left.
crows-won-clean = A tie at { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $name } wins, having played no Trash.
crows-won-clean-shared = A tie at { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Having played no Trash, { $names } share the victory.
crows-won-shared = A tie at { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $names } share the victory.

## Alt texts

crows-alt-seat = { $name }: points { $points }.
crows-alt-seat-object = { $name }: points { $points }, shiny object on { $cell }.
crows-alt-table = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} between { $first } and { $last }.
crows-alt-crows = { $n ->
    [one] { $n } crow
   *[other] { $n } crows
} on the board: { $cells }.
crows-alt-crows-on = { $cell } ({ $n })
crows-alt-text = /board text:true tells every tile in words.

## The rules, in our own words; each paragraph names the section of the rulebook

crows-topic-summary = Crows in one minute
crows-topic-setup = Setup
crows-topic-turn = A turn
crows-topic-tiles = Tiles, one by one
crows-topic-objects = The shiny object
crows-topic-tokens = Special tokens, one by one
crows-topic-flocking = How crows flock
crows-topic-scoring = Scoring a round
crows-topic-murders = Murders scatter
crows-topic-end = The end of the match
crows-topic-variants = Variants
crows-topic-rulings = Rulings for open questions

crows-rules-summary-1 = **The idea.** Crows love whatever glitters. Place your shiny object where it draws the most crows of the trees around it. (Rulebook: Game Overview)
crows-rules-summary-2 = **Your turn.** Add a tile to the board – trees bring crows –, place your shiny object on a tile without crows, and play a special token if you like. (Rulebook: Each Player Takes One Turn)
crows-rules-summary-3 = **Flocking.** When everybody has had a turn, all crows fly along their row or column to the nearest shiny object. A gap between tiles hides what lies beyond, and Trash stops them on the way. (Rulebook: Crows Flock)
crows-rules-summary-4 = **Points.** Each crow at your shiny object is a point, on a Cemetery two. The crows stay where they are, and the shiny objects come back. (Rulebook: Players Score Points)
crows-rules-summary-5 = **Murders.** Six or more crows in one place are a murder: two fly off, the others scatter around. (Rulebook: Murder Scatters)
crows-rules-summary-6 = **Winning.** When the deck is empty, the match ends with that round. Most points win, tokens that you have kept included. (Rulebook: Game End)

crows-rules-setup-1 = **Before you.** Each player has one shiny object and one Trash tile. Trash tiles left over go to the box. (Rulebook: Setup)
crows-rules-setup-2 = **The deck.** The other 49 tiles are shuffled face down. With three players four of them go to the box unseen, with two players eight. (Rulebook: Setup)
crows-rules-setup-3 = **The board.** Nine tiles are turned up and laid out in a diamond, corner to corner. Each gets a crow for each of its icons. (Rulebook: Setup; our reading of the picture)
crows-rules-setup-4 = **The piles.** The remaining ones of the 38 crows are the crow pile. The 20 special tokens lie shuffled, face down. (Rulebook: Setup)
crows-rules-setup-5 = **Who begins.** The rulebook asks who has last seen a crow. Here chance decides. (Rulebook: Setup; our ruling)
crows-rules-setup-6 = **Places have names.** Columns have letters, rows have numbers, counted downwards. N50 is the center of the diamond. The names stay as the board grows: right of Z comes AA, left of A comes ZZ. (Aviary)

crows-rules-turn-1 = **1. A tile.** Draw the top tile of the deck and place it, or play your Trash tile. (Rulebook: Choose one tile and add it to the board)
crows-rules-turn-2 = **2. The shiny object.** You must place it, on a tile without crows. (Rulebook: Place the Shiny Object on one empty tile)
crows-rules-turn-3 = **3. A special token.** If you have any, you may play one. (Rulebook: Play one Special Token)
crows-rules-turn-4 = **The round.** The First Player begins, and the turn passes clockwise. When all have had one turn, crows flock and points are scored. Then the marker passes to the left. (Rulebook: Game Round; End of Round)

crows-rules-tiles-1 = **Placing.** A tile must share an edge with a tile on the board. Corners are not enough, and no tile lies on another. (Rulebook: Placing a Tile)
crows-rules-tiles-2 = **Crow Trees.** Trees with 1, 2 or 3 icons bring as many crows from the pile when they are placed. After that the icons mean nothing. 14, 9 and 2 tiles. (Rulebook: Board Tiles)
crows-rules-tiles-3 = **Empty Trees.** They bring no crows, but a shiny object placed on one brings you a special token. 14 tiles. (Rulebook: Board Tiles; Special Tokens)
crows-rules-tiles-4 = **Trash.** Stops crows that fly over it. 4 tiles. (Rulebook: Board Tiles)
crows-rules-tiles-5 = **Your Trash tile.** Once in the match, instead of drawing, you swap it for a tile with neither crows nor a shiny object. The replaced tile is placed anew as if just drawn, but brings no crows. (Rulebook: Trash Tile)
crows-rules-tiles-6 = **Trinkets.** A shiny object there goes before others at the same distance. 5 tiles. (Rulebook: Board Tiles)
crows-rules-tiles-7 = **Cemetery.** Crows there score double. 5 tiles. (Rulebook: Board Tiles)

crows-rules-objects-1 = **Where.** On any tile, except (a) Trash, (b) a tile with crows, (c) a tile with another’s shiny object. It need not be the tile that you have just placed. (Rulebook: Place the Shiny Object on one empty tile)
crows-rules-objects-2 = **On an Empty Tree** it brings you one special token. Only you see which. When the pile is used up, there are no more. (Rulebook: Place the Shiny Object on one empty tile)
crows-rules-objects-3 = **Help.** Before you confirm, the bot tells how many crows would fly to it if the round ended now. Those who play after you can still change that. (Aviary)
crows-rules-objects-4 = **After the round** it comes back to you. (Rulebook: End of Round)

crows-rules-tokens-1 = **Getting one.** A shiny object placed on an Empty Tree brings one token. Others see how many you have, not which. (Rulebook: Special Tokens)
crows-rules-tokens-2 = **Playing or keeping.** Play at most one in a turn; it then leaves the match. Each token kept to the end is worth points. (Rulebook: Play one Special Token)
crows-rules-tokens-3 = **No Cemeteries.** In this round Cemeteries do not double points, Tombstones neither. Kept: 2 points. (Rulebook: Special Tokens; our ruling)
crows-rules-tokens-4 = **Tombstone.** Lies on any tile, which counts as a Cemetery in this round. Kept: 2 points. (Rulebook: Special Tokens)
crows-rules-tokens-5 = **No Flocking.** Lies on any tile with crows. They do not fly in this round. Kept: 2 points. (Rulebook: Special Tokens)
crows-rules-tokens-6 = **2 Crows.** At once, two crows from one tile or from two go to one other tile without a shiny object. Kept: 2 points. (Rulebook: Special Tokens)
crows-rules-tokens-7 = **3 Points.** Kept: 3 points. It cannot be played. (Rulebook: Special Tokens)
crows-rules-tokens-8 = **Asked anyway.** If all you hold is 3 Points, you are asked too, so that the question gives nothing away. (Aviary)

crows-rules-flocking-1 = When everybody has had a turn, all crows fly at once, each from where it stood. (Rulebook: Crows Flock; our ruling)
crows-rules-flocking-2 = **(a) Nearest.** They fly to the nearest shiny object in the same row or column, never diagonally. (Rulebook: Crows Flock)
crows-rules-flocking-3 = **(b) Any distance.** They cross any number of tiles. (Rulebook: Crows Flock)
crows-rules-flocking-4 = **(c) Gaps.** Where a tile is missing on the way, a shiny object beyond it does not count, even if it is nearer than another. Some crows may not move at all. (Rulebook: Crows Flock)
crows-rules-flocking-5 = **(d) Trash.** Crows that fly over Trash stop there for the round. Crows that begin on Trash fly off as usual. (Rulebook: Crows Flock)
crows-rules-flocking-6 = **(e) Ties: Trinkets.** Of several shiny objects at the same distance, one on Trinkets draws all the crows. (Rulebook: Crows Flock)
crows-rules-flocking-7 = **(e) Ties: dividing.** Otherwise the crows divide evenly, and those left over stay: of five crows between three shiny objects one flies to each, and two stay. (Rulebook: Crows Flock)
crows-rules-flocking-8 = **(f) Only shiny objects** attract crows; Trash, Trinkets and Cemeteries do not. (Rulebook: Crows Flock)

crows-rules-scoring-1 = **A point a crow.** After flocking you score 1 point for each crow on the tile of your shiny object. (Rulebook: Players Score Points)
crows-rules-scoring-2 = **Double.** On a Cemetery each counts 2 points. A Tombstone does the same; both together double only once. (Rulebook: Players Score Points; our ruling)
crows-rules-scoring-3 = **Crows stay** on the board and can score again in the next round. (Rulebook: Players Score Points)
crows-rules-scoring-4 = **Trash** on the way costs points: crows that stop there are not at your shiny object. (Rulebook: Crows Flock)

crows-rules-murders-1 = **Six or more** crows at one shiny object are a murder – the poetic word for a flock of crows. Points are scored first. (Rulebook: Murder Scatters)
crows-rules-murders-2 = **A mated pair.** Two of them fly off, back to the pile. (Rulebook: Murder Scatters)
crows-rules-murders-3 = **The spiral.** All others but one scatter along a spiral of twenty places around the tile, one crow to each place; where no tile lies, the next one counts. (Rulebook: Murder Scatters)
crows-rules-murders-4 = **Your choice.** Whoever owns the shiny object chooses where the spiral begins: top, right, bottom or left. From there it turns clockwise. (Rulebook: Murder Scatters; our ruling)
crows-rules-murders-5 = **An example.** Seven crows: two fly off, one stays, four land on the first four tiles of the spiral. (Rulebook: Murder Scatters)
crows-rules-murders-6 = **Not again.** A tile that has six crows only because of scattering waits for a later round. (Rulebook: Murder Scatters)

crows-rules-end-1 = **When.** The match ends with the round in which the deck runs out. (Rulebook: End of Round; Game End)
crows-rules-end-2 = **Tokens.** All unused special tokens are revealed and add 2 points each, 3 Points adds 3. (Rulebook: Game End)
crows-rules-end-3 = **The winner** has the most points. (Rulebook: Game End)
crows-rules-end-4 = **Ties.** Of those tied, whoever has played no Trash tile wins. If that does not decide, they share the victory. (Rulebook: Ties)
crows-rules-end-5 = **Resigning.** With three or four players the others play on. For the one who has resigned the bot makes the mildest choices, and that player ranks last. (Aviary)

crows-rules-variants-1 = **Tile Choices.** At the beginning of a round one tile a player is laid out open. You take one of these instead of drawing, or play your Trash. What is left stays; only missing tiles are added. (Rulebook: Tile Choices)
crows-rules-variants-2 = **Random Trash.** The four Trash tiles are mixed into the deck, and nobody begins with one. With three players five tiles go to the box, with two players ten. (Rulebook: Random Trash)
crows-rules-variants-3 = **The Birds.** No crows leave with a murder; it only scatters. (Rulebook: The Birds)
crows-rules-variants-4 = **Scoring Cap.** At most 12 points a player in each round: kind to children and beginners. (Rulebook: Scoring Cap)
crows-rules-variants-5 = **All of them** can be combined. (Our ruling)

crows-rules-rulings-1 = Where the rulebook is silent, Aviary plays as follows. **Deck empty in mid-round.** The others play Trash if they can, or else skip the tile; the rest of the turn goes on. With Tile Choices the match ends then too, even if tiles lie open. (Rulebook: Game End)
crows-rules-rulings-2 = **No place for the shiny object.** Then it is not placed in this round. (Rulebook: Place the Shiny Object on one empty tile)
crows-rules-rulings-3 = **Six crows alone** are no murder until a shiny object attracts them there. (Rulebook: Murder Scatters)
crows-rules-rulings-4 = **Several murders** scatter one after the other, from the First Player clockwise. One that receives crows from an earlier one scatters with all that it has then. (Rulebook: Murder Scatters)
crows-rules-rulings-5 = **The spiral runs out.** If crows are left after twenty places, they go round again. If no tile lies in it, they stay. (Rulebook: Murder Scatters)
crows-rules-rulings-6 = **Trash and Trinkets.** Crows stop at the first Trash on their way. If two tied shiny objects both lie on Trinkets, the crows divide between those two. (Rulebook: Crows Flock)
crows-rules-rulings-7 = **2 Crows** needs two crows on the board. **No Flocking** also holds crows that come to its tile by 2 Crows. (Rulebook: Special Tokens)
crows-rules-rulings-8 = **Tokens on a tile** that Trash replaces move with that tile. (Rulebook: Trash Tile)
crows-rules-rulings-9 = **Drawn Trash** is placed like any tile drawn, and counts as played when a tie is broken. (Rulebook: Random Trash)
crows-rules-rulings-10 = **Ties of three or four.** All of those tied who have played no Trash share the victory. (Rulebook: Ties)

# The pictures beside the rules: players called by their colours, and what is to be seen (behind the word for "picture").
crows-example-name-0 = Orange
crows-example-name-1 = Blue
crows-example-name-2 = Pink
crows-example-name-3 = Green
crows-example-summary = the end of a round. Arrows show how crows flew, the number at their tails how many: two to Orange on N50, three to Blue on O51. Each is a point.
crows-example-setup = the nine starting tiles with their crows. A number counts them; a single crow has none.
crows-example-turn = the drawn tile can come to every place with a name. M50 is chosen.
crows-example-tiles = below the board a tile of each kind: Empty Tree, trees with 1, 2 and 3 crows, Trash, Trinkets, Cemetery. Above it Trash not played yet stands on a player’s plate.
crows-example-objects = light frames mark where Orange may place the shiny object: not on Trash, with crows, or with Blue’s object.
crows-example-tokens = below the board all five special tokens, from No Cemeteries to 3 Points. On the board a Tombstone lies on O51, No Flocking on P51.
crows-example-flocking = (b) one flies from K50 to Orange. (c) A gap keeps the crow on N48. (d) From L52 two fly towards Pink and stop on the Trash; the one there flies on. (e) Of three on O50 one flies to each side, one stays; both on P51 choose Pink’s Trinkets.
crows-example-scoring = four crows came to Orange on the Cemetery M51: 8 points. Five came to Blue on O49: 5 points. One on O51 was left over.
crows-example-murders = the whole spiral from the top. A murder so large is rare: of 21 crows one stays on N50, the others land in this order.
crows-example-end = Orange wins by 129 to 91. Below, the special tokens kept and their points.
crows-example-variants = Tile Choices with four players: a tile for each of them lies open below the board.

## Why? What may be chosen and by which rule nothing else (rule), and what forbids one answer (not)

crows-rule-tile = A turn begins with a tile: you draw the top one of the deck. (Rulebook: Choose one tile and add it to the board)
crows-rule-tile-none = The deck is empty, so nothing can be drawn; this is the last round. (Rulebook: Game End; our ruling)
crows-rule-tile-open = With Tile Choices you take one of the open tiles. Nothing is drawn from the deck. (Rulebook: Tile Choices)
crows-rule-tile-open-none = No open tile is left in this round. (Rulebook: Tile Choices; our ruling)
crows-rule-trash = Instead you can play your Trash tile. It takes the place of a tile with neither crows nor a shiny object; that one is placed anew. (Rulebook: Trash Tile)
crows-rule-trash-nowhere = Your Trash tile can replace nothing now: every tile has crows or a shiny object. (Rulebook: Trash Tile)
crows-rule-trash-played = You have played your Trash tile already. (Rulebook: Choose one tile and add it to the board)
crows-rule-tile-skip = There is no tile for you, so you go on to the shiny object. (Our ruling)
crows-rule-place = The tile must share an edge with a tile on the board and lie on a free place. Corners are not enough. (Rulebook: Placing a Tile)
crows-rule-place-drawn = A tree brings a crow for each icon at once. (Rulebook: Board Tiles)
crows-rule-place-moved = It was replaced by Trash and brings no new crows. (Rulebook: Trash Tile)
crows-rule-shine = You have to place your shiny object on a tile that none of the exceptions names. Tiles to choose from: { $n }. (Rulebook: Place the Shiny Object on one empty tile)
crows-rule-shine-trash = Not on Trash: { $cells }. (Rulebook: Place the Shiny Object on one empty tile, a)
crows-rule-shine-crows = Not where crows are: { $cells }. (Rulebook: Place the Shiny Object on one empty tile, b)
crows-rule-shine-object = Not where another’s shiny object lies: { $cells }. (Rulebook: Place the Shiny Object on one empty tile, c)
crows-rule-shine-token = On an Empty Tree it brings a special token. (Rulebook: Place the Shiny Object on one empty tile)
crows-rule-shine-no-token = The pile of special tokens is used up, so an Empty Tree brings none. (Rulebook: Place the Shiny Object on one empty tile)
crows-rule-play = You may play one special token a turn, or keep them all: kept to the end they are worth points. (Rulebook: Play one Special Token)
crows-rule-play-points = 3 Points cannot be played. It counts at the end. (Rulebook: Special Tokens)
crows-rule-play-few = 2 Crows needs at least two crows on the board. (Rulebook: Special Tokens)
crows-rule-first-crow = The first crow can come from any tile with crows. (Rulebook: Special Tokens)
crows-rule-second-crow = The second crow can come from the same tile, if another crow is there, or from a different one. (Rulebook: Special Tokens)
crows-rule-landing = Both crows go to one tile that has no shiny object and that neither of them comes from. (Rulebook: Special Tokens)
crows-rule-scatter = Your shiny object has attracted the murder, so you choose where the spiral begins: top, right, bottom or left. From there it turns clockwise. (Rulebook: Murder Scatters; our ruling)

crows-not-waiting = Somebody else has to choose now. (Rulebook: Game Round)
crows-not-unknown = Crows has no such choice. (Aviary)
crows-not-verb = That is not what you are asked now: a turn is a tile, the shiny object, then perhaps a special token. (Rulebook: Each Player Takes One Turn)
crows-not-must = This step cannot be left out. (Rulebook: Each Player Takes One Turn)
crows-not-choices = With Tile Choices you take an open tile and draw nothing. (Rulebook: Tile Choices)
crows-not-no-choices = There are open tiles only with Tile Choices. (Rulebook: Tile Choices)
crows-not-not-open = No such tile lies open. (Rulebook: Tile Choices)
crows-not-deck = The deck is empty. (Rulebook: Game End)
crows-not-no-trash = You have no Trash tile. (Rulebook: Trash Tile)
crows-not-covered = A tile lies on { $cell } already. (Rulebook: Placing a Tile)
crows-not-apart = { $cell } shares no edge with a tile. (Rulebook: Placing a Tile)
crows-not-bare = No tile lies on { $cell }. (Rulebook: Each Player Takes One Turn)
crows-not-no-crows = There are no crows on { $cell }. (Rulebook: Special Tokens)
crows-not-last = The only crow on { $cell } is already the first of the two. (Rulebook: Special Tokens)
crows-not-object = A shiny object lies on { $cell }. (Rulebook: Each Player Takes One Turn)
crows-not-source = One of the two crows comes from { $cell }; they go to another tile. (Rulebook: Special Tokens)
crows-not-on-trash = Trash lies on { $cell }. (Rulebook: Place the Shiny Object on one empty tile, a)
crows-not-crows = There are crows on { $cell }. (Rulebook: Each Player Takes One Turn)
crows-not-token = You do not hold this special token: { $token }. (Rulebook: Play one Special Token)
crows-not-few = 2 Crows needs at least two crows on the board. (Rulebook: Special Tokens)

## The lesson (/learn): screen and paragraph

crows-learn-rival = Robin
crows-learn-1-1 = **The idea.** Crows love whatever glitters. Place your shiny object where it draws many of them: yours is orange, Robin’s is blue. Whoever has more points at the end wins.
crows-learn-1-2 = **The board.** Nine tiles lie corner to corner, and trees have brought as many crows as they show. A place is called by its column and row: N50 is in the middle.
crows-learn-1-3 = **A round.** Each side has a turn. Then all crows fly at once, and points are scored. You are First Player, so you begin.
crows-learn-2-1 = **Your turn** begins with a tile. As a rule you draw the top one of the deck; once in a match you can play your Trash tile instead.
crows-learn-2-2 = So **draw a tile**.
crows-learn-3-1 = **A 1-Crow Tree:** it brings one crow. A tile must share a whole side with a tile on the board. You are asked for the row, then for the place in it.
crows-learn-3-2 = Put it on **M50**, between L50 and N50. Crows fly along rows and columns, but never across a gap: now there is a way from L50 to N50.
crows-learn-4-1 = **Your shiny object** goes on a tile without crows, Trash or another object. Place it on **N50**. Before you confirm, the bot tells how many crows would fly there now.
crows-learn-4-2 = N50 is an **Empty Tree**, so you also collect a special token, which only you see. You may play one after placing your object, or keep it: at the end it is worth points.
crows-learn-5-1 = **Flocking.** Robin’s turn was played: an Empty Tree on P51, with the blue object on it. Then all crows flew, each to the nearest shiny object in its row or column, at any distance.
crows-learn-5-2 = Two crows came to yours, three to Robin’s: a point for each. They stay there, and the objects go back to their owners.
crows-learn-5-3 = Others did not move. From O49 and N52 there is a **gap** in every direction before any shiny object.
crows-learn-6-1 = **Round 3** – the second was played for you. In it the three crows on P51 had two objects equally near: one flew to each, and the one left over stayed.
crows-learn-6-2 = You have drawn another 1-Crow Tree. Put it on **N51**: it closes the gap between the crows on O51 and the **Cemetery** on M51.
crows-learn-7-1 = **A Cemetery** makes each crow on it worth 2 points.
crows-learn-7-2 = Place your shiny object on **M51**. As things stand seven crows would come. But Robin’s turn is still ahead, and crows choose the nearest object.
crows-learn-8-1 = **Scoring.** Four crows came to the Cemetery: 8 points for you. The five on O51 had Robin’s object on O49 at the same distance: two flew to each, one stayed. To an object on **Trinkets** all five would have flown.
crows-learn-8-2 = **Robin begins the next round.** Whoever plays last knows where the other object is.
crows-learn-9-1 = **Trash.** Robin’s object is on P51. The four crows on M51, which belong to nobody, would fly to it along row 51. But crows that fly over Trash stop there.
crows-learn-9-2 = Play your **Trash tile** on **N51**. It replaces a tile without crows and shiny objects.
crows-learn-10-1 = **The replaced tile** is placed anew as if you had just drawn it, but it brings no crows.
crows-learn-10-2 = Put it on **O52**. Then row 52 has no gap from N52 to P52, and column O none from the five crows on O49 down.
crows-learn-11-1 = **Now the shiny object,** on the same tile, **O52**. It is no Empty Tree, so it brings no token, but look how many crows it attracts.
crows-learn-11-2 = Six or more at one shiny object are a **murder**, as poets call a flock of crows.
crows-learn-12-1 = **A murder** of seven: 7 points for you. The crows from M51 stopped at the Trash, so Robin scored 4 instead of 8. Two crows of your murder have flown off as a mated pair.
crows-learn-12-2 = One stays on O52, the others scatter along a spiral around it, one to each tile. You choose where it begins: take the **right**. On the next screen the match has been played to its end.
crows-learn-13-1 = **The end.** The rest was played for you. The match ends with the round in which the deck runs out.
crows-learn-13-2 = Special tokens kept to the end are revealed: 2 points each, the token 3 Points 3. In a tie, whoever has played no Trash wins.
crows-learn-13-3 = Now you know all that you need.
