#include <sycl/sycl.hpp>
#line 1 "kernels/attributes/numbers.okl"
// Numbers of attributes that are expressions: of macros, of constants, of enumerators.

#define AXIS 1
#define SIZE (4 * 2)
#define GUARD (AXIS == 1)

constexpr int fastest = 0;
constexpr int width() { return 8; }
enum Sizes { lanes = 8, slow = 2 };

extern "C" void _occa_ofMacros_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 2, 8)]] {
#line 12 "kernels/attributes/numbers.okl"
  { int g = 8 * (int)item_.get_group(2);
    { int j = (int)item_.get_local_id(1);
      { if (item_.get_local_id(2) < (0 < ((long long)(4 * 2)) ? (unsigned long long)((long long)(4 * 2)) : 0)) { int i = (int)(g) + (int)item_.get_local_id(2);
        if (i < N && i % 2 == j) b[i] = a[i] + 1; } } }
  }
    });
  });
}

#line 19 "kernels/attributes/numbers.okl"
extern "C" void _occa_ofConstants_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] [[sycl::reqd_sub_group_size(8)]] {
  { int z = (int)item_.get_group(0);
    { int g = 16 * (int)item_.get_group(2);
#line 22 "kernels/attributes/numbers.okl"
      { int k = (int)item_.get_local_id(2);
        const int i = g + z * lanes + k;
        if (i < N) b[i] = a[i] + 1;
      } } }
    });
  });
}

#line 28 "kernels/attributes/numbers.okl"
extern "C" void _occa_tiles_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 29 "kernels/attributes/numbers.okl"
  { int _occa_tiled_i = 4 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) { b[i] = a[i]; } }
    });
  });
}

#line 28 "kernels/attributes/numbers.okl"
extern "C" void _occa_tiles_1(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 30 "kernels/attributes/numbers.okl"
  { int _occa_tiled_i = 16 * (int)item_.get_group(2); int i = _occa_tiled_i + 2 * (int)item_.get_local_id(2); if (i < N) {
    for (int k = i; k < i + 2; ++k) {
      if (k < N) b[k] += 1;
    }
  } }
    });
  });
}

#line 37 "kernels/attributes/numbers.okl"
extern "C" void _occa_swapped_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 38 "kernels/attributes/numbers.okl"
  { int _occa_tiled_i = 8 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) { b[(0) + (1) * (i)] = a[(0) + (1) * (i)] + 1; } }
    });
  });
}
