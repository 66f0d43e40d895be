#line 1 "kernels/source/letters.okl"
// Names with letters that not every compiler takes, and macros of C++20.




struct Größe {
  int länge, $wide;
};

int one$(int ä) { return ä; }
int zwei(int a, int $b) { return a + $b; }

extern "C" void letters(const int &N, const int *x, int *maß) {
  const int höhe = 2 * N;
  for (int g = 0; g < N; ++g) {
    alignas(64) int $s[8];
    for (int tü = 0; tü < 8; ++tü) $s[tü] = x[8 * g + tü];
    for (int tü = 0; tü < 8; ++tü) {
      const Größe größe = {$s[7 - tü], 3};
      maß[8 * g + tü] = one$(größe.länge ) + zwei(größe.$wide , 12) + 10 + höhe;
    }
  }
}
