#line 1 "kernels/cpp/reference_casts.okl"
// Casts to references: another name for the same place, in whichever memory it lies.

__device__ static unsigned halves(const int *x, const int at) {
  return (unsigned &)x[at] / 2u;
}

extern "C" __global__ __launch_bounds__(16) void _occa_referenceCasts_0(const int N, const int *in, int *out) {
  { int g = 16 * (int)blockIdx.x;
    __shared__ int s[16];
    { int i = g + (int)threadIdx.x;
      int own = 0;
      (unsigned &)own = 3000000000u;
      (unsigned &)s[i - g] = i < N ? (const unsigned &)in[i] + (unsigned)own : 7u;
    }
    __syncthreads();
#line 15 "kernels/cpp/reference_casts.okl"
    { int i = g + (int)threadIdx.x;
      if (i < N) {
        (unsigned &)out[i] = halves(s, 15 - (i - g)) + halves(in, i) + ((unsigned &)s[(i - g) ^ 1] >> 3);
      }
    }
  }
}
