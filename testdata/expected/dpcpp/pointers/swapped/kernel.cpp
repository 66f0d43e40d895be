#include <sycl/sycl.hpp>
#include <cmath>
using std::round;
#line 1 "kernels/pointers/swapped.okl"
// Pointers to shared and global memory that the group exchanges after every round.

#define p_block 16

extern "C" void _occa_smoothShared_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &rounds, const float *__restrict__ x, float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 6 "kernels/pointers/swapped.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s_a = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[16]>(item_.get_group()); auto &s_b = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[16]>(item_.get_group());
    float *from = s_a, *to = s_b;
    sycl::group_barrier(item_.get_group());
#line 9 "kernels/pointers/swapped.okl"
    { int t = (int)item_.get_local_id(2); s_a[t] = b + t < N ? x[b + t] : 0.0f; }
    for (int round = 0; round < rounds; ++round) {
      sycl::group_barrier(item_.get_group());
#line 11 "kernels/pointers/swapped.okl"
      { int t = (int)item_.get_local_id(2);
        to[t] = 0.5f * from[t] + 0.25f * (from[(t + 1) % p_block] + from[(t + p_block - 1) % p_block]);
      }
      float *kept = from;
      from = to;
      to = kept;
    }
    sycl::group_barrier(item_.get_group());
#line 18 "kernels/pointers/swapped.okl"
    { int t = (int)item_.get_local_id(2);
      if (b + t < N) y[b + t] = from[t];
    }
  }
    });
  });
}

#line 24 "kernels/pointers/swapped.okl"
// Rows of global memory by pointer, moved along a loop; ends of rows by comparison.
extern "C" void _occa_rowSums_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &rows, const int &cols, const float *__restrict__ x, float *__restrict__ sums) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 26 "kernels/pointers/swapped.okl"
  { int _occa_tiled_row = 16 * (int)item_.get_group(2); int row = _occa_tiled_row + (int)item_.get_local_id(2); if (row < rows) {
    const float *entry = x + row * cols, *const end = entry + cols;
    float sum = 0.0f;
    while (entry != end) sum += *entry++;
    sums[row] = sum;
  } }
    });
  });
}

#line 34 "kernels/pointers/swapped.okl"
// Shared memory as one piece, cut by hand.
extern "C" void _occa_pieces_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *__restrict__ x, float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 36 "kernels/pointers/swapped.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s_all = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[48]>(item_.get_group());
    float *const low = s_all;
    sycl::group_barrier(item_.get_group());
#line 39 "kernels/pointers/swapped.okl"
    float *const middle = s_all + p_block;
    sycl::group_barrier(item_.get_group());
#line 40 "kernels/pointers/swapped.okl"
    float *const high = &s_all[2 * p_block];
    sycl::group_barrier(item_.get_group());
#line 41 "kernels/pointers/swapped.okl"
    { int t = (int)item_.get_local_id(2);
      const float value = b + t < N ? x[b + t] : 0.0f;
      low[t] = value;
      middle[p_block - 1 - t] = 2 * value;
      high[t ^ 1] = 3 * value;
    }
    sycl::group_barrier(item_.get_group());
#line 47 "kernels/pointers/swapped.okl"
    { int t = (int)item_.get_local_id(2);
      if (b + t < N) y[b + t] = low[p_block - 1 - t] + middle[t] + high[t];
    }
  }
    });
  });
}
