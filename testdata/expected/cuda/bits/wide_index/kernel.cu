#line 1 "kernels/bits/wide_index.okl"
// Loops over indices that do not fit into 32 bits, backwards, unsigned, and of mixed width. The kernels
// see a window of a huge array.

extern "C" __global__ __launch_bounds__(32) void _occa_window_0(const long long first, const long long last, const int *__restrict__ x, long long *__restrict__ y) {
  { long long i_tile = first + 32 * (long long)blockIdx.x; long long i = i_tile + (long long)threadIdx.x; if ((unsigned long long)blockIdx.x * 32 + threadIdx.x < (first < last ? (unsigned long long)last - first : 0)) {
    y[i - first] = 3 * i + x[i - first];
  } }
}

extern "C" __global__ __launch_bounds__(16) void _occa_backwards_0(const long first, const int count, const int *__restrict__ x, long *__restrict__ y) {
  { long i_tile = first + count - 1 - 16 * (long)blockIdx.x; long i = i_tile - (long)threadIdx.x; if ((unsigned long long)blockIdx.x * 16 + threadIdx.x < (0 <= (long long)count - 1 ? (unsigned long long)((long long)count - 1) + 1 : 0)) { y[i - first] = x[i - first] - i; } }
}

// The bound of an int variable is 64 bits wide; the step is not one.
extern "C" __global__ __launch_bounds__(8) void _occa_mixedWidth_0(const long N, const size_t stride, const int *__restrict__ x, unsigned long *__restrict__ y) {
  { int b = (int)blockIdx.x;
    { size_t t = (size_t)threadIdx.x;
      const size_t i = 8 * (size_t)b + t;
      if (i < (size_t)N) y[i] = (stride * i << 20) + (unsigned long)(unsigned int)x[i];
    }
  }
}

extern "C" __global__ __launch_bounds__(8) void _occa_negativeStart_0(const short N, const int *__restrict__ x, int *__restrict__ y) {
  { short i_tile = (short)-N + 16 * (short)blockIdx.x; short i = i_tile + 2 * (short)threadIdx.x; if (i_tile + 2 * (long long)threadIdx.x <= (int)N) { y[i + N] = x[i + N] * i; } }
}
