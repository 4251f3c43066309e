"""`python -m engine.text [LANGUAGE ...]`: what is missing or wrong in the texts, for a language or for all. Status 1 if anything is."""

import sys

from engine.text.localizer import Localizer


def main(arguments: list[str]) -> int:
    """Prints the problems that name one of the languages (all, when none is given), then how many there are."""
    localizer = Localizer.load()
    unknown = [name for name in arguments if name not in localizer.languages]
    if unknown:
        print(f"There is no folder for {', '.join(unknown)}; there are: {', '.join(localizer.languages)}.")
        return 2
    problems = [line for line in localizer.problems() if not arguments or any(_concerns(line, name) for name in arguments)]
    print("\n".join([*problems, f"{len(problems)} problem(s) in {', '.join(arguments or localizer.languages)}."]))
    return 1 if problems else 0


def _concerns(line: str, language: str) -> bool:
    return line.startswith((f"{language}:", f"{language}/")) or f"{language}: " in line


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
