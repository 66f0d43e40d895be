#include <sycl/sycl.hpp>
#line 1 "kernels/functions/host_and_device.okl"
// Functions, constants and enumerations that host code, loop headers and device code use alike; functions
// declared before and defined after the kernels.

enum { blockSize = 16, extra = blockSize / 4 };
const int padding = 2;
static const int rounds = extra - padding;

int divideUp(const int n, const int size);
float polish(float value, const int times);

static inline int roundUp(const int n, const int size) { return divideUp(n, size) * size; }

extern "C" void _occa_everywhere_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &size, const float *__restrict__ x, float *__restrict__ y, int *__restrict__ blocks, const int &count, const int &padded) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
  { int b = (int)item_.get_group(2);
    { int t = (int)item_.get_local_id(2);
      const int n = b * blockSize + t;
      if (n < N) {
        y[n] = polish(x[n], rounds) + sizeof(int) + padded;
        blocks[n] = divideUp(n + 1, size) + 100 * count;
      }
    }
  }
    });
  });
}

#line 13 "kernels/functions/host_and_device.okl"
extern "C" void _occa_everywhere_1(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &size, const float *__restrict__ x, float *__restrict__ y, int *__restrict__ blocks) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 18)]] {
#line 25 "kernels/functions/host_and_device.okl"
  { int _occa_tiled_i = (int)(roundUp(N, 4) - 1) - 18 * (int)item_.get_group(2); int i = _occa_tiled_i - (int)item_.get_local_id(2); if (i >= 0) {
    if (i < N) blocks[i] += (int)sizeof(double) * extra;
  } }
    });
  });
}

#line 30 "kernels/functions/host_and_device.okl"
int divideUp(const int n, const int size) { return (n + size - 1) / size; }

float polish(float value, const int times) {
  for (int k = 0; k < times; ++k) value = 0.5f * (value + 1.0f);
  return value;
}
