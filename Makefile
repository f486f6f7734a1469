# Two commands do everything: `make play` starts the server, `make test` checks all there is to check.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install -q --disable-pip-version-check
SOURCES := $(shell find igroteka tests/tiny_games -type f -not -name '*.pyc' -not -name '*.so')
CHROMIUM ?= $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
CORES := $(shell nproc 2>/dev/null || echo 2)
# Who tests with a browser waits for it.
WORKERS ?= $(shell expr $(CORES) + 1)
BUILD := $(if $(shell command -v cc || command -v gcc || command -v clang),compiled,pure)
TOOLS := 'setuptools>=77' wheel 'mypy==2.4.1' 'librt==0.16.0' 'msgspec>=0.20'
GAMES := $(patsubst igroteka/games/%/box.py,%,$(wildcard igroteka/games/*/box.py))
RULES_TESTS := tests/engine tests/games tests/battery tests/bots
PAGE_TESTS := draw draw_command page_facts words

.PHONY: play chromium test lint test-compiled test-pure test-long bench mutation golden pictures clean

# The web server on one port, with its database in ./data.
play: $(VENV)/installed
	$(BIN)/igroteka serve --data data --open

# The types are checked while the rules are compiled, which keeps one processor alone busy for a minute.
test:
	$(MAKE) -j2 lint $(VENV)/installed
	$(MAKE) test-compiled test-pure

lint: $(VENV)/libraries
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy igroteka tests

# The rules compiled by mypyc. Fails if the build fell back to the interpreted rules where there is a compiler.
test-compiled: $(VENV)/installed chromium
	IGROTEKA_BUILD=$(BUILD) $(BIN)/pytest -n $(WORKERS) --dist loadgroup --no-loadscope-reorder --durations 20

# What takes minutes: whole games, replays and axe-core in the browser, a server killed ten times.
test-long: $(VENV)/installed chromium
	IGROTEKA_BUILD=$(BUILD) $(BIN)/pytest -m long

# The browser of the system that the tests drive.
chromium:
	@if [ -n "$(CHROMIUM)" ]; then exit 0; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then apt-get update -qq && apt-get install -y -qq chromium; \
	else echo "The browser tests need Chromium: sudo apt-get install chromium (or set CHROMIUM to its path)"; exit 1; fi

# The same rules interpreted: the sources come before the installed package. What is made of them for pages is left out.
test-pure: $(VENV)/installed
	IGROTEKA_BUILD=pure PYTHONPATH=.:tests $(BIN)/pytest -n $(WORKERS) $(RULES_TESTS) $(PAGE_TESTS:%=--ignore-glob='*/test_%.py')

bench: $(VENV)/installed
	$(BIN)/igroteka bench --peers

mutation: $(VENV)/installed
	$(PIP) 'cosmic-ray>=8.3'
	for game in $(GAMES); do $(BIN)/python tests/mutation/run.py $$game --sample 400 --seed 1 --workers $(CORES) || exit 1; done

golden: $(VENV)/installed
	PYTHONPATH=tests/support $(BIN)/python tests/support/make_golden.py

# What the package stands on, by installing it interpreted, which takes no time.
$(VENV)/libraries: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "igroteka needs Python 3.11 or newer: make PYTHON=/path/to/python3.11 ..."; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) --upgrade $(TOOLS)
	PURE=1 $(PIP) --no-build-isolation '.[test]'
	touch $@

$(VENV)/installed: $(VENV)/libraries $(SOURCES) setup.py
	rm -rf build/lib* build/bdist* igroteka.egg-info
	IGROTEKA_TINY=1 $(PIP) --no-build-isolation --no-deps --force-reinstall .
	touch $@

pictures: $(VENV)/installed chromium
	docs/make_terminal.sh
	$(BIN)/python docs/make_pictures.py

clean:
	rm -rf $(VENV) build dist igroteka.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
