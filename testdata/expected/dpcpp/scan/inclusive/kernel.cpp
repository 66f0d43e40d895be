#include <sycl/sycl.hpp>
#line 1 "kernels/scan/inclusive.okl"
// Inclusive sums: in log steps inside a block, and over blocks in three kernels.

#define p_block 32

// Every item adds what lies `reach` to the left; two arrays take turns.
extern "C" void _occa_scanSteps_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ sums, int *__restrict__ totals) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 7 "kernels/scan/inclusive.okl"
  { int b = (int)item_.get_group(2);
    auto &s_sum = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[2][32]>(item_.get_group());

    { int t = (int)item_.get_local_id(2);
      const int n = b * p_block + t;
      s_sum[0][t] = n < N ? x[n] : 0;
    }

    int from = 0;
    for (int reach = 1; reach < p_block; reach *= 2) {
      sycl::group_barrier(item_.get_group());
#line 17 "kernels/scan/inclusive.okl"
      { int t = (int)item_.get_local_id(2);
        s_sum[1 - from][t] = s_sum[from][t] + (t >= reach ? s_sum[from][t - reach] : 0);
      }
      from = 1 - from;
    }

    { int t = (int)item_.get_local_id(2);
      const int n = b * p_block + t;
      if (n < N) sums[n] = s_sum[from][t];
      if (t == p_block - 1) totals[b] = s_sum[from][t];
    }
  }
    });
  });
}

#line 31 "kernels/scan/inclusive.okl"
// Up a tree and down again, half as many items as entries.
extern "C" void _occa_scanTree_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ sums, int *__restrict__ totals) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 33 "kernels/scan/inclusive.okl"
  { int b = (int)item_.get_group(2);
    auto &s_tree = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[32]>(item_.get_group());
    int r_left, r_right;

    { int t = (int)item_.get_local_id(2);
      const int n = b * p_block + 2 * t;
      s_tree[2 * t] = r_left = n < N ? x[n] : 0;
      s_tree[2 * t + 1] = r_right = n + 1 < N ? x[n + 1] : 0;
    }
    for (int width = 1; width < p_block; width *= 2) {
      sycl::group_barrier(item_.get_group());
#line 43 "kernels/scan/inclusive.okl"
      { int t = (int)item_.get_local_id(2);
        if (t < p_block / (2 * width)) {
          const int right = 2 * width * (t + 1) - 1;
          s_tree[right] += s_tree[right - width];
        }
      }
    }
    sycl::group_barrier(item_.get_group());
#line 50 "kernels/scan/inclusive.okl"
    { int t = (int)item_.get_local_id(2);
      if (t == 0) {
        totals[b] = s_tree[p_block - 1];
        s_tree[p_block - 1] = 0;
      }
    }
    for (int width = p_block / 2; width >= 1; width /= 2) {
      sycl::group_barrier(item_.get_group());
#line 57 "kernels/scan/inclusive.okl"
      { int t = (int)item_.get_local_id(2);
        if (t < p_block / (2 * width)) {
          const int right = 2 * width * (t + 1) - 1;
          const int kept = s_tree[right - width];
          s_tree[right - width] = s_tree[right];
          s_tree[right] += kept;
        }
      }
    }
    sycl::group_barrier(item_.get_group());
#line 66 "kernels/scan/inclusive.okl"
    { int t = (int)item_.get_local_id(2);
      const int n = b * p_block + 2 * t;
      if (n < N) sums[n] = s_tree[2 * t] + r_left;
      if (n + 1 < N) sums[n + 1] = s_tree[2 * t + 1] + r_right;
    }
  }
    });
  });
}

#line 74 "kernels/scan/inclusive.okl"
// Adds the totals of all blocks before.
extern "C" void _occa_scanAdd_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ totals, int *__restrict__ sums) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 76 "kernels/scan/inclusive.okl"
  { int b = (int)(1) + (int)item_.get_group(2);
    auto &s_before = *sycl::ext::oneapi::group_local_memory_for_overwrite<int>(item_.get_group());
    { if (item_.get_local_id(2) < 1) { int t = (int)item_.get_local_id(2);
      int before = 0;
      for (int k = 0; k < b; ++k) before += totals[k];
      s_before = before;
    } }
    sycl::group_barrier(item_.get_group());
#line 83 "kernels/scan/inclusive.okl"
    { int t = (int)item_.get_local_id(2);
      const int n = b * p_block + t;
      if (n < N) sums[n] += s_before;
    }
  }
    });
  });
}
