#line 1 "kernels/pointers/moved_argument.okl"
// Arguments that work items change and use in several loops: each work item has its own, from the group's start.

extern "C" __global__ __launch_bounds__(32) void _occa_moved_0(const int N, int n, float f, const float *x, float *y) {
  { int g = (int)blockIdx.x;
    __shared__ float s[32];
    { int t = (int)threadIdx.x;
      x += 32 * g;
      y = y + 32 * g;
      n += t;
      s[t] = x[t];
    }
    for (int k = 0; k < 3; ++k) {
      { int t = (int)threadIdx.x;
        f *= 2;
        n -= k;
      }
    }
    __syncthreads();
#line 18 "kernels/pointers/moved_argument.okl"
    { int t = (int)threadIdx.x; y[t] = f * s[31 - t] + n + x[0]; }
  }
}

// A group of two axes whose sizes a launch knows; a barrier inside of a loop.
extern "C" __global__ void _occa_rows_0(const int N, const int a, const int b, int *d, const int *x) {
  { int g = (int)blockIdx.x;
    __shared__ int s[64];
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x;
        d += a * b * g + i;
        s[i + a * j] = x[a * b * g + i + a * j];
        __syncthreads();
        d += a * j;
      }
    }
    __syncthreads();
#line 34 "kernels/pointers/moved_argument.okl"
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x; *d = s[a * b - 1 - i - a * j]; }
    }
  }
}
