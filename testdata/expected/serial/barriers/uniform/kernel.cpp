#line 1 "kernels/barriers/uniform.okl"
// Conditions and loops inside of an `@inner` loop that all work items of a group decide the same way: barriers may stand
// in them.

static int twice(const int n) { return 2 * n; }

extern "C" void uniform(const int &n, const int *in, const int *flags, int *out) {
  for (int g = 0; g < 4; ++g) {
    alignas(64) int s[4][8];
    const int rounds = 1 + g % 3;
    for (int j = 0; j < 4; ++j) {
      const int half = n / 2;
      const int last = twice(rounds) - rounds;
      if (g % 2 == 0 && half > 1) {
        for (int i = 0; i < 8; ++i) s[j][i] = in[32 * g + 8 * j + i];
        for (int i = 0; i < 8; ++i) out[32 * g + 8 * j + i] = s[j][7 - i];
      } else if (flags[g] > 0) {
        for (int i = 0; i < 8; ++i) s[j][i] = 2 * in[32 * g + 8 * j + i];
        for (int i = 0; i < 8; ++i) out[32 * g + 8 * j + i] = s[j][(i + 3) % 8];
      }
      for (int k = 0; k < last; ++k) {
        for (int i = 0; i < 8; ++i) s[j][i] = out[32 * g + 8 * j + i] + k;
        for (int i = 0; i < 8; ++i) out[32 * g + 8 * j + i] = s[j][(i + 1) % 8];
      }
    }
  }
}
