"""`python -m tests.golden`: writes the golden playthroughs and perft counts anew, for a change of the rules that is meant.

Look at the difference before committing it: it is the change of the rules.
"""

from engine.games import GAMES
from tests.golden.playthrough import files_of, perft_file, perft_lines, playthroughs, telling_seeds


def main() -> None:
    """Write every file of every registered game."""
    for game in GAMES.values():
        texts = {file: playthroughs(game, *combination, telling_seeds(game, *combination)) for file, combination in files_of(game).items()}
        texts[perft_file(game)] = perft_lines(game)
        perft_file(game).parent.mkdir(exist_ok=True)
        for old in set(perft_file(game).parent.glob("*.txt")) - set(texts):
            old.unlink()
        for file, lines in texts.items():
            file.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
            print(file.relative_to(file.parents[3]))


if __name__ == "__main__":
    main()
