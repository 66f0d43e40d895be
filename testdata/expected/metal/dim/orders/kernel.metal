#include <metal_stdlib>
using namespace metal;
template <class okl_A, class okl_B>
inline auto okl_max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
template <class okl_A, class okl_B>
inline auto okl_min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
#line 1 "kernels/dim/orders.okl"
// @dim and @dimOrder in two, three and four dimensions: parameters, typedefs, shared and
// exclusive arrays, nested accesses, updates, addresses.

#define p_n 4

typedef float *matrix;
typedef const int *table;


[[max_total_threads_per_threadgroup(8)]] kernel void _occa_planes_0(constant const int &N [[buffer(0)]], constant const int &M [[buffer(1)]], device const float *a [[buffer(2)]], device float *b [[buffer(3)]],
                    device float *c [[buffer(4)]], device float *d [[buffer(5)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 8 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    for (int j = 0; j < M; ++j) {
      b[(j) + (M) * (i)] = a[(i) + (N) * (j)];
      c[(j) + (M) * (i)] = 2 * a[(i) + (N) * (j)];
      d[(i) + (N) * (j)] = 3 * a[(i) + (N) * (j)];
      d[(i) + (N) * (j)] += 1;
      d[(i) + (N) * (j)]++;
    }
  } }
}

kernel void _occa_boxes_0(constant const int &nx [[buffer(0)]], constant const int &ny [[buffer(1)]], constant const int &nz [[buffer(2)]], device const float *a [[buffer(3)]],
                   device float *xyz [[buffer(4)]], device float *zyx [[buffer(5)]],
                   device float *yzx [[buffer(6)]], device float *zxy [[buffer(7)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int z = (int)_occa_group_position.y;
    { int y = (int)_occa_group_position.x;
      { int x = (int)_occa_thread_position.x;
        xyz[(x) + (nx) * ((y) + (ny) * (z))] = a[(x) + (nx) * ((y) + (ny) * (z))];
        zyx[(z) + (nz) * ((y) + (ny) * (x))] = a[(x) + (nx) * ((y) + (ny) * (z))];
        yzx[(y) + (ny) * ((z) + (nz) * (x))] = a[(x) + (nx) * ((y) + (ny) * (z))];
        zxy[(z) + (nz) * ((x) + (nx) * (y))] = a[(x) + (nx) * ((y) + (ny) * (z))];
      }
    }
  }
}

float trace(device float *const m) {
  float sum = 0.0f;
  for (int i = 0; i < p_n; ++i) sum += m[(i) + (4) * (i)];
  return sum;
}

// Indices that are accesses themselves, expressions with commas in calls, and a ternary.
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_nested_0(constant const int &N [[buffer(0)]], device const int * which [[buffer(1)]], device float * m [[buffer(2)]], device float *__restrict out [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_n = 8 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) {
    out[(0) + (3) * (n)] = m[(which[(0) + (3) * (n % 8)]) + (4) * (which[(1) + (3) * (n % 8)])];
    out[(1) + (3) * (n)] = m[(which[(0) + (3) * (which[(2) + (3) * (n % 8)])]) + (4) * (n % 2 ? 0 : p_n - 1)] + trace(m);
    device float *place = &out[(2) + (3) * (n)];
    *place = m[(okl_min(n, p_n - 1)) + (4) * (okl_max(0, (n & 3)))];
  } }
}

[[max_total_threads_per_threadgroup(4)]] kernel void _occa_inside_0(constant const int &N [[buffer(0)]], device const float *__restrict a [[buffer(1)]], device float *__restrict sums [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_a[12];
#line 55 "kernels/dim/orders.okl"
  { int g = (int)_occa_group_position.x;
    
    float r_a[6];
    { int i = (int)_occa_thread_position.x;
      for (int k = 0; k < 3; ++k) {
        s_a[(k) + (3) * (i)] = a[(g * p_n + i) * 3 + k];
        r_a[(1) + (2) * (k)] = a[(g * p_n + i) * 3 + k];
        r_a[(0) + (2) * (k)] = 1.0f;
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 65 "kernels/dim/orders.okl"
    { int i = (int)_occa_thread_position.x;
      float sum = 0.0f;
      for (int k = 0; k < 3; ++k) sum += s_a[(k) + (3) * (p_n - 1 - i)] * r_a[(1) + (2) * (2 - k)] + r_a[(0) + (2) * (k)];
      sums[g * p_n + i] = sum;
    }
  }
}
