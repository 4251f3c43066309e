"""The settings of an instance: read once at the start from the environment and `.env`, each checked."""

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import msgspec
from dotenv.parser import parse_stream

from engine.core.errors import AviaryError
from engine.text import Localizer

HOME: Final = Path(__file__).resolve().parent.parent
"""The folder of bot.py: where `.env` is looked for and what relative paths start from."""
ENV_FILE: Final = HOME / ".env"
PREFIX: Final = "AVIARY_"
LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
FORMATS: Final = ("text", "json")
MOST_WORKERS: Final = 16
SHOWN: Final = 80
"""How many characters of a wrong value a sentence repeats."""

class SettingsError(AviaryError):
    """A setting that is missing or wrong. The message is one plain sentence that names it and says what would do."""

class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the owner of this instance decides. `.env.example` explains each; the defaults here and there are the same (tested)."""

    token: str = ""
    """DISCORD_TOKEN; "" when none is given. Never shown: see `__repr__`."""
    database: Path = HOME / "data" / "aviary.sqlite3"
    language: str = "en"
    """What public messages speak in a server that has not chosen a language and whose locale has no texts."""
    log_level: str = "INFO"
    log_format: str = "text"
    """What the log is written as: "text", lines for people, or "json", an object a line."""
    cards_dir: Path | None = None
    """Component files that replace the house sets: GAME.toml for each game that the owner has transcribed."""
    picture_workers: int = 2
    """Threads that draw pictures."""

    def __repr__(self) -> str:
        return f"Settings({self.shown()})"

    def shown(self) -> str:
        """Every setting by its name with its value, for the owner to read; of the token only whether there is one."""
        values = {name: getattr(self, field) or "none" for name, (field, _) in READERS.items()}
        return ", ".join(f"{name} {value}" for name, value in (values | {"DISCORD_TOKEN": "set" if self.token else "missing"}).items())

    @classmethod
    def load(cls, environment: Mapping[str, str] | None = None, env_file: Path = ENV_FILE, needed: bool = False) -> "Settings":
        """The settings of `environment` (the process's own when None), completed from `env_file` if there is one; `needed`: there must be.

        An empty value counts as left out. Raises SettingsError for the first that is wrong.
        """
        given: dict[str, str] = {}
        for source in (_read(env_file, needed), os.environ if environment is None else environment):
            given |= {name: value.strip() for name, value in source.items() if value.strip()}
        unknown = sorted(name for name in given if name.startswith(PREFIX) and name not in READERS)
        if unknown:
            raise SettingsError(f"{unknown[0]} is no setting of Aviary. The settings are: {', '.join(READERS)}.")
        chosen = {field: read(name, given[name]) for name, (field, read) in READERS.items() if name in given}
        return cls(**chosen)  # type: ignore[arg-type]  # each reader gives its field's type

    def need_token(self) -> str:
        """The token. Raises SettingsError when there is none."""
        if not self.token:
            raise SettingsError(
                "DISCORD_TOKEN is missing: put the bot's token into the file .env (the README says where to get one), or run "
                "bot.py --preview, which needs none."
            )
        return self.token

def _read(env_file: Path, needed: bool) -> dict[str, str]:
    try:
        if not env_file.exists():
            if needed:
                raise SettingsError(f"The settings file {env_file} does not exist.")
            return {}
        # Opened here: python-dotenv takes a file that it may not read, or a folder, for an empty one.
        with env_file.open(encoding="utf-8-sig") as lines:
            bindings = list(parse_stream(lines))
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"The file {env_file} cannot be read ({error.__class__.__name__}): it must be a text file in UTF-8.") from error
    for binding in bindings:
        # python-dotenv leaves such lines out, and what was meant by them would be missing without a word.
        if binding.error or (binding.key is not None and binding.value is None):
            written = binding.original.string
            line = binding.original.line + written[: len(written) - len(written.lstrip())].count("\n")
            raise SettingsError(f"Line {line} of {env_file} is no setting: write NAME=VALUE, with quotation marks on both sides or none.")
    return {binding.key: binding.value or "" for binding in bindings if binding.key is not None}

def _token(name: str, value: str) -> str:
    # Quotation marks: docker's --env-file keeps them.
    if value.count(".") < 2 or any(character.isspace() or character in "\"'" for character in value) or not value.isascii():
        raise SettingsError(f"{name} is no bot token: copy it again from your application's page, Bot, Reset Token.")
    return value

def _short(value: str) -> str:
    """What was given, in quotation marks, so that a sentence stays one that can be read."""
    return repr(value if len(value) <= SHOWN else value[:SHOWN] + "...")

def _place(name: str, value: str) -> tuple[Path, bool]:
    """The path that a setting names, and whether there is a folder. Raises SettingsError where nobody could look."""
    if "\0" in value:
        raise SettingsError(f"{name} is {_short(value)}, which has a character that no path may have.")
    try:
        path = HOME / Path(value).expanduser()
        return path, path.is_dir()
    except RuntimeError as error:
        # What pathlib raises for a home folder that it does not find.
        raise SettingsError(f"{name} is {_short(value)}: this machine knows no home folder for that ~.") from error
    except OSError as error:
        raise SettingsError(
            f"{name} is {_short(value)}, which the account that runs Aviary cannot use ({error.strerror}): choose another path."
        ) from error

def _path(name: str, value: str) -> Path:
    path, is_folder = _place(name, value)
    if is_folder:
        raise SettingsError(f"{name} is {_short(value)}, which is a folder: it must name a file.")
    return path

def _folder(name: str, value: str) -> Path:
    path, is_folder = _place(name, value)
    if not is_folder:
        raise SettingsError(f"{name} is {_short(value)}, which is no folder.")
    return path

def _language(name: str, value: str) -> str:
    languages = Localizer.load().languages
    if value not in languages:
        raise SettingsError(f"{name} is {_short(value)}; it can be: {', '.join(languages)}.")
    return value

def _level(name: str, value: str) -> str:
    if value.upper() not in LEVELS:
        raise SettingsError(f"{name} is {_short(value)}; it can be: {', '.join(LEVELS)}.")
    return value.upper()

def _format(name: str, value: str) -> str:
    if value.lower() not in FORMATS:
        raise SettingsError(f"{name} is {_short(value)}; it can be: {', '.join(FORMATS)}.")
    return value.lower()

def _workers(name: str, value: str) -> int:
    # The length first: Python turns no text of thousands of digits into a number.
    if not (value.isascii() and value.isdigit() and len(value) <= len(str(MOST_WORKERS)) and 1 <= int(value) <= MOST_WORKERS):
        raise SettingsError(f"{name} is {_short(value)}; it must be a whole number from 1 to {MOST_WORKERS}.")
    return int(value)

READERS: Final[Mapping[str, tuple[str, Callable[[str, str], object]]]] = {
    "DISCORD_TOKEN": ("token", _token),
    "AVIARY_DATABASE": ("database", _path),
    "AVIARY_LANGUAGE": ("language", _language),
    "AVIARY_LOG_LEVEL": ("log_level", _level),
    "AVIARY_LOG_FORMAT": ("log_format", _format),
    "AVIARY_CARDS_DIR": ("cards_dir", _folder),
    "AVIARY_PICTURE_WORKERS": ("picture_workers", _workers),
}
"""For each setting its field and what reads it: reader(name, value) gives the field's value or raises SettingsError."""
