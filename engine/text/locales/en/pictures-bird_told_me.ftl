# The few words inside the pictures of The Bird Told Me to Do It. Each has room for about the length that it has here: lines are shortened
# when they do not fit. What cards tell is in bird_told_me.ftl.

picture-told-seat-0 = Orange
picture-told-seat-1 = Blue
picture-told-seat-2 = Pink
picture-told-seat-3 = Green
picture-told-seat-4 = Violet
picture-told-deck = Deck { $count }
picture-told-deck-second = Second deck { $count }
picture-told-discards = Discards { $count }
picture-told-part = In view: { $first }–{ $last } of { $low }–{ $high }

# Over the text of the card that is being carried out, and at its right what boosts it.
picture-told-step = Step { $number } of { $count } · { $cell }
picture-told-loose = Performed
picture-told-bonus = Bonus card
picture-told-done = Carried out last
picture-told-boost = Boost +{ $count }
picture-told-next-boost = Next +{ $count }
picture-told-last-boost = Bonus card +{ $count }
picture-told-drawn = Drawn
picture-told-awarded = Awarded: the last one lies on top
picture-told-no-hand = Your hand is empty
picture-told-wait = Waiting for { $name }
picture-told-over = The match is over
picture-told-final = Birds in the score piles

# What the player is asked.
picture-told-ask-add = Add a card to the branch, or pass
picture-told-ask-second = Claim plumage, draw, or add another card
picture-told-ask-second-claimed = Draw, or add another card
picture-told-ask-route = To which of your cards does the route go?
picture-told-ask-fork = Where does the route go on?
picture-told-ask-pile = Which card goes on your score pile next?
picture-told-ask-tell = Do what the bird tells you

# On birds and plumage, for those who wish letters. One or two letters each; no two alike.
picture-told-letter-black = Ni
picture-told-letter-blue = Se
picture-told-letter-red = Fi
picture-told-letter-gray = Si
picture-told-letter-white = Sn
picture-told-letter-yellow = Su
