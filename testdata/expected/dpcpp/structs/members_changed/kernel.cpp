#include <sycl/sycl.hpp>
#line 1 "kernels/structs/members_changed.okl"
// An argument whose parts the kernel changes, inside of arrays, too.

struct Part {
  int number;
  int pair[2];
  int table[2][3];
  int flat[6];
};

extern "C" void _occa_changed_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const Part &_occa_arg_1, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
  Part part = _occa_arg_1;
#line 11 "kernels/structs/members_changed.okl"
  { int _occa_tiled_i = 16 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    *part.pair = 3;
    part.table[1][2] = 40;
    part.flat[(1) + (2) * (2)] = 500;
    b[i] = a[i] + part.number + part.pair[0] + part.pair[1] + part.table[1][2] + part.flat[5];
  } }
    });
  });
}
