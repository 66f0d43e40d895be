#include <sycl/sycl.hpp>
#line 1 "kernels/control/flow.okl"
// Control flow inside of items: continue from everywhere, switch, do-while, goto, nested loops that end
// early, early exits that must not skip the work of others.

extern "C" void _occa_flow_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 5 "kernels/control/flow.okl"
  { int b = 8 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[8]>(item_.get_group());
    int r_count;

    do { int t = (int)item_.get_local_id(2);
      const int n = b + t;
      r_count = 0;
      s[t] = 0;
      if (n >= N) continue;
      switch (x[n] % 4) {
        case 0:
          s[t] = 1;
          break;
        case 1:
          s[t] = 2;
          continue;
        case 2: {
          for (int k = 0; k < 10; ++k) {
            if (k % 2) continue;
            if (k > x[n] % 9) break;
            s[t] += k;
          }
        }
        // falls through
        default:
          s[t] += 100;
      }
      do {
        ++r_count;
        if (r_count == 3) continue;
        s[t] += r_count;
      } while (r_count < 5);
    } while (0);

    sycl::group_barrier(item_.get_group());
#line 39 "kernels/control/flow.okl"
    do { int t = (int)item_.get_local_id(2);
      int n = b + t, steps = 0;
      if (n >= N) continue;
      // How long until one (or 20 steps).
      int value = x[n];
    again:
      if (value > 1 && steps < 20) {
        value = value % 2 ? 3 * value + 1 : value / 2;
        ++steps;
        goto again;
      }
      for (int i = 0; i < 8; ++i) {
        int j = 0;
        while (1) {
          if (j >= i) break;
          if (++j == 5) continue;
          steps += s[j] == s[i];
        }
      }
      y[n] = 1000 * steps + s[7 - t] + r_count;
    } while (0);
  }
    });
  });
}

#line 63 "kernels/control/flow.okl"
// `continue` in a body that is the only statement of the loop, and in an else branch.
extern "C" void _occa_bare_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
  { int b = 8 * (int)item_.get_group(2);
#line 66 "kernels/control/flow.okl"
    do { int t = (int)(b) + (int)item_.get_local_id(2);
      if (t >= N)
        continue;
      else if (x[t] > 50) {
        y[t] = 1;
        continue;
      } else
        y[t] = 2; } while (0); }
    });
  });
}
