#include <sycl/sycl.hpp>
#line 1 "kernels/barriers/group_conditions.okl"
// Shared values that decide what the whole group does next: read by every item, then written again.

#define B 16

// Sorts by exchanges of neighbours until a round changes nothing.
extern "C" void _occa_sortUntilDone_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *__restrict__ x) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 7 "kernels/barriers/group_conditions.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    auto &s_changed = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[1]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      s[t] = b + t < N ? x[b + t] : 1000;
      if (t == 0) s_changed[0] = 1;
    }
    sycl::group_barrier(item_.get_group());
#line 14 "kernels/barriers/group_conditions.okl"
    while (s_changed[0]) {
      sycl::group_barrier(item_.get_group());
#line 15 "kernels/barriers/group_conditions.okl"
      { int t = (int)item_.get_local_id(2);
        if (t == B - 1) s_changed[0] = 0;
      }
      for (int odd = 0; odd < 2; ++odd) {
        sycl::group_barrier(item_.get_group());
#line 19 "kernels/barriers/group_conditions.okl"
        { int t = (int)item_.get_local_id(2);
          if (t % 2 == odd && t + 1 < B && s[t] > s[t + 1]) {
            const int kept = s[t];
            s[t] = s[t + 1];
            s[t + 1] = kept;
            s_changed[0] = 1;
          }
        }
      }
      sycl::group_barrier(item_.get_group());
#line 28 "kernels/barriers/group_conditions.okl"
}
    { int t = (int)item_.get_local_id(2);
      if (b + t < N) x[b + t] = s[t];
    }
  }
    });
  });
}

#line 35 "kernels/barriers/group_conditions.okl"
// A variable of the group that comes out of shared memory, and a condition on it.
extern "C" void _occa_pickBlocks_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &limit, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 37 "kernels/barriers/group_conditions.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    auto &s_sum = *sycl::ext::oneapi::group_local_memory_for_overwrite<int>(item_.get_group());
    { int t = (int)item_.get_local_id(2); s[t] = b + t < N ? x[b + t] : 0; }
    sycl::group_barrier(item_.get_group());
#line 41 "kernels/barriers/group_conditions.okl"
    { if (item_.get_local_id(2) < 1) { int t = (int)item_.get_local_id(2);
      int sum = 0;
      for (int k = 0; k < B; ++k) sum += s[k];
      s_sum = sum;
    } }
    sycl::group_barrier(item_.get_group());
#line 46 "kernels/barriers/group_conditions.okl"
    const int sum = s_sum;
    if (sum > limit) {
      sycl::group_barrier(item_.get_group());
#line 48 "kernels/barriers/group_conditions.okl"
      { int t = (int)item_.get_local_id(2); s_sum = 7; }
      sycl::group_barrier(item_.get_group());
#line 49 "kernels/barriers/group_conditions.okl"
      { int t = (int)item_.get_local_id(2); if (b + t < N) y[b + t] = sum + s_sum; }
    } else {
      { int t = (int)item_.get_local_id(2); if (b + t < N) y[b + t] = s[B - 1 - t]; }
    }
  }
    });
  });
}
