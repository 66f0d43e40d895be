#include <sycl/sycl.hpp>
#line 1 "kernels/barriers/uncrossed.okl"
// Barriers in the middle of @inner loops that no access crosses: CPUs go on without them, also under a condition.

extern "C" void _occa_conditions_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &waits, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 4 "kernels/barriers/uncrossed.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      s[t] = 3 * x[16 * g + t];
      if (waits) {
        sycl::group_barrier(item_.get_group());
      }
      y[16 * g + t] = s[t] + t;
    }
    sycl::group_barrier(item_.get_group());
#line 13 "kernels/barriers/uncrossed.okl"
    { int t = (int)item_.get_local_id(2); y[16 * g + t] += s[15 - t]; }
  }
    });
  });
}

#line 17 "kernels/barriers/uncrossed.okl"
extern "C" void _occa_rounds_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 18 "kernels/barriers/uncrossed.okl"
  { int g = (int)item_.get_group(2);
    { int t = (int)item_.get_local_id(2);
      int sum = 0;
      for (int k = 0; k < 5; ++k) {
        sum += x[16 * g + (t + k) % 16];
        if (k < 3) continue;
        sycl::group_barrier(item_.get_group());
      }
      y[16 * g + t] = sum;
    }
  }
    });
  });
}

#line 31 "kernels/barriers/uncrossed.okl"
extern "C" void _occa_planes_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &kind, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 4, 4)]] {
#line 32 "kernels/barriers/uncrossed.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[4][4]>(item_.get_group());
    { int j = (int)item_.get_local_id(1);
      { int i = (int)item_.get_local_id(2);
        s[j][i] = x[16 * g + 4 * j + i];
        switch (kind) {
          case 0: sycl::group_barrier(item_.get_group()); break;
          default: s[j][i] += kind;
        }
        y[16 * g + 4 * j + i] = s[j][i];
      }
    }
  }
    });
  });
}

#line 47 "kernels/barriers/uncrossed.okl"
// The first barrier is crossed, the second one is not.
extern "C" void _occa_some_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &waits, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 49 "kernels/barriers/uncrossed.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      s[t] = x[16 * g + t];
      sycl::group_barrier(item_.get_group());
      const int other = s[15 - t];
      if (waits) sycl::group_barrier(item_.get_group());
      y[16 * g + t] = other - t;
    }
  }
    });
  });
}
