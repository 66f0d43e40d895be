#include <sycl/sycl.hpp>
#line 1 "kernels/launch/axes.okl"
// Axes with gaps, in any order, and explicit ones beside implicit ones.

extern "C" void _occa_onlyLast_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *x, int *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 8, 1)]] {
#line 4 "kernels/launch/axes.okl"
  { int b = 8 * (int)item_.get_group(0);
    { int i = (int)(b) + (int)item_.get_local_id(1); if (i < N) y[i] = x[i] + 1; }
  }
    });
  });
}

#line 9 "kernels/launch/axes.okl"
extern "C" void _occa_gap_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *x, int *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(2, 1, 2)]] {
#line 10 "kernels/launch/axes.okl"
  { int b = (int)item_.get_group(2);
    { int c = (int)item_.get_group(0);
      { int j = (int)item_.get_local_id(2);
        { int i = (int)item_.get_local_id(0);
          const int n = ((b * 3 + c) * 2 + j) * 2 + i;
          if (n < N) y[n] = x[n] + 1;
        }
      }
    }
  }
    });
  });
}

#line 22 "kernels/launch/axes.okl"
// The second nest exchanges the axes: both need a group of 2 x 6 and 6 x 2, so 6 x 6.
extern "C" void _occa_exchanged_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *x, int *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 6, 6)]] {
#line 24 "kernels/launch/axes.okl"
  { int b = 12 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[12]>(item_.get_group());
    { if (item_.get_local_id(1) < 2) { int j = (int)item_.get_local_id(1);
      { int i = (int)item_.get_local_id(2); s[6 * j + i] = b + 6 * j + i < N ? x[b + 6 * j + i] : 0; }
    } }
    sycl::group_barrier(item_.get_group());
    { int i = (int)item_.get_local_id(1);
      { if (item_.get_local_id(2) < 2) { int j = (int)item_.get_local_id(2);
        const int n = 6 * j + i;
        if (b + n < N) y[b + n] = s[n] + 1;
      } }
    }
  }
    });
  });
}

#line 39 "kernels/launch/axes.okl"
extern "C" void _occa_implicitBeside_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *x, int *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(2, 2, 3)]] {
#line 40 "kernels/launch/axes.okl"
  { int a = (int)item_.get_group(1);
    { int b = (int)item_.get_group(2);
      { int c = (int)item_.get_local_id(0);
        { int d = (int)item_.get_local_id(2);
          { int e = (int)item_.get_local_id(1);
            const int n = (((b * 2 + a) * 2 + c) * 3 + d) * 2 + e;
            if (n < N) y[n] = x[n] + 1;
          }
        }
      }
    }
  }
    });
  });
}
