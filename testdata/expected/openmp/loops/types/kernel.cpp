#include <cstddef>
#line 1 "kernels/loops/types.okl"
// Loop variables of every integer type, steps from arguments, bounds of other types, every comparison.
// Each kernel adds one to each of N entries.

typedef unsigned short index_t;

extern "C" void withAuto(const int &N, const int *x, int *y) {
  #pragma omp parallel for
#line 7 "kernels/loops/types.okl"
  for (auto b = 0; b < N; b += 10) {
    for (auto i = b; i < b + 10; ++i) if (i < N) y[i] = x[i] + 1;
  }
}

extern "C" void withShort(const int &N, const int *x, int *y) {
  #pragma omp parallel for
#line 13 "kernels/loops/types.okl"
  for (index_t b = 0; b < (N + 9) / 10; ++b) {
    for (signed char t = 9; t >= 0; --t) {
      const int i = 10 * b + t;
      if (i < N) y[i] = x[i] + 1;
    }
  }
}

extern "C" void withChar(const int &N, const int *x, int *y) {
  #pragma omp parallel for
#line 22 "kernels/loops/types.okl"
  for (int b = 0; b < (N + 99) / 100; ++b) {
    for (unsigned char t = 0; t < 200; t += 2) {
      const int i = 100 * b + t / 2;
      if (i < N) y[i] = x[i] + 1;
    }
  }
}

extern "C" void withStep(const int &N, const int &step, const int *x, int *y) {
  #pragma omp parallel for
#line 31 "kernels/loops/types.okl"
  for (int b = 0; b < N; b += 2 * step) {
    for (int t = 0; t < 2 * step; t += 1) if (b + t < N) y[b + t] = x[b + t] + 1;
  }
}

extern "C" void withWideBound(const long &N, const unsigned int &width, const int *x, int *y) {
  #pragma omp parallel for
#line 37 "kernels/loops/types.okl"
  for (unsigned long long _occa_round_b = 0; _occa_round_b < (0 < (long long)(N) ? ((unsigned long long)(long long)(N) - 1) / (unsigned long long)(10) + 1 : 0); ++_occa_round_b) { int b = 10 * (int)_occa_round_b;
    for (unsigned int t = 1; width >= t; ++t) {
      const long i = b + (long)t - 1;
      if (i < N) y[i] = x[i] + 1;
    }
  }
}

extern "C" void withExpressions(const int &N, const int *x, int *y) {
  #pragma omp parallel for
#line 46 "kernels/loops/types.okl"
  for (int b = -(N + 4) / 5 * 5; b < 0; b += 5) {
    for (int t = b + (N + 4) / 5 * 5; t < 5 + b + (N + 4) / 5 * 5; ++t) if (t < N) y[t] = x[t] + 1;
  }
}

extern "C" void withConstants(const int &N, const int *x, int *y) {
  const int blocks = (N + 31) / 32;
  #pragma omp parallel for
#line 53 "kernels/loops/types.okl"
  for (int b = blocks - 1; b > -1; b--) {
    for (int t = 'a'; t < 'a' + (1 << 5); t++) {
      const int i = 32 * b + t - 'a';
      if (i < N) y[i] = x[i] + true;
    }
  }
}

extern "C" void withLong(const size_t &N, const int *x, int *y) {
  #pragma omp parallel for
#line 62 "kernels/loops/types.okl"
  for (size_t b = 0; b < N; b += sizeof(int) * 4) {
    for (unsigned long t = sizeof(int) * 4; t > 0; --t) {
      if (b + t - 1 < N) y[b + t - 1] = x[b + t - 1] + 1;
    }
  }
}
