#!/bin/sh
# Translates a program of another language.
set -eu
cd "$(dirname "$0")"
okl=${OKL:-okl}
"$okl" run --trust-plugins --pipeline par.toml fill.cpp | grep -q "__kernel"
echo "frontend-in-python: it works"
