// Kernels as okl writes them for SYCL.
#define KERNEL(name) _occa_##name##_0
extern "C" void _occa_scale_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &n, const float &factor, float *x, const unsigned &, const unsigned &items) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) {
      const unsigned i = unsigned(item_.get_group(2)) * items + unsigned(item_.get_local_id(2));
      if (int(i) < n) x[i] *= factor;
    });
  });
}
extern "C" void _occa_weigh_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &n, float *x, const float *weights, int *counter, const unsigned &, const unsigned &items) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) {
      const unsigned i = unsigned(item_.get_group(2)) * items + unsigned(item_.get_local_id(2));
      if (int(i) < n) x[i] += weights[i % 4];
      if (i == 0) counter[0] += n;
    });
  });
}
