#include <sycl/sycl.hpp>
#line 1 "kernels/launch/nested_groups.okl"
// Groups in blocks: where an inner `@outer` loop starts depends on the one around it, how many rounds it has does not.
// The size of a group is a variable that never changes, and host code writes through a pointer to its own variable.

extern "C" void _occa_nestedGroups_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &n, const int &B, const int *x, int *y, const int &kept) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) {
  { int e0 = (int)(B) * (int)item_.get_group(1);
    { int e = (int)(e0) + (int)item_.get_group(2);
      int q = 8;
      { int t = (int)item_.get_local_id(2);
        if (e < n) y[8 * e + t] = x[e] + t + kept;
      }
    }
  }
    });
  });
}

#line 4 "kernels/launch/nested_groups.okl"
extern "C" void _occa_nestedGroups_1(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &n, const int &B, const int *x, int *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 15 "kernels/launch/nested_groups.okl"
  { int e0 = (int)(n) - (int)(B) * (int)item_.get_group(1);
    { int e = (int)(e0 - 1) - (int)item_.get_group(2);
      { int t = (int)item_.get_local_id(2);
        if (e >= 0) y[8 * e + t] += e0;
      }
    }
  }
    });
  });
}
