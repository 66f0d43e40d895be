#line 1 "kernels/tile/renamed_bound.okl"
// The bound of a tiled loop has a name that means something else on a target.

extern "C" __global__ __launch_bounds__(8) void _occa_braced_0(const int N, const int *__restrict__ x, int *__restrict__ y, const int half) {
#line 5 "kernels/tile/renamed_bound.okl"
  { int n_tile = 8 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < half) {
    y[n] = x[n] + half;
  } }
}

extern "C" __global__ __launch_bounds__(4) void _occa_commented_0(const int N, const int *__restrict__ x, int *__restrict__ y, const int _occa_threadIdx) {
#line 12 "kernels/tile/renamed_bound.okl"
   /* the rest */ { int n_tile = _occa_threadIdx + 4 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n_tile + (long long)threadIdx.x < N) {
    y[n] = x[n] - _occa_threadIdx;
  } }
}

extern "C" __global__ __launch_bounds__(4) void _occa_looped_0(const int _occa_blockIdx, const int *__restrict__ x, int *__restrict__ y) {
  { int b = (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      for (unsigned long long n_from = 0; n_from < (b + 2 * t < _occa_blockIdx ? ((unsigned long long)_occa_blockIdx - (b + 2 * t) - 1) / 8 + 1 : 0); n_from += 3) { int n_tile = b + 2 * t + 8 * (int)n_from; for (int n_nth = 0; n_nth < 3; ++n_nth) { int n = n_tile + 8 * n_nth; if (n_tile + 8 * (long long)n_nth < _occa_blockIdx) {
        y[n] = x[n] * _occa_blockIdx;
      } } }
    }
  }
}
