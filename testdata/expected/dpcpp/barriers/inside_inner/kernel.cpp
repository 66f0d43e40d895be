#include <sycl/sycl.hpp>
#line 1 "kernels/barriers/inside_inner.okl"
// Barriers in the middle of an @inner loop. Devices have them; CPUs cut the loop in two there.

// Two axes, a number of work items only known at run time, loops without braces, and counting down.
extern "C" void _occa_plane_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y, int *scratch) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) {
  { int g = (int)item_.get_group(2);
#line 6 "kernels/barriers/inside_inner.okl"
    { int j = ny - 1 - (int)item_.get_local_id(1);
      { int i = 2 * (int)item_.get_local_id(2);
        const int n = (g * ny + j) * nx + i / 2, mirrored = (g * ny + ny - 1 - j) * nx + nx - 1 - i / 2;
        scratch[n] = 3 * x[n] + i;
        sycl::group_barrier(item_.get_group());
        y[n] = scratch[mirrored] - j;
      } } }
    });
  });
}

#line 15 "kernels/barriers/inside_inner.okl"
// A tree of sums, unrolled by hand.
extern "C" void _occa_tree_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &blocks, const int *__restrict__ x, int *__restrict__ sums) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 17 "kernels/barriers/inside_inner.okl"
  { int b = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[8]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      s[t] = x[8 * b + t];
      sycl::group_barrier(item_.get_group());
      if (t < 4) s[t] += s[t + 4];
      sycl::group_barrier(item_.get_group());
      if (t < 2) s[t] += s[t + 2];
      sycl::group_barrier(item_.get_group());
      if (t < 1) sums[b] = s[t] + s[t + 1];
    }
  }
    });
  });
}
