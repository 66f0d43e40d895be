#line 1 "kernels/attributes/numbers.okl"
// Numbers of attributes that are expressions: of macros, of constants, of enumerators.

#define AXIS 1
#define SIZE (4 * 2)
#define GUARD (AXIS == 1)

constexpr int fastest = 0;
__device__ constexpr int width() { return 8; }
enum Sizes { lanes = 8, slow = 2 };

extern "C" __global__ __launch_bounds__(16) void _occa_ofMacros_0(const int N, const int *a, int *b) {
  { int g = 8 * (int)blockIdx.x;
    { int j = (int)threadIdx.y;
      { if (threadIdx.x < (0 < (long long)(4 * 2) ? (unsigned long long)(long long)(4 * 2) : 0)) { int i = g + (int)threadIdx.x;
        if (i < N && i % 2 == j) b[i] = a[i] + 1; } } }
  }
}

extern "C" __global__ __launch_bounds__(8) void _occa_ofConstants_0(const int N, const int *a, int *b) {
  { int z = (int)blockIdx.z;
    { int g = 16 * (int)blockIdx.x;
      { int k = (int)threadIdx.x;
        const int i = g + z * lanes + k;
        if (i < N) b[i] = a[i] + 1;
      } } }
}

extern "C" __global__ __launch_bounds__(4) void _occa_tiles_0(const int N, const int *a, int *b) {
  { int i_tile = 4 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) { b[i] = a[i]; } }
}

#line 28 "kernels/attributes/numbers.okl"
extern "C" __global__ __launch_bounds__(8) void _occa_tiles_1(const int N, const int *a, int *b) {
#line 30 "kernels/attributes/numbers.okl"
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + 2 * (int)threadIdx.x; if (i < N) {
    for (int k = i; k < i + 2; ++k) {
      if (k < N) b[k] += 1;
    }
  } }
}

extern "C" __global__ __launch_bounds__(8) void _occa_swapped_0(const int N, const int *a, int *b) {
  { int i_tile = 8 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) { b[0 + 1 * i] = a[0 + 1 * i] + 1; } }
}
