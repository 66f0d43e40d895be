#include <sycl/sycl.hpp>
#include <cmath>
using std::round;
#line 1 "kernels/launch/host_kinds.okl"
// What host code can declare and device code use: arrays, constants of constants, references, types of
// the kernel's own, pointers of which the offset changes later, names that hide others.

struct Range {
  int first, last;
};


#line 13 "kernels/launch/host_kinds.okl"
extern "C" void _occa_kinds_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float &scale, const float *__restrict__ x, float *__restrict__ y, const Range &range, const Range &same, const int &weight, const bool &large, const float &twice, const int &offset) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 14 "kernels/launch/host_kinds.okl"
  const int half = 4;
  const int size = 2 * half;
  int weights[3] = {1, N, 3};
  const float factors[2] = {0.5f, 2.0f};
#line 22 "kernels/launch/host_kinds.okl"
  typedef float real;
#line 24 "kernels/launch/host_kinds.okl"
  struct Pair {
    int a, b;
  };
  struct Pair pair = {N, half};
  enum { SHIFT = half - 1 };
  enum Kind { LOW, HIGH };
  enum Kind kind = N > 3 ? HIGH : LOW;
#line 32 "kernels/launch/host_kinds.okl"
  const float * from = x + offset;
  { int g = (int)item_.get_group(2);
    { int i = (int)item_.get_local_id(2);
      real value = weights[1] * factors[i % 2] + same.last - range.first + weight;
      if (large) value += twice;
      value += pair.a - pair.b + SHIFT;
      if (kind == HIGH) value *= 2;
      y[g * size + i] = value + from[i] + half;
    }
  }
    });
  });
}

#line 44 "kernels/launch/host_kinds.okl"
extern "C" void _occa_hidden_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *__restrict__ y, const int &twice, const int &k) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 2)]] {
  { int g = (int)item_.get_group(2);
    { int i = (int)item_.get_local_id(2); y[g * 2 + i] = twice + k; }
  }
    });
  });
}

#line 44 "kernels/launch/host_kinds.okl"
extern "C" void _occa_hidden_1(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *__restrict__ y, const int &twice, const int &_occa_value_3, const int &k) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 2)]] {
  { int N = _occa_value_3;
#line 53 "kernels/launch/host_kinds.okl"
  { int g = (int)item_.get_group(2);
      { int i = (int)item_.get_local_id(2); y[100 + g * 2 + i] = N + k + twice; }
    }
}    });
  });
}

#line 44 "kernels/launch/host_kinds.okl"
extern "C" void _occa_hidden_2(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *__restrict__ y, const int &k, const int &round) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 2)]] {
#line 58 "kernels/launch/host_kinds.okl"
  int both[2] = {round, k + round};
  { const int k = 3;
  { int g = (int)item_.get_group(2);
      { int i = (int)item_.get_local_id(2); y[200 + (round * N + g) * 2 + i] = both[i] + k + N; }
    }
}    });
  });
}
