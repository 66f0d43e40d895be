#!/bin/sh
# Translates a program of another language, and shows a diagnostic of that language.
set -eu
cd "$(dirname "$0")"
okl=${OKL:-okl}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
"$okl" run --trust-plugins --pipeline par.toml fill.cpp | grep -q "__kernel"
"$okl" explain --trust-plugins --pipeline par.toml par-unknown | grep -q "before a loop"
sed 's/par for/par loop/' fill.cpp >"$out/wrong.cpp"
if "$okl" run --trust-plugins --pipeline par.toml "$out/wrong.cpp" 2>"$out/messages"; then
  exit 1
fi
grep -q "error\[par-unknown\]" "$out/messages"
echo "frontend-in-python: it works"
