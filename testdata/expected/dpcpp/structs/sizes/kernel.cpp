#include <sycl/sycl.hpp>
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

extern "C" void _occa_sizes_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const Row &row, const bool &doubled, const bool *used, bool *positive, const int *x, int *y, const bool &many) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 18 "kernels/structs/sizes.okl"
  { int _occa_tiled_i = 8 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    const bool *own = used + i;
    const size_t from = row.part.first + row.part.count[1] + (size_t)(row.part.step * i);
    const int found = *own ? x[from] : -x[i];
    positive[i] = found > 0;
    y[i] = found * row.weight * (doubled ? 2 : 1) + many;
  } }
    });
  });
}
