#include <sycl/sycl.hpp>
#line 1 "kernels/source/half.okl"
// `half` is no type here, and a name like any other.

struct Part {
  int half, whole;
};

static int half(const int n) { return n / 2; }

extern "C" void _occa_halves_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 10 "kernels/source/half.okl"
  { int _occa_tiled_i = 16 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    Part part;
    part.whole = x[i];
    part.half = half(part.whole);
    {
      const int half = 3;
      y[i] = part.half + half;
    }
  } }
    });
  });
}
