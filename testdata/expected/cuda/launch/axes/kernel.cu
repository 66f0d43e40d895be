#line 1 "kernels/launch/axes.okl"
// Axes with gaps, in any order, and explicit ones beside implicit ones.

extern "C" __global__ __launch_bounds__(8) void _occa_onlyLast_0(const int N, const int *x, int *y) {
  { int b = 8 * (int)blockIdx.z;
    { int i = b + (int)threadIdx.y; if (i < N) y[i] = x[i] + 1; }
  }
}

extern "C" __global__ __launch_bounds__(4) void _occa_gap_0(const int N, const int *x, int *y) {
  { int b = (int)blockIdx.x;
    { int c = (int)blockIdx.z;
      { int j = (int)threadIdx.x;
        { int i = (int)threadIdx.z;
          const int n = ((b * 3 + c) * 2 + j) * 2 + i;
          if (n < N) y[n] = x[n] + 1;
        }
      }
    }
  }
}

// The second nest exchanges the axes: both need a group of 2 x 6 and 6 x 2, so 6 x 6.
extern "C" __global__ __launch_bounds__(36) void _occa_exchanged_0(const int N, const int *x, int *y) {
  { int b = 12 * (int)blockIdx.x;
    __shared__ int s[12];
    { if (threadIdx.y < 2) { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x; s[6 * j + i] = b + 6 * j + i < N ? x[b + 6 * j + i] : 0; }
    } }
    __syncthreads();
    { int i = (int)threadIdx.y;
      { if (threadIdx.x < 2) { int j = (int)threadIdx.x;
        const int n = 6 * j + i;
        if (b + n < N) y[b + n] = s[n] + 1;
      } }
    }
  }
}

extern "C" __global__ __launch_bounds__(12) void _occa_implicitBeside_0(const int N, const int *x, int *y) {
  { int a = (int)blockIdx.y;
    { int b = (int)blockIdx.x;
      { int c = (int)threadIdx.z;
        { int d = (int)threadIdx.x;
          { int e = (int)threadIdx.y;
            const int n = (((b * 2 + a) * 2 + c) * 3 + d) * 2 + e;
            if (n < N) y[n] = x[n] + 1;
          }
        }
      }
    }
  }
}
