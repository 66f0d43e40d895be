#line 1 "kernels/barriers/indices.okl"
// Indices that look like a work item's own and are not, found by an interpreter of kernels. Without a barrier between the
// two loops of each, some order of work items gives another result.

// `(&s[1])[t]` is `s[1 + t]`.
extern "C" __global__ __launch_bounds__(4) void _occa_shifted_0(const int *in, int *out) {
  { int g = (int)blockIdx.x;
    __shared__ int s[5];
    { int t = (int)threadIdx.x; s[t] = in[t]; }
    __syncthreads();
    { int t = (int)threadIdx.x; (&s[1])[t] = 7 + t; }
    __syncthreads();
#line 11 "kernels/barriers/indices.okl"
    { int t = (int)threadIdx.x; out[t] = (&s[0])[t]; }
  }
}

// An `int` has the low 32 bits of a `long`: `j` is 0 for all.
extern "C" __global__ __launch_bounds__(4) void _occa_narrowed_0(const int *in, int *out) {
  { int g = (int)blockIdx.x;
    __shared__ int s[4];
    { int t = (int)threadIdx.x; s[t] = in[t]; }
    __syncthreads();
    { int t = (int)threadIdx.x;
      const long i = 4294967296L * t;
      const int j = i;
      if (t == 1) s[j] = 9;
    }
    __syncthreads();
#line 26 "kernels/barriers/indices.okl"
    { int t = (int)threadIdx.x;
      const long i = 4294967296L * t;
      const int j = i;
      if (t == 0) out[t] = s[j];
    }
  }
}

// Unsigned numbers wrap around: the index is 0 for all.
extern "C" __global__ __launch_bounds__(4) void _occa_wrapped_0(const int *in, int *out) {
  { int g = (int)blockIdx.x;
    __shared__ int s[4];
    { int t = (int)threadIdx.x; s[t] = in[t]; }
    __syncthreads();
    { int t = (int)threadIdx.x;
      if (t == 0) s[1073741824u * t * 4] = 9;
    }
    __syncthreads();
#line 43 "kernels/barriers/indices.okl"
    { int t = (int)threadIdx.x; out[t] = s[1073741824u * t * 4]; }
  }
}

// `m(t, 0)` is `m[2 * t]`.
extern "C" __global__ __launch_bounds__(4) void _occa_dimensions_0(const int *in, int *out) {
  { int g = (int)blockIdx.x;
    __shared__ int m[8];
    { int t = (int)threadIdx.x;
      m[t] = in[t];
      m[t + 4] = 0;
    }
    __syncthreads();
    { int t = (int)threadIdx.x; m[0 + 2 * t] = 20 + t; }
    __syncthreads();
#line 57 "kernels/barriers/indices.okl"
    { int t = (int)threadIdx.x; out[t] = m[t]; }
  }
}

// `continue` leads to the condition, which reads `s[0]`.
extern "C" __global__ __launch_bounds__(4) void _occa_skipped_0(const int n, const int *in, int *out) {
  { int g = (int)blockIdx.x;
    __shared__ int s[4];
    { int t = (int)threadIdx.x; s[t] = in[t]; }
    int r = 0;
    __syncthreads();
#line 67 "kernels/barriers/indices.okl"
    while (s[0] < 50 && r < 3) {
      ++r;
      __syncthreads();
#line 69 "kernels/barriers/indices.okl"
      { int t = (int)threadIdx.x; s[t] += 40; }
      if (r == n % 3) { __syncthreads(); continue; }
      { int t = (int)threadIdx.x; out[t] = r; }
      __syncthreads();
#line 72 "kernels/barriers/indices.okl"
}
    { int t = (int)threadIdx.x; out[t] = 10 * out[t] + s[t]; }
  }
}

// `default` is reached from the head of the `switch`, not from behind the barrier of `case 0`.
extern "C" __global__ __launch_bounds__(4) void _occa_labelled_0(const int n, const int *in, int *out) {
  { int g = (int)blockIdx.x;
    __shared__ int s[4];
    { int t = (int)threadIdx.x; s[t] = in[t]; }
    switch (n % 3) {
    case 0:
      { __syncthreads(); { int t = (int)threadIdx.x; out[t] = s[3 - t]; } }
      break;
    default:
      { __syncthreads(); { int t = (int)threadIdx.x; out[t] = 2 * s[3 - t]; } }
    }
  }
}
