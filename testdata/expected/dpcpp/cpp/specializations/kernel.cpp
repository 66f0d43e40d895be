#include <sycl/sycl.hpp>
#line 1 "kernels/cpp/specializations.okl"
// Attributes on templates and what specializes them: each keeps its own.

template <int n, typename T>
T sum(const T *__restrict__ a) {
  T found = 0;
  for (int i = 0; i < n; ++i) found += a[i];
  return found;
}

template <>
int sum<1, int>(const int *__restrict__ a) {
  return a[0];
}

template <class T>
struct Pair {
  const T *__restrict__ first;
  const T *both;
  T corner() const { return both[(1) + (2) * (1)] + first[0]; }
};

template <>
struct Pair<char> {
  const char *both;
  int corner() const { return both[(0) + (2) * (1)]; }
};

extern "C" void _occa_specialized_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, const char *c, int *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 29 "kernels/cpp/specializations.okl"
  { int _occa_tiled_i = 16 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    const Pair<int> numbers = {a, a};
    const Pair<char> letters = {c};
    out[i] = sum<3, int>(a) + sum<1, int>(a + 1) + numbers.corner() + letters.corner() + i;
  } }
    });
  });
}
