#include <sycl/sycl.hpp>
#line 1 "kernels/functions/headers.okl"
// Functions of an included header that only the host reaches, only kernels, both, or nobody.

#line 1 "kernels/functions/reached.h"
// What host code and kernels of functions/headers.okl share. Nothing here is marked: who reaches what decides.


#define REACHED_H

// The host alone: a device could not compile the static variable in it.

#line 13 "kernels/functions/reached.h"
// Kernels alone.
inline float squared(const float value) { return value * value; }

// Both, one of them through another function.
inline int smaller(const int a, const int b) { return a < b ? a : b; }
inline int firstOf(const int group, const int size, const int N) { return smaller(group * size, N); }

// Neither: a device could not compile this one either.




#line 5 "kernels/functions/headers.okl"
extern "C" void _occa_reached_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &size, const float *__restrict__ x, float *__restrict__ y, const int &most) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
  { int b = (int)item_.get_group(2);
    { int t = (int)item_.get_local_id(2);
      const int n = firstOf(b, 16, N) + t;
      if (n < N) y[n] = squared(x[n]) + smaller(n, size);
    }
  }
    });
  });
}
