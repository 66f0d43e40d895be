#line 1 "kernels/pointers/late.okl"
// Pointers that get their value where it is used: in headers of loops and in conditions.

extern "C" void late(const int &N, const float *x, float *y) {
  for (int b = 0; b < N; ++b) {
    alignas(64) float s[8];
    for (int t = 0; t < 8; ++t) s[t] = x[b * 8 + t];
    for (int t = 0; t < 8; ++t) {
      float sum = 0;
      float *p;
      const float *q, *end;
      for (p = s; p < s + 8; ++p) sum += *p;
      for (q = x + b * 8, end = q + 4; q != end; q++) sum += *q;
      const float *r;
      int k = 0;
      while ((r = x + k)[0] > 0.2f && k < 3) {
        sum += r[1];
        ++k;
      }
      float *w;
      if ((w = y + b * 8 + t) && sum > 0) *w = sum;
    }
  }
}
