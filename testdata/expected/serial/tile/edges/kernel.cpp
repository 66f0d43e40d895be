static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/tile/edges.okl"
// Tiles whose last rounds would leave the loop, its type, or both.

extern "C" void notEqual(const int &N, int *hits) {
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 4) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_i + (4)); i < _occa_end_i; i += 1) { { hits[i] += 1; } } }
}

// 0 is the last value; the last tile would go on below it.
extern "C" void unsignedDown(const unsigned &N, int *hits) {
  for (unsigned long long _occa_round_occa_tiled_i = 0; _occa_round_occa_tiled_i < (0 < (unsigned int)(N) ? ((unsigned long long)(unsigned int)(N) - 1) / (unsigned long long)(4) + 1 : 0); ++_occa_round_occa_tiled_i) { unsigned int _occa_tiled_i = (unsigned int)(N) - (unsigned int)(4) * (unsigned int)_occa_round_occa_tiled_i; for (unsigned long long _occa_round_i = 0; _occa_round_i < 4; ++_occa_round_i) { unsigned int i = _occa_tiled_i - (unsigned int)_occa_round_i; if ((unsigned long long)_occa_round_occa_tiled_i * 4 + _occa_round_i < (0 < (unsigned int)(N) ? (unsigned long long)(unsigned int)(N) : 0)) { hits[i - 1] += 1; } } }
}

extern "C" void unsignedDownInside(int *hits) {
  for (int g = 0; g < 1; ++g) {
    for (unsigned long long _occa_round_occa_tiled_i = 0; _occa_round_occa_tiled_i < 3; ++_occa_round_occa_tiled_i) { unsigned int _occa_tiled_i = (unsigned int)(10) - (unsigned int)(4) * (unsigned int)_occa_round_occa_tiled_i; for (unsigned long long _occa_round_i = 0; _occa_round_i < 4; ++_occa_round_i) { unsigned int i = _occa_tiled_i - (unsigned int)_occa_round_i; if ((unsigned long long)_occa_round_occa_tiled_i * 4 + _occa_round_i < 10) { hits[i - 1] += 1; } } }
    for (int t = 0; t < 1; ++t) {
      for (unsigned long long _occa_round_occa_tiled_i = 0; _occa_round_occa_tiled_i < 3; ++_occa_round_occa_tiled_i) { unsigned int _occa_tiled_i = (unsigned int)(10) - (unsigned int)(4) * (unsigned int)_occa_round_occa_tiled_i; for (unsigned long long _occa_round_i = 0; _occa_round_i < 4; ++_occa_round_i) { unsigned int i = _occa_tiled_i - (unsigned int)_occa_round_i; if ((unsigned long long)_occa_round_occa_tiled_i * 4 + _occa_round_i < 10) { hits[i - 1] += 2; } } }
    }
  }
}

// 127 is the largest value.
extern "C" void smallType(int *hits) {
  for (unsigned long long _occa_round_occa_tiled_i = 0; _occa_round_occa_tiled_i < 2; ++_occa_round_occa_tiled_i) { signed char _occa_tiled_i = (signed char)(100) + (signed char)(15) * (signed char)_occa_round_occa_tiled_i; for (unsigned long long _occa_round_i = 0; _occa_round_i < 5; ++_occa_round_i) { signed char i = _occa_tiled_i + (signed char)(3) * (signed char)_occa_round_i; if ((unsigned long long)_occa_round_occa_tiled_i * 5 + _occa_round_i < 9) { hits[(i - 100) / 3] += 1; } } }
}

// `<=` visits no edge twice, a step loses no round, either way.
extern "C" void steps(const int &N, int *up, int *down) {
  for (int _occa_tiled_i = 1; _occa_tiled_i <= N; _occa_tiled_i += 6) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(N) + 1, -2147483648ll, _occa_tiled_i + (6)); i < _occa_end_i; i += 3) { { up[i] += 1; } } }
  for (int _occa_tiled_i = N; _occa_tiled_i >= 0; _occa_tiled_i -= 6) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(0) - 1, _occa_tiled_i - (6), 2147483647ll); i > _occa_end_i; i -= 2) { { down[i] += 1; } } }
  for (int _occa_tiled_i = N; _occa_tiled_i > 1; _occa_tiled_i -= 6) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(1), _occa_tiled_i - (6), 2147483647ll); i > _occa_end_i; i -= 3) { {
    for (int t = 0; t < 1; ++t) down[i] += 10;
  } } }
}

// A size that the host computes, and one from an enumeration without a name.
enum { Size = 3 };

extern "C" void sizes(const int &N, int *hits) {
  int size = N / 4;
  size += 1;
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += (int)(size)) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_i + (size)); i < _occa_end_i; i += 1) { { hits[i] += 1; } } }
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 3) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_i + (3)); i < _occa_end_i; i += 1) { { hits[i] += 1; } } }
}
