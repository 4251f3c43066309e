-- Matches, who plays in them, and their logs. The log is the truth: an entry is never changed or deleted. What a match has come to
-- (state, asked) lies in the match's own row as a cache, so that an action is one row written and one row appended.
-- Ids are never used again (AUTOINCREMENT), because buttons in old messages carry them. Times are milliseconds since 1970, UTC.

CREATE TABLE matches (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    game     TEXT    NOT NULL,
    options  TEXT    NOT NULL,             -- JSON object, complete
    status   TEXT    NOT NULL CHECK (status IN ('lobby', 'live', 'over')),
    guild    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    host     INTEGER NOT NULL,
    language TEXT    NOT NULL,
    seats    INTEGER NOT NULL,
    invited  TEXT    NOT NULL,             -- JSON array of users; empty: whoever comes may join
    barred   TEXT    NOT NULL,             -- JSON array of users whom the host has removed from the lobby
    seq      INTEGER NOT NULL,             -- how many entries the log has
    revision INTEGER NOT NULL,             -- of the game's rules that the last entries were made with
    begun    INTEGER NOT NULL,             -- the revision that the first entries were made with
    cards    TEXT    NOT NULL,             -- digest of the components
    ending   TEXT    NOT NULL CHECK (ending IN ('', 'played', 'resigned', 'ended', 'cancelled')),
    created  INTEGER NOT NULL,
    changed  INTEGER NOT NULL,
    asked    TEXT,                         -- JSON array: for each seat the number of its question
    state    TEXT                          -- JSON object, as the game's state is written; NULL in a lobby
) STRICT;

CREATE INDEX open_matches ON matches (channel) WHERE status <> 'over';
CREATE INDEX live_matches ON matches (id) WHERE status = 'live';
CREATE INDEX matches_by_change ON matches (changed);

CREATE TABLE players (
    match INTEGER NOT NULL REFERENCES matches (id),
    place INTEGER NOT NULL,                -- the seat; in a lobby the order of joining
    user  INTEGER NOT NULL,
    PRIMARY KEY (match, place),
    UNIQUE (match, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX players_by_user ON players (user, match);

CREATE TABLE entries (
    match  INTEGER NOT NULL REFERENCES matches (id),
    seq    INTEGER NOT NULL,               -- 0 is the start
    kind   TEXT    NOT NULL CHECK (kind IN ('start', 'action', 'resign', 'end', 'rebase')),
    seat   INTEGER NOT NULL,               -- -1: nobody in a seat
    action TEXT    NOT NULL,               -- in notation
    luck   TEXT    NOT NULL,               -- JSON array
    told   TEXT    NOT NULL,               -- JSON array of events: [kind, seats who may know it (none: all), data]
    rebase TEXT,                           -- JSON object: revision, cards and snapshot from here on
    made   INTEGER NOT NULL,
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;
