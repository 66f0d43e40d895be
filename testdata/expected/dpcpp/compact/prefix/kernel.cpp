#include <sycl/sycl.hpp>
#line 1 "kernels/compact/prefix.okl"
// Keeps the entries that pass a test, in order: flags, prefix sums per block, a scan of the totals, moves.

#define p_block 32
#define KEEP(x) ((x) % 3 == 0 && (x) != 0)

extern "C" void _occa_flagBlocks_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ places, int *__restrict__ totals) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 7 "kernels/compact/prefix.okl"
  { int b = 32 * (int)item_.get_group(2);
    auto &s_sums = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[32]>(item_.get_group());
    int r_flag, r_left;
    { int t = (int)item_.get_local_id(2);
      r_flag = b + t < N ? KEEP(x[b + t]) : 0;
      s_sums[t] = r_flag;
    }
    for (int reach = 1; reach < p_block; reach <<= 1) {
      sycl::group_barrier(item_.get_group());
#line 15 "kernels/compact/prefix.okl"
      { int t = (int)item_.get_local_id(2); r_left = t >= reach ? s_sums[t - reach] : 0; }
      sycl::group_barrier(item_.get_group());
#line 16 "kernels/compact/prefix.okl"
      { int t = (int)item_.get_local_id(2); s_sums[t] += r_left; }
    }
    { int t = (int)item_.get_local_id(2);
      if (b + t < N) places[b + t] = r_flag ? s_sums[t] - 1 : -1;
      if (t == p_block - 1) totals[b / p_block] = s_sums[t];
    }
  }
    });
  });
}

#line 25 "kernels/compact/prefix.okl"
extern "C" void _occa_scanTotals_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &blocks, int *__restrict__ totals) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 1)]] {
#line 26 "kernels/compact/prefix.okl"
  { int g = (int)item_.get_group(2);
    { int t = (int)item_.get_local_id(2);
      int sum = 0;
      for (int b = 0; b < blocks; ++b) {
        const int total = totals[b];
        totals[b] = sum;
        sum += total;
      }
      totals[blocks] = sum;
    }
  }
    });
  });
}

#line 39 "kernels/compact/prefix.okl"
extern "C" void _occa_move_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, const int *__restrict__ places, const int *__restrict__ starts,
                  int *__restrict__ kept) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 41 "kernels/compact/prefix.okl"
  do { int _occa_tiled_n = 32 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) {
    if (places[n] < 0) continue;
    kept[starts[n / p_block] + places[n]] = x[n];
  } } while (0);
    });
  });
}
