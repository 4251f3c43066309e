# The few words inside the pictures of The Game of Birds. Each has room for about the length that it has here.

picture-birds-seat-0 = Orange
picture-birds-seat-1 = Blue
picture-birds-seat-2 = Pink
picture-birds-seat-3 = Green

# Which word of a bird's name is kept where there is room for one only: first or last.
picture-birds-head = last
# The lists in one letter.
picture-birds-letter-green = G
picture-birds-letter-amber = A
picture-birds-letter-red = R

picture-birds-round = Round { $round }/{ $of }
picture-birds-over = Match over
picture-birds-discards = Discards: { $count }
picture-birds-hand = Your hand ({ $count })
picture-birds-no-hand = Your hand is empty
picture-birds-wait = Waiting for { $name }
picture-birds-ignored = ignored in this turn

# What a danger die forbids, in two lines of 15 characters.
picture-birds-danger-nest = no Nest birds
picture-birds-danger-egg = no Egg birds
picture-birds-danger-beak = no Beak birds
picture-birds-danger-song = no Song birds
picture-birds-danger-feather = no Feather birds
picture-birds-danger-flight = no Flight birds
picture-birds-danger-migration = no Migration birds
picture-birds-danger-red = no birds of the red list
picture-birds-danger-discard = discard a card first
picture-birds-danger-eagle = no danger

# What the player is asked.
picture-birds-ask-die = Choose a white die
picture-birds-ask-ignore = Choose the danger die to ignore
picture-birds-ask-discard = Discard a card of your hand
picture-birds-ask-peek = Look at a card that lies face down
picture-birds-ask-swap = Swap two cards of the board
picture-birds-ask-play = Play a card for its line
picture-birds-ask-keep = Take the revealed bird, or leave it
picture-birds-ask-displace = Choose the bird that makes room for the threat
picture-birds-ask-build = Place birds in your display

picture-birds-result-title = Final scoring
picture-birds-result-printed = Birds
picture-birds-result-tiles = Point tiles
picture-birds-result-bonuses = Bonus tiles
picture-birds-result-medals = Medals
picture-birds-result-threats = Threats
picture-birds-result-total = Points
