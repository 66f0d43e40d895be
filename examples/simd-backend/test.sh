#!/bin/sh
# Builds the backend; translates, compiles and runs a kernel with it.
set -eu
cd "$(dirname "$0")"
okl=${OKL:-okl}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
cargo build --quiet --locked
cp "${CARGO_TARGET_DIR:-target}/debug/libokl_backend_simd.so" "$out"
printf 'schema = 1\n[backend]\nplugin = "simd"\n' > "$out/simd.toml"
"$okl" run --trust-plugins --pipeline "$out/simd.toml" scale.okl -o "$out/scale.cpp"
test "$(grep -c "omp simd" "$out/scale.cpp")" = 2
${CXX:-g++} -O2 -fopenmp-simd -o "$out/main" main.cpp "$out/scale.cpp"
"$out/main"
echo "simd-backend: it works"
