#line 1 "kernels/barriers/rows.okl"
// `@inner(0, subgroup)`: a row of work items that step together.

// The group is one row: its barriers are those of a sub-group where that is known to be one.
extern "C" __global__ __launch_bounds__(16) void _occa_mirror_0(const int N, const float *x, float *y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ float s[16];
    for (int round = 0; round < 3; ++round) {
      { int t = (int)threadIdx.x;
        s[t] = round == 0 ? (b + t < N ? x[b + t] : 0) : s[t] + round;
      }
      __syncwarp();
#line 11 "kernels/barriers/rows.okl"
      { int t = (int)threadIdx.x;
        if (b + t < N) y[b + t] = s[15 - t];
      }
      __syncwarp();
#line 14 "kernels/barriers/rows.okl"
}
  }
}

// Several rows wait for each other.
extern "C" __global__ __launch_bounds__(128) void _occa_sums_0(const int N, const float *x, float *y) {
  { int b = 4 * (int)blockIdx.x;
    __shared__ float s[4][32];
    { int w = (int)threadIdx.y;
      { int l = (int)threadIdx.x; s[w][l] = b + w < N ? x[32 * (b + w) + l] : 0; }
    }
    for (int step = 16; step > 0; step /= 2) {
      __syncthreads();
#line 26 "kernels/barriers/rows.okl"
      { int w = (int)threadIdx.y;
        { int l = (int)threadIdx.x;
          if (l < step) s[w][l] += s[w][l + step];
        }
      }
    }
    __syncthreads();
#line 32 "kernels/barriers/rows.okl"
    { int w = (int)threadIdx.y;
      { int l = (int)threadIdx.x;
        if (l == 0 && b + w < N) y[b + w] = s[w][0] + s[3 - w][0];
      }
    }
  }
}

// More than a sub-group has.
extern "C" __global__ __launch_bounds__(128) void _occa_wide_0(const int N, const float *x, float *y) {
  { int b = 128 * (int)blockIdx.x;
    __shared__ float s[128];
    { int t = (int)threadIdx.x; s[t] = b + t < N ? x[b + t] : 0; }
    __syncthreads();
#line 45 "kernels/barriers/rows.okl"
    { int t = (int)threadIdx.x;
      if (b + t < N) y[b + t] = s[127 - t];
    }
  }
}
