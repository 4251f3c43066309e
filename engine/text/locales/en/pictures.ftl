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

# What the player is asked.
picture-ask-draft = Take your first tile of the display
picture-ask-take = Take a tile of the display
picture-ask-place = Place a tile in your nest
picture-ask-discard = Discard a tile of your hand
picture-ask-choose = Choose a bonus tile
picture-ask-look = Look at one of your rival's eggs
picture-ask-cross = Put the X on a feather or flower
picture-ask-lay-1 = Lay the white flower token on a square
picture-ask-lay-2 = Lay the white feather token on a square
picture-ask-lay-3 = Lay the shells token on a square
picture-ask-branch = Lay the Branch on a square
picture-ask-cover = Cover two squares with the tile +
picture-ask-give = Give your rival a tile of the display
picture-ask-twice = Let your rival play two turns in a row?
picture-ask-strip = Let your rival discard a tile?

# Bonus tiles, beside their signs, in about 45 characters.
picture-bonus-nest = Nest tile for your hand
picture-bonus-egg-yellow = Egg for more yellow things
picture-bonus-egg-violet = Egg for more violet things
picture-bonus-egg-red = Egg for more red things
picture-bonus-egg-shell = Egg for more shells
picture-bonus-spy-rival = Spy: an egg of your rival
picture-bonus-spy-out = Spy: the eggs out of play
picture-bonus-token-x = X on a feather or flower
picture-bonus-token-white-flower = Flower of any color
picture-bonus-token-white-feather = Feather of any color
picture-bonus-token-shells = Two more shells
picture-bonus-token-branch = Branch: links two squares
picture-bonus-interactive-cover = Cover two squares
picture-bonus-interactive-give = Gift: a tile to your rival
picture-bonus-interactive-twice = Double turn of your rival
picture-bonus-interactive-discard = Your rival discards a tile
