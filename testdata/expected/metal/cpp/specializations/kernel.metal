#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/cpp/specializations.okl"
// Attributes on templates and what specializes them: each keeps its own.

template <int n, typename T>
T sum(device const T *__restrict a) {
  T found = 0;
  for (int i = 0; i < n; ++i) found += a[i];
  return found;
}

template <>
int sum<1, int>(device const int *__restrict a) {
  return a[0];
}

template <class T>
struct Pair {
  device const T *__restrict first;
  device const T *both;
  T corner() const { return both[(1) + (2) * (1)] + first[0]; }
};

template <>
struct Pair<char> {
  device const char *both;
  int corner() const { return both[(0) + (2) * (1)]; }
};

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_specialized_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device const char *c [[buffer(2)]], device int *out [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    const Pair<int> numbers = {a, a};
    const Pair<char> letters = {c};
    out[i] = sum<3, int>(a) + sum<1, int>(a + 1) + numbers.corner() + letters.corner() + i;
  } }
}
