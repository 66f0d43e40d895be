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
    for (unsigned long long _occa_tile_at = 0; _occa_tile_at < (0 < 12 ? ((unsigned long long)12 - 1) / (unsigned long long)(step) + 1 : 0); _occa_tile_at += 3) { int _occa_tiled_at = (int)(step) * (int)_occa_tile_at; for (int _occa_round_at = 0, _occa_end_at = (int)_occa_within((0 < 12 ? ((unsigned long long)12 - 1) / (unsigned long long)(step) + 1 : 0) - _occa_tile_at, 0, 3); _occa_round_at < _occa_end_at; ++_occa_round_at) { int at = _occa_tiled_at + (int)(step) * (int)_occa_round_at; {
      seen[row * 12 + at] += row + at;
    } } }
  }
}
