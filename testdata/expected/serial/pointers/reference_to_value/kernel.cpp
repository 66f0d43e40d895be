static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/pointers/reference_to_value.okl"
// References to values: a conversion, the value before `i++` and one side of a condition are copies, wherever what
// they were made of lies.

inline int before(const int &a, int *z) {
  z[0] = a + 5;
  return a;
}

inline float twice(const float &a) {
  return 2 * a;
}

extern "C" void referenceToValue(const int &N, const int *x, int *z, float *y) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) int s[16];
    for (int t = 0; t < 16; ++t) {
      s[t] = b + t < N ? x[b + t] : 0;
      if (b + t < N) {
        int *const own = z + b + t;
        const int &converted = (int)own[0];
        const float &number = own[0];
        const int &chosen = x[b + t] > 0 ? own[0] : 7;
        *own += 100;
        int sum = converted + chosen;
        sum += before((int)own[0], own);
        sum += before((long)s[t], own);
        sum += before(s[t]++, own);
        sum += before(own[0] > 50 ? s[t] : 1, own);
        sum += before(x[b + t], own);
        s[t] = sum;
        y[b + t] = (const float &)x[b + t] + number + twice((float)s[t]) + twice(s[t]);
      }
    }
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); t < t_end; ++t) {
      {
        z[b + t] += before(s[15 - t], s + 15 - t);
        z[b + t] += s[15 - t];
      }
    }
  }
}
