#include <sycl/sycl.hpp>
#line 1 "kernels/pointers/rows.okl"
// Arrays of pointers: where a work item writes is decided by what another one put there.

extern "C" void _occa_rows_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 4 "kernels/pointers/rows.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &at = *sycl::ext::oneapi::group_local_memory_for_overwrite<int *[16]>(item_.get_group());
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    { int t = (int)item_.get_local_id(2); at[t] = &s[15 - t]; }
    sycl::group_barrier(item_.get_group());
#line 8 "kernels/pointers/rows.okl"
    { int t = (int)item_.get_local_id(2); at[t][0] = x[b + t]; }
    sycl::group_barrier(item_.get_group());
#line 9 "kernels/pointers/rows.okl"
    { int t = (int)item_.get_local_id(2); y[b + t] = s[t]; }
  }
    });
  });
}

#line 13 "kernels/pointers/rows.okl"
extern "C" void _occa_locals_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *x) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 14 "kernels/pointers/rows.okl"
  { int b = 16 * (int)item_.get_group(2);
    { int t = (int)item_.get_local_id(2);
      int *const from[2] = {x, x + 1};
      from[t % 2][b + t - t % 2] = 3 * t;
    }
    sycl::group_barrier(item_.get_group());
#line 19 "kernels/pointers/rows.okl"
    { int t = (int)item_.get_local_id(2);
      const int other = x[b + 15 - t];
      if (other >= 0) x[N + b + t] = other;
    }
  }
    });
  });
}
