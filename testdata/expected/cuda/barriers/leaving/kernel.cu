#line 1 "kernels/barriers/leaving.okl"
// Work items that leave before barriers: all of a group together, around loops with barriers; some of them; both. A variable
// of the group is declared together with one of work items.

extern "C" __global__ __launch_bounds__(16) void _occa_together_0(const int N, const int groups, const int *__restrict__ x, int *__restrict__ y) {
  { int b = (int)blockIdx.x;
    __shared__ int s[16];
    __shared__ int more;
    { int t = (int)threadIdx.x;
      if (!(b >= groups)) {
      s[t] = x[16 * b + t];
      int count = 0;
      while (true) {
        if (t == 0) more = 0;
        __syncthreads();
        for (int phase = 0; phase < 2; ++phase) {
          const int i = 2 * t + phase;
          if (i + 1 < 16 && s[i] > s[i + 1]) {
            const int v = s[i];
            s[i] = s[i + 1];
            s[i + 1] = v;
            atomicExch(&more, 1);
          }
          __syncthreads();
        }
        if (!more) break;
        ++count;
        __syncthreads();
        if (count % 2 == 1) continue;
        if (count > 16) break;
      }
      y[16 * b + t] = 100 * count + s[t]; }
    }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_some_0(const int N, const int n, const int groups, const int *__restrict__ x, int *__restrict__ y) {
  { int b = (int)blockIdx.x;
    __shared__ int s[16];
    { int t = (int)threadIdx.x;
      int group = b; int me = t;
      s[me] = 0;
      if (!(group >= groups)) {
      const bool left = 16 * b + t >= n; if (left) ;
      if (!left) { s[t] = x[16 * b + t]; }
#line 47 "kernels/barriers/leaving.okl"
      __syncthreads();
      if (!left) { y[16 * b + t] = s[15 - t] + s[t]; } }
    }
  }
}
