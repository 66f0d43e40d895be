#line 1 "kernels/barriers/names.okl"
// Names around barriers: those of the loop over work items again, and those that okl would like to give.





#line 22 "kernels/barriers/names.okl"
extern "C" __global__ __launch_bounds__(8) void _occa_indices_0(const int N, const int n, int *__restrict__ y) {
  { int b = (int)blockIdx.x;
    __shared__ int s[8];
    { int t = (int)threadIdx.x;
      const int me = t;
      int r = 0;
      for (int t = 0; t < n; ++t) {
        s[me] = me;
        __syncthreads();
        r += 10 * t + s[7 - me];
        __syncthreads();
      }
      {
        int t = n;
        while (t > 0) {
          s[me] = r + t;
          __syncthreads();
          r += s[7 - me];
          __syncthreads();
          --t;
        }
      }
      { int again_value; { int again_result; {
#line 4 "kernels/barriers/names.okl"
  int r = 1;
  for (int t = 0; t < n; ++t) {
    s[me] = r + t;
    __syncthreads();
    r += s[7 - me] + 10 * t;
    __syncthreads();
  }
  again_result = (r);
} again_value = again_result; } y[8 * b + me] = r + again_value; }
#line 45 "kernels/barriers/names.okl"
    }
  }
}

extern "C" __global__ __launch_bounds__(8) void _occa_axes_0(const int N, const int n, int *__restrict__ y) {
  { int b = (int)blockIdx.x;
    __shared__ int s[2][4];
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x;
        const int row = j, at = i;
        int r = 0;
        for (int j = 0; j < n; ++j) {
          s[row][at] = r + j;
          __syncthreads();
          r += s[1 - row][3 - at] + j;
          __syncthreads();
        }
        y[8 * b + 4 * row + at] = r;
      }
    }
  }
}

extern "C" __global__ __launch_bounds__(8) void _occa_nested_0(const int N, int *__restrict__ y) {
  { int b = (int)blockIdx.x;
    __shared__ int s[8];
    { int t = (int)threadIdx.x;
      int active = t; int left = 1; int both_value = 2;
      s[t] = 0;
      { const bool active2 = t < 6;  {
        { bool active3 = false; if (active2) active3 = t > 0;  {
          __syncthreads();
          if (active3) { s[t] = active + left; }
        } }
      } }
      __syncthreads();
      y[8 * b + t] = s[7 - t] + both_value;
    }
  }
}

extern "C" __global__ __launch_bounds__(8) void _occa_values_0(const int N, const int n, int *__restrict__ y) {
  { int b = (int)blockIdx.x;
    __shared__ int s[8];
    { int t = (int)threadIdx.x;
      { int both_result; { int v = 1; {
#line 15 "kernels/barriers/names.okl"
  s[t] = v;
  __syncthreads();
  int r = s[7 - t] + v;
  __syncthreads();
  both_result = (r);
} } }
      int both_value2; { int both_result; { int v_argument = t; { int v = v_argument; {
#line 15 "kernels/barriers/names.okl"
  s[t] = v;
  __syncthreads();
  int r = s[7 - t] + v;
  __syncthreads();
  both_result = (r);
} } } both_value2 = both_result; } int both_value3; { int both_result; { int v_argument = both_value2; { int v = v_argument; {
#line 15 "kernels/barriers/names.okl"
  s[t] = v;
  __syncthreads();
  int r = s[7 - t] + v;
  __syncthreads();
  both_result = (r);
} } } both_value3 = both_result; } int r = both_value3;
      { int both_value4; { int both_result; { int v = r; {
#line 15 "kernels/barriers/names.okl"
  s[t] = v;
  __syncthreads();
  int r = s[7 - t] + v;
  __syncthreads();
  both_result = (r);
} } both_value4 = both_result; } int both_result; { int v_argument = both_value4; { int v = v_argument; {
#line 15 "kernels/barriers/names.okl"
  s[t] = v;
  __syncthreads();
  int r = s[7 - t] + v;
  __syncthreads();
  both_result = (r);
} } } }
      if (!(n == 1)) {
#line 94 "kernels/barriers/names.okl"
      s[t] = r;
      if (int w = n % 4; w > 1) {
        __syncthreads();
        r += s[7 - t] + w;
        __syncthreads();
      }
      for (int k = 0; k < n; ++k) {
        s[t] = r + k;
        __syncthreads();
        r += s[7 - t];
        __syncthreads();
      }
      y[8 * b + t] = r; }
    }
  }
}
