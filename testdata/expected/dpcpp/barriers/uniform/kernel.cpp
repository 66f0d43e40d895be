#include <sycl/sycl.hpp>
#line 1 "kernels/barriers/uniform.okl"
// Conditions and loops inside of an `@inner` loop that all work items of a group decide the same way: barriers may stand
// in them.

static int twice(const int n) { return 2 * n; }

extern "C" void _occa_uniform_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &n, const int *in, const int *flags, int *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 4, 8)]] {
#line 7 "kernels/barriers/uniform.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[4][8]>(item_.get_group());
    const int rounds = 1 + g % 3;
    { int j = (int)item_.get_local_id(1);
      const int half = n / 2;
      const int last = twice(rounds) - rounds;
      if (g % 2 == 0 && half > 1) {
        { int i = (int)item_.get_local_id(2); s[j][i] = in[32 * g + 8 * j + i]; }
        sycl::group_barrier(item_.get_group());
#line 15 "kernels/barriers/uniform.okl"
        { int i = (int)item_.get_local_id(2); out[32 * g + 8 * j + i] = s[j][7 - i]; }
      } else if (flags[g] > 0) {
        { int i = (int)item_.get_local_id(2); s[j][i] = 2 * in[32 * g + 8 * j + i]; }
        sycl::group_barrier(item_.get_group());
#line 18 "kernels/barriers/uniform.okl"
        { int i = (int)item_.get_local_id(2); out[32 * g + 8 * j + i] = s[j][(i + 3) % 8]; }
      }
      for (int k = 0; k < last; ++k) {
        sycl::group_barrier(item_.get_group());
#line 21 "kernels/barriers/uniform.okl"
        { int i = (int)item_.get_local_id(2); s[j][i] = out[32 * g + 8 * j + i] + k; }
        sycl::group_barrier(item_.get_group());
#line 22 "kernels/barriers/uniform.okl"
        { int i = (int)item_.get_local_id(2); out[32 * g + 8 * j + i] = s[j][(i + 1) % 8]; }
      }
    }
  }
    });
  });
}
