#line 1 "kernels/loops/types.okl"
// Loop variables of every integer type, steps from arguments, bounds of other types, every comparison.
// Each kernel adds one to each of N entries.

typedef unsigned short index_t;

extern "C" __global__ __launch_bounds__(10) void _occa_withAuto_0(const int N, const int *x, int *y) {
  { int b = 10 * (int)blockIdx.x;
    { int i = b + (int)threadIdx.x; if (i < N) y[i] = x[i] + 1; }
  }
}

extern "C" __global__ __launch_bounds__(10) void _occa_withShort_0(const int N, const int *x, int *y) {
  { index_t b = (index_t)blockIdx.x;
    { signed char t = (signed char)9 - (signed char)threadIdx.x;
      const int i = 10 * b + t;
      if (i < N) y[i] = x[i] + 1;
    }
  }
}

extern "C" __global__ __launch_bounds__(100) void _occa_withChar_0(const int N, const int *x, int *y) {
  { int b = (int)blockIdx.x;
    { unsigned char t = 2 * (unsigned char)threadIdx.x;
      const int i = 100 * b + t / 2;
      if (i < N) y[i] = x[i] + 1;
    }
  }
}

extern "C" __global__ void _occa_withStep_0(const int N, const int step, const int *x, int *y) {
  { int b = 2 * step * (int)blockIdx.x;
    { int t = (int)threadIdx.x; if (b + t < N) y[b + t] = x[b + t] + 1; }
  }
}

extern "C" __global__ void _occa_withWideBound_0(const long N, const unsigned int width, const int *x, int *y) {
  { int b = 10 * (int)blockIdx.x;
    { unsigned int t = 1 + (unsigned int)threadIdx.x;
      const long i = b + (long)t - 1;
      if (i < N) y[i] = x[i] + 1;
    }
  }
}

extern "C" __global__ __launch_bounds__(5) void _occa_withExpressions_0(const int N, const int *x, int *y) {
  { int b = -(N + 4) / 5 * 5 + 5 * (int)blockIdx.x;
    { int t = b + (N + 4) / 5 * 5 + (int)threadIdx.x; if (t < N) y[t] = x[t] + 1; }
  }
}

extern "C" __global__ __launch_bounds__(32) void _occa_withConstants_0(const int N, const int *x, int *y, const int blocks) {
#line 53 "kernels/loops/types.okl"
  { int b = blocks - 1 - (int)blockIdx.x;
    { int t = 'a' + (int)threadIdx.x;
      const int i = 32 * b + t - 'a';
      if (i < N) y[i] = x[i] + true;
    }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_withLong_0(const size_t N, const int *x, int *y) {
  { size_t b = 16 * (size_t)blockIdx.x;
    { unsigned long t = sizeof(int) * 4 - (unsigned long)threadIdx.x;
      if (b + t - 1 < N) y[b + t - 1] = x[b + t - 1] + 1;
    }
  }
}
