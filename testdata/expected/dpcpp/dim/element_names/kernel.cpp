#include <sycl/sycl.hpp>
#line 1 "kernels/dim/element_names.okl"
// Names for elements of arrays with dimensions, which have none themselves.

extern "C" void _occa_elementNames_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *in, float *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 4 "kernels/dim/element_names.okl"
  { int g = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[64]>(item_.get_group());
    { int i = (int)(g) + (int)item_.get_local_id(2);
      for (int k = 0; k < 4; ++k) {
        auto x = i < N ? in[(i) + (N) * (k)] : 0.0f;
        float &here = s[(i - g) + (16) * (k)];
        here = 2.0f * x;
        here += k;
      }
    }
    sycl::group_barrier(item_.get_group());
#line 14 "kernels/dim/element_names.okl"
    { int i = (int)(g) + (int)item_.get_local_id(2);
      if (i < N) {
        for (int k = 0; k < 4; ++k) {
          const float &other = s[(15 - (i - g)) + (16) * (k)];
          auto first = s[i - g];
          auto B = out;
          B[(k) + (4) * (i)] = other + first;
        }
      }
    }
  }
    });
  });
}
