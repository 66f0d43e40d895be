static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/functions/arguments_by_reference.okl"
// What a kernel is handed, and what the host has worked out, where references and pointers lead to it.
static const unsigned table[4] = {3, 1, 4, 15};

static unsigned mixed(const unsigned &x) { return x * 7 + (x >> 2); }

static unsigned first(const unsigned *x) { return x[0] + 1; }

static float scaled(const float &by, const int &n) { return by * n; }

extern "C" void argumentsByReference(const int &N, const unsigned &p, const unsigned &q, const float &by, unsigned *y, float *z) {
  const int groups = (N + 15) / 16;
  const unsigned found = p * 3 + groups;
  for (int g = 0; g < groups; ++g) {
    for (int i = 0, i_end = (int)_occa_within((long long)N - (long long)g * 16, -2147483648ll, 16); i < i_end; ++i) { auto &_occa_host_q = q; auto q = _occa_host_q;
      const int t = 16 * g + i;
      {
        unsigned own = t;
        const unsigned &other = q;
        const unsigned *lead = t % 2 ? &own : &q;
        y[t] = mixed(p) + 3 * mixed(own) + 5 * mixed(table[t % 4]) + 7 * other + 11 * first(&q) + *lead;
        y[t] += mixed(found) + first(&own);
        z[t] = scaled(by, N) + scaled(0.5f, t);
      }
    }
  }
}

// Without references they stay where they are.
extern "C" void argumentsInPlace(const int &N, const unsigned &p, unsigned *y) {
  for (long long t_tile = 0; t_tile < N; t_tile += 16) for (int t = (int)t_tile, t_end = (int)(t_tile + 16 < N ? t_tile + 16 : N); t < t_end; ++t) {
    y[t] += p + mixed(table[t % 4]);
  }
}
