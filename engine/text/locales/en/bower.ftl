# Bower in English. Ids by what they are for: words, menus (verb, part, which, do, skip, use), hint, told (the log),
# at (the position as text), own (what one seat knows), result, alt, topic and rules. { $name } and { $rival } are players' names.

bower-title = Bower
bower-option-super-nest = Super Nest: nests of 6×5, 15 turns each, seven open bonus tiles
bower-option-fair-play = Fair Play: without the four interactive bonus tiles
bower-progress = Turn { $turn } of { $turns }
bower-progress-draft = Before the first turn
bower-progress-over = The match is over

## Words

bower-comma = { $first }, { $rest }
bower-semicolon = { $first }; { $rest }
bower-plus = { $first } + { $rest }
bower-bracketed = [{ $what }]
bower-square = { $material }: { $objects }
bower-tile = { $first } | { $second }
bower-display-tile = { $letter }. { $tile }
bower-hand-tile = { $n }. { $tile }
# A bonus tile with its letter in the picture.
bower-offer = { $letter }. { $bonus }
# G as in "given", as beside the tile in the picture.
bower-given-tile = G. { $tile }

bower-material-straw = Straw
bower-material-moss = Moss
bower-material-gravel = Gravel
bower-material-earth = Earth

bower-object-yellow-feather = { $n ->
    [one] yellow feather
   *[other] { $n } yellow feathers
}
bower-object-violet-feather = { $n ->
    [one] violet feather
   *[other] { $n } violet feathers
}
bower-object-red-feather = { $n ->
    [one] red feather
   *[other] { $n } red feathers
}
bower-object-white-feather = { $n ->
    [one] white feather
   *[other] { $n } white feathers
}
bower-object-yellow-flower = { $n ->
    [one] yellow flower
   *[other] { $n } yellow flowers
}
bower-object-violet-flower = { $n ->
    [one] violet flower
   *[other] { $n } violet flowers
}
bower-object-red-flower = { $n ->
    [one] red flower
   *[other] { $n } red flowers
}
bower-object-white-flower = { $n ->
    [one] white flower
   *[other] { $n } white flowers
}
bower-object-gem = { $n ->
    [one] gem
   *[other] { $n } gems
}
bower-object-shell = { $n ->
    [one] shell
   *[other] { $n } shells
}
bower-object-coloured-shell = { $n ->
    [one] colored shell
   *[other] { $n } colored shells
}

# Short forms for the fullest tiles: "feather Y+V, flower R".
bower-adjoin = { $first }+{ $rest }
bower-short-feather = feather { $colours }
bower-short-flower = flower { $colours }
bower-short-coloured = { $n ->
    [one] c. shell
   *[other] { $n } c. shells
}
bower-initial-yellow = Y
bower-initial-violet = V
bower-initial-red = R
bower-initial-white = W

bower-request-yellow-feather = yellow feathers
bower-request-violet-feather = violet feathers
bower-request-red-feather = red feathers
bower-request-any-feather = feathers of any color
bower-request-yellow-flower = yellow flowers
bower-request-violet-flower = violet flowers
bower-request-red-flower = red flowers
bower-request-any-flower = flowers of any color
bower-egg-column = column { $column }
bower-egg-out = out of play { $n }
bower-egg-read = { $place }: { $request }

bower-token-white-flower = white flower token
bower-token-white-feather = white feather token
bower-token-shells = shells token

# The names of the bonus tiles, all different, and below them what each does, in 80 characters.
# Nest tiles are seen on their cards, which say only this.
bower-bonus-hand = For your hand
bower-bonus-coloured = Colored Shells
bower-bonus-nest = Nest tile [{ $tile }]
bower-bonus-egg-yellow = Yellow Egg
bower-bonus-egg-violet = Violet Egg
bower-bonus-egg-red = Red Egg
bower-bonus-egg-shell = Shells Egg
bower-bonus-spy-rival = Spy: an egg facing the rival
bower-bonus-spy-out = Spy: the eggs out of play
bower-bonus-token-x = X token
bower-bonus-token-white-flower = White flower token
bower-bonus-token-white-feather = White feather token
bower-bonus-token-shells = Shells token
bower-bonus-token-branch = Branch token
bower-bonus-interactive-cover = Cover
bower-bonus-interactive-give = Gift
bower-bonus-interactive-twice = Double turn
bower-bonus-interactive-discard = Discard
bower-bonus-twin = Nest tile { $id } [{ $tile }]
bower-effect-twin = { $id }: { $tile }
bower-effect-nest = { $name }: { $tile }
bower-effect-coloured = Colored Shells: a nest tile for your hand that wins you ties at the end
bower-effect-egg-yellow = Yellow Egg: 1 egg token at the end for more yellow feathers and flowers
bower-effect-egg-violet = Violet Egg: 1 egg token at the end for more violet feathers and flowers
bower-effect-egg-red = Red Egg: 1 egg token at the end for more red feathers and flowers
bower-effect-egg-shell = Shells Egg: 1 egg token at the end for more shells in the nest
bower-effect-spy-rival = Spy: an egg facing the rival (a look at one of those request eggs)
bower-effect-spy-out = Spy: the eggs out of play (a look at both request eggs)
bower-effect-token-x = X token: one feather or flower in either nest no longer counts
bower-effect-token-white-flower = White flower token: a flower of a color you choose, in your nest
bower-effect-token-white-feather = White feather token: a feather of a color you choose, in your nest
bower-effect-token-shells = Shells token: 2 shells for a square of your nest
bower-effect-token-branch = Branch token: links two squares of one material in your nest
bower-effect-interactive-cover = Cover: draw a nest tile and lay it over two squares of your nest
bower-effect-interactive-give = Gift: pick the display tile that the rival has to place next
bower-effect-interactive-twice = Double turn: the rival now plays two turns in a row
bower-effect-interactive-discard = Discard: the rival loses a tile from hand and one place in it

## Menus

bower-cell = { $cell }
bower-cell-with = { $cell } ({ $square })
bower-turn-to = { $arrow } { $cell } ({ $square })
bower-column = Column { $column }
bower-nest-own = Your nest
bower-nest-rival = Your rival’s nest
bower-axis-links = { $arrow } links { $first } and { $second }
bower-axis-edge = { $arrow } links nothing: one end is outside

bower-verb-take = Take a tile
bower-verb-place = Place a tile
bower-verb-discard = Discard a tile
bower-verb-choose = Choose a bonus tile
bower-verb-look = Look at an egg
bower-verb-cross = Lay the X
bower-verb-lay = Lay the token
bower-verb-branch = Lay the Branch
bower-verb-cover = Cover two squares
bower-verb-give = Give a tile
bower-use-twice = Use it: the rival plays two turns in a row
bower-use-strip = Use it: the rival discards a tile
bower-skip-place = Nothing fits: go on without placing
bower-skip-choose = Take no bonus tile
bower-skip-look = Look at no egg
bower-skip-cross = Leave the X unused
bower-skip-lay = Leave the token unused
bower-skip-branch = Leave the Branch unused
bower-skip-cover = Cover nothing: the drawn tile is lost
bower-skip-give = Give no tile
bower-skip-twice = Leave it unused
bower-skip-strip = Leave it unused

# The questions to the one who chooses.
bower-part-draft = Which tile do you begin with?
bower-part-take = Which tile do you take?
bower-part-place = Which tile do you place?
bower-part-discard-0 = Your hand is too full. Which tile do you discard?
bower-part-discard-1 = Your rival makes you discard a tile. Which one?
bower-part-choose = You have earned a bonus tile. Do you want one?
bower-part-look = Do you want to look at a request egg that faces your rival?
bower-part-cross = Do you want to put the X on a feather or flower?
bower-part-lay = Do you want to lay this token on a square of your nest: { $token }?
bower-part-branch = Do you want to lay the Branch on a square of your nest?
bower-part-cover = Do you want to lay the drawn tile over two squares of your nest?
bower-part-give = Do you want to give your rival a tile to place in the next turn?
bower-part-twice = Shall your rival play two turns in a row?
bower-part-strip = Shall your rival discard a tile from hand and have room for one less?
bower-which-take-tile = Which tile do you take?
bower-which-place-tile = Which tile do you place?
bower-which-place-cell = Which square gets the first half? { $square }
bower-which-place-turn = Which square gets the second half? { $square }
bower-which-discard-tile = Which tile do you discard?
bower-which-choose-bonus = Which bonus tile do you choose?
bower-which-look-column = Which column’s egg do you look at?
bower-which-cross-nest = In which nest does the X go?
bower-which-cross-cell = On which square does the X go?
bower-which-cross-object = Which object does the X cross out?
bower-which-lay-cell = On which square does the token go?
bower-which-branch-cell = On which square does the Branch go?
bower-which-branch-axis = Which way does the Branch point?
bower-which-cover-cell = Which square does the first half cover? { $square }
bower-which-cover-turn = Which square does the second half cover? { $square }
bower-which-give-tile = Which tile do you give?
bower-which-sure = Is this what you want?

# Whole actions, in 100 characters.
bower-do-take = Take { $tile }
bower-do-place = Place { $tile } on { $first }, { $second }
bower-do-discard = Discard { $tile }
bower-do-choose = Choose: { $bonus }
bower-do-look = Look at the request egg of column { $column }
bower-do-cross = X in { $nest ->
    [own] your nest
   *[rival] your rival’s nest
}, on { $cell }: { $object }
bower-do-lay = Lay on { $cell }: { $token }
bower-do-branch = Lay the Branch on { $cell }: { $axis }
bower-do-cover = Cover { $first }, { $second }: { $tile }
bower-do-give = Give { $tile }

# Each says by itself what it is: a warning of what cannot be undone, or a note.
bower-hint-seals = ⚠️ **Careful:** { $cell } would stay empty for good.
bower-hint-bonus = **Note:** this earns a bonus tile.
bower-hint-gem = **Note:** column { $column } will then have { $n ->
    [one] { $n } gem
   *[other] { $n } gems
}.

# Questions that everybody reads.
bower-ask-draft = { $name } chooses a tile to begin with.
bower-ask-take = { $name } takes a tile from the display.
bower-ask-place = { $name } places a tile.
bower-ask-discard-0 = { $name } holds too many tiles and discards one.
bower-ask-discard-1 = { $name } has to discard a tile because of a bonus tile.
bower-ask-choose = { $name } may choose a bonus tile.
bower-ask-look = { $name } may look at a request egg that faces the other side.
bower-ask-cross = { $name } may put the X on a feather or flower.
bower-ask-lay = { $name } may lay a token: { $token }.
bower-ask-branch = { $name } may lay the Branch.
bower-ask-cover = { $name } may cover two squares with the drawn tile.
bower-ask-give = { $name } may give away a tile of the display.
bower-ask-twice = { $name } may make the rival play two turns in a row.
bower-ask-strip = { $name } may make the rival discard a tile.
bower-ask-over = Nobody has to choose any more.

## The log

bower-told-started = The match begins. { $name } goes first.
bower-told-drafted = { $name } begins with [{ $tile }].
bower-told-refilled = New in the display: [{ $tile }].
bower-told-turn = { $name }: turn { $turn } of { $turns }.
bower-told-took = { $name } takes [{ $tile }].
bower-told-placed = { $name } places [{ $tile }] on { $first } and { $second }.
bower-told-skipped = { $name } cannot place a tile.
bower-told-earned = A third gem: { $name } earns a bonus tile.
bower-told-offered = You may choose from: { $tiles }.
bower-told-chose = { $name } chooses a bonus tile. { $bonus }.
bower-told-declined = { $name } takes no bonus tile.
bower-told-looked = { $name } looks at the request egg of { $place }.
bower-told-looked-at = You see a request egg, { $egg }.
bower-told-looked-out = { $name } looks at the two request eggs out of play.
bower-told-crossed = { $name } puts the X on { $cell } in the nest of { $owner }: { $object }.
bower-told-laid = { $name } lays on { $cell }: { $token }.
bower-told-branched = { $name } lays the Branch on { $cell } ({ $arrow }).
bower-told-drew = { $name } draws [{ $tile }] to cover two squares.
bower-told-covered = { $name } covers { $first } and { $second } with [{ $tile }].
bower-told-gave = { $name } gives away [{ $tile }]: { $rival } has to place it next.
bower-told-twice = { $name } will play two turns in a row.
bower-told-stripped = { $name } has room for one tile less in hand from now on.
bower-told-discarded = { $name } discards [{ $tile }].
bower-told-lost = { $name } loses [{ $tile }]: it leaves the match.
bower-told-unused = { $name } leaves a bonus tile unused: { $bonus }.
bower-told-void = { $name } cannot use a bonus tile now: { $bonus }.
bower-told-reshuffled = The bonus tiles that were put aside are shuffled into a new stack.
bower-told-over = Both have played all their turns. The nests are scored.
bower-told-resigned = { $name } resigns.

## The position as text

bower-at-base = Bower. First player: { $name }.
bower-at-fair = Bower, Fair Play. First player: { $name }.
bower-at-super = Bower, Super Nest. First player: { $name }.
bower-at-super-fair = Bower, Super Nest and Fair Play. First player: { $name }.
bower-at-resigned = { $name } has resigned.
bower-at-display = Display: { $tiles }
bower-at-display-none = Display: empty
bower-at-stack = Nest tiles in the stack: { $n }
bower-at-bonus-stack = Bonus tiles in the stack: { $n }
bower-at-open = Open bonus tiles: { $tiles }
bower-at-open-none = Open bonus tiles: none
bower-at-box = Bonus tiles in the box: { $tiles }
bower-at-lost = Nest tiles out of the match: { $tiles }
bower-at-drawn = Drawn to cover two squares: { $tile }
bower-at-offer = Bonus tiles drawn to choose from: { $n }
bower-at-egg = Request egg, { $egg }
bower-at-seat-0 = { $name } – nest left of the birds board. Turns played: { $played } of { $turns }
bower-at-seat-1 = { $name } – nest right of the birds board. Turns played: { $played } of { $turns }
bower-at-hand = Tiles in hand: { $n }, between turns at most { $limit }
bower-at-given = Has to place next: { $tile }
bower-at-again = Plays two turns in a row
bower-at-taken = Bonus tiles: { $tiles }
bower-at-aside = Bonus tiles seen and put aside: { $n }
bower-at-seen = Request eggs seen: { $eggs }
bower-at-column = Column { $column }: { $squares }
bower-at-column-paid = Column { $column } (third gem used up): { $squares }
bower-at-column-none = Column { $column }: empty
bower-at-cell = { $cell } { $square }
bower-at-cell-tokens = { $cell } { $square } + { $tokens }
bower-at-x = X on { $object }
bower-at-branch = Branch { $arrow } { $first }–{ $second }
bower-at-branch-idle = Branch { $arrow } without effect
bower-at-buried = Covered squares: { $squares }
bower-at-buried-tokens = Covered tokens: { $tokens }

## What helps to read the pictures

bower-legend-columns = Columns 1–6 run sideways in the picture, outwards from the birds board.
bower-letters = Letters in the pictures: { bower-initial-yellow } yellow, { bower-initial-violet } violet, { bower-initial-red } red, { bower-initial-white } white.

## What one seat knows

bower-own-hand = Your hand: { $n ->
    [0] empty
    [one] { $n } tile
   *[other] { $n } tiles
}. At the end of your turn you may keep { $limit }.
bower-own-given = You have to place next: { $tile }
bower-own-offer = You may choose from:
bower-own-eggs = Request eggs that you know: { $eggs }
bower-own-aside = Bonus tiles that you put aside: { $tiles }

## The final scoring

bower-what-group = Largest group, { $material ->
    [straw] straw
    [moss] moss
   *[gravel] gravel
}
bower-what-column = Column { $column }, { $request }
bower-what-egg = { $bonus } of { $name }
bower-result-line = { $what }: { $first } { $left }, { $second } { $right }. { $why }
bower-why-more = { $eggs ->
    [one] { $eggs } egg token
   *[other] { $eggs } egg tokens
} for { $name }.
bower-why-single = Won with a single object: { $eggs ->
    [one] { $eggs } egg token
   *[other] { $eggs } egg tokens
} for { $name }.
bower-why-coloured = A tie; Colored Shells decide: { $eggs ->
    [one] { $eggs } egg token
   *[other] { $eggs } egg tokens
} for { $name }.
bower-why-shells = A tie; shells { $left } : { $right }. { $eggs ->
    [one] { $eggs } egg token
   *[other] { $eggs } egg tokens
} for { $name }.
bower-why-none = A tie; shells { $left } : { $right }. No egg token.
bower-why-coloured-egg = Colored Shells decide: { $eggs ->
    [one] { $eggs } egg token
   *[other] { $eggs } egg tokens
} for { $name }.
bower-why-against = The rival’s Colored Shells decide: no egg token.
bower-why-less = Not more than the rival: no egg token.
bower-result-total = Egg tokens: { $first } { $left }, { $second } { $right }.
bower-won = { $name } wins.
bower-won-coloured = A tie on egg tokens. The Colored Shells decide: { $name } wins.
bower-won-shells = A tie on egg tokens; shells in the nest { $shells } : { $rival }. { $name } wins.
bower-won-shared = A tie on egg tokens and on shells: { $first } and { $second } share the victory.
bower-brief = { $what }: { $name } +{ $eggs }
bower-brief-none = { $what }: nobody

## Alt texts

bower-alt-nest = { $name }: { $n } of { $squares } squares filled. Largest groups: straw { $straw }, moss { $moss }, gravel { $gravel }. Gems in columns 1–6: { $gems }.
bower-alt-hand-none = No tiles in hand.
bower-alt-text = /board text:true tells every square in words.

## The rules, in our own words; each paragraph names the section of the rulebook

bower-topic-summary = Bower in one minute
bower-topic-setup = Setup
bower-topic-turn = A turn
bower-topic-placing = Placing a tile
bower-topic-gems = Third gems and bonus tiles
bower-topic-nest-tiles = Nest bonus tiles
bower-topic-egg-tiles = Egg bonus tiles
bower-topic-spy-tiles = Spy bonus tiles
bower-topic-token-tiles = Token bonus tiles
bower-topic-interactive = Interactive bonus tiles
bower-topic-scoring = Final scoring
bower-topic-variants = Variants: Super Nest, Fair Play
bower-topic-rulings = Rulings for open questions
bower-topic-house-set = The house set

bower-rules-summary-1 = **The nest.** Two bowerbirds court with their nests, one on each side of the birds board. You build yours from dominoes, the nest tiles, until it fills six columns and four rows. (Rulebook: Game Overview)
bower-rules-summary-2 = **Your turn.** Take one of three open tiles, then place a tile from your hand. If it brings a third gem into a column or into a group of one material, you may choose a bonus tile. After 12 turns each, the nests are scored. (Rulebook: How to Play)
bower-rules-summary-3 = **Groups.** The larger group of straw, of moss and of gravel is worth an egg token each. (Rulebook: End of the Game)
bower-rules-summary-4 = **Columns** 1–6 run sideways in the picture, outwards from the birds board. Each has a request egg, such as “red feathers”. Whoever has more of that in the column gets an egg token – or two for having exactly one when the rival has none. (Rulebook: End of the Game)
bower-rules-summary-5 = **Secrets.** You see the eggs of three columns, your rival those of the other three. Watch what your rival collects, and do not show too plainly what you collect yourself. (Rulebook: Game Overview)
bower-rules-summary-6 = **Winning.** Shells break ties. Most egg tokens win. (Rulebook: End of the Game)

bower-rules-setup-1 = **Request eggs.** The eight eggs are mixed unseen. Six go to the columns: the player with the left nest sees those of columns 1, 3 and 5, the player with the right nest those of columns 2, 4 and 6. Two stay out of play, and nobody knows them. (Rulebook: Setup, 3)
bower-rules-setup-2 = **Tiles.** The 36 nest tiles form a face-down stack; three of them are turned up as the display. The 20 bonus tiles form a stack of their own, with five tokens beside it. (Rulebook: Setup, 4 and 5)
bower-rules-setup-3 = **First tiles.** Chance decides who goes first. That player takes one of the three open tiles into the hand, the other player one of the remaining two. Then the display is filled up to three again. (Rulebook: Setup, 7)
bower-rules-setup-4 = **In the pictures** columns run sideways, outwards from the birds board: column 1 is the uppermost line of a nest, column 6 the lowest. The letters a to d count from the birds board outwards: b3 is the second square of column 3. (Aviary)

bower-rules-turn-1 = **1. Take.** Choose one of the open tiles of the display and add it to your hand. You cannot draw from the stack. A new tile fills the gap. (Rulebook: 1. Take a Nest Tile from the Display)
bower-rules-turn-2 = **2. Place.** Choose any tile from your hand and place it in your nest. (Rulebook: 2. Play a Nest Tile from Your Hand)
bower-rules-turn-3 = **3. Bonus.** If the placement has earned a bonus tile, you may choose one and use it at once. (Rulebook: 3. Get a Bonus Tile)
bower-rules-turn-4 = **Hand.** Between turns you hold one tile. Each nest bonus tile that you take makes room for one more; the Discard tile of your rival takes one place away. If you hold too many at the end of your turn, you discard. (Rulebook: Nest Bonus Tiles; our ruling)
bower-rules-turn-5 = **Then** it is your rival’s turn, until both have played twelve. (Rulebook: End of the Turn)

bower-rules-placing-1 = **Where.** At least one side of the tile must touch the birds board or a tile that already lies in your nest. Materials need not match. (Rulebook: 2. Play a Nest Tile from Your Hand)
bower-rules-placing-2 = **How.** Turn the tile any way you like. It must stay inside the grid and must not overlap another tile. Once placed, it stays. (Rulebook: 2. Play a Nest Tile from Your Hand)
bower-rules-placing-3 = **Holes.** No tile fits a single empty square. The bot warns you before you close one in. (Rulebook: 2. Play a Nest Tile from Your Hand)
bower-rules-placing-4 = **Nothing fits?** Only then do you go on without placing. (Rulebook: 2. Play a Nest Tile from Your Hand)
bower-rules-placing-5 = **The tile** has two squares, each of straw, moss or gravel, with one to three objects: feathers and flowers for the columns, gems for bonus tiles, shells for ties. (Rulebook: Anatomy of a Nest Tile)

bower-rules-gems-1 = **Third gem.** You earn a bonus tile when your placement brings the third gem into a column, or into a group of adjacent squares of the same material. (Rulebook: 3. Get a Bonus Tile)
bower-rules-gems-2 = **Once.** One placement earns one bonus tile at most. A fourth gem and later ones in the same column or group earn nothing. (Rulebook: 3. Get a Bonus Tile)
bower-rules-gems-3 = **Choosing.** You see three bonus tiles and choose one or none. The one you choose is shown to your rival, the others are put aside unseen. (Rulebook: 3. Get a Bonus Tile)
bower-rules-gems-4 = **Using it.** You are free to leave an effect unused. (Rulebook: 3. Get a Bonus Tile)
bower-rules-gems-5 = **Empty stack.** If fewer than three bonus tiles are left, those put aside are shuffled and drawn from. (Rulebook: 3. Get a Bonus Tile; our ruling)
bower-rules-gems-6 = **Groups that grow together.** If a tile joins groups, you earn a bonus tile when each of them had fewer than three gems and together they have three or more. (Our ruling)

bower-rules-nest-tiles-1 = These five are dominoes for your nest. You take the one you choose into your hand, your hand has room for one more from then on, and you place it in a later turn like any other tile. (Rulebook: Nest Bonus Tiles)
bower-rules-nest-tiles-2 = **Colored Shells.** Two squares of moss. They win you ties in the columns where they lie, the tie for moss if they lie in your largest group, the Shells Egg, and a final tie – against any number of shells. (Rulebook: Nest Bonus Tiles)
bower-rules-nest-tiles-3 = **White feathers.** Two squares of earth, each with a white feather. (Rulebook: Nest Bonus Tiles; house set)
bower-rules-nest-tiles-4 = **White flowers.** Two squares of earth, each with a white flower. (Rulebook: Nest Bonus Tiles; house set)
bower-rules-nest-tiles-5 = **White pair with a feather.** Earth with a white feather and a white flower, and earth with a white feather. (Rulebook: Nest Bonus Tiles; house set)
bower-rules-nest-tiles-6 = **White pair with a flower.** Earth with a white feather and a white flower, and earth with a white flower. (Rulebook: Nest Bonus Tiles; house set)
bower-rules-nest-tiles-7 = **White** counts in its column as the color that its owner wants, decided in the final scoring. **Earth** is a fourth material: it has no largest group, but gems in a group of earth can earn a bonus tile. (Rulebook: Nest Bonus Tiles)

bower-rules-egg-tiles-1 = **Yellow Egg, Violet Egg, Red Egg.** At the end you get 1 egg token if your whole nest has more feathers and flowers of that color than your rival’s. (Rulebook: Egg Bonus Tiles)
bower-rules-egg-tiles-2 = **Shells Egg.** At the end you get 1 egg token if your nest has more shells. Whoever has the Colored Shells has the majority. (Rulebook: Egg Bonus Tiles)
bower-rules-egg-tiles-3 = **White** feathers and flowers do not count for these tiles. (Rulebook: Egg Bonus Tiles)
bower-rules-egg-tiles-4 = The tile lies open beside your nest. Your rival never gets anything for it. (Rulebook: Egg Bonus Tiles)

bower-rules-spy-tiles-1 = **Spy: an egg facing the rival.** Look at one request egg that you do not know yet, among those that face your rival. (Rulebook: Spy Bonus Tiles)
bower-rules-spy-tiles-2 = **Spy: the eggs out of play.** Look at both eggs that were put aside. What lies there is asked for in no column. (Rulebook: Spy Bonus Tiles)
bower-rules-spy-tiles-3 = The bot keeps for you what you have seen, under My hand. Everybody sees where you looked, only you see what is there. (Rulebook: Spy Bonus Tiles)

bower-rules-token-tiles-1 = Each of these five brings one token into play. It can lie on any filled square of your nest; the X may also go to your rival’s. (Rulebook: Token Bonus Tiles)
bower-rules-token-tiles-2 = **X token.** Put it on one feather or flower, white ones included, in either nest. In the final scoring that object does not count. (Rulebook: Token Bonus Tiles)
bower-rules-token-tiles-3 = **White flower token.** Counts as a flower of the color that you want at the end. (Rulebook: Token Bonus Tiles)
bower-rules-token-tiles-4 = **White feather token.** Counts as a feather of the color that you want at the end. (Rulebook: Token Bonus Tiles)
bower-rules-token-tiles-5 = **Shells token.** Counts as two shells on its square, for ties and for the Shells Egg. (Rulebook: Token Bonus Tiles)
bower-rules-token-tiles-6 = **Branch token.** Lies along a row or a column. The two squares at its ends count as neighbors if they are of the same material, for third gems and for the largest groups. (Rulebook: Token Bonus Tiles)

bower-rules-interactive-1 = These four mostly interfere with your rival. Fair Play leaves them out. (Rulebook: Interactive Bonus Tiles)
bower-rules-interactive-2 = **Cover.** Draw the top nest tile and lay it over two adjacent filled squares of your nest. What lies beneath no longer counts; what the new tile shows does. It is not the placement of your turn and earns no further bonus tile. (Rulebook: Interactive Bonus Tiles)
bower-rules-interactive-3 = **Gift.** Choose a tile of the display. In the next turn your rival does not take a tile but has to place this one. Without effect once your rival has played all turns. (Rulebook: Interactive Bonus Tiles)
bower-rules-interactive-4 = **Double turn.** After your turn your rival plays two turns in a row; the number of turns in the match stays the same. Without effect when your rival has fewer than two turns left. (Rulebook: Interactive Bonus Tiles)
bower-rules-interactive-5 = **Discard.** Your rival discards a tile from hand – which one, your rival decides – and has room for one tile less for the rest of the match. (Rulebook: Interactive Bonus Tiles)

bower-rules-scoring-1 = **Eggs are revealed.** Then egg tokens are given for groups, columns and Egg bonus tiles. (Rulebook: End of the Game)
bower-rules-scoring-2 = **Largest groups.** For straw, moss and gravel: the larger group of squares that touch side by side gets 1 egg token. If they are equal, more shells in the group decide; if those are equal too, nobody gets it. (Rulebook: End of the Game)
bower-rules-scoring-3 = **Columns.** For each column: more objects of the kind requested get 1 egg token. If they are equal, more shells in the column decide; if those are equal too, nobody gets it. (Rulebook: End of the Game)
bower-rules-scoring-4 = **A single object.** If you have exactly one and your rival has none, you get 2 egg tokens. (Rulebook: End of the Game)
bower-rules-scoring-5 = **Any color.** An egg with a white feather or a white flower counts feathers or flowers of all colors. (Rulebook: End of the Game)
bower-rules-scoring-6 = **White objects** take the color that suits their owner best. The bot works this out for both. (Rulebook: Nest Bonus Tiles; our ruling)
bower-rules-scoring-7 = **Egg bonus tiles** can add 1 egg token each for their owner. (Rulebook: Egg Bonus Tiles)
bower-rules-scoring-8 = **The winner** has the most egg tokens. In a tie the Colored Shells in a nest win, then more shells in the nest; after that the victory is shared. (Rulebook: End of the Game)

bower-rules-variants-1 = **Super Nest.** Nests have five rows, and each player has 15 turns. Seven bonus tiles lie open from the start, and there will be no others. A third gem lets you choose one of those that are left; when none is left, it earns nothing. (Rulebook: Super Nest Variant)
bower-rules-variants-2 = **Fair Play.** The four interactive bonus tiles stay in the box; the match has the other sixteen. (Rulebook: Fair Play Variant)
bower-rules-variants-3 = **Both** can be played together: then the seven open tiles come from the sixteen. (Our ruling)

bower-rules-rulings-1 = Where the rulebook is silent, Aviary plays as follows. **Tied columns.** A column with 1 against 1, won on shells, brings 1 egg token, not 2. With 0 against 0 the shells decide as well, and the Colored Shells win it. (Rulebook: End of the Game)
bower-rules-rulings-2 = **White objects.** As many count as help their owner most. If your rival can have none and exactly one can count for you, one counts: that is worth 2 egg tokens. (Rulebook: Nest Bonus Tiles)
bower-rules-rulings-3 = **Equal groups in one nest.** The one with the Colored Shells counts, else the one with more shells. (Rulebook: End of the Game)
bower-rules-rulings-4 = **Tokens.** Several may lie on one square. The X can lie on white objects and white tokens, never on gems or shells. The Branch works as soon as both squares at its ends are filled. (Rulebook: Token Bonus Tiles)
bower-rules-rulings-5 = **Cover.** Tokens on the covered squares are covered too, and so are Colored Shells. A third gem that it brings into a column is unpaid and uses up the chance. A column pays once a match; a group that fell below three gems and reaches three again pays again. (Rulebook: Interactive Bonus Tiles)
bower-rules-rulings-6 = **Gift.** If the tile cannot be placed, it is lost. Given in the first of two turns in a row, it waits for the rival’s next turn. (Rulebook: Interactive Bonus Tiles)
bower-rules-rulings-7 = **Empty stack.** In Super Nest the nest tiles can run out: the display shrinks, Cover and Gift may do nothing. (Rulebook: Super Nest Variant)
bower-rules-rulings-8 = **Fair Play** also speaks of a token that belongs to the interactive tiles, but none of the four has one. All five tokens, the X too, stay in the match with their tiles. (Rulebook: Fair Play Variant)
bower-rules-rulings-9 = **Hands.** Tiles are taken openly, so an attentive rival knows them; Aviary shows them to nobody but you. (Rulebook: 1. Take a Nest Tile from the Display)

bower-rules-house-set-1 = The list of what is printed on each tile of the box is not public. Aviary plays with a **house set** of its own, which keeps every number and every example of the rulebook. (Rulebook: Components)
bower-rules-house-set-2 = **Nest tiles.** 36, with 24 squares each of straw, moss and gravel; six tiles of each pair of materials; 12 of each colored feather and flower; 30 gems and 24 shells, at most one of each to a tile. (House set)
bower-rules-house-set-3 = **Request eggs.** Eight: feathers and flowers in yellow, violet and red, feathers of any color, flowers of any color. **Bonus tiles.** Twenty: five nest, four egg, two spy, five token, four interactive. (House set)
bower-rules-house-set-4 = Whoever owns the printed game can write its tiles into a file and play with those. (Aviary)

## Why? What may be chosen and by which rule nothing else (rule), and what forbids one answer (not)

bower-rule-draft = Each side begins with one of the open tiles; the display is filled up again when both have theirs. (Rulebook: Setup, 7)
bower-rule-take = A turn begins with taking one of the open tiles. Tiles of the stack cannot be taken, and nobody can leave this step out. (Rulebook: 1. Take a Nest Tile from the Display)
bower-rule-place = A tile of your hand must touch the birds board or a tile of your nest with one side, lie inside the grid as a whole, and cover nothing. It may be turned any way, and materials need not match. (Rulebook: 2. Play a Nest Tile from Your Hand)
bower-rule-place-given = You can place only [{ $tile }]: your rival has given it to you, instead of the tile that you would take. (Rulebook: Interactive Bonus Tiles)
bower-rule-place-far = Not within reach yet, because a tile there would touch nothing: { $cells }. (Rulebook: 2. Play a Nest Tile from Your Hand)
bower-rule-place-sealed = { $n ->
    [one] Closed in for good, because no tile fits a single square: { $cells }.
   *[other] Closed in for good, because no tile fits single squares: { $cells }.
} (Rulebook: 2. Play a Nest Tile from Your Hand)
bower-rule-place-skip = You can go on without placing only when nothing fits. (Rulebook: 2. Play a Nest Tile from Your Hand)
bower-rule-place-none = You have no tile that fits anywhere, so you go on without placing. (Rulebook: 2. Play a Nest Tile from Your Hand)
bower-rule-place-paid = { $n ->
    [one] Column { $columns } has used up its third gem: more gems there earn nothing.
   *[other] Columns { $columns } have used up their third gems: more gems there earn nothing.
} (Rulebook: 3. Get a Bonus Tile)
bower-rule-discard-0 = At the end of your turn you hold more tiles than there is room for, so one of them goes. Any tile of your hand can be chosen. (Rulebook: Nest Bonus Tiles; our ruling)
bower-rule-discard-1 = Your rival’s bonus tile takes a tile from your hand. Which one, is for you to say. (Rulebook: Interactive Bonus Tiles)
bower-rule-choose = A third gem lets you choose one of three bonus tiles drawn from the stack, or none. Only one can be had in a turn. (Rulebook: 3. Get a Bonus Tile)
bower-rule-choose-open = A third gem lets you choose one of the open bonus tiles that are left, or none. Only one can be had in a turn. (Rulebook: Super Nest Variant)
bower-rule-look = You may look at one request egg that faces your rival. Those that you know already are left out. (Rulebook: Spy Bonus Tiles)
bower-rule-cross = The X goes on a feather or a flower, white ones included, in either nest; not on gems or shells, and not twice on the same object. (Rulebook: Token Bonus Tiles)
bower-rule-lay = The token goes on a square of your own nest where a tile lies. (Rulebook: Token Bonus Tiles)
bower-rule-branch = The Branch goes on a square of your own nest where a tile lies, along its row or along its column. (Rulebook: Token Bonus Tiles)
bower-rule-cover = The drawn tile goes over two adjacent squares of your own nest where tiles lie, of the same tile or of two. (Rulebook: Interactive Bonus Tiles)
bower-rule-give = You may give any tile of the display. Your rival has to place it in the next turn. (Rulebook: Interactive Bonus Tiles)
bower-rule-twice = You may let your rival play two turns in a row, or leave the effect unused. (Rulebook: Interactive Bonus Tiles)
bower-rule-strip = You may let your rival discard a tile from hand, or leave the effect unused. (Rulebook: Interactive Bonus Tiles)

bower-not-waiting = It is your rival who has to choose now. (Rulebook: How to Play)
bower-not-unknown = Bower has no such choice. (Aviary)
bower-not-verb = That is not what you are asked now: a turn is to take, to place, then perhaps a bonus tile. (Rulebook: How to Play)
bower-not-must = This step cannot be left out. (Rulebook: How to Play)
bower-not-instead = You have to place the tile that your rival gave you, instead of taking one. (Rulebook: Interactive Bonus Tiles)
bower-not-taken = Tiles are taken at the beginning of a turn, one each time. (Rulebook: 1. Take a Nest Tile from the Display)
bower-not-display = That tile does not lie in the display. (Rulebook: 1. Take a Nest Tile from the Display)
bower-not-fits = You can go on without placing only when nothing fits. (Rulebook: 2. Play a Nest Tile from Your Hand)
bower-not-given = You have to place the tile that your rival gave you: [{ $tile }]. (Rulebook: Interactive Bonus Tiles)
bower-not-hand = That tile is not in your hand. (Rulebook: 2. Play a Nest Tile from Your Hand)
bower-not-grid = The tile would not lie inside the grid. (Rulebook: 2. Play a Nest Tile from Your Hand)
bower-not-filled = { $cell } is filled: a tile must cover nothing. (Rulebook: 2. Play a Nest Tile from Your Hand)
bower-not-apart = The tile would touch neither the birds board nor a tile of your nest. (Rulebook: 2. Play a Nest Tile from Your Hand)
bower-not-offer = That bonus tile is not among those that you may choose from. (Rulebook: 3. Get a Bonus Tile)
bower-not-seen = You know the request egg of column { $column } already. (Rulebook: Spy Bonus Tiles)
bower-not-object = The X goes on feathers and flowers only. (Rulebook: Token Bonus Tiles)
bower-not-absent = There is no such feather or flower on { $cell }. (Rulebook: Token Bonus Tiles)
bower-not-empty = No tile lies on { $cell } in your nest. (Rulebook: Bonus Tiles Description)

## The lesson (/learn): screen and paragraph

bower-learn-rival = Robin
bower-learn-1-1 = **What it is about.** Two bowerbirds build nests. Yours is the left one, the right one is Robin’s. Whoever has more egg tokens at the end wins.
bower-learn-1-2 = **Request eggs.** Each of the six columns has one; columns run sideways, from the eggs into both nests. You see those of columns 1, 3 and 5: violet flowers, feathers of any color, yellow feathers. Robin sees those of columns 2, 4 and 6. The two gray ones below are out of play.
bower-learn-1-3 = Whoever has more of what the egg asks for, in that column of the nest, gets an egg token. So Robin’s columns are for you to guess at.
bower-learn-2-1 = **The first tile.** Before the first turn each side takes one of the open tiles. A tile is two squares, each of straw, moss or gravel, with feathers, flowers, gems or shells on it.
bower-learn-2-2 = Take the tile with the **yellow feather**: the egg of column 5 asks for those.
bower-learn-3-1 = **Your turn.** It begins with taking one of three open tiles, so that you choose from two tiles in your hand.
bower-learn-3-2 = Take the tile of straw and gravel with a **feather, a gem and a shell**: column 3 asks for feathers of any color.
bower-learn-4-1 = **Placing.** You are asked for the tile, for the square of its first half, then for that of its second half: so you turn it as you like. It must touch the birds board or a tile of your nest with one side.
bower-learn-4-2 = Choose the tile that you took, its feather on **b3** and its gem on **a3**, beside the birds board. Both lie in column 3, so the feather counts there.
bower-learn-5-1 = **Six turns later** – they were played for you. Look at column 4: a gem on a4, another on c4. The **third gem** in a column, or in a group of one material, earns a bonus tile.
bower-learn-5-2 = **Groups** are squares of one material that touch side by side. The larger group of straw, of moss and of gravel gets an egg token each at the end.
bower-learn-5-3 = Put the straw with the gem on **d4**. The second half goes on **d5**, where its moss joins that of c5.
bower-learn-6-1 = **A bonus tile.** You see three and choose one or none; Robin sees only the one that you choose. There are five kinds: tiles for the nest, eggs for the end, spying, tokens, and some that interfere with the rival.
bower-learn-6-2 = Choose the **nest tile**. It comes to your hand for a later turn. White feathers and flowers count as the color that suits you.
bower-learn-7-1 = **Three turns later.** Take care of holes: no tile fits a single square. Try it: first half on d2, second on d1. Before you confirm, the bot warns you that **c1** and **d3** would stay empty. Do not confirm, go Back.
bower-learn-7-2 = Then put the first half on **d3** and the second on **d2**. That closes in nothing, and its straw joins groups of straw that now hold more than two gems together: another bonus tile.
bower-learn-8-1 = **The last turn.** Only c1 and d1 are left, in column 1, which asks for violet flowers. You have one there, and Robin has none.
bower-learn-8-2 = **A single object** that is enough for the majority brings **2** egg tokens instead of 1. A second violet flower would take one of them away again.
bower-learn-8-3 = So place a tile without one: the straw with the red flower on **d1**, its moss on **c1**.
bower-learn-9-1 = **The end.** All eggs are turned up. Line by line, this is the scoring: three groups, six columns, then the bonus tiles with eggs. In a tie, shells decide.
bower-learn-9-2 = Two single objects have brought you 2 egg tokens each, and the moss went to Robin by 3 shells to 2. Now you know all that you need.

## Pictures beside the rules: the players' names, and what is to be seen

bower-example-left = Wren
bower-example-right = Robin
bower-example-summary = two nests in the making on either side of the birds board, between them the six request eggs with their backs to everybody else, below them the display.
bower-example-setup = what the player with the left nest sees before the first tiles are taken: an empty nest, the request eggs of columns 1, 3 and 5, three open tiles.
bower-example-turn = step 2 of a turn. A tile has been taken, and one of the two in hand is to be placed.
bower-example-placing = placed like this, the tile would close in c1 and d3, each a single square for good.
bower-example-gems = the tile on d4 and d5 brings a third gem into column 4, beside those on a4 and c4, and earns a bonus tile.
bower-example-nest-tiles = the five nest bonus tiles of the house set.
bower-example-egg-tiles = the four bonus tiles with an egg.
bower-example-spy-tiles = the two bonus tiles for spying.
bower-example-token-tiles = the five bonus tiles with a token.
bower-example-interactive = the four interactive bonus tiles.
bower-example-scoring = the columns in the middle, with the numbers of both sides and the egg tokens; below them straw, moss and gravel, then the eggs of the bonus tiles. The moss is a tie, which Robin wins by 3 shells to 2.
bower-example-variants = Super Nest at its beginning: five rows a nest and seven open bonus tiles.
