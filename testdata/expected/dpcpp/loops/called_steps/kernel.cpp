#include <sycl/sycl.hpp>
#line 1 "kernels/loops/called_steps.okl"
// Steps and tiles that a function gives, in another type than the loop's.

static int twice(const int n) { return 2 * n; }

extern "C" void _occa_up_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &M, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) {
#line 6 "kernels/loops/called_steps.okl"
  { long long b = (long long)(twice(M)) * (long long)item_.get_group(2);
    { int i = (int)item_.get_local_id(2);
      if (b + i < N) y[b + i] = x[b + i] + 1;
    }
  }
    });
  });
}

#line 13 "kernels/loops/called_steps.okl"
extern "C" void _occa_down_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &M, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) {
#line 14 "kernels/loops/called_steps.okl"
  { long long b = (long long)(N - 1) - (long long)((twice(M) - M)) * (long long)item_.get_group(2);
    { long long i = (long long)(b) - (long long)item_.get_local_id(2);
      if (i >= 0) y[i] = x[i] - 1;
    }
  }
    });
  });
}

#line 21 "kernels/loops/called_steps.okl"
extern "C" void _occa_tiles_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &M, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) {
#line 22 "kernels/loops/called_steps.okl"
  { long long _occa_tiled_i = (long long)((twice(M)) * (twice(2) - 3)) * (long long)item_.get_group(2); long long i = _occa_tiled_i + (long long)(twice(2) - 3) * (long long)item_.get_local_id(2); if (i < N) { y[i] = 3 * x[i]; } }
    });
  });
}

#line 25 "kernels/loops/called_steps.okl"
// Two loops that OpenMP could run as one.
extern "C" void _occa_planes_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &M, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) {
#line 27 "kernels/loops/called_steps.okl"
  { long long b = (long long)(twice(M)) * (long long)item_.get_group(1);
    { short part = (short)(twice(M)) * (short)item_.get_group(2);
      { int i = (int)item_.get_local_id(2);
        if (b + part + i < N) y[b + part + i] = x[b + part + i] - 5;
      }
    }
  }
    });
  });
}
