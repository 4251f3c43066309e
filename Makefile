# make play   start the bot, or the preview in the browser when there is no DISCORD_TOKEN
# make test   everything that must hold: ruff, mypy, pytest
# make bench  the figures · make soak  the long tests · make gallery  all pictures on one page
# make audit  known vulnerabilities of the pinned libraries (asks a service on the internet) · make lock  pin them anew

VENV := .venv
RUN := $(VENV)/bin/python
PYTHON := $(shell for name in python3.11 python3 python; do \
	if "$$name" -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' 2>/dev/null; then echo "$$name"; break; fi; done)
INSTALL := $(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes --requirement
COMPILE_ONLY := $(RUN) -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate
COMPILE := $(COMPILE_ONLY) pyproject.toml

.PHONY: play test bench soak gallery audit lock clean
.DEFAULT_GOAL := play

play: $(VENV)/run
	$(RUN) bot.py --or-preview

test: $(VENV)/dev
	$(RUN) -m ruff check .
	$(RUN) -m mypy
	$(RUN) -m pytest --numprocesses auto --dist worksteal

bench: $(VENV)/dev
	$(RUN) -m bench

soak: $(VENV)/dev
	$(RUN) -m pytest -m soak --ignore tests/load --numprocesses auto --dist worksteal
	$(RUN) -m pytest -m soak tests/load

gallery: $(VENV)/dev
	$(RUN) -m tests.render.gallery gallery

audit: $(VENV)/dev $(VENV)/audit/done
	$(RUN) -m tests.audit $(VENV)/audit/bin/pip-audit requirements.lock requirements-dev.lock requirements-audit.lock

lock: $(VENV)/dev
	$(RUN) -m pip install --quiet --disable-pip-version-check uv
	$(COMPILE) --group preview --output-file requirements.lock
	$(COMPILE) --group preview --group dev --output-file requirements-dev.lock
	$(COMPILE_ONLY) --group audit --output-file requirements-audit.lock

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(VENV)/bin/python:
	@if [ -z "$(PYTHON)" ]; then echo "Aviary needs Python 3.11, which was not found here. Install it from python.org or your system's packages, then try again." >&2; exit 2; fi
	@"$(PYTHON)" -m venv $(VENV) || { echo "Python could not make the folder $(VENV). On Debian and Ubuntu: install the package python3.11-venv." >&2; rm -rf $(VENV); exit 2; }

$(VENV)/run: requirements.lock $(VENV)/bin/python
	$(INSTALL) requirements.lock
	@touch $@

# In an environment of its own: what checks the libraries must not choose their versions.
$(VENV)/audit/done: requirements-audit.lock $(VENV)/bin/python
	@$(RUN) -m venv $(VENV)/audit
	$(VENV)/audit/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements-audit.lock
	@touch $@

$(VENV)/dev: requirements-dev.lock $(VENV)/bin/python
	$(INSTALL) requirements-dev.lock
	@touch $@
