#include <cstddef>
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/structs/sizes.okl"
// Types that some targets do not hand to kernels: `size_t` in a struct, `bool` by itself and behind a pointer.

typedef size_t extent;

struct Part {
  extent first;
  size_t count[2];
  ptrdiff_t step;
};

struct Row {
  Part part;
  int weight;
};

extern "C" void sizes(const int &N, const Row &row, const bool &doubled, const bool *used, bool *positive, const int *x, int *y) {
  const bool many = N > 20;
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 8) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 8); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
    const bool *own = used + i;
    const size_t from = row.part.first + row.part.count[1] + (size_t)(row.part.step * i);
    const int found = *own ? x[from] : -x[i];
    positive[i] = found > 0;
    y[i] = found * row.weight * (doubled ? 2 : 1) + many;
  } } }
}
