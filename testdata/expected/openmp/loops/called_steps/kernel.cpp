#line 1 "kernels/loops/called_steps.okl"
// Steps and tiles that a function gives, in another type than the loop's.

static int twice(const int n) { return 2 * n; }

extern "C" void up(const int &N, const int &M, const int *__restrict__ x, int *__restrict__ y) {
  #pragma omp parallel for
#line 6 "kernels/loops/called_steps.okl"
  for (unsigned long long _occa_round_b = 0; _occa_round_b < (0 < (long long)(N) ? ((unsigned long long)(long long)(N) - 1) / (unsigned long long)(twice(M)) + 1 : 0); ++_occa_round_b) { long long b = (long long)(twice(M)) * (long long)_occa_round_b;
    for (int i = 0; i < 2 * M; ++i) {
      if (b + i < N) y[b + i] = x[b + i] + 1;
    }
  }
}

extern "C" void down(const int &N, const int &M, const int *__restrict__ x, int *__restrict__ y) {
  #pragma omp parallel for
#line 14 "kernels/loops/called_steps.okl"
  for (unsigned long long _occa_round_b = 0; _occa_round_b < (0 <= (long long)(N - 1) ? ((unsigned long long)(long long)(N - 1)) / (unsigned long long)((twice(M) - M)) + 1 : 0); ++_occa_round_b) { long long b = (long long)(N - 1) - (long long)((twice(M) - M)) * (long long)_occa_round_b;
    for (long long i = b; i > b - M; i -= 1) {
      if (i >= 0) y[i] = x[i] - 1;
    }
  }
}

extern "C" void tiles(const int &N, const int &M, const int *__restrict__ x, int *__restrict__ y) {
  #pragma omp parallel for
#line 22 "kernels/loops/called_steps.okl"
  for (long long _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += (long long)((twice(M)) * (twice(2) - 3))) { for (long long i = _occa_tiled_i; i < _occa_tiled_i + ((twice(M)) * (twice(2) - 3)); i += twice(2) - 3) { if (i < N) { y[i] = 3 * x[i]; } } }
}

// Two loops that OpenMP could run as one.
extern "C" void planes(const int &N, const int &M, const int *__restrict__ x, int *__restrict__ y) {
  #pragma omp parallel for
#line 27 "kernels/loops/called_steps.okl"
  for (unsigned long long _occa_round_b = 0; _occa_round_b < (0 < (long long)(N) ? ((unsigned long long)(long long)(N) - 1) / (unsigned long long)(twice(M)) + 1 : 0); ++_occa_round_b) { long long b = (long long)(twice(M)) * (long long)_occa_round_b;
    for (short part = 0; part < 2 * M; part += twice(M)) {
      for (int i = 0; i < twice(M); ++i) {
        if (b + part + i < N) y[b + part + i] = x[b + part + i] - 5;
      }
    }
  }
}
