"""The house rules of ARCHITECTURE.md: imports run one way, and no file or function outgrows its reader."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OWN = ("bot", "cogs", "engine", "render", "bench", "tests")
FILES = sorted(path.relative_to(ROOT) for name in OWN for path in (*ROOT.glob(f"{name}.py"), *ROOT.glob(f"{name}/**/*.py")))
PURE = {"aiosqlite", "asyncio", "babel", "datetime", "discord", "fluent", "PIL", "random", "secrets", "simcord", "sqlite3", "time"}

SPEAKING = "voice", "reasons", "examples", "lesson"
"""How the modules of a game begin that make phrases; all others are rules, which know no text."""


def imports(path):
    """The dotted names of all modules that a file imports, in functions too."""
    for node in ast.walk(ast.parse((ROOT / path).read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: a relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_allowed(path, name):
    """Whether a file may import a module."""
    top, inside, part = name.split(".")[0], path.as_posix(), path.parts
    if top in OWN:
        if part[:2] == ("engine", "core"):
            return name.startswith("engine.core.")
        if part[:2] == ("engine", "games") and len(part) == 4:
            is_voice = name.startswith(f"engine.games.{part[2]}.voice")
            return name.startswith(("engine.core.", f"engine.games.{part[2]}.")) and (not is_voice or path.stem.startswith(SPEAKING))
        if part[0] == "render":
            return name.startswith(("engine.core.", "render.")) or name == "render"
        if part[0] == "engine":
            return top == "engine"
        return top not in ("bot", "tests", "bench") or part[0] in ("bench", "tests")
    if part[:2] in (("engine", "core"), ("engine", "games")):
        return top not in PURE or inside == "engine/core/chance.py"
    if part[0] == "render":
        return top not in PURE - {"PIL", "asyncio"}
    if part[0] == "engine" and top in ("discord", "PIL", "simcord"):
        return False
    if top == "random" or (part[0] == "engine" and top == "secrets"):
        return part[0] in ("bench", "tests")
    return top not in ("aiosqlite", "sqlite3") or part[:2] == ("engine", "store") or part[0] in ("bench", "tests")


@pytest.mark.parametrize("path", FILES, ids=str)
def test_imports_run_one_way(path):
    assert [name for name in imports(path) if not is_allowed(path, name)] == []


@pytest.mark.parametrize("path", FILES, ids=str)
def test_files_and_functions_stay_readable(path):
    text = (ROOT / path).read_text()
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    long = [f"{node.name}: {node.end_lineno - node.lineno + 1} lines" for node in functions if node.end_lineno - node.lineno >= 60]
    assert long == []
    assert text.count("\n") <= 350


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("engine/core/menu.py", "engine.match.MatchService"),
        ("engine/core/menu.py", "random.Random"),
        ("engine/games/crows/rules.py", "engine.games.bower.state"),
        ("engine/games/crows/rules.py", "engine.text.Localizer"),
        ("engine/games/bird_told_me/state.py", "engine.games.bird_told_me.voice_tells.text"),
        ("engine/match/service.py", "discord.Client"),
        ("engine/match/service.py", "aiosqlite.connect"),
        ("engine/store/store.py", "cogs.posts"),
        ("engine/text/localizer.py", "PIL.Image"),
        ("render/scenes/bower.py", "engine.games.bower.state"),
        ("render/paint.py", "time.monotonic"),
        ("cogs/posts.py", "random.choice"),
        ("cogs/posts.py", "aiosqlite.connect"),
    ],
)
def test_what_breaks_a_rule_is_found(path, name):
    assert not is_allowed(Path(path), name)
