#line 1 "kernels/barriers/counters.okl"
// One variable counts several loops: some around barriers, and some that only a few work items run. The reduction of each
// group is the sum of its values; what is left over is added by one work item.
extern "C" void sums(const int &N, const int &n, const int *x, int *y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int s[16];
    { int i_kept[16]; int rest_kept[16]; for (int u = 0; u < 1; ++u) for (int t = 0; t < 16; ++t) { const int item = t + 16 * u;
      int i_first; auto &i = i_kept[item]; int rest_first = 0; rest_kept[item] = rest_first; auto &rest = rest_kept[item];
      s[t] = 16 * g + t < n ? x[16 * g + t] : 0;
      } 
      if (n % 2 == 0) {
        for (int i = 2; i <= 16; i = 2 * i) {
#line 6 "kernels/barriers/counters.okl"
          for (int u = 0; u < 1; ++u) for (int t = 0; t < 16; ++t) { if ((t + 1) % i == 0) s[t] = s[t] + s[t - i / 2];
          } 
#line 14 "kernels/barriers/counters.okl"
        }
#line 6 "kernels/barriers/counters.okl"
        for (int u = 0; u < 1; ++u) for (int t = 15; t < 16; ++t) { y[2 * g] = s[t]; }
#line 16 "kernels/barriers/counters.okl"
      } else {
        for (int i = 8; i > 0; i /= 2) {
#line 6 "kernels/barriers/counters.okl"
          for (int u = 0; u < 1; ++u) for (int t = 0, t_end = i < 16 ? i : 16; t < t_end; ++t) { s[t] += s[t + i];
          } 
#line 20 "kernels/barriers/counters.okl"
        }
#line 6 "kernels/barriers/counters.okl"
        for (int u = 0; u < 1; ++u) for (int t = 0; t < 1; ++t) { const int item = t + 16 * u; auto &rest = rest_kept[item]; {
#line 22 "kernels/barriers/counters.okl"
          for (int i = 0; i < n; i += 3) rest += x[i];
          y[2 * g] = s[0];
        } }
      }
#line 6 "kernels/barriers/counters.okl"
      for (int u = 0; u < 1; ++u) for (int t = 0; t < 16; ++t) { const int item = t + 16 * u; auto &i = i_kept[item]; auto &rest = rest_kept[item]; for (i = 0; i < 3; ++i) rest += i;
#line 27 "kernels/barriers/counters.okl"
      // This one goes on from its value.
      for (; i < t + 5; ++i) rest += i;
      if (t == 0) y[2 * g + 1] = rest;
    } }
  }
}
