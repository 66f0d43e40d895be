#include <sycl/sycl.hpp>
#line 1 "kernels/exclusive/types.okl"
// Types by name: `decltype` of an `@exclusive` variable is the type it is declared with, not a reference to one.

struct Pair {
  int a, b;
};

extern "C" void _occa_types_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *x, int *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 8 "kernels/exclusive/types.okl"
  { int g = 8 * (int)item_.get_group(2);
    int plain;
    short started = 3;
    int list[2];
    Pair pair = {1, 2};
    { int t = (int)item_.get_local_id(2);
      plain = x[(g + t) % N];
      list[0] = t;
      list[1] = 2 * t;
    }
    sycl::group_barrier(item_.get_group());
#line 18 "kernels/exclusive/types.okl"
    { int t = (int)item_.get_local_id(2);
      decltype(plain) own = plain;
      own += 1;
      decltype(started) half = 5;
      half += started;
      decltype(list) both = {7, 8};
      both[0] += list[1];
      decltype(pair) other = pair;
      other.a = 9;
      decltype((plain)) name = plain;
      name += 10;
      decltype(plain + 1) sum = list[0];
      decltype(pair.a) part = pair.a;
      part += 1;
      if (g + t < N) {
        y[g + t] = own + half + both[0] + both[1] + other.a + plain + sum + part + pair.a + (int)sizeof(plain)
          + (int)sizeof(list) + (int)sizeof(decltype(started));
      }
    }
  }
    });
  });
}
