template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/text/operands.okl"
// Operands that bind less tightly than the operators around them, and names that generated code would like to have.

enum Two { PLUS = 1, MINUS = -2 };

const int BACK = -1;

extern "C" void operands(const int &N, const int &a, const unsigned int &u, const short &s, int *sums, float *parts, int *grid, unsigned int *old) {
  for (unsigned long long i_from = 0; i_from < (0 < (N > 3 ? N : 3) ? (unsigned long long)(N > 3 ? N : 3) : 0); i_from += 8) { int i_tile2 = (int)i_from; for (int i_nth = 0; i_nth < 8; ++i_nth) { int i = i_tile2 + i_nth; if (i < (N > 3 ? N : 3)) {
    const int operand = i & 3, i_tile = i >> 1;
    if (i < N) {
      sums[0] -= BACK;
      sums[1] -= MINUS;
      sums[2] += operand > 1 ? operand : -a;
      sums[3] -= -i;
      sums[4] += (a, i_tile);
      sums[5] += operand << 1 | 1;
      sums[6] += s;
      sums[7] += int(u) - s;
      sums[8] = max(sums[8], a - i);
      sums[9] -= u + 1;
      parts[0] -= a + i;
      parts[1] += a > i ? 0.5 : -0.25;
      int seen;
      seen = sums[10] += operand + 1;
      old[0] += seen > 0;
      grid[(i & 3 ? 1 : 2) + 4 * i] = operand - a;
      grid[(3 & ~i >> 8) + 4 * (N - 1 - i)] = a << 1 | i;
    }
  } } }
}

extern "C" void tiles(const int &N, const unsigned int &first, const short &few, const long &far, int *each) {
  for (long long i_tile2 = first; i_tile2 < first + (unsigned int)(N | 0); i_tile2 += 4) for (unsigned int i = (unsigned int)i_tile2, i_end = (unsigned int)(i_tile2 + 4 < first + (unsigned int)(N | 0) ? i_tile2 + 4 : first + (unsigned int)(N | 0)); i < i_end; ++i) {
    each[i - first] += 1;
  }
  for (long long i_tile2 = few & 1; i_tile2 < N; i_tile2 += 4) for (int i = (int)i_tile2, i_end = (int)(i_tile2 + 4 < N ? i_tile2 + 4 : N); i < i_end; ++i) { each[i] += 10; }
  for (unsigned long long i_from = 0; i_from < (0 < (long long)N ? (unsigned long long)(long long)N : 0); i_from += 16) { long i_tile2 = far - N + (long)i_from; for (int i_nth = 0, i_end = (int)_occa_within((0 < (long long)N ? (unsigned long long)(long long)N : 0) - i_from, 0, 16); i_nth < i_end; ++i_nth) { long i = i_tile2 + (long)i_nth; { each[i - far + N] += 100; } } }
  for (unsigned long long i_from = 0; i_from < (0 <= N - 1 ? (unsigned long long)(N - 1) + 1 : 0); i_from += 3) { int i_tile2 = N - 1 - (int)i_from; for (int i_nth = 0, i_end = (int)_occa_within((0 <= N - 1 ? (unsigned long long)(N - 1) + 1 : 0) - i_from, 0, 3); i_nth < i_end; ++i_nth) { int i = i_tile2 - i_nth; { each[i] += 1000; } } }
}
