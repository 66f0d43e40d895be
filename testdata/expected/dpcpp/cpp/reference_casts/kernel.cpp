#include <sycl/sycl.hpp>
#line 1 "kernels/cpp/reference_casts.okl"
// Casts to references: another name for the same place, in whichever memory it lies.

static unsigned halves(const int *x, const int at) {
  return (unsigned &)x[at] / 2u;
}

extern "C" void _occa_referenceCasts_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *in, int *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 8 "kernels/cpp/reference_casts.okl"
  { int g = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    { int i = (int)(g) + (int)item_.get_local_id(2);
      int own = 0;
      (unsigned &)own = 3000000000u;
      (unsigned &)s[i - g] = i < N ? (const unsigned &)in[i] + (unsigned)own : 7u;
    }
    sycl::group_barrier(item_.get_group());
#line 15 "kernels/cpp/reference_casts.okl"
    { int i = (int)(g) + (int)item_.get_local_id(2);
      if (i < N) {
        (unsigned &)out[i] = halves(s, 15 - (i - g)) + halves(in, i) + ((unsigned &)s[(i - g) ^ 1] >> 3);
      }
    }
  }
    });
  });
}
