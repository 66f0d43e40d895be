static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/rounds/fused.okl"
// Nests next to each other: CPUs run them as one where no work item meets another in between.

extern "C" void chain(const int &N, const float &a, const float *__restrict__ x, float *__restrict__ y) {
  for (int g = 0; g < N; g += 32) {
    float r, q[2];
    for (int t = 0, t_end = (int)_occa_within((long long)N - g, -2147483648ll, 32); t < t_end; ++t) { {
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
    int sum_first = 5; __typeof__(sum_first) sum[8]; for (unsigned long long k2 = 0; k2 < 8; ++k2) __builtin_memcpy(&sum[k2], &sum_first, sizeof(sum_first));
    alignas(64) int last[8];
    for (int k = 0; k < 3; ++k) {
      for (int t = 0; t < 8; ++t) { const unsigned long long item = (unsigned long long)t;
        if (k > 0) sum[item] += last[item];
        if (t == 3) continue;
        sum[item] += x[8 * g + t];
      }
      for (int t = 0; t < 8; ++t) { const unsigned long long item = (unsigned long long)t;
        last[item] = sum[item] + k;
      }
    }
    for (int t = 0; t < 8; ++t) { const unsigned long long item = (unsigned long long)t;
      y[8 * g + t] = sum[item];
    }
    for (int t = 1; t < 9; ++t) {
      y[8 * g + t - 1] += t;
    }
    ;
    for (int t = 1; t < 9; ++t) { const unsigned long long item = (unsigned long long)t - 1;
      y[8 * g + t - 1] += last[item];
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
