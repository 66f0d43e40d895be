#line 1 "kernels/barriers/leaving.okl"
// Work items that leave before barriers: all of a group together, around loops with barriers; some of them; both. A variable
// of the group is declared together with one of work items.

extern "C" void together(const int &N, const int &groups, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; ++b) {
    alignas(64) int s[16];
    int more;
    {  {
      if (!(b >= groups)) {
#line 8 "kernels/barriers/leaving.okl"
      for (int t = 0; t < 16; ++t) { s[t] = x[16 * b + t]; }
#line 11 "kernels/barriers/leaving.okl"
      int count = 0;
      while (true) {
#line 8 "kernels/barriers/leaving.okl"
        for (int t = 0; t < 1; ++t) { more = 0;
        } 
#line 15 "kernels/barriers/leaving.okl"
        for (int phase = 0; phase < 2; ++phase) {
#line 8 "kernels/barriers/leaving.okl"
          for (int t = 0; t < 16; ++t) { const int i = 2 * t + phase;
#line 17 "kernels/barriers/leaving.okl"
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
#line 8 "kernels/barriers/leaving.okl"
      for (int t = 0; t < 16; ++t) { y[16 * b + t] = 100 * count + s[t]; } }
#line 32 "kernels/barriers/leaving.okl"
    } }
  }
}

extern "C" void some(const int &N, const int &n, const int &groups, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; ++b) {
    alignas(64) int s[16];
    { bool left_kept[16];  {
      int group = b; for (int t = 0; t < 16; ++t) { int me = t;
      s[me] = 0; }
      if (!(group >= groups)) {
#line 39 "kernels/barriers/leaving.okl"
      for (int t = 0; t < 16; ++t) { const bool left_first = 16 * b + t >= n; left_kept[t] = left_first; const auto &left = left_kept[t]; if (left) ;
      if (!left) { s[t] = x[16 * b + t]; }
#line 39 "kernels/barriers/leaving.okl"
      } for (int t = 0; t < 16; ++t) { const auto &left = left_kept[t];
      if (!left) { y[16 * b + t] = s[15 - t] + s[t]; } } }
#line 49 "kernels/barriers/leaving.okl"
    } }
  }
}
