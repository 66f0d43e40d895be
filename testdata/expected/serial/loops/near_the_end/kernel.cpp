static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/loops/near_the_end.okl"
// Loops that end close to the largest value of their type, where a step of a whole tile would wrap.

extern "C" void tileToTheEnd(const unsigned int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (long long i_tile = 4294967295u - N; i_tile < 4294967295u; i_tile += 8) for (unsigned int i = (unsigned int)i_tile, i_end = (unsigned int)(i_tile + 8 < 4294967295u ? i_tile + 8 : 4294967295u); i < i_end; ++i) {
    const unsigned int at = i - (4294967295u - N);
    y[at] = x[at] + 1;
  }
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
  for (unsigned long long i_from = 0; i_from < (0 < N ? (unsigned long long)N : 0); i_from += 8) { unsigned int i_tile = N - (unsigned int)i_from; for (int i_nth = 0, i_end = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - i_from, 0, 8); i_nth < i_end; ++i_nth) { unsigned int i = i_tile - (unsigned int)i_nth; { y[i - 1] = 2 * x[i - 1]; } } }
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
  for (long long i_tile = first; i_tile < last; i_tile += 256) for (int i = (int)i_tile, i_end = (int)(i_tile + 256 < last ? i_tile + 256 : last); i < i_end; ++i) {
    y[0] += 1 + i - first;
  }
  for (unsigned long long i_from = 0; i_from < (-last < -first ? (unsigned long long)-first - -last : 0); i_from += 200) { int i_tile = -first - (int)i_from; for (int i_nth = 0, i_end = (int)_occa_within((-last < -first ? (unsigned long long)-first - -last : 0) - i_from, 0, 200); i_nth < i_end; ++i_nth) { int i = i_tile - i_nth; {
    y[1] += 1 + i + first;
  } } }
  for (unsigned long long i_from = 0; i_from < (first < last ? ((unsigned long long)last - first - 1) / 3 + 1 : 0); i_from += 16) { int i_tile = first + 3 * (int)i_from; for (int i_nth = 0, i_end = (int)_occa_within((first < last ? ((unsigned long long)last - first - 1) / 3 + 1 : 0) - i_from, 0, 16); i_nth < i_end; ++i_nth) { int i = i_tile + 3 * i_nth; {
    for (int t = 0; t < 1; ++t) {
      y[2] += 1 + i - first;
    }
  } } }
}

extern "C" void tileOfLongs(const long &first, const long &last, int *__restrict__ y) {
  for (unsigned long long i_from = 0; i_from < (first < last ? (unsigned long long)last - first : 0); i_from += 64) { long i_tile = first + (long)i_from; for (int i_nth = 0, i_end = (int)_occa_within((first < last ? (unsigned long long)last - first : 0) - i_from, 0, 64); i_nth < i_end; ++i_nth) { long i = i_tile + (long)i_nth; {
    y[0] += (int)(1 + i - first);
  } } }
}
