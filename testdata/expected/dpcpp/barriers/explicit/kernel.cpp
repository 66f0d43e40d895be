#include <sycl/sycl.hpp>
#include <cmath>
using std::round;
#line 1 "kernels/barriers/explicit.okl"
// @barrier where the author wants it, @nobarrier where none is needed, and both spellings.

// The author knows that each item reads what it wrote itself: no barrier. One by hand for the exchange.
extern "C" void _occa_exchange_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 5 "kernels/barriers/explicit.okl"
  { int b = 32 * (int)item_.get_group(2);
    auto &s_x = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[32]>(item_.get_group()); auto &s_y = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[32]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      s_x[t] = b + t < N ? x[b + t] : 0;
    }
    { int t = (int)item_.get_local_id(2);
      s_y[t] = 2 * s_x[t];
    }
    sycl::group_barrier(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      if (b + t < N) y[b + t] = s_y[31 - t] + s_x[t ^ 1];
    }
  }
    });
  });
}

#line 20 "kernels/barriers/explicit.okl"
// Barriers in a loop of the group, one of them before a nest that has none of its own.
extern "C" void _occa_pingPong_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &rounds, const int *__restrict__ x, int *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 22 "kernels/barriers/explicit.okl"
  { int b = 32 * (int)item_.get_group(2);
    auto &s_ping = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[32]>(item_.get_group());
    auto &s_pong = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[32]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      s_ping[t] = b + t < N ? x[b + t] : 1;
    }
    for (int round = 0; round < rounds; ++round) {
      sycl::group_barrier(item_.get_group());
      { int t = (int)item_.get_local_id(2);
        s_pong[t] = s_ping[(t + 1) % 32];
      }
      sycl::group_barrier(item_.get_group());
      { int t = (int)item_.get_local_id(2);
        s_ping[t] = s_pong[t] + s_pong[(t + 5) % 32];
      }
    }
    sycl::group_barrier(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      if (b + t < N) y[b + t] = s_ping[(t + 7) % 32];
    }
  }
    });
  });
}

#line 45 "kernels/barriers/explicit.okl"
// No barrier of okl's own: what is written is global memory of other entries, read by nobody.
extern "C" void _occa_independent_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y, int *__restrict__ z) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 47 "kernels/barriers/explicit.okl"
  { int b = 32 * (int)item_.get_group(2);
    { int t = (int)(b) + (int)item_.get_local_id(2);
      if (t < N) y[t] = x[t] + 1;
    }
    { int t = (int)(b) + (int)item_.get_local_id(2);
      if (t < N) z[N - 1 - t] = x[t] + 2;
    }
  }
    });
  });
}

#line 57 "kernels/barriers/explicit.okl"
// Through global memory: the second nest reads what other items of the group wrote.
extern "C" void _occa_throughGlobal_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &blocks, const int *x, int *scratch, int *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 59 "kernels/barriers/explicit.okl"
  { int b = (int)item_.get_group(2);
    { int t = (int)item_.get_local_id(2); scratch[b * 32 + t] = 3 * x[b * 32 + t]; }
    sycl::group_barrier(item_.get_group());
#line 61 "kernels/barriers/explicit.okl"
    { int t = (int)item_.get_local_id(2); y[b * 32 + t] = scratch[b * 32 + 31 - t]; }
  }
    });
  });
}
