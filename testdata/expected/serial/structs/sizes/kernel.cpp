#include <cstddef>
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
  for (long long i_tile = 0; i_tile < N; i_tile += 8) for (int i = (int)i_tile, i_end = (int)(i_tile + 8 < N ? i_tile + 8 : N); i < i_end; ++i) {
    const bool *own = used + i;
    const size_t from = row.part.first + row.part.count[1] + (size_t)(row.part.step * i);
    const int found = *own ? x[from] : -x[i];
    positive[i] = found > 0;
    y[i] = found * row.weight * (doubled ? 2 : 1) + many;
  }
}
