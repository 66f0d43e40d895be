#include <sycl/sycl.hpp>
#line 1 "kernels/source/label_names.okl"
// Labels whose names targets have other meanings for.

int _occa_handler_(const int _occa_queue_) {
  int uniform = _occa_queue_;
generic:
  uniform += 5;
  if (uniform < 13) goto generic;
  return uniform;
}

extern "C" void _occa_labels_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &deviceKernels, const int *blockDim, int *_occa_queue_, const int &range_of) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 13 "kernels/source/label_names.okl"
  { int _occa_tiled_i = 4 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < range_of) { _occa_queue_[i] = _occa_handler_(blockDim[i]); } }
    });
  });
}
