-- What a user or a server has chosen, such as a language: the bot's own small memory beside the matches.

CREATE TABLE settings (
    scope TEXT    NOT NULL CHECK (scope IN ('user', 'guild')),
    owner INTEGER NOT NULL,
    key   TEXT    NOT NULL,
    value TEXT    NOT NULL,
    PRIMARY KEY (scope, owner, key)
) STRICT, WITHOUT ROWID;
