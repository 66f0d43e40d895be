#include <metal_stdlib>
using namespace metal;
#define float2 okl_float2
#define int4 okl_int4
#define make_float2 okl_make_float2
#define OKL_NO_VECTORS 1
#line 1 "kernels/prelude/own_types.okl"
// okl: -D OKL_NO_VECTORS
// Types, functions and variables called like those of the language.

struct float2 {
  float first, second;
};

typedef struct {
  int part[4];
} int4;

inline float2 make_float2(const float first, const float second) {
  float2 made;
  made.first = first;
  made.second = second;
  return made;
}

inline float total(const float2 a) { return a.first + a.second; }

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_ownTypes_0(constant const int &N [[buffer(0)]], constant const int4 &_occa_arg_1 [[buffer(1)]], device const float *a [[buffer(2)]], device float *b [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  const int4 parts = _occa_arg_1;
#line 22 "kernels/prelude/own_types.okl"
  { int _occa_tiled_i = 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    const float2 pair = make_float2(a[i], parts.part[i % 4]);
    b[i] = total(pair);
  } }
}
