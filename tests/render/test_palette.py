"""The palette: committed, small enough, and true to the colours that it stands for."""

from PIL import Image

from render import theme
from render.paint import Painter
from render.palette import COLOURS, nearest, ramp
from render.palette_maker import fixed, make
from render.scene import Box, Sprite, Text
from render.scenes import bower
from render.stamps import Stamps
from tests.render.colour import ciede2000, lab
from tests.render.samples import boards, fullest, request, results


def test_there_are_at_most_255_colours():
    assert len(COLOURS) <= 255


def test_the_colours_of_the_theme_are_exact():
    assert [colour for colour in fixed() if COLOURS[nearest(colour)] != colour] == []


def test_the_committed_palette_is_the_one_that_its_maker_makes():
    """But for the rounding of another Pillow: as many colours, none far from its like."""
    made = make()
    colours = [tuple(made[i : i + 3]) for i in range(0, len(made), 3)]
    assert len(colours) == len(COLOURS)
    far = {colour: ciede2000(lab(colour), lab(COLOURS[nearest(colour)])) for colour in colours}
    assert max(far.values()) < 6, max(far.items(), key=lambda item: item[1])


def test_soft_edges_go_from_the_ground_to_the_ink():
    steps = ramp(theme.GROUND, theme.TEXT)
    assert (COLOURS[steps[0]], COLOURS[steps[255]]) == (theme.GROUND, theme.TEXT)
    light = [lab(COLOURS[step])[0] for step in steps]
    assert light == sorted(light)


def test_pictures_look_as_in_true_colour():
    """The mean difference of the pixels is below what eyes notice (1), that of the worst hundredth below 12."""
    for sample in (boards()[3], results()[0], fullest()[1]):
        scene = bower.scene(request(sample))
        ours = Painter().compose(scene).convert("RGB").resize((200, 166), Image.Resampling.NEAREST).get_flattened_data()
        true = Painter(Stamps("RGB")).compose(scene).resize((200, 166), Image.Resampling.NEAREST).get_flattened_data()
        differences = sorted(ciede2000(lab(a), lab(b)) if a != b else 0.0 for a, b in zip(ours, true, strict=True))
        mean, worst = sum(differences) / len(differences), differences[-len(differences) // 100]
        print(sample.title, round(mean, 2), round(worst, 2))
        assert mean < 1
        assert worst < 12


def test_flat_grounds_are_exact_around_every_piece():
    """Otherwise a rectangle would be seen around texts and sprites."""
    grounds = (theme.GROUND, theme.PANEL, theme.WELL, theme.BARK, *theme.SEATS[:2])
    parts = [Sprite(0, 0, 60, "egg", ground) for ground in grounds]
    parts += [Text(0, 0, "b3", 32, theme.TEXT, ground) for ground in grounds]
    parts += [Box(0, 0, 90, 90, ground, ground, 8) for ground in grounds]
    corners = [COLOURS[piece.getpixel((0, 0))] for piece in Stamps().fetch(parts)]
    assert corners == [part.ground for part in parts]
