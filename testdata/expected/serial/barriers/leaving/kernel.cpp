#line 1 "kernels/barriers/leaving.okl"
// Work items that leave before barriers: all of a group together, around loops with barriers; some of them; both.

extern "C" void together(const int &N, const int &groups, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; ++b) {
    alignas(64) int s[16];
    int more;
    {  {
      if (!(b >= groups)) {
#line 7 "kernels/barriers/leaving.okl"
      for (int t = 0; t < 16; ++t) { s[t] = x[16 * b + t]; }
#line 10 "kernels/barriers/leaving.okl"
      int count = 0;
      while (true) {
#line 7 "kernels/barriers/leaving.okl"
        for (int t = 0; t < 16; ++t) { if (t == 0) more = 0;
        } 
#line 14 "kernels/barriers/leaving.okl"
        for (int phase = 0; phase < 2; ++phase) {
#line 7 "kernels/barriers/leaving.okl"
          for (int t = 0; t < 16; ++t) { const int i = 2 * t + phase;
#line 16 "kernels/barriers/leaving.okl"
          if (i + 1 < 16 && s[i] > s[i + 1]) {
            const int v = s[i];
            s[i] = s[i + 1];
            s[i + 1] = v;
            more = 1;
          }
          } 
        }
        if (!more) break;
        ++count;
        ;
        if (count % 2 == 1) continue;
        if (count > 16) break;
      }
#line 7 "kernels/barriers/leaving.okl"
      for (int t = 0; t < 16; ++t) { y[16 * b + t] = 100 * count + s[t]; } }
#line 31 "kernels/barriers/leaving.okl"
    } }
  }
}

extern "C" void some(const int &N, const int &n, const int &groups, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; ++b) {
    alignas(64) int s[16];
    { bool left_kept[16];  {
#line 38 "kernels/barriers/leaving.okl"
      for (int t = 0; t < 16; ++t) { s[t] = 0; }
      if (!(b >= groups)) {
#line 38 "kernels/barriers/leaving.okl"
      for (int t = 0; t < 16; ++t) { const bool left_first = 16 * b + t >= n; left_kept[t] = left_first; const auto &left = left_kept[t]; if (left) ;
      if (!left) { s[t] = x[16 * b + t]; }
#line 38 "kernels/barriers/leaving.okl"
      } for (int t = 0; t < 16; ++t) { const auto &left = left_kept[t];
      if (!left) { y[16 * b + t] = s[15 - t] + s[t]; } } }
#line 47 "kernels/barriers/leaving.okl"
    } }
  }
}
