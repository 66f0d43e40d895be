# How long translations take, beside what clang takes for the same text. Part of ./x bench, which sources it.
#
# Every figure is of whole processes. What is compared runs in one call of hyperfine; table.md and times.json in the folder
# of the results have all of it.

readonly BENCH_TARGETS="cuda hip dpcpp opencl metal openmp serial"

# The tables on stdout.
bench_times() {
  local folder=$1 shape targets=() name
  for name in $BENCH_TARGETS; do
    targets+=(-p "$name")
  done
  : >"$folder/rows.csv" >"$folder/memory.csv"
  quietly cc -O2 "$here/bench/texts/floor.c" -o "$folder/floor" -ldl
  echo "| kernel | CUDA | with the wheel's libclang | seven targets | ratio | of which lowering and emitting | from the cache | bare libclang | \`clang++-19 -fsyntax-only\` | CUDA to clang | with the wheel's | \`occa translate\` | memory |"
  echo "|---|---|---|---|---|---|---|---|---|---|---|---|---|"
  for shape in line5 tet4 hex20 hex57 hex199 cmath; do
    bench_text "$folder" "$shape" "${targets[@]}"
  done
  echo
  echo "| batch | one thread | all cores | per file and thread | memory |"
  echo "|---|---|---|---|---|"
  bench_batch "$folder" 300
  echo
  echo "| text | \`okl run\` to CUDA | to OpenMP | memory | \`clang++-19 -fsyntax-only\` |"
  echo "|---|---|---|---|---|"
  bench_scale "$folder" "100 lines" 1 82
  bench_scale "$folder" "1,000 lines" 10 86
  bench_scale "$folder" "10,000 lines" 100 86
  bench_scale "$folder" "100,000 lines" 1000 86
  bench_scale "$folder" "10,000 lines, one kernel" 1 9980
  bench_scale "$folder" "100,000 lines, one kernel" 1 99980
  bench_scale "$folder" "1,000 kernels" 1000 4
  bench_scale "$folder" "16,000 kernels" 16000 4
  bench_scale "$folder" "a sum of 100,000 terms" 0 100000
  echo
  echo "| inputs of five lines into one folder | all | per input | memory |"
  echo "|---|---|---|---|"
  bench_inputs "$folder" 100
  bench_inputs "$folder" 1000
  bench_inputs "$folder" 10000
  bench_linked "$folder"
  bench_json "$folder" >"$folder/times.json"
}

# Times commands side by side: NAME COMMAND NAME COMMAND ...; their figures go to rows.csv, with what is timed before them.
bench_side() {
  local folder=$1 what=$2 words=()
  shift 2
  while (($# > 0)); do
    words+=(-n "$1" "$2")
    shift 2
  done
  quietly hyperfine -N --warmup 3 --min-runs "${OKL_BENCH_RUNS:-30}" --export-csv "$folder/side.csv" "${words[@]}"
  tail -n +2 "$folder/side.csv" | sed "s|^|$what,|" >>"$folder/rows.csv"
}

# A figure of the last rows: FILE WHAT COMMAND COLUMN, in milliseconds.
bench_figure() {
  awk -F, -v what="$2" -v name="$3" -v column="$4" '$1 == what && $2 == name { found = sprintf("%.1f", $column * 1000) } END { print found }' "$1"
}

# Peak memory of a command in MB.
bench_memory() { /usr/bin/time -f %M "$@" 2>&1 >/dev/null | awk 'END { printf "%d", $1 / 1024 }'; }

bench_text() {
  local folder=$1 shape=$2 input=$1/$2.okl serial=$1/$2.cpp kept=$1/kept memory legacy="" wheel="" words=()
  shift 2
  say "timing $shape"
  awk -v shape="$shape" -f "$here/bench/texts/texts.awk" >"$input"
  "$okl" run -q -p serial --emit kernel -o "$serial" "$input"
  rm -rf "$kept"
  words=(okl "$(printf '%q ' "$okl" run -q -p cuda -o "$folder/out.cu" "$input")"
    seven "$(printf '%q ' "$okl" run -q "$@" -o "$folder/out/" "$input")"
    floor "$(printf '%q ' "$folder/floor" "$LIBCLANG_PATH" "$serial" -std=c++17 -w -fsyntax-only)"
    clang "$(printf '%q ' clang++-19 -std=c++17 -w -fsyntax-only "$serial")")
  # OCCA's parser, where it is and reads the text.
  if has occa && occa translate -m CUDA "$input" >/dev/null 2>&1; then
    words+=(occa "$(printf '%q ' occa translate -m CUDA "$input")")
  fi
  bench_side "$folder" "$shape" "${words[@]}"
  # With another environment, which `env` would take a millisecond to set.
  words=("$(printf '%q ' "$okl" run -q -p cuda -o "$folder/out.cu" "$input")")
  OKL_CACHE=on OKL_CACHE_DIR=$kept bench_side "$folder" "$shape" kept "${words[@]}"
  if [[ -f $cache/libclang/libclang.so ]]; then
    OKL_LIBCLANG=$cache/libclang/libclang.so bench_side "$folder" "$shape" wheel "${words[@]}"
  fi
  memory=$(bench_memory "$okl" run -q -p cuda -o "$folder/out.cu" "$input")
  figure() { bench_figure "$folder/rows.csv" "$shape" "$@"; }
  legacy=$(figure occa 5)
  wheel=$(figure wheel 5)
  echo "$shape,memory,$memory" >>"$folder/memory.csv"
  awk -v size="$(wc -c <"$input")" -v lines="$(wc -l <"$input")" -v one="$(figure okl 5)" -v spread="$(figure okl 4)" \
    -v seven="$(figure seven 5)" -v share="$(bench_share "$folder" "$input")" -v kept="$(figure kept 5)" -v floor="$(figure floor 5)" \
    -v clang="$(figure clang 5)" -v legacy="${legacy:-–}" -v memory="$memory" -v shape="$shape" \
    -v wheel="${wheel:-–}" 'function ms(figure) { return figure == "–" ? figure : figure " ms" }
    BEGIN {
      printf "| %s: %d lines, %.1f KB | %.1f ± %.1f ms | %s | %.1f ms | %.2f | %s %% | %.1f ms | %.1f ms | %.1f ms | %.2f | %s | %s | %d MB |\n", shape, lines,
        size / 1024, one, spread, ms(wheel), seven, seven / one, share, kept, floor, clang, one / clang,
        wheel == "–" ? wheel : sprintf("%.2f", wheel / clang), ms(legacy), memory }'
}

# The share of planning, lowering and emitting in what a run for CUDA takes besides starting: the middle one of five.
bench_share() {
  local run
  for run in 1 2 3 4 5; do
    "$okl" run -q -p cuda --time-passes -o "$1/out.cu" "$2" 2>&1 |
      awk '/%/ { all += $1; if ($0 ~ /plan|lower|emit/) ours += $1 } END { printf "%.0f\n", 100 * ours / all }'
  done | sort -n | sed -n 3p
}

# The same with a program that has libclang in it, where `./x release` made one, beside a bare one that has, too.
bench_linked() {
  local folder=$1 linked=$target/static/release/okl floor=$target/static/floor shape input
  [[ -x $linked && -x $floor ]] || return 0
  echo
  echo "| kernel | \`./x release\` | bare libclang, linked | ratio | from the cache | \`clang++-19 -fsyntax-only\` | ratio |"
  echo "|---|---|---|---|---|---|---|"
  for shape in line5 tet4 hex20 hex57 hex199; do
    say "timing $shape, linked"
    input=$folder/$shape.okl
    rm -rf "$folder/kept"
    bench_side "$folder" "$shape-linked" okl "$(printf '%q ' "$linked" run -q -p cuda -o "$folder/out.cu" "$input")" \
      floor "$(printf '%q ' "$floor" "$folder/$shape.cpp" -std=c++17 -w -fsyntax-only)" \
      clang "$(printf '%q ' clang++-19 -std=c++17 -w -fsyntax-only "$folder/$shape.cpp")"
    OKL_CACHE=on OKL_CACHE_DIR=$folder/kept bench_side "$folder" "$shape-linked" \
      kept "$(printf '%q ' "$linked" run -q -p cuda -o "$folder/out.cu" "$input")"
    figure() { bench_figure "$folder/rows.csv" "$shape-linked" "$@"; }
    awk -v shape="$shape" -v one="$(figure okl 5)" -v spread="$(figure okl 4)" -v floor="$(figure floor 5)" -v kept="$(figure kept 5)" \
      -v clang="$(figure clang 5)" 'BEGIN {
        printf "| %s | %.1f ± %.1f ms | %.1f ms | %.2f | %.1f ms | %.1f ms | %.2f |\n", shape, one, spread, floor, one / floor, kept, clang, one / clang }'
  done
  bench_side "$folder" batch-linked \
    one "$(printf '%q ' "$linked" run -q -j 1 -p cuda -o "$folder/out/" "$folder"/batch/*.okl)"
  scale_text 1000 86 >"$folder/scale.okl"
  OKL_BENCH_RUNS=3 bench_side "$folder" scale-linked one "$(printf '%q ' "$linked" run -q -p cuda -o "$folder/scale.out" "$folder/scale.okl")"
  awk -v batch="$(bench_figure "$folder/rows.csv" batch-linked one 5)" -v long="$(bench_figure "$folder/rows.csv" scale-linked one 5)" \
    'BEGIN { printf "\nThe batch takes it %.0f ms with one thread, %.1f ms per file; 100,000 lines %.2f s.\n", batch, batch / 300, long / 1000 }'
}

# Many small kernels in one process.
bench_batch() {
  local folder=$1 count=$2 nth memory
  say "timing a batch of $count"
  rm -rf "$folder/batch" && mkdir -p "$folder/batch"
  for nth in $(seq "$count"); do
    sed "s/vorticity/vorticity$nth/" "$folder/tet4.okl" >"$folder/batch/$nth.okl"
  done
  bench_side "$folder" batch \
    one "$(printf '%q ' "$okl" run -q -j 1 -p cuda -o "$folder/out/" "$folder"/batch/*.okl)" \
    all "$(printf '%q ' "$okl" run -q -p cuda -o "$folder/out/" "$folder"/batch/*.okl)"
  memory=$(bench_memory "$okl" run -q -j 1 -p cuda -o "$folder/out/" "$folder"/batch/*.okl)
  echo "batch,memory,$memory" >>"$folder/memory.csv"
  awk -v count="$count" -v one="$(bench_figure "$folder/rows.csv" batch one 5)" -v all="$(bench_figure "$folder/rows.csv" batch all 5)" \
    -v memory="$memory" 'BEGIN { printf "| %d kernels of 84 lines | %.0f ms | %.0f ms | %.1f ms | %d MB |\n", count, one, all, one / count, memory }'
}

# One row for a text of KERNELS kernels with LINES long lines each: the better of two runs, and the
# memory of the hungrier backend.
bench_scale() {
  local folder=$1 name=$2 input=$1/scale.okl backend run
  say "timing $name"
  scale_text "$3" "$4" >"$input"
  rm -f "$folder/scale.times"
  "$okl" run -q -p serial --emit kernel -o "$folder/scale.cpp" "$input"
  for run in 1 2; do
    for backend in cuda openmp; do
      /usr/bin/time -a -o "$folder/scale.times" -f "$backend %e %M %U %S" "$okl" run -q -p "$backend" -o "$folder/scale.out" "$input"
    done
    # clang gives up on some of them; its time counts, too.
    /usr/bin/time -a -q -o "$folder/scale.times" -f "clang %e %M %U %S" clang++-19 -std=c++17 -w -fsyntax-only "$folder/scale.cpp" \
      2>/dev/null || true
  done
  # As hyperfine writes them: the mean, the spread, the median, user, system, least, most.
  awk -v what="${name//,/}" '{ printf "%s,%s,%s,,%s,%s,%s,%s,%s\n", what, $1, $2, $2, $4, $5, $2, $2 }' "$folder/scale.times" >>"$folder/rows.csv"
  awk -v name="$name" '
    !($1 in best) || $2 < best[$1] { best[$1] = $2 }
    $1 != "clang" && $3 > memory { memory = $3 }
    END { printf "| %s | %.2f s | %.2f s | %d MB | %.2f s |\n", name, best["cuda"], best["openmp"], memory / 1024, best["clang"] }
  ' "$folder/scale.times"
}

# Many inputs in one run with one thread.
bench_inputs() {
  local folder=$1 count=$2 nth
  say "timing $count inputs"
  rm -rf "$folder/inputs" && mkdir -p "$folder/inputs"
  for ((nth = 0; nth < count; nth++)); do
    cp "$folder/line5.okl" "$folder/inputs/$nth.okl"
  done
  (cd "$folder/inputs" && /usr/bin/time -o "$folder/inputs.times" -f "%e %M" "$okl" run -q -j 1 -p cuda -o "$folder/out/" -- *.okl)
  awk -v count="$count" '{ printf "| %d | %.2f s | %.2f ms | %d MB |\n", count, $1, 1000 * $1 / count, $2 / 1024 }' "$folder/inputs.times"
  rm -rf "$folder/inputs" "$folder/out"
}

# KERNELS of 0 is one kernel with a sum of LINES terms.
scale_text() {
  if (($1 == 0)); then
    awk -v terms="$2" 'BEGIN {
      print "@kernel void sum(const int N, @restrict const float *in, @restrict float *out) {"
      print "  for (int i = 0; i < N; ++i; @tile(64, @outer, @inner)) {\n    out[i] = in[i]"
      for (t = 1; t < terms; ++t) printf "      + in[%d] * %d.5f\n", t % 64, t % 97
      print "    ;\n  }\n}" }'
    return
  fi
  awk -v kernels="$1" -v lines="$2" 'BEGIN {
    print "#define TWICE(a) ((a) + (a))"
    for (k = 0; k < kernels; ++k) {
      printf "inline float step%d(const float a) { return TWICE(a) + %d; }\n\n", k, k
      printf "@kernel void kernel%d(const int N, @restrict const float *in, @restrict float *out) {\n", k
      print "  for (int g = 0; g < N; g += 64; @outer) {\n    @shared float s[64];\n    @exclusive float r;"
      print "    for (int i = g; i < g + 64; ++i; @inner) {\n      r = in[i];"
      for (l = 0; l < lines; ++l) printf "      r += step%d(TWICE(r) * %d.5f); // line %d\n", k, l, l
      print "      s[i - g] = r;\n    }"
      print "    for (int i = g; i < g + 64; ++i; @inner) out[i] = s[63 - (i - g)] + r;\n  }\n}\n"
    }
  }'
}

# What the figures were measured on: NAME=VALUE, one a line.
bench_machine() {
  echo "processor=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)"
  echo "cores=$(nproc)"
  echo "system=$(sed -n 's/^PRETTY_NAME="\(.*\)"/\1/p' /etc/os-release)"
  echo "load=$(cut -d' ' -f1 /proc/loadavg)"
  echo "rustc=$(rustc --version | cut -d' ' -f2)"
  echo "clang=$(clang++-19 --version | head -n 1)"
  echo "libclang=${LIBCLANG_PATH##*/}"
  echo "hyperfine=$(hyperfine --version | cut -d' ' -f2)"
  echo "okl=$("$okl" --version | cut -d' ' -f2)"
}

# All figures, in seconds and MB.
bench_json() {
  local folder=$1
  {
    bench_machine | sed 's/=/,/; s/^/machine,/'
    sed 's/^/memory,/; s/,memory,/,/' "$folder/memory.csv"
    sed 's/^/row,/' "$folder/rows.csv"
  } | awk -F, '
    function text(value) { gsub(/["\\]/, "\\\\&", value); return "\"" value "\"" }
    function add(list, item) { return list (list == "" ? "" : ",\n") "    " item }
    function number(value) { return value == "" ? "null" : value }
    $1 == "machine" { rest = $0; sub(/^machine,[^,]*,/, "", rest); machine = add(machine, text($2) ": " text(rest)) }
    $1 == "memory" { memory = add(memory, text($2) ": " $3) }
    $1 == "row" {
      rows = add(rows, sprintf("{\"text\": %s, \"command\": %s, \"mean\": %s, \"spread\": %s, \"median\": %s, \"user\": %s, \"system\": %s, \"min\": %s, \"max\": %s}",
        text($2), text($3), number($4), number($5), number($6), number($7), number($8), number($9), number($10)))
    }
    END { printf "{\n  \"machine\": {\n%s\n  },\n  \"memory\": {\n%s\n  },\n  \"rows\": [\n%s\n  ]\n}\n", machine, memory, rows }'
}
