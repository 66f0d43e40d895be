#line 1 "kernels/tile/renamed_bound.okl"
// The bound of a tiled loop has a name that means something else on a target.

extern "C" __global__ __launch_bounds__(8) void _occa_braced_0(const int N, const int *__restrict__ x, int *__restrict__ y, const int half) {
#line 5 "kernels/tile/renamed_bound.okl"
  { int _occa_tiled_n = 8 * (int)blockIdx.x; int n = _occa_tiled_n + (int)threadIdx.x; if (n < half) {
    y[n] = x[n] + half;
  } }
}

extern "C" __global__ __launch_bounds__(4) void _occa_commented_0(const int N, const int *__restrict__ x, int *__restrict__ y, const int _occa_threadIdx) {
#line 12 "kernels/tile/renamed_bound.okl"
   /* the rest */ { int _occa_tiled_n = (int)(_occa_threadIdx) + 4 * (int)blockIdx.x; int n = _occa_tiled_n + (int)threadIdx.x; if ((long long)_occa_tiled_n + (long long)threadIdx.x < (N)) {
    y[n] = x[n] - _occa_threadIdx;
  } }
}

extern "C" __global__ __launch_bounds__(4) void _occa_looped_0(const int _occa_blockIdx, const int *__restrict__ x, int *__restrict__ y) {
  { int b = (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      for (unsigned long long _occa_tile_n = 0; _occa_tile_n < ((b + 2 * t) < _occa_blockIdx ? ((unsigned long long)_occa_blockIdx - (unsigned long long)(b + 2 * t) - 1) / (unsigned long long)(8) + 1 : 0); _occa_tile_n += 3) { int _occa_tiled_n = (int)(b + 2 * t) + 8 * (int)_occa_tile_n; for (int _occa_round_n = 0; _occa_round_n < 3; ++_occa_round_n) { int n = _occa_tiled_n + 8 * (int)_occa_round_n; if ((long long)_occa_tiled_n + (long long)(8) * (long long)_occa_round_n < (_occa_blockIdx)) {
        y[n] = x[n] * _occa_blockIdx;
      } } }
    }
  }
}
