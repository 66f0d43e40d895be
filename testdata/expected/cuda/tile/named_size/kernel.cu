#line 1 "kernels/tile/named_size.okl"
// The size of a tile is a constant that nothing else in the kernel names.

constexpr int wide = 6;
enum { narrow = 4 };
static const int few = 3;

extern "C" __global__ __launch_bounds__(4) void _occa_before_0(const int N, const int step, const int *__restrict__ x, int *__restrict__ y) {
  { int n_tile = (wide - 2) * step * (int)blockIdx.x; int n = n_tile + step * (int)threadIdx.x; if (n_tile + step * (long long)threadIdx.x < N) { y[n] = x[n] + 1; } }
}

extern "C" __global__ __launch_bounds__(2) void _occa_twice_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b_tile = 4 * (int)blockIdx.y; int b = b_tile + (int)blockIdx.x; if (b < N) {
    { int t = (int)threadIdx.x;
      if (t == b % 2) y[b] = x[b] + 2;
    }
  } }
}

extern "C" __global__ __launch_bounds__(3) void _occa_inHeader_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { short n_tile = 3 * (short)blockIdx.x; short n = n_tile + (short)threadIdx.x; if (n_tile + (long long)threadIdx.x < N) { y[n] = x[n] + 3; } }
}
