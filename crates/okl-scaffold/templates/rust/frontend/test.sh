#!/bin/sh
# Builds the plugin, checks it, and runs it on a kernel.
set -eu
cd "$(dirname "$0")"
okl=${OKL:-okl}
cargo test --quiet
cargo build --quiet
"$okl" plugin check "${CARGO_TARGET_DIR:-target}/debug/libokl_frontend_example.so"
cp "${CARGO_TARGET_DIR:-target}/debug/libokl_frontend_example.so" .
sed 's/example for/example fro/' kernel.cpp >wrong.cpp
if "$okl" run --trust-plugins --pipeline example.toml wrong.cpp 2>messages; then exit 1; fi
grep -q 'did you mean `for`' messages
grep -q 'wrong.cpp:3:' messages
"$okl" explain --trust-plugins --pipeline example.toml example-unknown | grep -q 'size(n)'
rm wrong.cpp messages
