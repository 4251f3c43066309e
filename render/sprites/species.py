"""The Game of Birds: a portrait of each species of the house deck by its English name, a bird of each wonder for all others."""

from collections.abc import Callable

from render.sprites.flocks import Plumage, duck, flyer, owl, perched, raptor, tall, wader
from render.sprites.shapes import Drawing, fill, ring, stroke
from render.theme import SEATS, SEATS_DEEP, SEATS_PALE, VIOLET, VIOLET_DEEP, VIOLET_PALE, rgb


def _p(coat: str, wing: str, belly: str, bill: str, cap: str = "", cheek: str = "") -> Plumage:
    return Plumage(rgb(coat), rgb(wing), rgb(belly), rgb(bill), rgb(cap) if cap else None, rgb(cheek) if cheek else None)


BLACK, BROWN, BEIGE, GREY, CREAM = "2F2E3C", "7A5230", "C9A26B", "8F98A6", "F3E4C6"
RUST, BLUE, TEAL, OLIVE, HORN = "C4622B", "4FB3E8", "1E7FA8", "8A8F4A", "4A4652"
ORANGE, SUN, SCARLET, SNOW, PINK = "F08A24", "F5C211", "D2352A", "F4F1EA", "D9A08C"

Maker = Callable[[], Drawing]
_MAKERS: dict[str, Maker] = {
    # Nest.
    "Eurasian wren": lambda: perched(_p("8A5A34", "6B4024", "D8B48A", BROWN), tail="up"),
    "long-tailed tit": lambda: perched(_p(SNOW, BLACK, "F2C9C4", BLACK), tail="long"),
    "Eurasian nuthatch": lambda: perched(_p("6F8FB4", "557299", "D98A4E", HORN, "", BLACK), tail="none"),
    "white stork": lambda: tall(_p(SNOW, BLACK, SNOW, SCARLET), legs=rgb(SCARLET)),
    "penduline tit": lambda: perched(_p("B4743C", "8A4E26", CREAM, HORN, "C3C7CF", BLACK)),
    # Egg.
    "blue tit": lambda: perched(_p("4F93D8", "2F6FB0", "F5DC5A", BLACK, "2F6FB0", SNOW)),
    "song thrush": lambda: perched(_p("96704A", "7A5230", CREAM, HORN), spots=True),
    "mallard": lambda: duck(_p("A9A7A2", "7A6A5A", "6B3F28", SUN, "1E7A4A")),
    "common quail": lambda: perched(_p("B08A58", "8A6238", "D8B48A", HORN, "6B4024"), tail="none"),
    "common cuckoo": lambda: perched(_p(GREY, "6C7686", SNOW, SUN), tail="long", bars=True),
    # Beak.
    "great spotted woodpecker": lambda: perched(_p(BLACK, BLACK, CREAM, HORN, SCARLET, SNOW), bill="long", spots=False),
    "hawfinch": lambda: perched(_p("C98A54", "5A4A48", "E0B088", "9AA3B0"), bill="thick"),
    "common crossbill": lambda: perched(_p("C8402E", "6B3A30", "D8604A", HORN), bill="crossed"),
    "woodcock": lambda: wader(_p("9A6A3A", "6B4526", "C9A26B", BEIGE), bill="straight", legs="short"),
    "Eurasian curlew": lambda: wader(_p("B59A72", "8A6E4A", CREAM, HORN), bill="curved"),
    # Song.
    "blackbird": lambda: perched(_p(BLACK, "1E1D28", "3A3948", ORANGE)),
    "robin": lambda: perched(_p("8C7A55", "6E5F40", "F0702A", HORN, "", "F0702A")),
    "nightingale": lambda: perched(_p("A66A3C", "86502A", "E3CDAA", HORN)),
    "golden oriole": lambda: perched(_p(SUN, BLACK, "FFDD55", SCARLET)),
    "skylark": lambda: perched(_p("B8925C", "8C6A40", CREAM, HORN), crest=True),
    # Feather.
    "jay": lambda: perched(_p(PINK, BLUE, "E6BFAE", BLACK), tail="long"),
    "goldfinch": lambda: perched(_p("B98A58", SUN, CREAM, CREAM, BLACK, SCARLET)),
    "kingfisher": lambda: perched(_p("1FA0D0", TEAL, ORANGE, BLACK), bill="long", tail="none"),
    "little owl": lambda: owl(_p("8A6A4A", "6B4E36", "D9C4A0", SUN)),
    "hoopoe": lambda: perched(_p("E6A06A", BLACK, "EDB98C", HORN), bill="long", crest=True),
    # Flight.
    "kestrel": lambda: raptor(_p("B8683A", "8A4626", "E8CFA4", HORN, "8F98A6")),
    "swift": lambda: flyer(_p("4A4038", "3A322C", "5C5046", BLACK), tail="short"),
    "peregrine falcon": lambda: raptor(_p("5F6B7E", "465264", SNOW, SUN, "343C4A")),
    "honey buzzard": lambda: raptor(_p("8A6A4A", "6B4A30", "DCC29A", HORN, "9AA3B0")),
    "lapwing": lambda: wader(_p("2F6B54", "234F48", SNOW, BLACK), bill="short", crest=True),
    # Migration.
    "chiffchaff": lambda: perched(_p("97994F", "74773A", "E9E2AE", HORN)),
    "black redstart": lambda: perched(_p("4A4B58", "363744", "2F2E3C", BLACK), tail="red"),
    "crane": lambda: tall(_p("A3ABB6", "7D8692", "C3C9D2", BEIGE, "2F2E3C"), legs=rgb(HORN)),
    "barn swallow": lambda: flyer(_p("2F4FA0", "223A78", CREAM, BLACK, "", "C4522B"), tail="forked"),
    "Arctic tern": lambda: flyer(_p("C9D2DD", "AEB8C6", SNOW, SCARLET, BLACK), tail="forked"),
    # A bird of each wonder, for decks with other species.
    "nest": lambda: perched(_p(BROWN, "5A3A20", BEIGE, HORN)),
    "egg": lambda: perched(_p(GREY, "6C7686", CREAM, HORN)),
    "beak": lambda: perched(_p("6B5A4A", "4E4034", ORANGE, SUN), bill="thick"),
    "song": lambda: perched(_p("7C63B8", "5A4496", "D9CFF2", HORN)),
    "feather": lambda: perched(_p(TEAL, "165F80", "BFE4F8", HORN), crest=True),
    "flight": lambda: flyer(_p("5A6A8A", "46546E", SNOW, BLACK), tail="short"),
    "migration": lambda: flyer(_p("B4743C", "8A5226", CREAM, BLACK), tail="forked"),
}


def card_back() -> Drawing:
    """A card that lies face down, or in a hand: a feather on violet."""
    edge = ((24, 9), (76, 9), (82, 15), (82, 85), (76, 91), (24, 91), (18, 85), (18, 15))
    vane = ((50, 26), (62, 40), (62, 56), (50, 68), (38, 56), (38, 40))
    return Drawing((fill(edge, VIOLET),), (fill(vane, VIOLET_PALE, 2, VIOLET_DEEP), stroke([(50, 34), (50, 78)], 4, VIOLET_DEEP)))


def seat_bird(seat: int) -> Drawing:
    """The bird of a seat."""
    return perched(Plumage(SEATS[seat], SEATS_DEEP[seat], SEATS_PALE[seat], rgb("FFE58A"), None, None))


def pile() -> Drawing:
    """The draw pile: two cards."""
    under, top = ((34, 12), (86, 12), (86, 74), (34, 74)), ((14, 26), (66, 26), (66, 88), (14, 88))
    return Drawing((fill(under, VIOLET_DEEP), fill(top, VIOLET)), (fill(top, VIOLET, 2.4), fill(ring(40, 57, 13), VIOLET_PALE)))


def _seat(seat: int) -> Maker:
    return lambda: seat_bird(seat)


PORTRAITS: dict[str, Maker] = {f"species.{name.lower()}": make for name, make in _MAKERS.items()}
"""Portraits by the name of their sprite, "species." and the English name in small letters."""

BIRDS_SPECIES: dict[str, Maker] = {
    **PORTRAITS,
    **{f"birds.seat.{seat}": _seat(seat) for seat in range(4)},
    "birds.back": card_back,
    "birds.pile": pile,
}
