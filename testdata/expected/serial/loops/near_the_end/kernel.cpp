static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/loops/near_the_end.okl"
// Loops that end close to the largest value of their type, where a step of a whole tile would wrap.

extern "C" void tileToTheEnd(const unsigned int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < ((4294967295u - N) < 4294967295u ? ((unsigned long long)4294967295u - (unsigned long long)(4294967295u - N) - 1) + 1 : 0); _occa_tile_i += 8) { unsigned int _occa_tiled_i = (unsigned int)(4294967295u - N) + (unsigned int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within(((4294967295u - N) < 4294967295u ? ((unsigned long long)4294967295u - (unsigned long long)(4294967295u - N) - 1) + 1 : 0) - _occa_tile_i, 0, 8); _occa_round_i < _occa_end_i; ++_occa_round_i) { unsigned int i = _occa_tiled_i + (unsigned int)_occa_round_i; {
    const unsigned int at = i - (4294967295u - N);
    y[at] = x[at] + 1;
  } } }
}

extern "C" void loopToTheEnd(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int i = 2147483647 - N; i < 2147483647; ++i) {
    for (int t = 0; t < 1; ++t) {
      const int at = i - (2147483647 - N);
      y[at] = x[at] - 1;
    }
  }
}

extern "C" void tileToZero(const unsigned int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 8) { unsigned int _occa_tiled_i = (unsigned int)(N) - (unsigned int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 8); _occa_round_i < _occa_end_i; ++_occa_round_i) { unsigned int i = _occa_tiled_i - (unsigned int)_occa_round_i; { y[i - 1] = 2 * x[i - 1]; } } }
}

// Starts where it ends for N = 0, and no `int` is larger.
extern "C" void downFromTheEnd(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int i = 2147483647; i != 2147483647 - N; --i) {
    for (int t = 0; t != 1; ++t) y[2147483647 - i] = 3 * x[2147483647 - i];
  }
}

// More than an `int` can count from one end to the other.
extern "C" void acrossZero(const int &first, const int &last, int *__restrict__ y) {
  for (int i = first; i < last; i += 2000000000) {
    for (int t = 0; t < 4; ++t) y[4 * (i < 0 ? 0 : 1) + t] += i / 1000 + t;
  }
  for (int i = first; i < last; i += 1000000000) {
    for (int j = last; j > first; j -= 2000000000) {
      for (int t = 0; t < 1; ++t) { y[8] += i / 100000000 + j / 10000000; }
    }
  }
}

// The indices of the last tile would pass the largest `int`, and the smallest one.
extern "C" void tileOfOne(const int &first, const int &last, int *__restrict__ y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (first < last ? ((unsigned long long)last - (unsigned long long)first - 1) + 1 : 0); _occa_tile_i += 256) { int _occa_tiled_i = (int)(first) + (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((first < last ? ((unsigned long long)last - (unsigned long long)first - 1) + 1 : 0) - _occa_tile_i, 0, 256); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
    y[0] += 1 + i - first;
  } } }
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < ((-last) < (-first) ? ((unsigned long long)(-first) - (unsigned long long)(-last) - 1) + 1 : 0); _occa_tile_i += 200) { int _occa_tiled_i = (int)(-first) - (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within(((-last) < (-first) ? ((unsigned long long)(-first) - (unsigned long long)(-last) - 1) + 1 : 0) - _occa_tile_i, 0, 200); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i - (int)_occa_round_i; {
    y[1] += 1 + i + first;
  } } }
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (first < last ? ((unsigned long long)last - (unsigned long long)first - 1) / (unsigned long long)(3) + 1 : 0); _occa_tile_i += 16) { int _occa_tiled_i = (int)(first) + 3 * (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((first < last ? ((unsigned long long)last - (unsigned long long)first - 1) / (unsigned long long)(3) + 1 : 0) - _occa_tile_i, 0, 16); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + 3 * (int)_occa_round_i; {
    for (int t = 0; t < 1; ++t) {
      y[2] += 1 + i - first;
    }
  } } }
}

extern "C" void tileOfLongs(const long &first, const long &last, int *__restrict__ y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (first < last ? ((unsigned long long)last - (unsigned long long)first - 1) + 1 : 0); _occa_tile_i += 64) { long _occa_tiled_i = (long)(first) + (long)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((first < last ? ((unsigned long long)last - (unsigned long long)first - 1) + 1 : 0) - _occa_tile_i, 0, 64); _occa_round_i < _occa_end_i; ++_occa_round_i) { long i = _occa_tiled_i + (long)_occa_round_i; {
    y[0] += (int)(1 + i - first);
  } } }
}
