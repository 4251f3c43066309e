"""Settings: defaults, the file, the environment, and one plain sentence for each that is wrong."""

from pathlib import Path

import pytest
from dotenv import dotenv_values

from engine.settings import HOME, READERS, Settings, SettingsError

TOKEN = "made.up.token"


def load(tmp_path: Path, file: str = "", **environment: str) -> Settings:
    env_file = tmp_path / ".env"
    env_file.write_text(file, encoding="utf-8")
    return Settings.load(environment, env_file)


def test_without_anything_all_have_their_defaults(tmp_path: Path) -> None:
    assert Settings.load({}, tmp_path / "none") == Settings()


def test_the_example_names_every_setting_with_its_default(tmp_path: Path) -> None:
    example = HOME / ".env.example"
    assert list(dotenv_values(example)) == list(READERS)
    assert Settings.load({}, example) == Settings()
    lines = example.read_text(encoding="utf-8").splitlines()
    for name in READERS:
        at = next(n for n, line in enumerate(lines) if line.startswith(f"{name}="))
        assert lines[at - 1].startswith("# "), f"{name} has no line of explanation"


def test_the_readme_names_every_setting() -> None:
    readme = (HOME / "README.md").read_text(encoding="utf-8")
    assert [name for name in READERS if f"`{name}`" not in readme] == []


def test_the_file_is_read_and_the_environment_wins(tmp_path: Path) -> None:
    file = f"DISCORD_TOKEN='{TOKEN}'\nAVIARY_LANGUAGE=cs\nAVIARY_PICTURE_WORKERS=3 # three\nOTHER=1\n"
    settings = load(tmp_path, file, AVIARY_PICTURE_WORKERS="4", AVIARY_LANGUAGE="", PATH="x")
    assert (settings.token, settings.language, settings.picture_workers) == (TOKEN, "cs", 4)


def test_a_mark_at_the_start_of_the_file_does_no_harm(tmp_path: Path) -> None:
    assert load(tmp_path, f"\ufeffDISCORD_TOKEN={TOKEN}\r\n").token == TOKEN


def test_nothing_in_a_value_is_replaced(tmp_path: Path) -> None:
    assert load(tmp_path, "DISCORD_TOKEN=a.${b}.c\n").token == "a.${b}.c"


def test_paths_start_from_the_folder_of_the_bot(tmp_path: Path) -> None:
    assert load(tmp_path, AVIARY_DATABASE="x/y.db").database == HOME / "x" / "y.db"
    assert load(tmp_path, AVIARY_DATABASE=str(tmp_path / "y.db")).database == tmp_path / "y.db"
    assert load(tmp_path, AVIARY_CARDS_DIR=str(tmp_path)).cards_dir == tmp_path


@pytest.mark.parametrize(
    ("name", "value", "hint"),
    [
        ("DISCORD_TOKEN", "two words . .", "copy it again"),
        ("DISCORD_TOKEN", "0123456789abcdef", "copy it again"),
        ("AVIARY_DATABASE", "engine", "must name a file"),
        ("AVIARY_LANGUAGE", "xx", "en, cs"),
        ("AVIARY_LOG_LEVEL", "LOUD", "DEBUG, INFO"),
        ("AVIARY_LOG_FORMAT", "xml", "text, json"),
        ("AVIARY_CARDS_DIR", "no/such/folder", "no folder"),
        ("AVIARY_PICTURE_WORKERS", "0", "1 to 16"),
        ("AVIARY_PICTURE_WORKERS", "²", "1 to 16"),
        ("AVIARY_PICTURE_WORKERS", "many", "1 to 16"),
        ("AVIARY_LANGAUGE", "en", "AVIARY_LANGUAGE"),
    ],
)
def test_a_wrong_value_is_named_in_one_line(tmp_path: Path, name: str, value: str, hint: str) -> None:
    with pytest.raises(SettingsError) as caught:
        load(tmp_path, **{name: value})
    said = str(caught.value)
    assert said.startswith(name)
    assert hint in said
    assert "\n" not in said


def test_a_wrong_token_is_not_repeated(tmp_path: Path) -> None:
    with pytest.raises(SettingsError) as caught:
        load(tmp_path, DISCORD_TOKEN="secret secret")
    assert "secret" not in str(caught.value)


def test_a_missing_token_is_named(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"^DISCORD_TOKEN is missing"):
        load(tmp_path).need_token()
    assert load(tmp_path, DISCORD_TOKEN=TOKEN).need_token() == TOKEN


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SettingsError, match=r"\.env cannot be read"):
        Settings.load({}, tmp_path / ".env")
    (tmp_path / "folder").mkdir()
    with pytest.raises(SettingsError, match=r"folder cannot be read"):
        Settings.load({}, tmp_path / "folder")


def test_the_token_is_not_shown(tmp_path: Path) -> None:
    settings = load(tmp_path, DISCORD_TOKEN=TOKEN)
    assert TOKEN not in repr(settings)
    assert "DISCORD_TOKEN set" in repr(settings)
    assert "DISCORD_TOKEN missing" in repr(Settings())


def unreadable(*_: object, **__: object) -> None:
    raise PermissionError(13, "Permission denied")


@pytest.mark.parametrize("name", ["AVIARY_DATABASE", "AVIARY_CARDS_DIR"])
def test_a_folder_that_may_not_be_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    # Not by the folder's mode: whoever is root may read everything.
    env_file = tmp_path / ".env"
    env_file.touch()
    monkeypatch.setattr(Path, "is_dir", unreadable)
    with pytest.raises(SettingsError, match=f"^{name} is .*Permission denied"):
        Settings.load({name: "/closed/x"}, env_file)


def test_a_settings_file_that_may_not_be_looked_for_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "exists", unreadable)
    with pytest.raises(SettingsError, match=r"own\.env cannot be read"):
        Settings.load({}, tmp_path / "own.env")


def test_a_settings_file_that_was_named_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"own\.env does not exist"):
        Settings.load({}, tmp_path / "own.env", needed=True)


@pytest.mark.parametrize(
    ("name", "value", "hint"),
    [
        ("AVIARY_DATABASE", "~nosuchuser/x.db", "home folder"),
        ("AVIARY_CARDS_DIR", "~nosuchuser", "home folder"),
        ("AVIARY_DATABASE", "/tmp/" + "a" * 400 + ".db", "too long"),
        ("AVIARY_CARDS_DIR", "a" * 400, "too long"),
        ("AVIARY_DATABASE", "a\0b.db", "no path may have"),
        ("AVIARY_CARDS_DIR", "a\0b", "no path may have"),
        ("AVIARY_PICTURE_WORKERS", "9" * 6000, "1 to 16"),
        ("AVIARY_LANGUAGE", "x" * 6000, "en, cs"),
    ],
)
def test_a_value_that_python_itself_chokes_on_is_named_in_one_line(tmp_path: Path, name: str, value: str, hint: str) -> None:
    with pytest.raises(SettingsError) as caught:
        load(tmp_path, **{name: value})
    said = str(caught.value)
    assert said.startswith(f"{name} is ")
    assert hint in said
    assert "\n" not in said
    assert len(said) < 300, said


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("DISCORD_TOKEN: a.b.c\n", 1),
        ("# a remark\n\n\nDISCORD_TOKEN a.b.c\n", 4),
        ("AVIARY_LANGUAGE=cs\nAVIARY_DATABASE\n", 2),
        ('DISCORD_TOKEN="a.b.c\nAVIARY_LANGUAGE=cs\n', 1),
    ],
)
def test_a_line_that_is_no_setting_is_named_and_not_repeated(tmp_path: Path, text: str, line: int) -> None:
    (tmp_path / ".env").write_text(text)
    with pytest.raises(SettingsError) as caught:
        Settings.load({}, tmp_path / ".env")
    said = str(caught.value)
    assert said.startswith(f"Line {line} of {tmp_path / '.env'} is no setting: write NAME=VALUE"), said
    assert "a.b.c" not in said


def test_a_token_with_the_quotation_marks_that_docker_keeps_is_none(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="DISCORD_TOKEN is no bot token"):
        load(tmp_path, DISCORD_TOKEN=f'"{TOKEN}"')
