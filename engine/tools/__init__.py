"""The engine's command line, `python -m engine`: a module a subcommand, each with `add_to(parser)` and `run(arguments) -> exit status`."""
