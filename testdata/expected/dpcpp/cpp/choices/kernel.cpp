#include <sycl/sycl.hpp>
#line 1 "kernels/cpp/choices.okl"
// `i ? a : b` of structs that lie in different memories, of results and of lists.

struct Pair {
  float a;
  int b;
};

inline Pair doubled(const Pair p) {
  const Pair made = {2 * p.a, 2 * p.b};
  return made;
}

inline Pair larger(const Pair *p, const Pair q) { return p->b < q.b ? q : *p; }

extern "C" void _occa_choices_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const Pair &given, const Pair *x, Pair *y, float *sums) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 16 "kernels/cpp/choices.okl"
  { int g = 8 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<Pair[8]>(item_.get_group());
    { int i = (int)(g) + (int)item_.get_local_id(2); s[i - g] = i < N ? x[i] : Pair{1, 2}; }
    sycl::group_barrier(item_.get_group());
#line 19 "kernels/cpp/choices.okl"
    { int i = (int)(g) + (int)item_.get_local_id(2);
      const Pair other = s[7 - (i - g)];
      if (i < N) {
        Pair own = i % 2 ? s[i - g] : other;
        own = i % 3 ? doubled(own) : own;
        own = i % 5 ? given : i % 7 ? own : x[i];
        const float sum = (i % 2 ? x[i] : s[0]).a + (i % 3 ? x[i] : x[0]).b;
        y[i] = i % 4 ? own : larger(&x[i], other);
        y[i].b += (i % 2 ? Pair{1, 2} : Pair{3, 4}).b;
        sums[i] = sum + larger(&s[i - g], y[i]).a + doubled(i % 2 ? y[i] : own).a;
      }
    }
  }
    });
  });
}
