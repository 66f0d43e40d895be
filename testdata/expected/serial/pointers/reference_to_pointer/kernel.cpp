static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/pointers/reference_to_pointer.okl"
// References to pointers: where the pointer lies is one memory, where it leads another.

typedef float *row;

inline void advance(const float *&p, int n) {
  p += n;
}

inline void advanceRow(row &p, int n) {
  p += n;
}

inline void aim(float *&p, float *to) {
  p = to;
}

extern "C" void referenceToPointer(const int &N, const float *x, float *y) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) float s[16];
    for (int t = 0; t < 16; ++t) {
      s[t] = b + t < N ? x[b + t] : 0;
    }
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); t < t_end; ++t) {
      {
        const float *p = x;
        advance(p, b + t);
        const float *q = s;
        advance(q, 15 - t);
        float *r = s, *v;
        advanceRow(r, t / 2);
        aim(v, y);
        const float *const &w = s + t;
        const float *const &u = x, &c = *r;
        const float *const &decayed = s;
        float *&again = v;
        auto &other = again;
        aim(again, y + b + t);
        *other = *p + 2 * *q + 3 * *r + 5 * *w + 7 * u[b] + 9 * c + 11 * *decayed;
      }
    }
  }
}
