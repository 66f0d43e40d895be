#ifdef __CUDACC_RTC__
typedef long ptrdiff_t;
#else
#include <cstddef>
#include <cstdint>
#endif
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

extern "C" __global__ __launch_bounds__(8) void _occa_sizes_0(const int N, const Row row, const bool doubled, const bool *used, bool *positive, const int *x, int *y, const bool many) {
#line 18 "kernels/structs/sizes.okl"
  { int i_tile = 8 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    const bool *own = used + i;
    const size_t from = row.part.first + row.part.count[1] + (size_t)(row.part.step * i);
    const int found = *own ? x[from] : -x[i];
    positive[i] = found > 0;
    y[i] = found * row.weight * (doubled ? 2 : 1) + many;
  } }
}
