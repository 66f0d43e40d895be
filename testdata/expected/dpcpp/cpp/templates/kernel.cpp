#include <sycl/sycl.hpp>
#line 1 "kernels/cpp/templates.okl"
// Function, class and variable templates, `if constexpr`, default arguments, overloads, aliases.

#include <type_traits>

template <class T>
constexpr T scale = T(3);

template <class T, int n = 2>
struct Pair {
  T values[n] = {};
  T sum() const {
    T total = 0;
    for (const T value : values) total += value;
    return total;
  }
};

template <class T>
using Two = Pair<T, 2>;

template <class T>
T twice(const T x) {
  if constexpr (std::is_integral<T>::value) {
    return x << 1;
  } else {
    return x * T(2);
  }
}

int pick(const int x) { return x + 1; }
float pick(const float x) { return x - 1.0f; }
int shifted(const int x, const int by = 4) { return x + by; }

template <class T, class... Rest>
T total(const T first, const Rest... rest) {
  return (first + ... + rest);
}

extern "C" void _occa_templates_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b, float *f) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 40 "kernels/cpp/templates.okl"
  { int _occa_tiled_i = 16 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    Two<int> pair;
    pair.values[0] = a[i];
    pair.values[1] = twice(a[i]);
    b[i] = pair.sum() * scale<int> + pick(a[i]) + shifted(1) + shifted(1, 2) + total(1, 2, a[i]);
    f[i] = twice<float>(a[i]) + pick(0.5f) + scale<float>;
  } }
    });
  });
}
