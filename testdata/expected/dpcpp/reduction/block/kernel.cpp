#include <sycl/sycl.hpp>
#line 1 "kernels/reduction/block.okl"
// Sums over long arrays: a group folds its part in shared memory, then adds it to the total at once.
//
// The total is added to, not set: the host clears it before the call.


#define p_blockSize 128


// How many entries every item adds up on its own before the group folds.

#define p_perItem 4


#define p_perGroup (p_blockSize * p_perItem)

// total[0] += x[0] + ... + x[N - 1], exactly.
extern "C" void _occa_sumInt_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ total) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 128)]] {
#line 18 "kernels/reduction/block.okl"
  { int first = 512 * (int)item_.get_group(2);
    auto &s_sum = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[128]>(item_.get_group());
    int r_sum;

    { int t = (int)item_.get_local_id(2);
      r_sum = 0;
      for (int n = first + t; n < first + p_perGroup && n < N; n += p_blockSize) {
        r_sum += x[n];
      }
      s_sum[t] = r_sum;
    }

    // Two nests per round: all items read before the first one writes.
    for (int alive = p_blockSize / 2; alive > 0; alive /= 2) {
      sycl::group_barrier(item_.get_group());
#line 32 "kernels/reduction/block.okl"
      { int t = (int)item_.get_local_id(2);
        if (t < alive) {
          r_sum += s_sum[t + alive];
        }
      }
      sycl::group_barrier(item_.get_group());
#line 37 "kernels/reduction/block.okl"
      { int t = (int)item_.get_local_id(2);
        s_sum[t] = r_sum;
      }
    }

    { int t = (int)item_.get_local_id(2);
      if (t == 0) {
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(total[0]).fetch_add((int)(r_sum));
      }
    }
  }
    });
  });
}

#line 50 "kernels/reduction/block.okl"
// total[0] += x[0] * y[0] + ... + x[N - 1] * y[N - 1], up to rounding.
extern "C" void _occa_dotFloat_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N,
                      const float *__restrict__ x,
                      const float *__restrict__ y,
                      float *__restrict__ total) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 128)]] {
#line 55 "kernels/reduction/block.okl"
  { int first = 512 * (int)item_.get_group(2);
    auto &s_dot = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[128]>(item_.get_group());

    { int t = (int)item_.get_local_id(2);
      float dot = 0.0f;
      for (int n = first + t; n < first + p_perGroup && n < N; n += p_blockSize) {
        dot += x[n] * y[n];
      }
      s_dot[t] = dot;
    }

    // One nest per round: items below `alive` write, the entries they read are above it.
    for (int alive = p_blockSize / 2; alive > 0; alive >>= 1) {
      sycl::group_barrier(item_.get_group());
#line 68 "kernels/reduction/block.okl"
      { int t = (int)item_.get_local_id(2);
        if (t < alive) {
          s_dot[t] += s_dot[t + alive];
        }
      }
    }

    { int t = (int)item_.get_local_id(2);
      if (t == 0) {
        sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*total).fetch_add((float)(s_dot[0]));
      }
    }
  }
    });
  });
}
