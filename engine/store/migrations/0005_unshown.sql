-- Whether what a match has come to was shown on Discord since: written with the change itself, so that whatever keeps the messages from
-- being brought up to date (a kill, a long disturbance, a restart in it) is known and made good, however long ago it was.
-- Until now only what had changed within 30 seconds of the very last change was looked after at a start.

ALTER TABLE matches ADD COLUMN unshown INTEGER NOT NULL DEFAULT 1;

UPDATE matches SET unshown = 0 WHERE changed < (SELECT max(changed) FROM matches) - 30000;

CREATE INDEX unshown_matches ON matches (id) WHERE unshown;
