"""Addresses: what a button or a select is for, as its custom_id. Who presses is never in it; that comes with the press."""

import re
from dataclasses import dataclass, replace
from typing import Final

from cogs.limits import OPTION
from engine.core.errors import AviaryError, NotationError
from engine.core.notation import Action, from_text, to_text

_FORM: Final = re.compile(r"a:([a-z]{1,8}):([a-z0-9_]{1,20}):([0-9]{1,9}):([a-z0-9_.]*):([0-9]{1,4})", re.ASCII)


class AddressError(AviaryError):
    """A custom_id that Aviary did not write, or no longer writes."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a press goes. It works for ever: everything else is read from the database when the press comes."""

    kind: str
    """Which handler takes the press."""
    subject: str
    """The match's number, or the id of a game."""
    seq: int = 0
    """The number of the question that the press belongs to."""
    prefix: Action = ()
    """The beginning of an action, or one word that the handler knows."""
    page: int = 0
    """The page, or what else tells two components of one message apart."""

    def to_id(self) -> str:
        """The custom_id. Raises AddressError when it would be longer than Discord allows."""
        text = f"a:{self.kind}:{self.subject}:{self.seq}:{to_text(self.prefix)}:{self.page}"
        if len(text) > OPTION:
            raise AddressError(f"custom_id longer than {OPTION}: {text}")
        return text

    @property
    def match_id(self) -> int:
        """The match's number. Raises AddressError when the subject is none."""
        if not self.subject.isdecimal():
            raise AddressError(f"not the number of a match: {self.subject!r}")
        return int(self.subject)

    def at(self, kind: str, prefix: Action = (), page: int = 0) -> "Address":
        """Another address of the same match and question."""
        return replace(self, kind=kind, prefix=prefix, page=page)


def read_address(custom_id: str) -> Address:
    """The address that `to_id` wrote. Raises AddressError for any other text."""
    form = _FORM.fullmatch(custom_id)
    if form is None:
        raise AddressError(f"not an address: {custom_id[:100]!r}")
    kind, subject, seq, prefix, page = form.groups()
    return Address(kind, subject, int(seq), read_prefix(prefix), int(page))


def read_prefix(text: str) -> Action:
    """The prefix that a select's value or an address carries; "" is the empty one. Raises AddressError."""
    try:
        return from_text(text) if text else ()
    except NotationError as error:
        raise AddressError(str(error)) from error
