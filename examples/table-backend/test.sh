#!/bin/sh
# Translates, compiles and runs a kernel.
set -eu
cd "$(dirname "$0")"
okl=${OKL:-okl}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
"$okl" run --pipeline dynamic.toml add.okl -o "$out/add.cpp"
grep -q "omp parallel for schedule(dynamic)" "$out/add.cpp"
${CXX:-g++} -fopenmp -o "$out/main" main.cpp "$out/add.cpp"
"$out/main"
echo "table-backend: it works"
