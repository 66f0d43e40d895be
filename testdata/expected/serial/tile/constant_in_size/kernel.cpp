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
    for (int _occa_tiled_at = 0; _occa_tiled_at < 12; _occa_tiled_at += (int)((half + half - narrow) * (step))) { for (int at = _occa_tiled_at, _occa_end_at = (int)_occa_within((long long)(12), -2147483648ll, _occa_tiled_at + ((half + half - narrow) * (step))); at < _occa_end_at; at += step) { {
      seen[row * 12 + at] += row + at;
    } } }
  }
}
