#!/bin/sh
# Builds the front end; translates a program of its language for two targets and runs it; shows mistakes at their places.
set -eu
cd "$(dirname "$0")"
okl=${OKL:-okl}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
cargo build --quiet --locked
cp "${CARGO_TARGET_DIR:-target}/debug/libokl_frontend_grid.so" grid.toml "$out"
for target in serial openmp; do
  sed "s/openmp/$target/" grid.toml > "$out/$target.toml"
  "$okl" run --trust-plugins --pipeline "$out/$target.toml" --emit program heat.cpp -o "$out/heat.cpp"
  ${CXX:-g++} -std=c++17 -O1 -fopenmp "$out/heat.cpp" -o "$out/heat"
  "$out/heat" | grep -qx "4998.000"
  # Kernels and program as two texts.
  "$okl" run --trust-plugins --pipeline "$out/$target.toml" --emit kernels heat.cpp -o "$out/kernels.cpp"
  "$okl" run --trust-plugins --pipeline "$out/$target.toml" --emit host heat.cpp -o "$out/host.cpp"
  ${CXX:-g++} -std=c++17 -O1 -fopenmp "$out/kernels.cpp" "$out/host.cpp" -o "$out/heat"
  "$out/heat" | grep -qx "4998.000"
done
for target in cuda hip opencl dpcpp; do
  sed "s/openmp/$target/" grid.toml > "$out/$target.toml"
  "$okl" run --trust-plugins --pipeline "$out/$target.toml" --emit program heat.cpp -o "$out/heat.txt"
  grep -q "okl_rt::run(" "$out/heat.txt"
done
if "$okl" run --trust-plugins --pipeline "$out/grid.toml" wrong.cpp 2> "$out/said"; then exit 1; fi
# Each line of wrong.cpp with a mistake says which one, and at which column.
sed -n 's|.*// wrong: ||p' wrong.cpp | while read -r id place; do
  grep -A1 "\[$id\]" "$out/said" | grep -q -- "--> wrong.cpp:$place\$" || { echo "$id $place"; cat "$out/said"; exit 1; }
done
"$okl" explain --trust-plugins --pipeline "$out/grid.toml" grid-shared | grep -q "into(+: sum)"
if "$okl" run --trust-plugins --pipeline "$out/grid.toml" --deny grid-block block.cpp 2> "$out/said"; then exit 1; fi
grep -q "error\[grid-block\]" "$out/said"
echo "frontend-in-rust: it works"
