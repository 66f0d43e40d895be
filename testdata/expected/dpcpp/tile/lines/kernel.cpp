#include <sycl/sycl.hpp>
template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
#line 1 "kernels/tile/lines.okl"
// @tile on one loop: sizes that divide and do not, with and without the check, every comparison, steps,
// directions, types, plain tiles; sizes from macros, expressions and arguments.

#define p_size 8


// The caller promises that 8 divides N.
extern "C" void _occa_unchecked_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 9 "kernels/tile/lines.okl"
  { int _occa_tiled_i = 8 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); y[i] = x[i] + 1; }
    });
  });
}

#line 12 "kernels/tile/lines.okl"
extern "C" void _occa_checked_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 11)]] {
#line 13 "kernels/tile/lines.okl"
  { int _occa_tiled_i = 11 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i <= N - 1) { y[i] = x[i] + 1; } }
    });
  });
}

#line 16 "kernels/tile/lines.okl"
extern "C" void _occa_stepped_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 17 "kernels/tile/lines.okl"
  { int _occa_tiled_i = 12 * (int)item_.get_group(2); int i = _occa_tiled_i + 3 * (int)item_.get_local_id(2); if (i < N) {
    y[i] = x[i] + 1;
    if (i + 1 < N) y[i + 1] = x[i + 1] + 1;
    if (i + 2 < N) y[i + 2] = x[i + 2] + 1;
  } }
    });
  });
}

#line 24 "kernels/tile/lines.okl"
extern "C" void _occa_steppedDown_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 5)]] {
#line 25 "kernels/tile/lines.okl"
  { int _occa_tiled_i = (int)(N - 1) - 10 * (int)item_.get_group(2); int i = _occa_tiled_i - 2 * (int)item_.get_local_id(2); if (i >= 0) {
    for (int k = i; k >= 0 && k > i - 2; --k) y[k] = x[k] + 1;
  } }
    });
  });
}

#line 30 "kernels/tile/lines.okl"
extern "C" void _occa_longSpelling_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 31 "kernels/tile/lines.okl"
  { int _occa_tiled_i = 16 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (N > i) { y[i] = x[i] + 1; } }
    });
  });
}

#line 34 "kernels/tile/lines.okl"
extern "C" void _occa_wide_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const long &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 35 "kernels/tile/lines.okl"
  { long _occa_tiled_i = (long)(16) * (long)item_.get_group(2); long i = _occa_tiled_i + (long)item_.get_local_id(2); if (i < N) { y[i] = x[i] + 1; } }
    });
  });
}

#line 38 "kernels/tile/lines.okl"
extern "C" void _occa_fromArgument_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &size, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) {
#line 39 "kernels/tile/lines.okl"
  { int _occa_tiled_i = (int)(size) * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) { y[i] = x[i] + 1; } }
    });
  });
}

#line 42 "kernels/tile/lines.okl"
// Tiles of groups, and plain tiles around and inside of work items.
extern "C" void _occa_tilesOfGroups_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 2, 4)]] {
#line 44 "kernels/tile/lines.okl"
  { int _occa_tiled_g = 3 * (int)item_.get_group(1); int g = _occa_tiled_g + (int)item_.get_group(2); if (g < (N + 6) / 7) {
    { int _occa_tiled_k = 4 * (int)item_.get_local_id(1); int k = _occa_tiled_k + (int)item_.get_local_id(2); if (k < 7) {
      const int i = 7 * g + k;
      if (i < N) y[i] = x[i] + 1;
    } }
  } }
    });
  });
}

#line 52 "kernels/tile/lines.okl"
extern "C" void _occa_plainTiles_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 53 "kernels/tile/lines.okl"
  { int g = 32 * (int)item_.get_group(2);
    { int t = (int)item_.get_local_id(2);
      const int start = g + 8 * t, end = min(start + 8, N);
      for (int _occa_tiled_i = start; _occa_tiled_i < end; _occa_tiled_i += 3) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (3); i += 1) { if (i < end) {
        y[i] = x[i];
        if (i % 2 == 0) continue;
        y[i] += 1;
      } } }
      for (int _occa_tiled_i = end - 1; _occa_tiled_i >= start; _occa_tiled_i -= 5) { for (int i = _occa_tiled_i; i > _occa_tiled_i - (5); i -= 1) { if (i >= start) {
        if (i % 2 == 0) y[i] += 1;
      } } }
    }
  }
    });
  });
}
