"""What a newcomer's first match depends on: whose turn it is said first, questions set apart, bonus tiles and ends told where one looks."""

from cogs.limits import sentences
from engine.core.phrase import say
from tests.cogs.clicker import Clicker
from tests.cogs.world import World, shown


async def other_than(match: World, member):
    return match.ben if member is match.ada else match.ada


def alts(message) -> list[str]:
    return [file.description for file in message.attachments if file.description]


async def test_one_who_is_not_asked_is_told_so_first_and_then_sees_the_hand(match: World):
    asked = await match.asked(match.ada, match.ben)
    early = await other_than(match, asked)
    name = "Ada" if asked is match.ada else "Ben"
    first = f"**It is not your turn:** {name} chooses a tile to begin with."
    for answer in (await match.press(early, await match.board(), "Move"), shown(await early.slash(match.channel, "move"))):
        assert answer.content.split("\n")[0] == first
        assert "Request eggs that you know" in answer.content
    typed = shown(await early.slash(match.channel, "move", action="take *that*"))
    assert typed.content.split("\n")[:2] == [r"Nothing was done with “take \*that\*”.", first]
    assert (await match.service.match(1)).seq == 1


async def test_the_question_before_a_choice_is_done_stands_alone(match: World):
    member = await match.asked(match.ada, match.ben)
    panel = await match.press(member, await match.board(), "Move")
    choice = next(iter(await match.service.legal(1, member.id)))
    label = match.say(match.bot.services.voices["bower"].label(await match.service.view(1, member.id), choice))
    sure = await match.press(member, panel, label)
    assert sure.content.split("\n")[-1] == "Confirm?"


async def test_an_alt_text_sets_the_turn_apart_from_the_question(match: World):
    (alt,) = alts(await match.board())
    voice, view = match.bot.services.voices["bower"], await match.service.view(1, None)
    assert alt.startswith(sentences(match.say(phrase) for phrase in voice.now(view, ("Ada", "Ben"))) + "\n"), alt


async def test_which_way_columns_run_is_said_at_first(match: World):
    hint = "Columns 1–6 run sideways"
    assert hint in (await match.board()).content
    assert hint in (await match.hand(match.ada)).content
    assert hint in (await match.press(match.ben, await match.board(), "My hand")).content


async def test_the_options_of_a_lobby_stand_on_lines_of_their_own(world: World):
    await world.ada.slash(world.channel, "play bower", super_nest=True, fair_play=True)
    lines = (await world.board()).content.split("\n")
    at = lines.index("Options:")
    assert [line[:13] for line in lines[at + 1 : at + 3]] == ["• Super Nest:", "• Fair Play: "]


async def test_open_bonus_tiles_have_letters_on_the_board_and_in_its_alt_text(world: World):
    await world.begin(world.ada, world.ben, super_nest=True)
    board = await world.board()
    view = await world.service.view(1, None)
    legend = world.say(world.bot.services.voices["bower"].legend(view)[0])
    assert [legend.count(f"{letter}. ") for letter in "PQRSTUV"] == [1] * len(view.bonus_open)
    assert legend in board.content
    assert legend in alts(board)[0]
    text = shown(await world.ada.slash(world.channel, "board", text=True)).content
    assert text.count(legend) == 1


async def test_the_position_as_text_says_each_thing_once(match: World):
    text = shown(await match.ada.slash(match.channel, "board", text=True)).content
    lines = [line for line in text.split("\n") if not line.startswith(("Tiles in hand", "Column", "Request eggs seen"))]
    assert sorted(line for line in lines if lines.count(line) > 1) == []
    assert text.count("chooses a tile to begin with") == text.count("Before the first turn") == 1


async def test_one_who_resigns_a_match_of_two_is_told_that_it_is_over(match: World):
    more = await match.press(match.ben, await match.board(), "More")
    done = await match.press(match.ben, await match.press(match.ben, more, "Resign"), "Resign")
    assert done.content == match.say(say("told-resigned-over"))


async def test_the_end_shows_the_score_names_the_winner_and_says_what_the_file_is(match: World):
    clicker = Clicker(match, seed=4)
    await clicker.play_through(match.ada, match.ben)
    board, result = await match.board(), match.public()[-1]
    view = await match.service.view(1, None)
    won = match.say(match.bot.services.voices["bower"].result(view, ("Ada", "Ben"))[-1])
    assert won in board.content
    assert alts(board)[0].startswith(won)
    assert "result" in board.attachments[0].filename
    record = next(file.filename for file in result.attachments if file.filename.endswith(".txt"))
    assert match.say(say("result-record", file=record)) in result.content
    assert "Your hand" not in (await match.hand(match.ada)).content
    offered = [text for text in clicker.seen if "Which bonus tile" in text or "Do you want one?" in text]
    assert offered, "no bonus tile was offered in this match"
    assert all(f"\n{letter}. " in text for text in offered for letter in "PQR")
