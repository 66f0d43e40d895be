#line 1 "kernels/exclusive/starts_from.okl"
// `@exclusive` variables whose first values are made of others, after work items have changed those.
extern "C" __global__ __launch_bounds__(16) void _occa_startsFrom_0(const int N, const int *x, int *y) {
  { int g = (int)blockIdx.x;
    int e = 3, next = e + 1, later;
    int both[2] = {e, next};
    { int t = (int)threadIdx.x;
      e += x[16 * g + t];
      both[0] += e;
      later = t;
    }
    int f = e + later, spare[2];
    const int fixed = f * 2;
    __syncthreads();
#line 13 "kernels/exclusive/starts_from.okl"
    { int t = (int)threadIdx.x;
      f += fixed;
      spare[t & 1] = f;
      y[16 * g + t] = e + 10 * next + 100 * spare[t & 1] + both[0] - both[1];
    }
  }
}
