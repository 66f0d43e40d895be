#include <sycl/sycl.hpp>
#include <climits>
#include <cstdint>
#line 1 "kernels/prelude/limits.okl"
// Limits of integers, without an include, also in conditions of the preprocessor.


#define BITS CHAR_BIT




extern "C" void _occa_limits_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *small, long *large) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 10 "kernels/prelude/limits.okl"
  { int _occa_tiled_i = 16 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    small[8 * i] = INT8_MIN + UINT8_MAX;
    small[8 * i + 1] = INT16_MAX + UINT16_MAX;
    small[8 * i + 2] = INT32_MAX + INT_MIN;
    small[8 * i + 3] = SHRT_MIN + USHRT_MAX;
    small[8 * i + 4] = SCHAR_MAX + UCHAR_MAX;
    small[8 * i + 5] = UINT32_MAX == UINT_MAX;
    small[8 * i + 6] = SIZE_MAX == ULONG_MAX && UINT64_MAX == ULLONG_MAX;
    small[8 * i + 7] = BITS;
    large[2 * i] = INT64_MIN + LLONG_MAX;
    large[2 * i + 1] = LONG_MAX + i * INT8_MIN;
  } }
    });
  });
}
