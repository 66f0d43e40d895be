#include <sycl/sycl.hpp>
#line 1 "kernels/sort/bitonic.okl"
// Bitonic sorting networks: all steps of a block in shared memory, and one step over global memory.


#define p_block 64


#define SWAP_IF(condition, a, b) \
  if (condition) {               \
    const int swapped_ = a;      \
    a = b;                       \
    b = swapped_;                \
  }

// Every block comes out ascending, or up and down in turn; keys carry values along.
extern "C" void _occa_sortBlocks_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &blocks, const int &alternate, int *__restrict__ keys, int *__restrict__ values) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 64)]] {
#line 16 "kernels/sort/bitonic.okl"
  { int b = (int)item_.get_group(2);
    auto &s_keys = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[64]>(item_.get_group()); auto &s_values = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[64]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      s_keys[t] = keys[b * p_block + t];
      s_values[t] = values[b * p_block + t];
    }
    for (int size = 2; size <= p_block; size *= 2) {
      for (int stride = size / 2; stride > 0; stride /= 2) {
        sycl::group_barrier(item_.get_group());
#line 24 "kernels/sort/bitonic.okl"
        { if (item_.get_local_id(2) < 32) { int t = (int)item_.get_local_id(2);
          const int low = 2 * t - (t & (stride - 1)), high = low + stride;
          int down = (low & size) != 0;
          if (size == p_block) down = alternate && (b & 1);
          if ((s_keys[low] > s_keys[high]) != down && s_keys[low] != s_keys[high]) {
            SWAP_IF(1, s_keys[low], s_keys[high])
            SWAP_IF(1, s_values[low], s_values[high])
          }
        } }
      }
    }
    sycl::group_barrier(item_.get_group());
#line 35 "kernels/sort/bitonic.okl"
    { int t = (int)item_.get_local_id(2);
      keys[b * p_block + t] = s_keys[t];
      values[b * p_block + t] = s_values[t];
    }
  }
    });
  });
}

#line 42 "kernels/sort/bitonic.okl"
// N is a power of two.
extern "C" void _occa_sortStep_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const unsigned int &N, const unsigned int &size, const unsigned int &stride, int *__restrict__ keys) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 44 "kernels/sort/bitonic.okl"
  { unsigned int _occa_tiled_t = (unsigned int)(32) * (unsigned int)item_.get_group(2); unsigned int t = _occa_tiled_t + (unsigned int)item_.get_local_id(2); if ((unsigned long long)item_.get_group(2) * 32 + item_.get_local_id(2) < (0 < (unsigned int)(N / 2) ? (unsigned long long)(unsigned int)(N / 2) : 0)) {
    const unsigned int low = 2 * t - (t & (stride - 1u)), high = low + stride;
    const int down = (low & size) != 0u;
    SWAP_IF(down ? keys[low] < keys[high] : keys[low] > keys[high], keys[low], keys[high])
  } }
    });
  });
}
