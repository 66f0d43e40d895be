static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/tile/constant_in_size.okl"
// The launcher counts the rounds of a tile with a constant of the file that nothing else of the host names, written
// twice in the size, and with a value that is known at run time alone.

static const int half = 2;
enum Widths { narrow = 1 };

extern "C" void constantInSize(const int &rows, const int &step, int *seen) {
  for (int row = 0; row < rows; ++row) {
    for (unsigned long long at_from = 0; at_from < (0 < 12 ? ((unsigned long long)12 - 1) / step + 1 : 0); at_from += 3) { int at_tile = step * (int)at_from; for (int at_nth = 0, at_end = (int)_occa_within((0 < 12 ? ((unsigned long long)12 - 1) / step + 1 : 0) - at_from, 0, 3); at_nth < at_end; ++at_nth) { int at = at_tile + step * at_nth; {
      seen[row * 12 + at] += row + at;
    } } }
  }
}
