"""Finding one's matches among many: /matches, the choices of the option match, and what is typed for a move."""

from cogs.people import escaped
from engine.core.notation import to_text
from engine.core.phrase import say
from tests.cogs.world import World, labels, parts, shown


async def open_many(world: World, count: int) -> None:
    """That many live matches of Ada, each with another member; nothing of them is shown."""
    world.service._announcer._listeners.clear()
    for number in range(count):
        other = world.member(f"user{number:02}")
        match = await world.service.create("bower", {}, world.guild.id, world.channel.id, world.ada.id, "en", invited=[other.id])
        await world.service.join(match.id, other.id)
        await world.service.start(match.id, world.ada.id)


def requests(world: World) -> int:
    """How often the bot has asked Discord for people so far."""
    paths = [entry.path for entry in world.env.http_requests if entry.method == "GET"]
    return len([path for path in paths if "/members/" in path or "/users/" in path])


async def test_many_matches_come_in_pages_with_those_that_ask_first(world: World):
    await open_many(world, 20)
    asked = [number for number in range(1, 21) if await world.service.legal(number, world.ada.id)]
    assert 0 < len(asked) < 20
    before = requests(world)
    page = shown(await world.ada.slash(world.channel, "matches"))
    assert requests(world) - before <= 9, "names of this page only"
    lines: list[str] = []
    while True:
        lines += [line for line in page.content.split("\n") if line.startswith("- ")]
        turn = {part["label"]: part for part in parts(page)}
        if turn["Later"].get("disabled"):
            break
        page = await world.press(world.ada, page, "Later")
    numbers = [int(line.removeprefix("- ").split(" ")[0]) for line in lines]
    others = [number for number in range(1, 21) if number not in asked]
    assert numbers == asked + others
    assert [number for number, line in zip(numbers, lines, strict=True) if "Your turn" in line] == asked


async def test_typing_at_the_option_match_asks_discord_for_nobody_and_reads_no_state(world: World):
    await open_many(world, 30)
    await world.restart()
    await world.calm()
    world.cog.desk.people._names.clear()
    world.service._tables._tables.clear()
    before = requests(world)
    offered = await world.ada.autocomplete(world.channel, "hand", "match", "")
    assert [choice["value"] for choice in offered] == [str(number) for number in range(30, 5, -1)], "the newest, as many as Discord takes"
    assert offered[0]["name"].startswith("30 · Bower · under way")
    assert [choice["value"] for choice in await world.ada.autocomplete(world.channel, "hand", "match", "2")] == [
        *(str(number) for number in range(29, 19, -1)), "2",
    ]  # fmt: skip
    assert await world.ada.autocomplete(world.channel, "hand", "match", "user07") == [], "not seen since the start"
    assert requests(world) == before
    assert not world.service._tables._tables
    await world.cog.desk.people.names(world.guild.id, (await world.service.match(8)).players)
    (found,) = await world.ada.autocomplete(world.channel, "hand", "match", "USER07")
    assert (found["value"], found["name"]) == ("8", "8 · Bower · under way · Ada and User07")


async def test_a_name_is_no_mention_and_no_link_in_the_list_of_matches(world: World):
    named = world.guild.add_member(world.env.create_user("mallory"), nick="<@1> [x](http://e.x)")
    match = await world.service.create("bower", {}, world.guild.id, world.channel.id, world.ada.id, "en", invited=[named.id])
    await world.service.join(match.id, named.id)
    page = shown(await world.ada.slash(world.channel, "matches"))
    assert escaped("<@1> [x](http://e.x)") in page.content


async def test_a_part_of_a_label_opens_the_panel_and_does_nothing(match: World):
    member = await match.asked(match.ada, match.ben)
    legal = await match.service.legal(1, member.id)
    view = await match.service.view(1, member.id)
    voice = match.bot.services.voices["bower"]
    offered = {match.say(voice.action(view, action)): action for action in legal}
    (label, action), *_ = offered.items()
    several = shown(await member.slash(match.channel, "move", action="t"))
    assert several.content.startswith(match.say(say("error-several", typed="t")))
    assert "Confirm" not in labels(several)
    nothing = shown(await member.slash(match.channel, "move", action="zzz"))
    assert nothing.content.startswith(match.say(say("error-not-understood", typed="zzz")))
    assert (await match.service.match(1)).seq == 1
    one = shown(await member.slash(match.channel, "move", action=label[:-3]))
    assert "Confirm" in labels(one), one.content
    assert (await match.service.match(1)).seq == 1
    await member.slash(match.channel, "move", action=to_text(action))
    assert (await match.service.match(1)).seq == 2
