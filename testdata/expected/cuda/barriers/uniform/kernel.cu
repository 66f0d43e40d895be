#line 1 "kernels/barriers/uniform.okl"
// Conditions and loops inside of an `@inner` loop that all work items of a group decide the same way: barriers may stand
// in them.

__device__ static int twice(const int n) { return 2 * n; }

extern "C" __global__ __launch_bounds__(32) void _occa_uniform_0(const int n, const int *in, const int *flags, int *out) {
  { int g = (int)blockIdx.x;
    __shared__ int s[4][8];
    const int rounds = 1 + g % 3;
    { int j = (int)threadIdx.y;
      const int half = n / 2;
      const int last = twice(rounds) - rounds;
      if (g % 2 == 0 && half > 1) {
        { int i = (int)threadIdx.x; s[j][i] = in[32 * g + 8 * j + i]; }
        __syncthreads();
#line 15 "kernels/barriers/uniform.okl"
        { int i = (int)threadIdx.x; out[32 * g + 8 * j + i] = s[j][7 - i]; }
      } else if (flags[g] > 0) {
        { int i = (int)threadIdx.x; s[j][i] = 2 * in[32 * g + 8 * j + i]; }
        __syncthreads();
#line 18 "kernels/barriers/uniform.okl"
        { int i = (int)threadIdx.x; out[32 * g + 8 * j + i] = s[j][(i + 3) % 8]; }
      }
      for (int k = 0; k < last; ++k) {
        __syncthreads();
#line 21 "kernels/barriers/uniform.okl"
        { int i = (int)threadIdx.x; s[j][i] = out[32 * g + 8 * j + i] + k; }
        __syncthreads();
#line 22 "kernels/barriers/uniform.okl"
        { int i = (int)threadIdx.x; out[32 * g + 8 * j + i] = s[j][(i + 1) % 8]; }
      }
    }
  }
}
