#include <sycl/sycl.hpp>
#include <cmath>
using std::round;
template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
#line 1 "kernels/launch/conditions.okl"
// Nests under conditions and loops of the group, and launches that the host chooses.

#define p_block 16

extern "C" void _occa_chosen_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &mode, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 6 "kernels/launch/conditions.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s_x = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    const int last = min(b + p_block, N);
    { int t = (int)(b) + (int)item_.get_local_id(2); s_x[t - b] = t < last ? x[t] : 0; }

    if (mode == 0) {
      sycl::group_barrier(item_.get_group());
#line 12 "kernels/launch/conditions.okl"
      { int t = (int)(b) + (int)item_.get_local_id(2);
        if (t < last) y[t] = s_x[last - 1 - t];
      }
    } else {
      for (int round = 0; round < mode; ++round) {
        int r_next;
        sycl::group_barrier(item_.get_group());
#line 18 "kernels/launch/conditions.okl"
        { int t = (int)(b) + (int)item_.get_local_id(2); r_next = s_x[(t - b + 1) % p_block] + round; }
        sycl::group_barrier(item_.get_group());
#line 19 "kernels/launch/conditions.okl"
        { int t = (int)(b) + (int)item_.get_local_id(2); s_x[t - b] = r_next; }
      }
      { int t = (int)(b) + (int)item_.get_local_id(2);
        if (t < last) y[t] = s_x[t - b];
      }
    }
  }
    });
  });
}

#line 28 "kernels/launch/conditions.okl"
// The host decides which of two launches runs, and how often.
extern "C" void _occa_hostChooses_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &times, const bool &add, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 30 "kernels/launch/conditions.okl"
  { int _occa_tiled_n = 16 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) { y[n] = 0; } }
    });
  });
}

#line 29 "kernels/launch/conditions.okl"
extern "C" void _occa_hostChooses_1(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &times, const bool &add, const int *__restrict__ x, int *__restrict__ y, const int &factor) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 35 "kernels/launch/conditions.okl"
  { int _occa_tiled_n = 16 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) { y[n] += factor * x[n]; } }
    });
  });
}

#line 29 "kernels/launch/conditions.okl"
extern "C" void _occa_hostChooses_2(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &times, const bool &add, const int *__restrict__ x, int *__restrict__ y, const int &factor, const int &k) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 37 "kernels/launch/conditions.okl"
  { int _occa_tiled_n = 16 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) { y[n] -= factor + k; } }
    });
  });
}
