# The few words inside pictures. Each has room for about the length that it has here: lines are shortened when they do not fit.

picture-seat-0 = Orange
picture-seat-1 = Blue
picture-stack = { $count ->
    [0] no tiles left to draw
    [one] { $count } tile left to draw
   *[other] { $count } tiles left to draw
}
picture-display = Display ({ $count } left to draw)
picture-hand = Your hand
picture-no-hand = Your hand is empty
picture-open = Open bonus tiles
picture-final = Final scoring
picture-wait = Waiting for { $name }
picture-over = The match is over

# Over the birds board.
picture-columns = Columns

# On the cards of nest tiles that are bonus tiles.
picture-bonus-feathers = For your hand: feathers
picture-bonus-flowers = For your hand: flowers
picture-bonus-feathers-flower = For your hand: feathers and flower
picture-bonus-flowers-feather = For your hand: flowers and feather

# What the player is asked.
picture-ask-draft = Take your first tile of the display
picture-ask-take = Take a tile of the display
picture-ask-place = Place a tile in your nest
picture-ask-discard = Discard a tile of your hand
picture-ask-choose = Choose a bonus tile
picture-ask-look = Look at one of your rival’s eggs
picture-ask-cross = Put the X on a feather or flower
picture-ask-lay-1 = Lay the white flower token on a square
picture-ask-lay-2 = Lay the white feather token on a square
picture-ask-lay-3 = Lay the shells token on a square
picture-ask-branch = Lay the Branch on a square
picture-ask-cover = Cover two squares with the tile +
picture-ask-give = Give your rival a tile of the display
picture-ask-twice = Let your rival play two turns in a row?
picture-ask-strip = Let your rival discard a tile?
picture-ask-none-fits = Nothing fits: go on without placing
picture-ask-no-use = Of no use now: go on
