#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/attributes/alignment.okl"
// Constants that only attributes name: of the file, of host code, in types and in declarations.

constant constexpr int whole = 16;
constant constexpr int half_of_it = whole / 2;
constant static const int wide = 32;

struct alignas(whole) Row {
  float v[4];
};
struct Pair {
  alignas(half_of_it) float x;
  float y __attribute__((aligned(half_of_it)));
};
struct __attribute__((aligned(wide))) Wide {
  float v[2];
};

inline float sum(const Row row, const Wide w) {
  alignas(whole) float found[4] = {row.v[0], row.v[1], w.v[0], w.v[1]};
  return found[0] + found[1] + found[2] + found[3];
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_aligned_rows_0(constant const int &N [[buffer(0)]], constant const Row &_occa_arg_1 [[buffer(1)]], device const float *a [[buffer(2)]], device float *b [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  const Row shift = _occa_arg_1;
#line 24 "kernels/attributes/alignment.okl"
  const int of_host = 32;
  const int size = 16;
  constexpr const int of_pair = 2 * sizeof(float);
  { int _occa_tiled_i = 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    alignas(of_host) float first[4] = {a[i], 1.0f};
    float second[2] __attribute__((aligned(of_pair))) = {2.0f, a[i]};
    __attribute__((aligned(wide))) float third = a[i];
    Row row = {{first[0], second[0]}};
    Pair pair = {first[1], second[1]};
    Wide w = {{third, shift.v[3]}};
    b[i] = sum(row, w) + pair.x * pair.y;
  } }
}

// In each memory; and another constant of the name, nearer.
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_nearer_0(constant const int &N [[buffer(0)]], device const float *a [[buffer(1)]], device float *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  const int bytes = 64;
  const int of_group = 16;
  threadgroup float s[8];
  threadgroup float t[8];
#line 42 "kernels/attributes/alignment.okl"
  { int g = 8 * (int)_occa_group_position.x;
    
    
    alignas(8) float e;
    { int i = (int)(g) + (int)_occa_thread_position.x;
      s[i - g] = a[i];
      t[i - g] = 2 * a[i];
      e = 16 * a[i];
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 51 "kernels/attributes/alignment.okl"
    { int i = (int)(g) + (int)_occa_thread_position.x;
      alignas(bytes) float first = s[7 - (i - g)];
      const int bytes = 16;
      alignas(bytes) float second[4] = {first, bytes, t[7 - (i - g)]};
      b[i] = second[0] + second[1] + second[2] + e;
    }
  }
}
