"""The answer to a press when Discord's own answer to it is late, lost or a refusal, and what no call of the bot ever carries."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.core.notation import to_text
from tests.cogs.flow import Flow
from tests.cogs.test_seam import flow
from tests.cogs.world import World, shown
from tests.seam import FAULTS, Fault, refusal

__all__ = ["flow"]


def fault(name: str) -> Fault:
    """One of the faults, by its name."""
    return next(fault for fault in FAULTS if fault.name == name)


async def act(flow: Flow):
    """One press of Confirm; what came back."""
    member = await flow.world.asked(flow.world.ada, flow.world.ben)
    action = (await flow.world.service.legal(1, member.id))[0]
    return await flow.world.forge(member, await flow.world.board(), f"a:do:1:1:{to_text(action)}:0")


async def test_an_acknowledgement_of_which_no_answer_told_counts(flow: Flow) -> None:
    await flow.begin()
    flow.seam.fail("acknowledge", fault("time-out though done"))
    answer = shown(await act(flow))
    assert "begins with" in answer.content
    assert (await flow.now()).seq == 2


async def test_when_no_answer_comes_at_all_nothing_is_done_and_the_presser_is_told(flow: Flow) -> None:
    await flow.begin()
    flow.seam.fail("acknowledge", fault("time-outs though done"))
    answer = shown(await act(flow))
    assert "Discord did not take my answer" in answer.content
    assert (await flow.now()).seq == 1


async def test_a_press_that_discord_says_was_answered_already_does_nothing(flow: Flow) -> None:
    """As when two bots run on one token: the other one has answered."""
    await flow.begin()
    flow.seam.fail("acknowledge", Fault("taken", refusal(400, 40060), times=9))
    assert not (await act(flow)).acknowledged
    assert (await flow.now()).seq == 1
    flow.seam.heal()
    await flow.act()
    await flow.check()


@pytest.mark.parametrize("code", [50027, 10015])
async def test_an_answer_whose_token_has_expired_loses_nothing(flow: Flow, code: int) -> None:
    await flow.begin()
    flow.seam.fail("answer", Fault("expired", refusal(401 if code == 50027 else 404, code), times=9))
    await act(flow)
    await flow.pause()
    assert (await flow.now()).seq == 2, "what was chosen is done"
    await flow.check()
    flow.seam.heal()
    await flow.act()


async def test_a_press_that_has_expired_does_nothing(flow: Flow) -> None:
    await flow.begin()
    flow.seam.fail("acknowledge", Fault("expired", refusal(404, 10062), times=9))
    assert not (await act(flow)).acknowledged
    assert (await flow.now()).seq == 1


async def test_a_panel_that_was_closed_meanwhile_comes_anew(flow: Flow) -> None:
    await flow.begin()
    world = flow.world
    panel = await world.press(world.ada, await world.board(), "More")
    flow.seam.fail("answer", Fault("gone", refusal(404, 10008), times=9))
    result = await world.forge(world.ada, panel, "a:text:1:0::0")
    assert "Bower" in result.followups[-1].content


async def test_a_board_that_could_not_be_sent_anew_is_not_said_to_be(flow: Flow) -> None:
    await flow.begin()
    old = (await flow.world.board()).id
    flow.seam.fail("send", fault("503"))
    answer = shown(await flow.world.ada.slash(flow.world.channel, "board", match="1"))
    assert "Discord did not take my answer" in answer.content
    await flow.pause()
    assert (await flow.world.board()).id > old, "it comes by itself a little later"
    await flow.check()


async def test_a_name_that_discord_did_not_say_is_asked_for_again(flow: Flow) -> None:
    await flow.begin()
    flow.seam.fail("member", fault("503"))
    await flow.restart()
    await flow.act()
    assert str(flow.world.ben.id) not in (await flow.world.board()).content.replace(f"<@{flow.world.ben.id}>", "")
    assert flow.seam.met == ["member"]


async def test_a_board_deleted_while_the_bot_was_off_comes_back(match: World) -> None:
    old = await match.board()
    await match.bot.services.service.close()
    match.env.backend.delete_message(match.channel.id, old.id)
    await match.restart()
    await match.calm()
    assert (await match.board()).id > old.id
    assert len(match.public()) == 2, "the board and the notice"


async def test_every_kind_of_button_has_one_owner(match: World) -> None:
    router = match.cog.router
    assert set(router._opening) & set(router._changing) == set()
    assert len(match.bot.extra_events.get("on_interaction", [])) == 1


async def test_no_embed_no_stored_link_and_no_ping_but_of_whom_it_concerns(flow: Flow, tmp_path: Path) -> None:
    await flow.play()
    players, told = {flow.world.ada.id, flow.world.ben.id}, []
    for entry in flow.world.env.http_requests:
        body = entry.json if isinstance(entry.json, dict) else {}
        body = {**body, **body.get("data", {})} if "/callback" in entry.path else body
        if "content" not in body or entry.method not in ("POST", "PATCH"):
            continue
        assert not body.get("embeds"), entry
        mentions = body["allowed_mentions"]
        pinged = {int(user) for user in mentions.get("users", [])}
        assert mentions["parse"] == [], f"{entry}: pings whom the text names"
        assert pinged <= players, entry
        assert not pinged or "/channels/" in entry.path, f"{entry}: an answer for the presser alone pings"
        if pinged and entry.method == "POST":
            told.append((body["content"].split("\n")[0], pinged))
    invited, *notices, result = [(text, users) for text, users in told if "in the server" not in text]
    assert invited == ("**Bower** · lobby", {flow.world.ben.id})
    assert all(len(users) == 1 and text.startswith(f"<@{min(users)}>: your turn") for text, users in notices), notices
    assert "the match is over" in result[0]
    assert result[1] == players
    with closing(sqlite3.connect(tmp_path / "test.sqlite3")) as database:
        assert [line for line in database.iterdump() if "http" in line or "discordapp" in line] == []


async def test_messages_of_another_database_are_left_alone(flow: Flow) -> None:
    """A match had this number before, on a database that is gone: what it left in the channel is nobody's to delete."""
    await flow.begin()
    old = [message.id for message in flow.world.public()]
    await flow.grow_old()
    await flow.world.bot.services.store.write(("DELETE FROM posts", [()]), ("UPDATE matches SET created = created + 3600000", [()]))
    await flow.restart()
    await flow.act()
    new = [message.id for message in flow.world.public()]
    assert new[:2] == old
    assert len(new) == 4, "a board and a notice of its own"
