# Two commands do everything: `make play` starts the server, `make test` checks all there is to check.
#
# Two environments: .venv is an editable install of the sources, interpreted, where `pytest` tests what you see;
# .venv-compiled has the rules compiled by mypyc, and is built again only if a compiled file has changed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled
CBIN := $(COMPILED)/bin
CHROMIUM ?= $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
CORES := $(shell nproc 2>/dev/null || echo 2)
# Who tests with a browser waits for it.
WORKERS ?= $(shell expr $(CORES) + 1)
BUILD := $(if $(shell command -v cc || command -v gcc || command -v clang),compiled,pure)
TOOLS := 'setuptools>=77' wheel 'mypy==2.4.1' 'librt==0.16.0' 'msgspec>=0.20'
GAMES := $(patsubst igroteka/games/%/box.py,%,$(wildcard igroteka/games/*/box.py))
RULES_TESTS := tests/engine tests/games tests/battery tests/bots
# What is made of the rules for pages, and secrets: they are no others when interpreted, and take long.
COMPILED_ONLY := draw draw_command page_facts words leaks history_twins even_worlds notices

.PHONY: play quick chromium test uncompiled lint lint-page test-compiled test-pure test-long wheel-test bench mutation golden pictures compiled clean

# The web server on one port, with its database in ./data. LAN=1: friends and phones in this network come in too.
# DEV=1: on the sources, starting again when they change.
ifdef DEV
play: $(VENV)/installed
	$(BIN)/python -P tools/dev_server.py --data data --open$(if $(LAN), --lan)
else
play: compiled
	$(CBIN)/igroteka serve --data data --open$(if $(LAN), --lan)
endif

# Seconds, no compiler: make quick GAME=trappers K=raid, or the engine without GAME; K picks tests by name as `pytest -k`.
quick: $(VENV)/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pytest -p no:xdist tests/test_project.py $(if $(GAME),tests/games/$(GAME),tests/engine) $(if $(K),-k '($(K)) or test_project')

# What needs no compiler is checked while the compiler keeps one processor busy for minutes.
test: $(VENV)/installed $(COMPILED)/test-libraries
	$(MAKE) -j2 uncompiled compiled
	$(MAKE) test-compiled

uncompiled: lint
	$(MAKE) test-pure

lint: $(VENV)/installed lint-page
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy igroteka tests tools

# Our scripts and styles, by Biome; `node_modules/.bin/biome check --write` puts them in order. Node is needed for nothing else.
lint-page:
	@if ! command -v npm >/dev/null; then echo "lint: there is no npm here, so scripts and styles are not checked"; \
	elif [ node_modules/installed -nt package.json ] || { npm install --silent --no-package-lock --no-audit --no-fund >/dev/null 2>&1 && touch node_modules/installed; }; \
	then node_modules/.bin/biome ci --colors=off; \
	else echo "lint: npm could not install Biome, so scripts and styles are not checked"; fi

# The rules compiled by mypyc. Fails if the build fell back to the interpreted rules where there is a compiler.
test-compiled: compiled $(COMPILED)/test-libraries chromium
	IGROTEKA_BUILD=$(BUILD) $(CBIN)/pytest -n $(WORKERS) --dist loadgroup --no-loadscope-reorder --durations 20

# What takes minutes: whole games, replays and axe-core in the browser, a server killed ten times.
test-long: compiled $(COMPILED)/test-libraries chromium
	IGROTEKA_BUILD=$(BUILD) $(CBIN)/pytest -m long

# The browser of the system that the tests drive.
chromium:
	@if [ -n "$(CHROMIUM)" ]; then exit 0; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then apt-get update -qq && apt-get install -y -qq chromium; \
	else echo "The browser tests need Chromium: sudo apt-get install chromium (or set CHROMIUM to its path)"; exit 1; fi

# The same rules interpreted.
test-pure: $(VENV)/installed
	IGROTEKA_BUILD=pure $(BIN)/pytest -n $(WORKERS) $(RULES_TESTS) $(COMPILED_ONLY:%=--ignore-glob='*/test_%.py')

# The wheel without extras in an empty environment: the core stays small.
wheel-test: $(VENV)/installed
	$(BIN)/python tools/wheel_test.py

bench: compiled $(COMPILED)/test-libraries
	$(CBIN)/igroteka bench --peers

# On copies of the tree, interpreted.
mutation: $(VENV)/installed
	$(BIN)/python -m pip install -q --disable-pip-version-check 'cosmic-ray>=8.3'
	for game in $(GAMES); do $(BIN)/python tests/mutation/run.py $$game --sample 400 --seed 1 --workers $(CORES) || exit 1; done

golden: compiled $(COMPILED)/test-libraries
	PYTHONPATH=tests/support $(CBIN)/python tests/support/make_golden.py

pictures: compiled $(COMPILED)/test-libraries chromium
	IGROTEKA=$(CBIN)/igroteka docs/make_terminal.sh
	$(CBIN)/python docs/make_pictures.py

# The sources themselves, for whoever changes them: an editable install.
$(VENV)/installed: pyproject.toml | $(VENV)/tools
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation -e '.[dev]'
	touch $@

# Builds what has changed: see tools/compiled.py.
compiled: $(COMPILED)/libraries
	$(CBIN)/python tools/compiled.py package

$(COMPILED)/libraries: pyproject.toml | $(COMPILED)/tools
	$(CBIN)/python tools/compiled.py libraries lab web
	touch $@

$(COMPILED)/test-libraries: $(COMPILED)/libraries
	$(CBIN)/python tools/compiled.py libraries dev
	touch $@

$(VENV)/tools $(COMPILED)/tools: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "igroteka needs Python 3.11 or newer: make PYTHON=/path/to/python3.11 ..."; exit 1; }
	test -x $(@D)/bin/python || $(PYTHON) -m venv $(@D)
	$(@D)/bin/python -m pip install -q --disable-pip-version-check --upgrade $(TOOLS)
	touch $@

clean:
	rm -rf $(VENV) $(COMPILED) node_modules build dist igroteka.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
