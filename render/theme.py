"""The look in numbers: colours as (red, green, blue) and the sizes that every scene keeps to."""

Colour = tuple[int, int, int]


def rgb(hex: str) -> Colour:
    """A colour from six hex digits."""
    return int(hex[0:2], 16), int(hex[2:4], 16), int(hex[4:6], 16)


# Ground. One dark panel, opaque, so that a picture looks the same on Discord's dark and light theme.
GROUND = rgb("2B2A33")
PANEL = rgb("3A3945")
WELL = rgb("33323C")
EDGE = rgb("4C4A5A")
TEXT = rgb("F7F3E8")
MUTED = rgb("A9A5B5")
FAINT = rgb("8C89A2")
INK = rgb("1E1B2E")
HALO = rgb("FFF8E7")
GOLD = rgb("FFD75E")
BARK = rgb("C49A62")
BARK_DARK = rgb("8A6238")
BARK_LIGHT = rgb("D9B27C")

# Seats: apart for every colour vision, and each is shown with a side and a shape as well.
SEATS = (rgb("F2A33A"), rgb("4FB3E8"), rgb("E87FB0"), rgb("A6D65C"), rgb("C9A6FF"))
SEATS_DEEP = (rgb("B26A12"), rgb("1F6FA3"), rgb("A33D70"), rgb("5E8A1F"), rgb("7350B5"))
SEATS_PALE = (rgb("FBD9A4"), rgb("BFE4F8"), rgb("F6CBDF"), rgb("DDF0BE"), rgb("E6D8FF"))

# Objects. Yellow, violet, red and white stay at least 25 CIEDE2000 apart for normal, protan, deutan and tritan eyes.
YELLOW, YELLOW_DEEP, YELLOW_PALE = rgb("F5C211"), rgb("B87B00"), rgb("FFE58A")
VIOLET, VIOLET_DEEP, VIOLET_PALE = rgb("6A3FB5"), rgb("3B1D78"), rgb("A585E0")
RED, RED_DEEP, RED_PALE = rgb("C8281C"), rgb("7A0F12"), rgb("EE6A55")
WHITE, WHITE_DEEP, WHITE_PALE = rgb("FFFFFF"), rgb("C3C9DA"), rgb("E6E9F2")
GEM, GEM_DEEP, GEM_PALE, GEM_SHINE = rgb("2FA8DC"), rgb("12679A"), rgb("8EDCF7"), rgb("E0F8FF")
SHELL, SHELL_DEEP, SHELL_PALE = rgb("F9B79A"), rgb("C2694B"), rgb("FFDCCB")
LEAF, LEAF_DEEP, LEAF_PALE = rgb("5E9A3A"), rgb("2F5A22"), rgb("97C667")
TWIG, TWIG_DEEP, TWIG_PALE = rgb("7A5230"), rgb("4A2E1A"), rgb("A87A4C")

# Materials: (base, light, dark), flat enough that only the pieces are bright.
STRAW = (rgb("EBCB68"), rgb("F5DC8B"), rgb("D3AC48"))
MOSS = (rgb("6F9440"), rgb("82A850"), rgb("5A7C33"))
GRAVEL = (rgb("B4BCC8"), rgb("C8CFD9"), rgb("979FAD"))
EARTH = (rgb("6B4A35"), rgb("7F5A42"), rgb("563A28"))
MATERIALS = (STRAW, MOSS, GRAVEL, EARTH)

# Sizes in pixels of the picture. A phone shows it about 400 wide, so 32 becomes 12.
WIDTH = 1064
MARGIN = 16
SMALL = 32
"""The smallest text."""
MEDIUM = 36
LARGE = 44
