#define float2 okl_float2
#define int4 okl_int4
#define make_float2 okl_make_float2
#define OKL_NO_VECTORS 1
#line 1 "kernels/prelude/own_types.okl"
// okl: -D OKL_NO_VECTORS
// Types, functions and variables called like those of the language.

typedef struct float2 {
  float first, second;
} float2;

typedef struct {
  int part[4];
} int4;

static inline float2 make_float2(const float first, const float second) {
  float2 made;
  made.first = first;
  made.second = second;
  return made;
}

static inline float total(const float2 a) { return a.first + a.second; }

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_ownTypes_0(const int N, const int4 parts, __global const float *a, __global float *b) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    const float2 pair = make_float2(a[i], parts.part[i % 4]);
    b[i] = total(pair);
  } }
}
