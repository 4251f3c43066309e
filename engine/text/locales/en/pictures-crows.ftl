# The few words inside the pictures of Crows. Each has room for about the length that it has here: lines are shortened when they do not fit.

picture-crows-seat-0 = Orange
picture-crows-seat-1 = Blue
picture-crows-seat-2 = Pink
picture-crows-seat-3 = Green
picture-crows-round = Round { $number }
picture-crows-part = In view: { $first }–{ $last }, { $top }–{ $bottom }
picture-crows-flown = Arrows: where crows flew
picture-crows-murder = Murder on { $cell }, { $count } fly off
picture-crows-murder-all = Murder on { $cell }
picture-crows-scattered = Scattered from { $cell }: 1, 2, 3…
picture-crows-tile = Tile to be placed
picture-crows-open = Open tiles
picture-crows-bonus = Special tokens kept
picture-crows-wait = Waiting for { $name }
picture-crows-over = The match is over

# What the player is asked.
picture-crows-ask-tile-draw = Draw a tile
picture-crows-ask-tile-draw-or-trash = Draw a tile, or play your Trash
picture-crows-ask-tile-pick = Take an open tile
picture-crows-ask-tile-pick-or-trash = Take an open tile, or play your Trash
picture-crows-ask-tile-trash = Play your Trash tile
picture-crows-ask-tile-none = There is no tile for you
picture-crows-ask-place = Place the tile beside another
picture-crows-ask-shine = Place your shiny object
picture-crows-ask-play = Play a special token?
picture-crows-ask-first-crow = 2 Crows: take the first crow
picture-crows-ask-second-crow = 2 Crows: take the second crow
picture-crows-ask-landing = 2 Crows: where do both go?
picture-crows-ask-scatter = Murder: where does the scattering begin?

# Special tokens under their signs, in two lines of about 13 letters.
picture-crows-token-no-cemeteries = No Cemeteries
picture-crows-token-tombstone = Tombstone
picture-crows-token-no-flocking = No Flocking
picture-crows-token-two-crows = 2 Crows
picture-crows-token-three-points = 3 Points

# On the shiny objects, for those who wish letters: key, ring, heart, star. One or two letters each; no two alike.
picture-crows-letter-0 = K
picture-crows-letter-1 = R
picture-crows-letter-2 = H
picture-crows-letter-3 = S
