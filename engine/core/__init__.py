"""What every game shares: actions, chance, frames, the contract of a game, codec, menus, match records."""
