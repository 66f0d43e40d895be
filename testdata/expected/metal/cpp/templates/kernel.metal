#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/cpp/templates.okl"
// Function, class and variable templates, `if constexpr`, default arguments, overloads, aliases.



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
  if constexpr (metal::is_integral<T>::value) {
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

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_templates_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], device float *f [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    Two<int> pair;
    pair.values[0] = a[i];
    pair.values[1] = twice(a[i]);
    b[i] = pair.sum() * scale<int> + pick(a[i]) + shifted(1) + shifted(1, 2) + total(1, 2, a[i]);
    f[i] = twice<float>(a[i]) + pick(0.5f) + scale<float>;
  } }
}
