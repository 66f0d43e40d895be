#!/bin/sh
# Builds the plugin, checks it, and runs it on a kernel.
set -eu
cd "$(dirname "$0")"
okl=${OKL:-okl}
cargo test --quiet
cargo build --quiet
"$okl" plugin check "${CARGO_TARGET_DIR:-target}/debug/libokl_stage_example.so"
cp "${CARGO_TARGET_DIR:-target}/debug/libokl_stage_example.so" .
