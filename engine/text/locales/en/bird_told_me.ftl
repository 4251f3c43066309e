# The Bird Told Me to Do It in English. Ids by what they are for: words, short and do (what cards tell), menus (verb, part, which, act),
# hint, ask, told (the log), at (the position as text), own (what one seat knows), result, alt, topic, rules, note (cards), rule and not.
# { $name }, { $other } and { $owner } are players' names.

told-me-title = The Bird Told Me to Do It
told-me-progress = { $points } of { $goal } points, { $n } { $n ->
    [one] card
   *[other] cards
} in the first deck
told-me-progress-second = { $points } of { $goal } points, { $n } { $n ->
    [one] card
   *[other] cards
} in the second deck
told-me-progress-over = The match is over

## Words

told-me-comma = { $first }, { $rest }
told-me-semicolon = { $first }; { $rest }
told-me-then = { $first } { $rest }
told-me-birds-nightbird = { $n } { $n ->
    [one] nightbird
   *[other] nightbirds
}
told-me-birds-seabird = { $n } { $n ->
    [one] seabird
   *[other] seabirds
}
told-me-birds-firebird = { $n } { $n ->
    [one] firebird
   *[other] firebirds
}
told-me-birds-silverbird = { $n } { $n ->
    [one] silverbird
   *[other] silverbirds
}
told-me-birds-snowbird = { $n } { $n ->
    [one] snowbird
   *[other] snowbirds
}
told-me-birds-sunbird = { $n } { $n ->
    [one] sunbird
   *[other] sunbirds
}
told-me-plumage-nightbird = nightbird plumage
told-me-plumage-seabird = seabird plumage
told-me-plumage-firebird = firebird plumage
told-me-plumage-silverbird = silverbird plumage
told-me-plumage-snowbird = snowbird plumage
told-me-plumage-sunbird = sunbird plumage
told-me-face = { $birds } { $exits }
told-me-name = { $face } ({ $tells })
told-me-label = { $face }: { $tells }
told-me-twin = { $tells } #{ $n }
told-me-trunk = trunk
told-me-cell = { $cell }
told-me-named = { $name }
told-me-seat = Seat { $n }
told-me-beside = beside the deck

# What cards tell, in short: for menus.
told-me-short-then = { $first }; { $rest }
told-me-short-more = { $first } …
told-me-short-hand-add = { $most ->
    [0] add { $count } from hand
   *[some] add { $count } from hand, value ≤{ $limit }
}
told-me-short-hand-over = { $most ->
    [0] place over { $count } from hand
   *[some] place over { $count } from hand, value ≤{ $limit }
}
told-me-short-hand-place = { $most ->
    [0] place { $count } from hand
   *[some] place { $count } from hand, value ≤{ $limit }
}
told-me-short-drawn-add = { $most ->
    [0] draw & add { $count }
   *[some] draw & add { $count }, size ≤{ $limit }
}
told-me-short-drawn-over = { $most ->
    [0] draw & place over { $count }
   *[some] draw & place over { $count }, size ≤{ $limit }
}
told-me-short-drawn-place = { $most ->
    [0] draw & place { $count }
   *[some] draw & place { $count }, size ≤{ $limit }
}
told-me-short-prune = { $most ->
    [0] discard end twigs: { $count }
   *[some] discard end twigs: { $count }, size ≤{ $limit }
}
told-me-short-fetch = draw twigs of one color: { $count }
told-me-short-exchange = swap twigs with hand cards: { $count }
told-me-short-harvest = score end twigs of one color: { $count }, size ≤{ $limit }
told-me-short-draw = draw { $count }
told-me-short-draw-by-plumage = draw 1 for each plumage you hold, at most { $count }
told-me-short-draw-by-colours = draw { $count } for each color on the route, at most { $limit } colors
told-me-short-salvage = draw { $count } from the discards
told-me-short-discard = discard { $count }
told-me-short-all-discard = each opponent discards { $count }
told-me-short-renew = discard any, draw as many +{ $count }
told-me-short-give-each = give each opponent 1
told-me-short-score-hand-ones = score { $count } of value 1 from hand
told-me-short-score-hand-own = score { $count } from hand if you hold the plumage, value ≤2
told-me-short-score-deck-own = score { $count } from the deck if you hold the plumage
told-me-short-score-deck-opponents = score { $count } from the deck if a rival holds the plumage
told-me-short-rob-pile = score { $count } from opponents’ score piles
told-me-short-rob-discards = discard { $count } from opponents’ score piles
told-me-short-rob-hand = draw { $count } from any score pile
told-me-short-clear-plumage = return all plumage
told-me-short-take-any = take plumage: { $count }
told-me-short-take-unclaimed = take unclaimed plumage: { $count }
told-me-short-take-absent = take plumage not on the branch: { $count }
told-me-short-take-present = take unclaimed plumage on the branch: { $count }
told-me-short-trade = swap plumage: { $count }
told-me-short-give-back = return a rival’s plumage: { $count }
told-me-short-boost-next = boost the next card by { $count }
told-me-short-boost-last = boost the bonus card by { $count }
told-me-short-perform-twigs = perform other twigs: { $count }, size ≤{ $limit }
told-me-short-perform-drawn = perform a drawn card, boost { $count }
told-me-short-perform-one-of = draw { $count }, perform one, keep the rest
told-me-short-perform-previous = perform the previous card, boost { $count }
told-me-short-perform-hand = discard a card to perform it, boost { $count }

# What cards tell, in full. { $sum } shows how a number has grown: " (2 + 1)".
told-me-do-hand-add = { $most ->
    [0] Add { $count } hand { $n ->
        [one] card
       *[other] cards
    }{ $sum }.
   *[some] Add { $count } hand { $n ->
        [one] card
       *[other] cards
    } of value { $limit } or less{ $sum }.
}
told-me-do-hand-over = { $most ->
    [0] Place { $count } hand { $n ->
        [one] card
       *[other] cards
    } over { $n ->
        [one] a twig
       *[other] twigs
    }{ $sum }.
   *[some] Place { $count } hand { $n ->
        [one] card
       *[other] cards
    } of value { $limit } or less over { $n ->
        [one] a twig
       *[other] twigs
    }{ $sum }.
}
told-me-do-hand-place = { $most ->
    [0] Place { $count } hand { $n ->
        [one] card
       *[other] cards
    }{ $sum }.
   *[some] Place { $count } hand { $n ->
        [one] card
       *[other] cards
    } of value { $limit } or less{ $sum }.
}
told-me-do-drawn-add = { $most ->
    [0] Draw and add { $count } { $n ->
        [one] card
       *[other] cards
    }{ $sum }.
   *[some] Draw and add { $count } { $n ->
        [one] card
       *[other] cards
    } (twigs of size { $limit } or less){ $sum }.
}
told-me-do-drawn-over = { $most ->
    [0] Draw and place over { $count } { $n ->
        [one] twig
       *[other] twigs
    }{ $sum }.
   *[some] Draw and place over { $count } { $n ->
        [one] twig
       *[other] twigs
    } of size { $limit } or less{ $sum }.
}
told-me-do-drawn-place = { $most ->
    [0] Draw and place { $count } { $n ->
        [one] card
       *[other] cards
    }{ $sum }.
   *[some] Draw and place { $count } { $n ->
        [one] card
       *[other] cards
    }, over twigs of size { $limit } or less only{ $sum }.
}
told-me-do-prune = { $most ->
    [0] Discard { $count } other end { $n ->
        [one] twig
       *[other] twigs
    }{ $sum }.
   *[some] Discard { $count } other end { $n ->
        [one] twig
       *[other] twigs
    } of size { $limit } or less{ $sum }.
}
told-me-do-fetch = Draw { $count } { $n ->
    [one] twig
   *[other] twigs
} of one color into your hand{ $sum }.
told-me-do-exchange = Swap { $count } { $n ->
    [one] twig with a hand card
   *[other] twigs with hand cards
}{ $sum }.
told-me-do-harvest = Score { $count } end { $n ->
    [one] twig
   *[other] twigs
} of one color and of size { $limit } or less{ $sum }.
told-me-do-draw = Draw { $count } { $n ->
    [one] card
   *[other] cards
}{ $sum }.
told-me-do-draw-by-plumage = Draw 1 card for each plumage card that you hold, at most { $count } { $n ->
    [one] card
   *[other] cards
}{ $sum }.
told-me-do-draw-by-colours = Draw { $count } { $n ->
    [one] card
   *[other] cards
} for each color on the route, for at most { $limit } { $most ->
    [one] color
   *[other] colors
}{ $sum }.
told-me-do-salvage = Draw { $count } { $n ->
    [one] card
   *[other] cards
} from the top of the discard pile{ $sum }.
told-me-do-discard = Discard { $count } hand { $n ->
    [one] card
   *[other] cards
}{ $sum }.
told-me-do-all-discard = Each opponent discards { $count } hand { $n ->
    [one] card
   *[other] cards
}{ $sum }.
told-me-do-renew = Discard any number of hand cards, then draw as many and { $count } more{ $sum }.
told-me-do-give-each = Give each opponent 1 hand card.
told-me-do-score-hand-ones = Score { $count } hand { $n ->
    [one] card
   *[other] cards
} of value 1{ $sum }.
told-me-do-score-hand-own = Score { $count } hand { $n ->
    [one] card of value 2 or less if you hold its
   *[other] cards of value 2 or less if you hold their
} plumage{ $sum }.
told-me-do-score-deck-own = Score { $count } { $n ->
    [one] card from the deck if you hold its
   *[other] cards from the deck if you hold their
} plumage{ $sum }.
told-me-do-score-deck-opponents = Score { $count } { $n ->
    [one] card from the deck if an opponent holds its
   *[other] cards from the deck if opponents hold their
} plumage{ $sum }.
told-me-do-rob-pile = Score { $count } { $n ->
    [one] card
   *[other] cards
} from opponents’ score piles{ $sum }.
told-me-do-rob-discards = Discard { $count } { $n ->
    [one] card
   *[other] cards
} from opponents’ score piles{ $sum }.
told-me-do-rob-hand = Draw { $count } { $n ->
    [one] card from the top of any score pile
   *[other] cards from the tops of score piles
}{ $sum }.
told-me-do-clear-plumage = Return all plumage of all players.
told-me-do-take-any = Take { $count } plumage { $n ->
    [one] card
   *[other] cards
}, claimed or not{ $sum }.
told-me-do-take-unclaimed = Take { $count } unclaimed plumage { $n ->
    [one] card
   *[other] cards
}{ $sum }.
told-me-do-take-absent = Take { $count } plumage { $n ->
    [one] card of a color
   *[other] cards of colors
} not on the branch{ $sum }.
told-me-do-take-present = Take { $count } unclaimed plumage { $n ->
    [one] card of a color
   *[other] cards of colors
} on the branch{ $sum }.
told-me-do-trade = Swap { $count } plumage { $n ->
    [one] card with an opponent
   *[other] cards with opponents
}{ $sum }.
told-me-do-give-back = Return { $count } plumage { $n ->
    [one] card of an opponent
   *[other] cards of opponents
}{ $sum }.
told-me-do-boost-next = Boost the next card by { $count }{ $sum }.
told-me-do-boost-last = Boost the last card, the bonus card, by { $count }{ $sum }.
told-me-do-perform-twigs = Perform { $count } other { $n ->
    [one] twig
   *[other] twigs
} of size { $limit } or less{ $sum }.
told-me-do-perform-drawn = Draw and reveal a card and perform it with a boost of { $count }{ $sum }.
told-me-do-perform-one-of = Draw and reveal { $count } { $n ->
    [one] card
   *[other] cards
}, perform one, keep the rest{ $sum }.
told-me-do-perform-previous = Perform the previous card again with a boost of { $count }{ $sum }.
told-me-do-perform-hand = Discard a hand card to perform it with a boost of { $count }{ $sum }.

## Menus

told-me-row = Row { $row }: { $cells }
told-me-more-cells = { $cells }, …
told-me-cell-trunk = { $cell }, at the trunk
told-me-cell-free = { $cell }, joined to { $other } ({ $card })
told-me-cell-with = { $cell }: { $card }
told-me-pile-of = { $name } – top card { $card }, { $n } { $n ->
    [one] point
   *[other] points
} in all
told-me-plumage-of = { $plumage } – { $owner }

told-me-verb-add = Add a card to the branch
told-me-verb-add-second = Add a second card
told-me-verb-pass = Pass: draw two cards
told-me-verb-claim = Claim the { $plumage }
told-me-verb-draw = Draw a card
told-me-verb-walk = Walk on
told-me-verb-cover = Place a card over a twig
told-me-verb-swap = Swap a twig
told-me-verb-prune = Discard a twig
told-me-verb-fetch = Draw a twig
told-me-verb-harvest = Score a twig
told-me-verb-perform = Perform a twig
told-me-verb-do = Perform a card
told-me-verb-discard = Discard a card
told-me-verb-give = Give a card
told-me-verb-score = Score a card
told-me-verb-pile = Put a card on your score pile
told-me-verb-rob = Take the top card of a score pile
told-me-verb-take = Take plumage
told-me-verb-trade = Swap plumage
told-me-verb-return = Return plumage
told-me-verb-skip = Leave it
told-me-verb-skip-renew = Discard no more, draw { $n } { $n ->
    [one] card
   *[other] cards
}

# The questions to the one who chooses.
told-me-part-add = Do you add a card to the branch, or draw two cards and pass?
told-me-part-second = Do you also claim the plumage, draw a card, or add a second card?
told-me-part-second-only = Do you also claim the plumage, or draw a card? No card of your hand can be added.
told-me-part-second-claimed = Do you also draw a card, or add a second card? The plumage is claimed already.
told-me-part-second-claimed-only = You also draw a card: the plumage is claimed already, and no card of your hand can be added.
told-me-part-route = To which of your two cards does your route lead?
told-me-part-fork = In which direction does your route go on?
told-me-part-pile = Which card goes onto your score pile next? The last one will be on top.
told-me-part-tell = What do you choose?
told-me-part-left = { $question } Still to do: { $n }.
told-me-part-drawn = You have drawn { $card }. Where does it go?
told-me-which-add = Which card do you add?
told-me-which-cover = Which card do you place over a twig?
told-me-which-swap = Which card goes onto the branch?
told-me-which-do = Which card do you perform?
told-me-which-discard = Which card do you discard?
told-me-which-give = Which card do you give?
told-me-which-score = Which card do you score?
told-me-which-pile = Which card goes onto your score pile next?
told-me-which-rob = From whose score pile?
told-me-which-take = Which plumage do you take?
told-me-which-return = Which plumage goes back beside the deck?
told-me-which-trade-0 = Which of your plumage cards do you give?
told-me-which-trade-1 = Which plumage do you get for it?
told-me-which-row-add = In which row do you add the card? The trunk is in row 50.
told-me-which-row-cover = In which row is the twig that you cover? The trunk is in row 50.
told-me-which-row-swap = In which row is the twig that you swap? The trunk is in row 50.
told-me-which-row-walk = In which row do you go on? The trunk is in row 50.
told-me-which-row-prune = In which row is the twig that you discard? The trunk is in row 50.
told-me-which-row-fetch = In which row is the twig that you draw? The trunk is in row 50.
told-me-which-row-harvest = In which row is the twig that you score? The trunk is in row 50.
told-me-which-row-perform = In which row is the twig that you perform? The trunk is in row 50.
told-me-which-column = Which cell of row { $row }?
told-me-which-sure = Is this what you want?

# Whole actions, in 100 characters.
told-me-act-add = Add on { $cell }: { $card }
told-me-act-cover = Place over { $cell }: { $card }
told-me-act-swap = Swap { $cell } with { $card }
told-me-act-walk = Go to { $cell }
told-me-act-prune = Discard the twig on { $cell }
told-me-act-fetch = Draw the twig on { $cell }
told-me-act-harvest = Score the twig on { $cell }
told-me-act-perform = Perform the twig on { $cell }
told-me-act-do = Perform { $card }
told-me-act-discard = Discard { $card }
told-me-act-give = Give { $card }
told-me-act-score = Score { $card }
told-me-act-pile = Onto the pile: { $card }
told-me-act-rob = Take from { $pile }
told-me-act-take = Take { $plumage }
told-me-act-trade = Give { $plumage } for { $other }
told-me-act-return = Return { $plumage }

told-me-hint-feeds = ⚠️ **Careful:** { $owner } holds the plumage of this color.
told-me-hint-awards = **Note:** then all have passed, and the branch is awarded.

# Questions that everybody reads.
told-me-ask-add = { $name } adds a card to the branch or passes.
told-me-ask-second = { $name } has added { $card } on { $cell }: claim, draw or add once more?
told-me-ask-second-claimed = { $name } has added { $card } on { $cell }: draw or add once more?
told-me-ask-route = { $name } chooses which of the two cards the route leads to: { $cells }.
told-me-ask-fork = { $name } chooses where the route goes on.
told-me-ask-pile = { $name } lays the awarded cards on the score pile, in any order.
told-me-ask-tell = { $name } has to choose. { $text }
told-me-ask-over = Nobody has to choose any more.

## The log

told-me-told-dealt = { $name } is dealt { $card }, face up.
told-me-told-started = { $name } has the most birds and goes first.
told-me-told-turn = **Turn of { $name }.**
told-me-told-passed = { $name } passes.
told-me-told-pass-card = { $name } claims the pass card.
told-me-told-pass-card-back = Somebody has not passed: the pass card of { $name } goes back beside the deck.
told-me-told-added = { $name } adds { $card } on { $cell }.
told-me-told-covered = { $name } places { $card } over { $other } on { $cell }.
told-me-told-claimed = { $name } claims the { $plumage }.
told-me-told-reached = { $name } reaches { $card } on { $cell }, and { $n ->
    [one] the bird says
   *[other] the birds say
}: { $text }
told-me-told-bonus = { $name } turns up the bonus card, { $card }, and { $n ->
    [one] the bird says
   *[other] the birds say
}: { $text }
told-me-told-performed = { $name } performs { $card }, and { $n ->
    [one] the bird says
   *[other] the birds say
}: { $text }
told-me-told-turned = { $name } turns up { $card } from the deck; it is discarded and performed.
told-me-told-last-card = { $name } turns up { $card }, the last card of the deck: it is discarded and does nothing any more.
told-me-told-boosted-next = The next card is boosted by { $n }.
told-me-told-boosted-last = The last card, the bonus card, is boosted by { $n }.
told-me-told-in-vain = { $name } can do nothing, or nothing more, for { $card }.
told-me-told-skipped = { $name } leaves it at that: { $card }.
told-me-told-drew = { $name } draws { $n } { $n ->
    [one] card
   *[other] cards
}.
told-me-told-drew-what = Drawn, for the eyes of { $name } only: { $card }.
told-me-told-revealed = { $name } draws { $card } and shows it to all.
told-me-told-kept = { $card } has no place on the branch: { $name } keeps it in hand.
told-me-told-salvaged = { $name } draws { $card } from the discard pile.
told-me-told-discarded = { $name } discards { $card } from hand.
told-me-told-gave = { $name } gives { $other } a card, unseen by the others.
told-me-told-gave-what = { $name } has given { $other } this card: { $card }.
told-me-told-pruned = { $name } discards the twig { $card } on { $cell }.
told-me-told-fetched = { $name } draws the twig { $card } on { $cell } into the hand.
told-me-told-harvested = { $name } takes the end twig { $card } on { $cell } for the score pile.
told-me-told-swapped = { $name } swaps: { $card } lies on { $cell } now, { $other } goes from there into the hand.
told-me-told-uncovered = { $card } comes to light on { $cell }.
told-me-told-fell = { $cell } is cut off from the trunk: { $card } falls onto the discard pile.
told-me-told-bare = Only the trunk is left: all plumage and the pass card go back beside the deck.
told-me-told-cut = The route of { $name } ends here: what lay beyond is no longer joined to the trunk.
told-me-told-full = The branch is full: no card can be added anywhere.
told-me-told-all-passed = All have passed one after the other.
told-me-told-unclaimed = Nobody holds the { $plumage }, so nobody scores these twigs.
told-me-told-scored = { $name } scores { $card }.
told-me-told-missed = { $name } turns up { $card } from the deck, which cannot be scored and is discarded.
told-me-told-robbed-pile = { $name } takes { $card } from the score pile of { $other }.
told-me-told-robbed-discards = { $name } puts { $card } from the score pile of { $other } onto the discard pile.
told-me-told-robbed-hand = { $name } draws { $card } from the score pile of { $other } into the hand.
told-me-told-took = { $name } takes the { $plumage }, which lay beside the deck.
told-me-told-took-from = { $name } takes the { $plumage } from { $other }.
told-me-told-traded = { $name } swaps with { $other }: { $mine } for { $theirs }.
told-me-told-returned = { $name } returns the { $plumage } of { $other } beside the deck.
told-me-told-cleared = { $name } returns all plumage of all players beside the deck.
told-me-told-awarded = The branch is awarded. It shows: { $birds }. The most: { $most }. Whoever holds { $n ->
    [one] that color’s
   *[other] those colors’
} plumage scores their twigs; all other cards are discarded, plumage and the pass card go back.
told-me-told-awarded-none = The branch is awarded, but only the trunk is there. Plumage and pass card go back beside the deck.
told-me-told-reshuffled = The deck has run out: { $n } discarded { $n ->
    [one] card is
   *[other] cards are
} shuffled into a new one.
told-me-told-ran-out = The deck has run out for good: the match ends at once, the branch is awarded as it is.
told-me-told-over = The match is over. The score piles are compared.
told-me-told-resigned = { $name } resigns.

# Above the question that says what the birds say.
told-me-news-reached = { $name } reaches { $card } on { $cell }.
told-me-news-bonus = { $name } turns up the bonus card, { $card }.
told-me-news-performed = { $name } performs { $card }.

## The position as text

told-me-at-single = The Bird Told Me to Do It, with one deck of 48 cards.
told-me-at-double = The Bird Told Me to Do It, with two decks of 48 cards.
told-me-at-turn = Current player: { $name }
told-me-at-resigned = { $name } has resigned.
told-me-at-bare = The branch: only the trunk, N50
told-me-at-branch = The branch: trunk N50 and { $n } { $n ->
    [one] twig
   *[other] twigs
}
told-me-at-twig = { $cell } from { $parent } – { $card }
told-me-at-twig-over = { $cell } from { $parent } – { $card } – beneath, from the top: { $beneath }
told-me-at-route = Route: { $cells } – walked: { $n }
told-me-at-fresh = Added in this phase of the turn: { $cells }
told-me-at-previous = Card of the step before: { $card }
told-me-at-step = Card of this step: { $card }
told-me-at-carried = { $name } carries out { $card } on { $cell }, colors and boosts +{ $boost }: { $text }
told-me-at-carried-loose = { $name } carries out { $card }, which lies on no twig, boosts +{ $boost }: { $text }
told-me-at-performed = Performed in this step: { $card } – by { $performer }
told-me-at-next-boost = Boost that waits for the next card: { $n }
told-me-at-last-boost = Boost that waits for the bonus card: { $n }
told-me-at-left = Still to do of the instruction: { $n }
told-me-at-drawn = Drawn and revealed: { $cards }
told-me-at-colour-nightbird = Only nightbird twigs now
told-me-at-colour-seabird = Only seabird twigs now
told-me-at-colour-firebird = Only firebird twigs now
told-me-at-colour-silverbird = Only silverbird twigs now
told-me-at-colour-snowbird = Only snowbird twigs now
told-me-at-colour-sunbird = Only sunbird twigs now
told-me-at-forced = Must come next, since it has come to light: { $cell }
told-me-at-renew = Will be drawn after the discards: { $n }
told-me-at-give = The card goes to: { $name }
told-me-at-traded = Already swapped: { $cards }
told-me-at-then = Then { $name }: { $text }
told-me-at-bonus = The bonus card is still to come
told-me-at-awarded = Awarded to { $name }, not on the score pile yet: { $cards }
told-me-at-deck = Cards in the deck: { $n }; times that the deck has run out: { $depletions }
told-me-at-discards = Discarded cards: { $n }; from the top: { $cards }
told-me-at-discards-more = Discarded cards, further down: { $cards }
told-me-at-discards-none = Discarded cards: none
told-me-at-plumage = Plumage: { $cards }
told-me-at-plumage-nightbird = nightbird { $owner }
told-me-at-plumage-seabird = seabird { $owner }
told-me-at-plumage-firebird = firebird { $owner }
told-me-at-plumage-silverbird = silverbird { $owner }
told-me-at-plumage-snowbird = snowbird { $owner }
told-me-at-plumage-sunbird = sunbird { $owner }
told-me-at-pass = Pass card: { $owner }
told-me-at-seat = { $name } – points: { $points }; cards in hand: { $n }
told-me-at-pile = Score pile, the top last: { $cards }
told-me-at-known = Known to all in this hand: { $cards }

## What one seat knows

told-me-own-hand = Your hand: { $n } { $n ->
    [one] card
   *[other] cards
}
told-me-own-card = { $card }
told-me-own-cards = { $n }× { $card }
told-me-legend = { $card } – { $text }
told-me-own-known = You know in the hand of { $name }: { $cards }

# Under a picture with letters.
told-me-letters = Letters in the pictures: { picture-told-letter-black } nightbirds, { picture-told-letter-blue } seabirds, { picture-told-letter-red } firebirds, { picture-told-letter-gray } silverbirds, { picture-told-letter-white } snowbirds, { picture-told-letter-yellow } sunbirds.

## The end

told-me-result-goal = Thirty points end the match.
told-me-result-deck = The deck has run out twice, which ends the match.
told-me-result-pile = { $name }: { $points } { $points ->
    [one] point
   *[other] points
} ({ $birds })
told-me-result-none = { $name }: no points
told-me-won = { $name } wins.
told-me-won-current = A tie on points. The current player goes first: { $name } wins.
told-me-won-next = A tie on points. Of those tied, the one who would start a turn next goes first: { $name } wins.

## Alt texts of pictures

told-me-alt-branch = Branch of { $n } { $n ->
    [one] twig
   *[other] twigs
}: { $birds }.
told-me-alt-route = Route: { $n } of { $length } walked, from the trunk { $cells }.
told-me-alt-points = { $name }: { $points } { $points ->
    [one] point
   *[other] points
}.
told-me-alt-seat-plumage = { $name }: { $points } { $points ->
    [one] point
   *[other] points
}, { $plumage }.
told-me-alt-pass = Pass card: { $name }.
told-me-alt-hand = { $n } { $n ->
    [one] card
   *[other] cards
} in hand: { $cards }.
told-me-alt-hand-more = { $n } { $n ->
    [one] card
   *[other] cards
} in hand: { $cards } …
told-me-alt-hand-none = No cards in hand.
told-me-alt-text = /board text:true tells every twig in words.

## The rules, in our own words; each paragraph names the section of the rulebook

told-me-topic-summary = The game in one minute
told-me-topic-setup = Setup
told-me-topic-turn = A turn
told-me-topic-adding = Adding to the branch
told-me-topic-branch-phase = The branch phase
told-me-topic-boosts = Numbers in brackets and boosts
told-me-topic-words = The words of the instructions
told-me-topic-must-and-may = Must and may
told-me-topic-nightbirds = The eight nightbird cards
told-me-topic-seabirds = The eight seabird cards
told-me-topic-firebirds = The eight firebird cards
told-me-topic-silverbirds = The eight silverbird cards
told-me-topic-snowbirds = The eight snowbird cards
told-me-topic-sunbirds = The eight sunbird cards
told-me-topic-plumage = Plumage and the pass card
told-me-topic-award = Awarding the branch
told-me-topic-ending = The end
told-me-topic-two-decks = Two decks
told-me-topic-rulings = Rulings for open questions
told-me-topic-house-deck = The house deck

told-me-rules-summary-1 = **A branch** grows from the trunk, card by card. Each card is a twig with one to four birds of a color, and the birds tell you to do something. (Rulebook: Bird Cards)
told-me-rules-summary-2 = **Your turn.** Add a card, and then claim its color’s plumage, draw a card, or add a second one. Or pass and draw two cards. (Rulebook: Playing the Game)
told-me-rules-summary-3 = **The birds.** If you did not pass, walk from the trunk to your card and do what the birds of every twig on the way tell you; at last turn up a bonus card and do that too. (Rulebook: Branch Phase)
told-me-rules-summary-4 = **Numbers in brackets** grow by one for each other card of the same color on your route. (Rulebook: Bird Instructions)
told-me-rules-summary-5 = **Plumage.** When nothing can be added any more, or everybody has passed, the colors with the most birds pay: whoever holds their plumage scores their twigs, a point a bird. (Rulebook: Branch Award)
told-me-rules-summary-6 = **Score piles.** Some instructions score cards at once, or take them from the piles of others. (Rulebook: Score a card)
told-me-rules-summary-7 = **Winning.** Thirty points end the match, or the deck that runs out a second time. (Rulebook: Ending the Game)

told-me-rules-setup-1 = **Trunk.** It lies in the middle, with a side on the left and one on the right. There is no twig yet. (Rulebook: Setup)
told-me-rules-setup-2 = **First player.** Everybody is dealt a card face up. The card with the most birds goes first; those tied get another one, until the tie is broken. (Rulebook: Setup)
told-me-rules-setup-3 = **Hands.** The dealt cards belong to the hands. More cards are dealt face down until everybody has six. (Rulebook: Setup)
told-me-rules-setup-4 = **Beside the deck** lie the six plumage cards and the pass card. (Rulebook: Setup)
told-me-rules-setup-5 = **In texts and pictures** a cell is named by a letter and a number: the trunk is N50, M50 lies on its left, O50 on its right, N49 above it, N51 below it. Arrows show to which sides a card can be joined. (Aviary)

told-me-rules-turn-1 = **Add and claim.** Add a card from your hand, then claim the plumage of its color, if it lies beside the deck. (Rulebook: Playing the Game)
told-me-rules-turn-2 = **Add and draw.** Add a card, then draw one. (Rulebook: Playing the Game)
told-me-rules-turn-3 = **Add twice.** Add two cards, and choose to which of them your route leads before any birds speak. (Rulebook: Playing the Game; Branch Phase)
told-me-rules-turn-4 = **Pass.** Draw two cards. If nobody has the pass card, claim it. It goes back as soon as somebody takes a turn without passing. You may pass although you could add a card. (Rulebook: Playing the Game)
told-me-rules-turn-5 = **Then** comes your branch phase, unless you passed. (Rulebook: Playing the Game)
told-me-rules-turn-6 = Turns go clockwise. (Rulebook: Playing the Game)

told-me-rules-adding-1 = **The first card** joins the left or the right side of the trunk. The other side then stays closed as long as there is a branch. (Rulebook: Adding to the Branch)
told-me-rules-adding-2 = **Later cards** join exactly one twig: an exit of the card meets an exit of the twig, beside it or above or below. They cover nothing. (Rulebook: Adding to the Branch)
told-me-rules-adding-3 = **No loops.** A card whose exits would meet two twigs cannot be added there, nor one with an exit towards the trunk. (Rulebook: Adding to the Branch)
told-me-rules-adding-4 = **Birds.** A card has at most as many birds as the twig that it joins. (Rulebook: Adding to the Branch)
told-me-rules-adding-5 = **Blocked exits.** An exit that points at a closed side of another twig does no harm. (Our ruling)
told-me-rules-adding-6 = **Cards are never turned.** The arrows show their exits as they lie. (Inferred from the rulebook: Adding Example)

told-me-rules-branch-phase-1 = **The route** leads from the trunk to the card that you played. Every card on it is carried out in this order, yours too. (Rulebook: Branch Phase)
told-me-rules-branch-phase-2 = **Changes on the way.** A card that changes before you reach it is carried out as it is then. (Rulebook: Branch Phase)
told-me-rules-branch-phase-3 = **Cut short.** If the branch breaks off ahead of you, the route ends where you stand. (Rulebook: Branch Phase)
told-me-rules-branch-phase-4 = **Longer.** If twigs were added beyond your card while birds spoke, the route goes on over them; at a fork you choose. (Rulebook: Branch Phase)
told-me-rules-branch-phase-5 = **The bonus card.** After the branch the top card of the deck is discarded face up and carried out. (Rulebook: Branch Phase)
told-me-rules-branch-phase-6 = **Your own twig falls?** Its instruction is finished, the route ends, and the bonus card follows. A place that is filled again is walked if its card grows from the one before. (Our ruling)
told-me-rules-branch-phase-7 = **Your second card** of the add phase is no twig that the route goes on to, even if it grew from the first. (Inferred from the rulebook: Branch Phase)

told-me-rules-boosts-1 = **[2]** grows by one for each other card of the same color that shows on your route, before or after. “Draw 3 cards (2 + 1)” means two, and one for another card of the color. Numbers without brackets never grow. (Rulebook: Bird Instructions)
told-me-rules-boosts-2 = **When?** It is counted when the card’s turn comes. What changes later does not touch the card that is being carried out. (Rulebook: Bird Instructions)
told-me-rules-boosts-3 = **Boost the next card** helps the next card of the route; after the outermost one that is the bonus card. **Boost the last card** always helps the bonus card. (Rulebook: Boost the next (or last) card)
told-me-rules-boosts-4 = **A performed card** is not boosted by colors, only by the boost that is stated. (Rulebook: Example Game)
told-me-rules-boosts-5 = **The bonus card** is not boosted by the colors of the route, only by cards that say so. A boost that finds no number in brackets lapses. (Our ruling; the example game shows it)

told-me-rules-words-1 = **Add:** lay a card on a free cell at an open exit, as in the add phase. **Place over:** lay it over a twig that shows. **Place:** either, as you like. (Rulebook: Place a card; Place over a twig)
told-me-rules-words-2 = **Covering.** The card needs an exit towards every twig that is joined there, at most as many birds as the twig nearer the trunk and at least as many as each one beyond. It joins nothing new; the trunk sets no limit. (Rulebook: Place a card; our ruling)
told-me-rules-words-3 = **Swap a twig:** exchange the card that shows with a hand card under the same conditions. What lies beneath stays. (Rulebook: Swap a twig; our ruling)
told-me-rules-words-4 = **Taking a twig away.** What it covered comes to light. Neighbors stay joined where both exits still meet. What is cut off from the trunk falls onto the discard pile with all that it covers. (Our ruling)
told-me-rules-words-5 = **End twig:** nothing grows from it. **Other twig:** not the one that is being carried out. (Our ruling)
told-me-rules-words-6 = **Draw and add** or place: the card is shown to all; what has no place is kept in hand. Cards are drawn one after the other. (Rulebook: Draw and add or place a card)
told-me-rules-words-7 = **Twigs of one color.** You may choose a color with too few twigs. A fitting twig that comes to light is the next one. (Rulebook: Draw (or score) two (or more) twigs of a color)
told-me-rules-words-8 = **Perform:** carry out a card because another one says so. One card performs another at most once in a step of the route. (Our ruling)

told-me-rules-must-and-may-1 = **Must.** What all can see to be possible must be done, as much of it as possible. (Rulebook: Bird Instructions)
told-me-rules-must-and-may-2 = **May.** What needs hand cards of a certain kind – that can be added, placed, swapped or scored – may be left, since hands are hidden. (Rulebook: Bird Instructions)
told-me-rules-must-and-may-3 = **Any card** of the hand can be given or discarded, so that must be done. (Inferred from the rulebook: Bird Instructions)
told-me-rules-must-and-may-4 = **Hidden** means hidden, even if all have seen the cards. With an empty hand nobody is asked. (Our ruling)
told-me-rules-must-and-may-5 = **Several opponents** act clockwise, as far as their hands reach. (Our ruling)

told-me-rules-card = **{ $face }.** { $text } { $note } { $source }
told-me-source-rulebook = (Text from the rulebook)
told-me-source-house = (House deck)

told-me-note-k4a = Each time a card and its cell. You may stop.
told-me-note-k4b = You may leave the adding; the card is drawn in any case.
told-me-note-k3a = One after the other, shown to all. You choose the cell; what has none is kept.
told-me-note-k3b = Shown to all. You choose a cell or a twig; what has no place is kept.
told-me-note-k2a = You may leave it.
told-me-note-k2b = The bracket is the greatest value; always two cards. You may place only one, or none.
told-me-note-k1a = The bracket is the number of cards; the value stays. You may leave it.
told-me-note-k1b = Shown to all; a card without a place is kept.
told-me-note-b4a = You choose; ends that newly appear count too.
told-me-note-b4b = You may leave the placing; the card is drawn in any case.
told-me-note-b3a = Inner twigs too. The first one sets the color.
told-me-note-b3b = Each twig is exchanged under the conditions of placing over. You may leave it.
told-me-note-b2a = Shown to all; what fits over no twig is kept.
told-me-note-b2b = The bracket is the number of twigs; the size stays.
told-me-note-b1a = The bracket is the greatest size; always two cards. What fits nowhere is kept.
told-me-note-b1b = You may leave it.
told-me-note-r4a = Your own plumage is returned too.
told-me-note-r4b = From beside the deck or from an opponent.
told-me-note-r3a = Claimed or not. Covered twigs are not on the branch.
told-me-note-r3b = With any opponent each time; no plumage card twice.
told-me-note-r2a = From beside the deck only.
told-me-note-r2b = Of any opponents; it goes back beside the deck.
told-me-note-r1a = From beside the deck only; the color must show on the branch.
told-me-note-r1b = The bracket is the most that you draw. Unseen by the others.
told-me-note-w4a = The next card of the route, or the bonus card.
told-me-note-w4b = The bracket is the number of twigs, none twice; the size stays. They have no boost.
told-me-note-w3a = The performed card is discarded first. The others stay known to all.
told-me-note-w3b = The card of the step before, also the last of the route. Without one nothing happens.
told-me-note-w2a = As the bonus card itself it does nothing.
told-me-note-w2b = Any card; it is discarded first, then carried out.
told-me-note-w1a = The card is discarded first, then carried out.
told-me-note-w1b = The next card of the route, or the bonus card.
told-me-note-g4a = You may leave it.
told-me-note-g4b = The bracket is the number of cards turned up. What does not fit is discarded.
told-me-note-g3a = Always the top card, from any opponents.
told-me-note-g3b = The bracket is the number of cards turned up. What does not fit is discarded.
told-me-note-g2a = The bracket is the greatest size; always two twigs. Your own end counts too.
told-me-note-g2b = Always the top card, from any opponents.
told-me-note-g1a = The bracket is the number of cards; the value stays. You may leave it.
told-me-note-g1b = Also from your own pile. The cards stay known to all.
told-me-note-y4a = The bracket is the number of cards for each color. Unseen by the others.
told-me-note-y4b = Clockwise, hidden from the others, as far as your hand reaches.
told-me-note-y3a = The cards stay known to all. As the bonus card it draws itself.
told-me-note-y3b = Unseen draws; then you discard any card of your hand.
told-me-note-y2a = Unseen by the others.
told-me-note-y2b = Clockwise, each chooses the cards.
told-me-note-y1a = Unseen by the others.
told-me-note-y1b = One card after the other, until you want no more. The bracket is what you draw besides.

told-me-rules-plumage-1 = **Six plumage cards,** one a color. Whoever holds one when the branch is awarded can score the twigs of that color. (Rulebook: Branch Award)
told-me-rules-plumage-2 = **Claiming.** In your turn you can claim only the plumage of the color that you have just added, from beside the deck. Instructions can take it from others too, unless they say unclaimed. (Rulebook: Playing the Game; Take plumage)
told-me-rules-plumage-3 = **Swapping.** No plumage card takes part in two swaps of one instruction. (Rulebook: Swap plumage)
told-me-rules-plumage-4 = **Only the trunk left?** Then all plumage and the pass card go back beside the deck. Plumage that is taken after that goes back at the end of the turn, unless a branch has begun. (Rulebook: Branch Award; our ruling)

told-me-rules-award-1 = **When.** At the end of a turn, when no card can be added anywhere; or when the one with the pass card is about to take a turn, because all have passed. (Rulebook: Branch Award)
told-me-rules-award-2 = **No place** means that none of the 48 cards could be added; hands are not looked at. (Inferred from the rulebook: Branch Award)
told-me-rules-award-3 = **Who scores.** The color with the most birds showing, or each color tied for it, gives its twigs to whoever holds its plumage. Each bird is a point. Without an owner nobody scores them. (Rulebook: Branch Award)
told-me-rules-award-4 = **Covered cards** never count and are never scored. (Rulebook: Branch Award)
told-me-rules-award-5 = **Order.** You lay your cards on your score pile in any order. The top card of a pile can be taken by instructions. (Rulebook: Branch Award; Score a card from a score pile)
told-me-rules-award-6 = **Then** all other cards are discarded, plumage and pass card go back, and the next player can start a new branch. (Rulebook: Branch Award)

told-me-rules-ending-1 = **Thirty points** in a score pile end the match. By an instruction it ends at once, by an award after all have been paid; then the most points win. (Rulebook: Ending the Game)
told-me-rules-ending-2 = **The deck runs out** when its last card leaves it. The first time the discards are shuffled into a new deck. (Rulebook: Ending the Game; our ruling)
told-me-rules-ending-3 = **The second time,** or when there are no discards, the match ends at once: the last card is not acted upon, and the branch is awarded as it is. (Rulebook: Ending the Game; our ruling)
told-me-rules-ending-4 = **Winning.** The most points win. (Rulebook: Ending the Game)
told-me-rules-ending-5 = **Ties.** The current player wins if tied, else the tied player whose turn would come next. (Rulebook: Ending the Game)

told-me-rules-two-decks-1 = **Four or five players** play with two decks shuffled together, and with one set of plumage, one trunk and one pass card. (Rulebook: Double Deck)
told-me-rules-two-decks-2 = **Alike.** Two copies of a card cannot be told apart. (Our ruling)

told-me-rules-rulings-1 = Where the rulebook is silent, Aviary plays as follows. **Trunk.** A card that is placed over the first twig may have any number of birds. (Our ruling)
told-me-rules-rulings-2 = **Filled again.** A place of the route that is filled again before you get there is walked if the new card grows from the one before. (Our ruling)
told-me-rules-rulings-3 = **Colors beyond your card** count for your route once you have reached them. (Our ruling)
told-me-rules-rulings-4 = **The bonus card** lies on the discard pile while it is carried out. (Our ruling)
told-me-rules-rulings-5 = **Several instructions** of a card follow one another; the later ones do not depend on the earlier ones. (Our ruling)
told-me-rules-rulings-6 = **Award.** Cards that nobody scores are discarded in the order in which their twigs came, then the covered ones. At the award that ends the match nobody is asked for an order. (Our ruling)
told-me-rules-rulings-7 = **Known cards.** What was dealt face up, shown or taken from the branch and the piles stays known to all while it is surely in that hand. A card given hidden ends that for the giver’s hand, except for giver and taker. (Our ruling)
told-me-rules-rulings-8 = **The first deal.** Should the deck end in ties, the first of those tied begins. (Our ruling)

told-me-rules-house-deck-1 = The list of the 48 printed cards is not public. Aviary plays with a **house deck** of its own, which keeps every instruction that the rulebook states. (House deck)
told-me-rules-house-deck-2 = **Cards.** Six colors with eight cards each, two of each value from one to four. No two cards tell the same. (Rulebook: Bird Cards; house deck)
told-me-rules-house-deck-3 = **Exits.** One to three a card, 27 in each direction in all. (House deck)
told-me-rules-house-deck-4 = Whoever owns the printed game can write its cards into a file and play with those. (Aviary)

## Why? What may be chosen and by which rule nothing else (rule), and what forbids one answer (not)

told-me-rule-told = **{ $text }** (Bird card)
told-me-rule-add = You may add a card, or draw two cards, which is a pass. Passing is always possible. (Rulebook: Playing the Game)
told-me-rule-second = After adding a card you claim the plumage of its color, if it lies beside the deck, or draw a card, or add a second one. (Rulebook: Playing the Game)
told-me-rule-route = After two additions the route leads to one of the two cards, and you choose before any instruction. (Rulebook: Branch Phase)
told-me-rule-fork = Beyond the card that you played the route goes on over twigs that were added in this branch phase, in a direction that you choose. (Rulebook: Branch Phase)
told-me-rule-pile = You lay the awarded cards on your score pile in any order. (Rulebook: Branch Award)
told-me-rule-hand = The cards come from your hand, one after the other. (Rulebook: Place a card)
told-me-rule-drawn = The drawn card must go somewhere if it can; you choose where. (Rulebook: Draw and add or place a card)
told-me-rule-prune = An end twig is one from which nothing grows; the twig that is being carried out is not meant. (Rulebook: Bird Instructions; our ruling)
told-me-rule-fetch = Any twig that shows can be drawn. All must be of one color; one that comes to light in that color is the next. (Rulebook: Draw (or score) two (or more) twigs of a color)
told-me-rule-exchange = The new card needs an exit towards every twig joined there, at most as many birds as the twig nearer the trunk and at least as many as each one beyond. (Rulebook: Swap a twig with a card from hand)
told-me-rule-harvest = End twigs of one color and of the given size; one that comes to light and fits is the next. (Rulebook: Draw (or score) two (or more) twigs of a color)
told-me-rule-discard = Any card of your hand can be discarded. (Rulebook: Bird Instructions)
told-me-rule-renew = Discard one card after the other, as many as you like; then you draw as many and those that the card adds. (House deck)
told-me-rule-give-each = Any card of your hand can be given. Only you and the one who gets it see it. (House deck)
told-me-rule-score-hand = The card must be in your hand and of the kind that is told. (Rulebook: Score a card)
told-me-rule-rob = Only the top card of a score pile can be taken. (Rulebook: Score (or draw, or discard) a card from a score pile)
told-me-rule-take = Plumage of others can be taken, unless the instruction says unclaimed. (Rulebook: Take plumage)
told-me-rule-trade = One of your plumage cards for one of an opponent; no card takes part in two swaps. (Rulebook: Swap plumage)
told-me-rule-give-back = Only plumage that an opponent holds. (House deck)
told-me-rule-perform-twigs = Twigs that show, of the given size, not the one that is being carried out, and none twice. (House deck; our ruling)
told-me-rule-perform-one-of = One of the cards that have just been revealed. (House deck)
told-me-rule-perform-hand = Any card of your hand: it is discarded, then carried out. (House deck)
told-me-rule-first = The first card joins the left or the right side of the trunk with an exit towards it. (Rulebook: Adding to the Branch)
told-me-rule-adding = An exit of the card must meet an exit of exactly one twig, which has at least as many birds; it must not touch the trunk or close a loop. (Rulebook: Adding to the Branch)
told-me-rule-open = Free cells where some card could be added, { $n } in all: { $cells }. (Rulebook: Adding to the Branch)
told-me-rule-full = No card can be added anywhere: the branch is full. (Rulebook: Branch Award)
told-me-rule-over = A card over a twig keeps all its connections, with at most as many birds as the twig nearer the trunk and at least as many as each one beyond. (Rulebook: Place a card)
told-me-rule-may = You may leave it, since your hand is hidden. (Rulebook: Bird Instructions)
told-me-rule-none = Your hand holds nothing that fits, so you can only leave it. The others do not learn that. (Rulebook: Bird Instructions)
told-me-rule-must = What all can see to be possible must be done. (Rulebook: Bird Instructions)

told-me-not-waiting = It is somebody else who has to choose now. (Rulebook: Playing the Game)
told-me-not-unknown = The game has no such choice. (Aviary)
told-me-not-verb = That is not what you are asked now. (Rulebook: Playing the Game)
told-me-not-must = This cannot be left: all can see that it is possible. (Rulebook: Bird Instructions)
told-me-not-hand = That card is not in your hand. (Rulebook: Playing the Game)
told-me-not-drawn = Only the card that you have drawn goes onto the branch now. (Rulebook: Draw and add or place a card)
told-me-not-revealed = Only one of the revealed cards can be performed. (House deck)
told-me-not-awarded = That card was not awarded to you. (Rulebook: Branch Award)
told-me-not-value = The greatest value allowed is { $n }, and the card has more. (House deck)
told-me-not-size = The greatest size allowed is { $n }, and the twig has more. (House deck)
told-me-not-first = The first card must lie at the left or the right side of the trunk. (Rulebook: Adding to the Branch)
told-me-not-first-exit = The card has no exit towards the trunk there. (Rulebook: Adding to the Branch)
told-me-not-filled = { $cell } is not free: an added card covers nothing. (Rulebook: Adding to the Branch)
told-me-not-trunk = On { $cell } the card would have an exit towards the trunk. (Rulebook: Adding to the Branch)
told-me-not-apart = On { $cell } no exit of the card meets one of a twig. (Rulebook: Adding to the Branch)
told-me-not-loop = On { $cell } the card would join two twigs and close a loop. (Rulebook: Adding to the Branch)
told-me-not-birds = The card has more birds than the twig nearer the trunk, { $card } on { $cell }. (Rulebook: Adding to the Branch; Place a card)
told-me-not-fewer = The card has fewer birds than a twig beyond it, { $card } on { $cell }. (Rulebook: Place a card)
told-me-not-exits = On { $cell } the card lacks an exit towards something that is joined there. (Rulebook: Place a card)
told-me-not-empty = There is no twig on { $cell }. (Rulebook: Bird Cards)
told-me-not-own = That is the twig that is being carried out, and another one is meant. (Our ruling)
told-me-not-inner = { $cell } is no end twig: something grows from it. (Our ruling)
told-me-not-twice = That card has been performed by this one already. (Our ruling)
told-me-not-forced = { $cell } comes next, since it has come to light. (Rulebook: Draw (or score) two (or more) twigs of a color)
told-me-not-colour-nightbird = The twigs must be of one color, nightbirds. (Rulebook: Draw (or score) two (or more) twigs of a color)
told-me-not-colour-seabird = The twigs must be of one color, seabirds. (Rulebook: Draw (or score) two (or more) twigs of a color)
told-me-not-colour-firebird = The twigs must be of one color, firebirds. (Rulebook: Draw (or score) two (or more) twigs of a color)
told-me-not-colour-silverbird = The twigs must be of one color, silverbirds. (Rulebook: Draw (or score) two (or more) twigs of a color)
told-me-not-colour-snowbird = The twigs must be of one color, snowbirds. (Rulebook: Draw (or score) two (or more) twigs of a color)
told-me-not-colour-sunbird = The twigs must be of one color, sunbirds. (Rulebook: Draw (or score) two (or more) twigs of a color)
told-me-not-route = Your route leads to one of the two cards that you have added. (Rulebook: Branch Phase)
told-me-not-fork = Your route can go on only to a twig that was added beyond your card in this branch phase. (Rulebook: Branch Phase)
told-me-not-ones = The card must have exactly one bird. (House deck)
told-me-not-own-colour = The card must be of a color whose plumage you hold, with two birds at most. (House deck)
told-me-not-no-pile = That score pile is empty. (Rulebook: Score (or draw, or discard) a card from a score pile)
told-me-not-own-pile = An opponent’s score pile is meant. (House deck)
told-me-not-held = You hold that plumage already. (Rulebook: Take plumage)
told-me-not-claimed = That plumage is not unclaimed: somebody holds it. (Rulebook: Take plumage)
told-me-not-present = That color shows on the branch. (House deck)
told-me-not-absent = That color does not show on the branch. (House deck)
told-me-not-not-held = You do not hold the plumage that you would give. (Rulebook: Swap plumage)
told-me-not-not-theirs = No opponent holds that plumage. (Rulebook: Swap plumage)
told-me-not-traded = Each plumage card takes part in one swap only. (Rulebook: Swap plumage)

## Pictures beside the rules

told-me-example-one = Robin
told-me-example-other = Lark
told-me-example-summary = the branch grows from the trunk, N50, to the left. Robin has added a card on K48 and walks there: four of the five steps are done.
told-me-example-setup = what the first player sees: the bare trunk and six cards in hand. Each card shows its birds, its exits and what it tells.
told-me-example-turn = the 4 silverbirds lie beside the trunk. Robin can now claim the silverbird plumage, draw a card, or add a second card.
told-me-example-adding = the 2 nightbirds have exits up and down. They can go to K48, above 2 snowbirds, or to L52, below 2 sunbirds. Above the lone firebird on J50 they cannot go, since it has fewer birds.
told-me-example-branch-phase = the route to K48 has five steps. On the fourth one, K49, the 2 snowbirds tell Robin to discard a hand card and to perform it. Then come the nightbirds and the bonus card.
told-me-example-boosts = three nightbird cards on the route: for each of them the two others make a number in brackets grow by 2. [1] is written 3 (1 + 2).
told-me-example-words = Robin is about to draw the twig on L50. Nothing lies beneath it, so all that grows from it is cut off from the trunk and falls onto the discard pile. Only M50 stays.
told-me-example-flock = the eight cards of the color: their birds, their exits, and what they tell in short.
told-me-example-plumage = Robin is about to give the nightbird plumage to Lark for the seabird plumage.
told-me-example-award = if Lark passes too, Robin is next and has the pass card: the branch is awarded. 5 sunbirds are the most, and Lark holds their plumage: 5 points.
told-me-example-ending = the end of a match of two. Robin wins by 31 points to 8.

## The lesson (/learn): screen and paragraph

told-me-learn-rival = Wren
told-me-learn-1-1 = **What it is about.** A branch grows from the trunk card by card. Each card is a twig with one to four birds of one color, and these birds tell you what to do. The birds on the cards that you score are your points. Wren plays against you.
told-me-learn-1-2 = **To begin with,** each side was dealt a card face up. Yours shows more birds, so you go first. Now each of you has six cards in hand.
told-me-learn-2-1 = **Your turn** begins with a card that you add to the branch. The first one joins the trunk, N50, on its left or right. The arrows on a card show where it can be joined.
told-me-learn-2-2 = Add the **4 silverbirds ←→↓** on **M50**. They say: score a card from the deck if you hold the plumage of its color.
told-me-learn-3-1 = **Then do one more thing:** claim the plumage of the color that you have just added if nobody has it, draw a card, or add a second one.
told-me-learn-3-2 = **Claim the silverbird plumage.** When the branch is awarded, the color with the most birds goes to whoever holds its plumage.
told-me-learn-4-1 = **The route.** You walk from the trunk to your card and carry out each twig on the way. So far there is one. It turned up 4 firebirds: you do not hold their plumage, so they were discarded.
told-me-learn-4-2 = **The bonus card** comes after the route: the top card of the deck is discarded and carried out. It let you draw and place a card. That one, a seabird, had no place on the branch and is in your hand now.
told-me-learn-5-1 = **Wren’s turn** was played: a seabird on M51 and the seabird plumage. The seabird was then swapped for 2 snowbirds.
told-me-learn-5-2 = Add the **4 silverbirds ←→** on **L50**, beyond your first card. A card has at most as many birds as the twig that it joins.
told-me-learn-6-1 = **Boosts.** A number in brackets grows by one for each other card of the same color on your route. There are two silverbird cards on it now, so for both of them [1] becomes 2.
told-me-learn-6-2 = The silverbird plumage is yours already. This time **draw a card**.
told-me-learn-7-1 = **Two instead of one.** On M50 you turned up two cards of the deck. One was discarded, the other one, 2 silverbirds, has brought you 2 points.
told-me-learn-7-2 = Now L50 says: score two hand cards of value 1, that is with one bird. Choose the **sunbird**. The other one, a seabird, is scored for you then.
told-me-learn-8-1 = **Passing.** Wren has passed, drawn two cards and claimed the pass card. It goes back as soon as somebody adds a card. If everybody passes, the branch is awarded.
told-me-learn-8-2 = Eight silverbirds against two snowbirds, and the silverbird plumage is yours: a good moment. So **pass**, which also brings you two cards.
told-me-learn-9-1 = **The award.** There are more silverbirds than anything else, so both of their twigs go onto your score pile: 8 points. The snowbirds are discarded.
told-me-learn-9-2 = You choose the order, since some birds take the top card of a score pile. Here both cards are worth 4. Begin with the **4 silverbirds ←→**.
told-me-learn-10-1 = **The end.** After an award the branch begins anew. The rest was played for you. A match ends with 30 points, or when the deck runs out for the second time. That has happened here, and the branch was awarded once more.
told-me-learn-10-2 = You have won by 31 points to 8. Two to five can play. Now you know all that you need: the birds tell you the rest.
