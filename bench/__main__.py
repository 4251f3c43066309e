"""`python -m bench [NAME ...]`: measures every figure, or those of the named modules. Exit status 1 if one does not keep its bound."""

import argparse
import importlib
import pkgutil

import bench


def main() -> int:
    """Measure, print and judge."""
    names = sorted(module.name for module in pkgutil.iter_modules(bench.__path__) if module.name != "__main__")
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measures Aviary's figures.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"only these: {', '.join(names)}")
    chosen = parser.parse_args().names
    for name in chosen:
        if name not in names:
            parser.error(f"there is no {name!r}; there are: {', '.join(names)}")
    kept = True
    for name in chosen or names:
        for figure in importlib.import_module(f"bench.{name}").run():
            print(figure, flush=True)
            kept &= figure.holds
    return 0 if kept else 1


if __name__ == "__main__":
    raise SystemExit(main())
