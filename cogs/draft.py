"""Drafts: what a message shall show, as data. Made from views and words; turned into discord.py's objects only to be sent."""

import io
from dataclasses import dataclass, replace
from typing import Any, Final
from zlib import crc32

import discord

from cogs.address import Address
from cogs.limits import ALT, CONTENT, LABEL, OPTION, OPTIONS_A_SELECT, PLACEHOLDER, fit
from engine.core.notation import Action, to_text

PLAIN: Final = discord.ButtonStyle.secondary
MAIN: Final = discord.ButtonStyle.primary
GO: Final = discord.ButtonStyle.success
STOP: Final = discord.ButtonStyle.danger


@dataclass(frozen=True, slots=True)
class Button:
    """A button that leads to an address."""

    address: Address
    label: str
    style: discord.ButtonStyle = PLAIN
    enabled: bool = True

    def build(self) -> discord.ui.Button[Any]:
        """The button as discord.py sends it."""
        return discord.ui.Button(style=self.style, label=fit(self.label, LABEL), custom_id=self.address.to_id(), disabled=not self.enabled)


@dataclass(frozen=True, slots=True)
class Link:
    """A button that opens a page: here always a message of Discord itself."""

    url: str
    label: str

    def build(self) -> discord.ui.Button[Any]:
        """The button as discord.py sends it."""
        return discord.ui.Button(style=discord.ButtonStyle.link, label=fit(self.label, LABEL), url=self.url)


@dataclass(frozen=True, slots=True)
class Select:
    """A list of up to 25 choices, each a prefix and its label. The prefix chosen comes as the press's value."""

    address: Address
    placeholder: str
    choices: tuple[tuple[Action, str], ...]
    chosen: Action | None = None
    """The choice that holds now, shown as such."""

    def build(self) -> discord.ui.Select[Any]:
        """The select as discord.py sends it."""
        options = [
            discord.SelectOption(label=fit(label, OPTION), value=to_text(prefix), default=prefix == self.chosen)
            for prefix, label in self.choices
        ]
        return discord.ui.Select(custom_id=self.address.to_id(), placeholder=fit(self.placeholder, PLACEHOLDER), options=options)


@dataclass(frozen=True, slots=True)
class ChannelSelect:
    """A list of a server's channels of which any number up to 25 can be chosen. Their ids come as the press's values."""

    address: Address
    placeholder: str
    chosen: tuple[int, ...] = ()

    def build(self) -> discord.ui.ChannelSelect[Any]:
        """The select as discord.py sends it."""
        kind = discord.SelectDefaultValueType.channel
        return discord.ui.ChannelSelect(
            custom_id=self.address.to_id(),
            placeholder=fit(self.placeholder, PLACEHOLDER),
            channel_types=[discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum, discord.ChannelType.voice],
            min_values=0,
            max_values=OPTIONS_A_SELECT,
            default_values=[discord.SelectDefaultValue(id=channel, type=kind) for channel in self.chosen[:OPTIONS_A_SELECT]],
        )


Component = Button | Link | Select | ChannelSelect
Row = tuple[Component, ...]


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file of a message: its name, bytes, and for a picture the text for those who do not see it."""

    name: str
    data: bytes
    alt: str | None = None

    def build(self) -> discord.File:
        """The file as discord.py sends it."""
        return discord.File(io.BytesIO(self.data), self.name, description=fit(self.alt, ALT) if self.alt else None)


def picture(stem: str, data: bytes, alt: str) -> Attachment:
    """A PNG. Another picture gets another name: clients keep showing an old one under its old name."""
    return Attachment(f"{stem}-{crc32(data):08x}.png", data, alt)


@dataclass(frozen=True, slots=True)
class Draft:
    """A whole message: text, files, rows of components, and whom it pings (nobody unless named)."""

    content: str
    files: tuple[Attachment, ...] = ()
    rows: tuple[Row, ...] = ()
    pings: tuple[int, ...] = ()

    def under(self, line: str) -> "Draft":
        """The same message with a line before its text."""
        return replace(self, content=f"{line}\n{self.content}" if line else self.content)

    def to_edit(self) -> dict[str, Any]:
        """The arguments for an edit: everything is replaced, so nothing of the old message stays."""
        return {
            "content": fit(self.content, CONTENT),
            "attachments": [file.build() for file in self.files],
            "view": self._view(),
            "allowed_mentions": self._mentions(),
        }

    def to_send(self) -> dict[str, Any]:
        """The arguments for a new message."""
        sent: dict[str, Any] = {"content": fit(self.content, CONTENT), "allowed_mentions": self._mentions()}
        if self.files:
            sent["files"] = [file.build() for file in self.files]
        if (view := self._view()) is not None:
            sent["view"] = view
        return sent

    def _mentions(self) -> discord.AllowedMentions:
        pinged = [discord.Object(user) for user in self.pings]
        return discord.AllowedMentions(everyone=False, roles=False, users=pinged or False, replied_user=False)

    def _view(self) -> discord.ui.View | None:
        """A fresh View that is stopped before it is sent, so that discord.py never keeps it: the router takes every press."""
        if not any(self.rows):
            return None
        view = discord.ui.View(timeout=None)
        for number, row in enumerate(row for row in self.rows if row):
            for component in row:
                item = component.build()
                item.row = number
                view.add_item(item)
        view.stop()
        return view
