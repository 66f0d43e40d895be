static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/tile/edges.okl"
// Tiles whose last rounds would leave the loop, its type, or both.

extern "C" void notEqual(const int &N, int *hits) {
  for (unsigned long long i_from = 0; i_from < (0 < N ? (unsigned long long)N : 0); i_from += 4) { int i_tile = (int)i_from; for (int i_nth = 0, i_end = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - i_from, 0, 4); i_nth < i_end; ++i_nth) { int i = i_tile + i_nth; { hits[i] += 1; } } }
}

// 0 is the last value; the last tile would go on below it.
extern "C" void unsignedDown(const unsigned &N, int *hits) {
  for (unsigned long long i_from = 0; i_from < (0 < N ? (unsigned long long)N : 0); i_from += 4) { unsigned int i_tile = N - (unsigned int)i_from; for (int i_nth = 0, i_end = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - i_from, 0, 4); i_nth < i_end; ++i_nth) { unsigned int i = i_tile - (unsigned int)i_nth; { hits[i - 1] += 1; } } }
}

extern "C" void unsignedDownInside(int *hits) {
  for (int g = 0; g < 1; ++g) {
    for (int i_from = 0; i_from < 10; i_from += 4) { unsigned int i_tile = 10 - (unsigned int)i_from; for (int i_nth = 0, i_end = (int)_occa_within(10 - i_from, 0, 4); i_nth < i_end; ++i_nth) { unsigned int i = i_tile - (unsigned int)i_nth; { hits[i - 1] += 1; } } }
    for (int t = 0; t < 1; ++t) {
      for (int i_from = 0; i_from < 10; i_from += 4) { unsigned int i_tile = 10 - (unsigned int)i_from; for (int i_nth = 0, i_end = (int)_occa_within(10 - i_from, 0, 4); i_nth < i_end; ++i_nth) { unsigned int i = i_tile - (unsigned int)i_nth; { hits[i - 1] += 2; } } }
    }
  }
}

// 127 is the largest value.
extern "C" void smallType(int *hits) {
  for (int i_from = 0; i_from < 9; i_from += 5) { signed char i_tile = (signed char)100 + 3 * (signed char)i_from; for (int i_nth = 0, i_end = (int)_occa_within(9 - i_from, 0, 5); i_nth < i_end; ++i_nth) { signed char i = i_tile + 3 * (signed char)i_nth; { hits[(i - 100) / 3] += 1; } } }
}

// `<=` visits no edge twice, a step loses no round, either way.
extern "C" void steps(const int &N, int *up, int *down) {
  for (unsigned long long i_from = 0; i_from < (1 <= N ? ((unsigned long long)N - 1) / 3 + 1 : 0); i_from += 2) { int i_tile = 1 + 3 * (int)i_from; for (int i_nth = 0, i_end = (int)_occa_within((1 <= N ? ((unsigned long long)N - 1) / 3 + 1 : 0) - i_from, 0, 2); i_nth < i_end; ++i_nth) { int i = i_tile + 3 * i_nth; { up[i] += 1; } } }
  for (unsigned long long i_from = 0; i_from < (0 <= N ? (unsigned long long)N / 2 + 1 : 0); i_from += 3) { int i_tile = N - 2 * (int)i_from; for (int i_nth = 0, i_end = (int)_occa_within((0 <= N ? (unsigned long long)N / 2 + 1 : 0) - i_from, 0, 3); i_nth < i_end; ++i_nth) { int i = i_tile - 2 * i_nth; { down[i] += 1; } } }
  for (unsigned long long i_from = 0; i_from < (1 < N ? ((unsigned long long)N - 1 - 1) / 3 + 1 : 0); i_from += 2) { int i_tile = N - 3 * (int)i_from; for (int i_nth = 0, i_end = (int)_occa_within((1 < N ? ((unsigned long long)N - 1 - 1) / 3 + 1 : 0) - i_from, 0, 2); i_nth < i_end; ++i_nth) { int i = i_tile - 3 * i_nth; {
    for (int t = 0; t < 1; ++t) down[i] += 10;
  } } }
}

// A size that the host computes, and one from an enumeration without a name.
enum { Size = 3 };

extern "C" void sizes(const int &N, int *hits) {
  int size = N / 4;
  size += 1;
  for (unsigned long long i_from = 0; i_from < (0 < N ? (unsigned long long)N : 0); i_from += (unsigned long long)size) { int i_tile = (int)i_from; for (long long i_nth = 0, i_end = (long long)_occa_within((0 < N ? (unsigned long long)N : 0) - i_from, 0, size); i_nth < i_end; ++i_nth) { int i = i_tile + (int)i_nth; { hits[i] += 1; } } }
  for (long long i_tile = 0; i_tile < N; i_tile += 3) for (int i = (int)i_tile, i_end = (int)(i_tile + 3 < N ? i_tile + 3 : N); i < i_end; ++i) { hits[i] += 1; }
}
