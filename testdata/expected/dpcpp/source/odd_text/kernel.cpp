#include <sycl/sycl.hpp>
#line 1 "kernels/source/odd_text.okl"
// Odd text: carriage returns, spliced lines, digraphs, other alphabets, signs in strings, no last line end.
/* @kernel void notAKernel() { @outer } äöü */

#define LONG_SUM(a, b) \
  ((a) + \
   (b))

// A comment with a splice @outer \
   that goes on @inner here

const char at_signs[] = "@outer \"@inner\" @shared\\";

#line 14 "kernels/source/odd_text.okl"
extern "C" void _occa_oddText_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int * __restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 15 "kernels/source/odd_text.okl"
  { int b = 8 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[8]>(item_.get_group());  // größe = 8; @exclusive
    { int t = (int)item_.get_local_id(2); s[t] = b + t < N ? x[b + t] : 0; }
    sycl::group_barrier(item_.get_group());
#line 18 "kernels/source/odd_text.okl"
    { int t = (int)item_.get_local_id(2);
      const char quote = '@', single = '\'';
      int extra = 0;
      for (int k = 0; at_signs[k] != 0; ++k) extra += at_signs[k] == quote || at_signs[k] == single;
      if (b + t < N) y[b + t] = LONG_SUM(s[7 - t], extra) + (quote == "@"[0] ? 1'000 : 0);
    }
  }
    });
  });
}