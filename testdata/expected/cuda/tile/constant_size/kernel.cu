#line 1 "kernels/tile/constant_size.okl"
// Tiles whose size is a constant that nothing else names.

constexpr int p_one = 2;
const int p_many = 8;

extern "C" __global__ __launch_bounds__(8) void _occa_constantSize_0(const int N, const int *a, int *b) {
  { int i_tile = 8 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    b[i] = 2 * a[i];
  } }
}

#line 6 "kernels/tile/constant_size.okl"
extern "C" __global__ __launch_bounds__(3) void _occa_constantSize_1(const int N, const int *a, int *b) {
#line 10 "kernels/tile/constant_size.okl"
  { int i_tile = (int)blockIdx.y; int i = i_tile + (int)blockIdx.x; if (i < N) {
    { int j = (int)threadIdx.x;
      if (j == 1) b[i] += j;
    }
  } }
}
