-- The Discord messages that show a match (its board, its notice, each player's hand), so that they can be edited after a restart.
-- One of a kind for a match and a user; user 0: for everybody.

CREATE TABLE posts (
    match   INTEGER NOT NULL REFERENCES matches (id),
    kind    TEXT    NOT NULL,
    user    INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (match, kind, user)
) STRICT, WITHOUT ROWID;
