"""Aviary's engine: games, matches, storage and texts, without Discord and without pictures."""
