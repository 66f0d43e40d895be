static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/rounds/fused.okl"
// Nests next to each other: CPUs run them as one where no work item meets another in between.

extern "C" void chain(const int &N, const float &a, const float *__restrict__ x, float *__restrict__ y) {
  for (int g = 0; g < N; g += 32) {
    float r, q[2];
    for (int t = 0, _occa_end_t = (int)_occa_within((long long)N - (long long)g, -2147483648ll, 32); t < _occa_end_t; ++t) { {
      r = a * x[g + t];
    }
    // Between them a comment, and another name.
    { int i = t;
      { q[0] = r + 1; }
    }
    {
      y[g + t] = q[0] + r;
    } }
  }
}

// Who reads what another one wrote has to wait for it.
extern "C" void meeting(const int &N, const int *__restrict__ x, int *y) {
  for (int g = 0; g < N; g += 8) {
    alignas(64) int s[8];
    int own, other;
    for (int t = 0; t < 8; ++t) {
      own = x[g + t];
      s[t] = own;
    }
    for (int t = 0; t < 8; ++t) { {
      other = s[7 - t];
    }
    {
      y[g + t] = other;
    } }
    for (int t = 0; t < 8; ++t) {
      y[g + 7 - t] += 100;
    }
  }
}

// Rounds that go on early, other counts, a value that lives from round to round.
extern "C" void apart(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    int _occa_first_sum = 5; __typeof__(_occa_first_sum) sum[8]; for (unsigned long long _occa_k = 0; _occa_k < 8; ++_occa_k) __builtin_memcpy(&sum[_occa_k], &_occa_first_sum, sizeof(_occa_first_sum));
    alignas(64) int last[8];
    for (int k = 0; k < 3; ++k) {
      for (int t = 0; t < 8; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t;
        if (k > 0) sum[_occa_exclusive_index] += last[_occa_exclusive_index];
        if (t == 3) continue;
        sum[_occa_exclusive_index] += x[8 * g + t];
      }
      for (int t = 0; t < 8; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t;
        last[_occa_exclusive_index] = sum[_occa_exclusive_index] + k;
      }
    }
    for (int t = 0; t < 8; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t;
      y[8 * g + t] = sum[_occa_exclusive_index];
    }
    for (int t = 1; t < 9; ++t) {
      y[8 * g + t - 1] += t;
    }
    ;
    for (int t = 1; t < 9; ++t) { const unsigned long long _occa_exclusive_index = ((unsigned long long)t - (unsigned long long)(1));
      y[8 * g + t - 1] += last[_occa_exclusive_index];
    }
  }
}

// Planes with a variable of their own each.
extern "C" void planes(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    for (int part = 0; part < 2; ++part) {
      int r;
      for (int j = 0; j < 4; ++j) {
        for (int i = 0; i < 8; ++i) { {
          r = x[64 * g + 32 * part + 8 * j + i];
        }
      { int b = j; int a = i;
#line 80 "kernels/rounds/fused.okl"
          y[64 * g + 32 * part + 8 * b + a] = r + b;
        } }
      }
    }
  }
}
