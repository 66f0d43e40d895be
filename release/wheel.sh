# The Python package as a wheel: `./x wheel`. Sourced by `x`, whose functions it uses.

# Pinned, so that every machine builds the same.
readonly MATURIN=1.16.0

# Headers of clang that headers of the machine include, without those of instructions of processors.
readonly CLANG_HEADERS=(__stdarg_*.h __stdarg___*.h __stddef_*.h float.h inttypes.h iso646.h limits.h stdalign.h stdarg.h
  stdatomic.h stdbool.h stddef.h stdint.h stdnoreturn.h tgmath.h unwind.h varargs.h)

# An environment with maturin, as $target/wheel/tools.
wheel_tools() {
  local tools=$target/wheel/tools
  [[ $(cat "$tools/version" 2>/dev/null) != "$MATURIN" ]] || return 0
  say "installing maturin $MATURIN to $tools (pip)"
  new_environment "$tools"
  quietly "$tools/bin/pip" install -q --disable-pip-version-check "maturin==$MATURIN" ||
    give_up "maturin $MATURIN could not be installed"
  echo "$MATURIN" >"$tools/version"
}

# An empty environment of Python in a folder.
new_environment() {
  rm -rf "$1"
  mkdir -p "${1%/*}"
  python3 -m venv "$1" >/dev/null 2>&1 && return 0
  apt_install "Python's environments" python3-venv || give_up "python3 -m venv does not work" \
    "Install it, e.g. apt-get install python3-venv"
  rm -rf "$1"
  python3 -m venv "$1"
}

# libclang with its headers, and the program, into the folder of the package.
wheel_contents() {
  local package=$here/python/okl program=$1 headers pattern file
  wheel_libclang || give_up "libclang $LIBCLANG_WHEEL could not be downloaded" "Install Python 3 with pip"
  headers=$package/lib/clang-resources/include
  rm -rf "$package/bin" "$package/lib" "$package"/*.so
  mkdir -p "$package/bin" "$headers"
  cp "$cache/libclang/libclang.so" "$package/lib/libclang.so"
  local from=/usr/lib/llvm-$LIBCLANG_BEST/lib/clang/$LIBCLANG_BEST/include
  [[ -e $from/stddef.h ]] || apt_install "clang's headers" "libclang-common-$LIBCLANG_BEST-dev" ||
    give_up "clang's headers are missing" "Install them, e.g. apt-get install libclang-common-$LIBCLANG_BEST-dev"
  for pattern in "${CLANG_HEADERS[@]}"; do
    # shellcheck disable=SC2086
    for file in $from/$pattern; do
      [[ ! -f $file ]] || cp "$file" "$headers"
    done
  done
  cp "$program" "$package/bin/okl"
  if has strip; then strip "$package/bin/okl"; fi
}

# --dev: as fast to build as the tests, and slower. --test: tries the wheel in an empty environment.
wheel() {
  local profile=lean program=$okl is_tested=
  while (($# > 0)); do
    case $1 in
      --dev) profile=dev program=$target/debug/okl ;;
      --test) is_tested=yes ;;
      *)
        usage
        exit 2
        ;;
    esac
    shift
  done
  need_rust
  has python3 || apt_install "Python" python3 python3-venv || give_up "python3 is missing" "Install Python 3.9 or newer"
  wheel_tools
  if [[ $profile = dev ]]; then
    [[ -x $program ]] || { say "building okl" && cargo_here build --quiet -p okl-cli --bin okl; }
  else
    build_okl
  fi
  wheel_contents "$program"
  say "building the wheel ($profile)"
  local wheels=$target/wheel/wheels made
  rm -rf "$wheels"
  (cd "$here/python" && CARGO_TARGET_DIR=$target quietly "$target/wheel/tools/bin/maturin" build --profile "$profile" \
    --locked --out "$wheels") || give_up "the wheel could not be built"
  made=$(echo "$wheels"/*.whl)
  say "$made ($(($(stat -c %s "$made") / 1000000)) MB)"
  [[ -z $is_tested ]] || wheel_test "$made"
}

# The tests of the package with what `pip install` gives, and nothing else.
wheel_test() {
  local environment=$target/wheel/environment
  has g++ || apt_install "g++" g++ || give_up "g++ is missing" "Install g++"
  say "installing the wheel and NumPy $NUMPY into an empty environment (pip)"
  new_environment "$environment"
  quietly "$environment/bin/pip" install -q --disable-pip-version-check "$1" "numpy==$NUMPY" ||
    give_up "the wheel could not be installed"
  say "testing it"
  (cd "$here/python/tests" && env -u OKL_LIBCLANG -u LIBCLANG_PATH -u PYTHONPATH PYTHONDONTWRITEBYTECODE=1 \
    OKL_CACHE_DIR="$target/wheel/cache" OKL_CACHE=on PATH="$environment/bin:$PATH" \
    "$environment/bin/python" -m unittest)
}
