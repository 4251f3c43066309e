-- Whether what a match has come to is shown on Discord: written with the change itself, so that whatever keeps its messages from being
-- brought up to date (a kill, a long disturbance, a restart in one) is known and made good, however long ago it was. Until now only what had
-- changed within 30 seconds of the very last change was looked after at a start.
-- 1: nothing of it is known to be shown; 2: the direct messages are up to date, what all see is not; 0: all is.

ALTER TABLE matches ADD COLUMN unshown INTEGER NOT NULL DEFAULT 1;

UPDATE matches SET unshown = 0 WHERE changed < (SELECT max(changed) FROM matches) - 30000;

CREATE INDEX unshown_matches ON matches (id) WHERE unshown;
