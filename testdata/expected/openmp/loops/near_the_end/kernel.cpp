#line 1 "kernels/loops/near_the_end.okl"
// Loops that end close to the largest value of their type, where a step of a whole tile would wrap.

extern "C" void tileToTheEnd(const unsigned int &N, const int *__restrict__ x, int *__restrict__ y) {
  #pragma omp parallel for
#line 4 "kernels/loops/near_the_end.okl"
  for (unsigned long long _occa_round_occa_tiled_i = 0; _occa_round_occa_tiled_i < ((unsigned int)(4294967295u - N) < (unsigned int)(4294967295u) ? ((unsigned long long)(unsigned int)(4294967295u) - (unsigned long long)(unsigned int)(4294967295u - N) - 1) / (unsigned long long)(8) + 1 : 0); ++_occa_round_occa_tiled_i) { unsigned int _occa_tiled_i = (unsigned int)(4294967295u - N) + (unsigned int)(8) * (unsigned int)_occa_round_occa_tiled_i; for (unsigned long long _occa_round_i = 0; _occa_round_i < 8; ++_occa_round_i) { unsigned int i = _occa_tiled_i + (unsigned int)_occa_round_i; if ((unsigned long long)_occa_round_occa_tiled_i * 8 + _occa_round_i < ((unsigned int)(4294967295u - N) < (unsigned int)(4294967295u) ? ((unsigned long long)(unsigned int)(4294967295u) - (unsigned long long)(unsigned int)(4294967295u - N) - 1) + 1 : 0)) {
    const unsigned int at = i - (4294967295u - N);
    y[at] = x[at] + 1;
  } } }
}

extern "C" void loopToTheEnd(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  #pragma omp parallel for
#line 11 "kernels/loops/near_the_end.okl"
  for (int i = 2147483647 - N; i < 2147483647; ++i) {
    for (int t = 0; t < 1; ++t) {
      const int at = i - (2147483647 - N);
      y[at] = x[at] - 1;
    }
  }
}

extern "C" void tileToZero(const unsigned int &N, const int *__restrict__ x, int *__restrict__ y) {
  #pragma omp parallel for
#line 20 "kernels/loops/near_the_end.okl"
  for (unsigned long long _occa_round_occa_tiled_i = 0; _occa_round_occa_tiled_i < (0 < (unsigned int)(N) ? ((unsigned long long)(unsigned int)(N) - 1) / (unsigned long long)(8) + 1 : 0); ++_occa_round_occa_tiled_i) { unsigned int _occa_tiled_i = (unsigned int)(N) - (unsigned int)(8) * (unsigned int)_occa_round_occa_tiled_i; for (unsigned long long _occa_round_i = 0; _occa_round_i < 8; ++_occa_round_i) { unsigned int i = _occa_tiled_i - (unsigned int)_occa_round_i; if ((unsigned long long)_occa_round_occa_tiled_i * 8 + _occa_round_i < (0 < (unsigned int)(N) ? (unsigned long long)(unsigned int)(N) : 0)) { y[i - 1] = 2 * x[i - 1]; } } }
}

// Starts where it ends for N = 0, and no `int` is larger.
extern "C" void downFromTheEnd(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  #pragma omp parallel for
#line 25 "kernels/loops/near_the_end.okl"
  for (int i = 2147483647; i > 2147483647 - N; --i) {
    for (int t = 0; t != 1; ++t) y[2147483647 - i] = 3 * x[2147483647 - i];
  }
}
