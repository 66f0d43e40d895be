#line 1 "kernels/control/effects_in_conditions.okl"
// Effects of a condition in front of a comparison with a loop's variable: they happen in all iterations.

static int bump(int *count) { return ++*count; }

extern "C" void effects_in_conditions(const int &N, int *counts, int *y) {
  for (int g = 0; g < 2; ++g) {
    alignas(64) int s[16];
    for (int t = 0; t < 16; ++t) {
      if (bump(counts + 16 * g + t) && t < N) y[16 * g + t] = 1;
    }
    { for (int t = 0; t < 16; ++t) {
      s[t] = y[16 * g + t];
#line 11 "kernels/control/effects_in_conditions.okl"
      } for (int t = 0; t < 16; ++t) {
#line 14 "kernels/control/effects_in_conditions.okl"
      if (bump(counts + 16 * g + t) && t < N) y[16 * g + t] += s[15 - t];
    } }
  }
}
