-- Which match a match is the rematch of, so that however often and whenever Rematch is pressed there is one open rematch of a match.

ALTER TABLE matches ADD COLUMN origin INTEGER NOT NULL DEFAULT 0;

CREATE INDEX open_rematches ON matches (origin) WHERE origin <> 0 AND status <> 'over';
