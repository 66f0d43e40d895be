#include <sycl/sycl.hpp>
#line 1 "kernels/launch/host_bindings.okl"
// Structured bindings of host code reach the nests: of constants, of values that change, and of references.



#line 9 "kernels/launch/host_bindings.okl"
extern "C" void _occa_hostBindings_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *out, const int &low, const int &high) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 11 "kernels/launch/host_bindings.okl"
  { int g = 16 * (int)item_.get_group(2);
    { int i = (int)item_.get_local_id(2);
      if (g + i < N) out[g + i] = low <= g + i && g + i < high ? 1 : 0;
    }
  }
    });
  });
}

#line 9 "kernels/launch/host_bindings.okl"
extern "C" void _occa_hostBindings_1(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *out, const int &low, const int &from, const int &to) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 19 "kernels/launch/host_bindings.okl"
  { int _occa_tiled_i = (int)(from) + 16 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < to) {
    out[i] += 10 * from + low;
  } }
    });
  });
}

#line 9 "kernels/launch/host_bindings.okl"
extern "C" void _occa_hostBindings_2(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *out, const int &three, const int &first, const int &last) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 29 "kernels/launch/host_bindings.okl"
  { int _occa_tiled_i = (int)(first) + 16 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < last) {
      out[i] += 1000 * (first + three);
    } }
    });
  });
}
