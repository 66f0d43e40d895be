#include <sycl/sycl.hpp>
#include <cstddef>
#line 1 "kernels/loops/types.okl"
// Loop variables of every integer type, steps from arguments, bounds of other types, every comparison.
// Each kernel adds one to each of N entries.

typedef unsigned short index_t;

extern "C" void _occa_withAuto_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *x, int *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 10)]] {
#line 7 "kernels/loops/types.okl"
  { int b = 10 * (int)item_.get_group(2);
    { int i = (int)(b) + (int)item_.get_local_id(2); if (i < N) y[i] = x[i] + 1; }
  }
    });
  });
}

#line 12 "kernels/loops/types.okl"
extern "C" void _occa_withShort_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *x, int *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 10)]] {
#line 13 "kernels/loops/types.okl"
  { index_t b = (index_t)item_.get_group(2);
    { signed char t = (signed char)(9) - (signed char)item_.get_local_id(2);
      const int i = 10 * b + t;
      if (i < N) y[i] = x[i] + 1;
    }
  }
    });
  });
}

#line 21 "kernels/loops/types.okl"
extern "C" void _occa_withChar_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *x, int *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 100)]] {
#line 22 "kernels/loops/types.okl"
  { int b = (int)item_.get_group(2);
    { unsigned char t = (unsigned char)(2) * (unsigned char)item_.get_local_id(2);
      const int i = 100 * b + t / 2;
      if (i < N) y[i] = x[i] + 1;
    }
  }
    });
  });
}

#line 30 "kernels/loops/types.okl"
extern "C" void _occa_withStep_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &step, const int *x, int *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) {
#line 31 "kernels/loops/types.okl"
  { int b = (int)(2 * step) * (int)item_.get_group(2);
    { int t = (int)item_.get_local_id(2); if (b + t < N) y[b + t] = x[b + t] + 1; }
  }
    });
  });
}

#line 36 "kernels/loops/types.okl"
extern "C" void _occa_withWideBound_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const long &N, const unsigned int &width, const int *x, int *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) {
#line 37 "kernels/loops/types.okl"
  { int b = 10 * (int)item_.get_group(2);
    { unsigned int t = (unsigned int)(1) + (unsigned int)item_.get_local_id(2);
      const long i = b + (long)t - 1;
      if (i < N) y[i] = x[i] + 1;
    }
  }
    });
  });
}

#line 45 "kernels/loops/types.okl"
extern "C" void _occa_withExpressions_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *x, int *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 5)]] {
#line 46 "kernels/loops/types.okl"
  { int b = (int)(-(N + 4) / 5 * 5) + 5 * (int)item_.get_group(2);
    { int t = (int)(b + (N + 4) / 5 * 5) + (int)item_.get_local_id(2); if (t < N) y[t] = x[t] + 1; }
  }
    });
  });
}

#line 51 "kernels/loops/types.okl"
extern "C" void _occa_withConstants_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *x, int *y, const int &blocks) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 53 "kernels/loops/types.okl"
  { int b = (int)(blocks - 1) - (int)item_.get_group(2);
    { int t = (int)('a') + (int)item_.get_local_id(2);
      const int i = 32 * b + t - 'a';
      if (i < N) y[i] = x[i] + true;
    }
  }
    });
  });
}

#line 61 "kernels/loops/types.okl"
extern "C" void _occa_withLong_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const size_t &N, const int *x, int *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 62 "kernels/loops/types.okl"
  { size_t b = (size_t)(16) * (size_t)item_.get_group(2);
    { unsigned long t = (unsigned long)(sizeof(int) * 4) - (unsigned long)item_.get_local_id(2);
      if (b + t - 1 < N) y[b + t - 1] = x[b + t - 1] + 1;
    }
  }
    });
  });
}
