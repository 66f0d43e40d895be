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

__device__ inline float2 make_float2(const float first, const float second) {
  float2 made;
  made.first = first;
  made.second = second;
  return made;
}

__device__ inline float total(const float2 a) { return a.first + a.second; }

extern "C" __global__ __launch_bounds__(16) void _occa_ownTypes_0(const int N, const int4 parts, const float *a, float *b) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    const float2 pair = make_float2(a[i], parts.part[i % 4]);
    b[i] = total(pair);
  } }
}
