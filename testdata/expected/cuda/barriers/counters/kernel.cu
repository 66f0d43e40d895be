#line 1 "kernels/barriers/counters.okl"
// One variable counts several loops: some around barriers, and some that only a few work items run. The reduction of each
// group is the sum of its values; what is left over is added by one work item.
extern "C" __global__ __launch_bounds__(16) void _occa_sums_0(const int N, const int n, const int *x, int *y) {
  { int g = (int)blockIdx.x;
    __shared__ int s[16];
    { int u = (int)threadIdx.y; { int t = (int)threadIdx.x;
      int i; int rest = 0;
      s[t] = 16 * g + t < n ? x[16 * g + t] : 0;
      __syncthreads();
      if (n % 2 == 0) {
        for (int i = 2; i <= 16; i = 2 * i) {
          if ((t + 1) % i == 0) s[t] = s[t] + s[t - i / 2];
          __syncthreads();
        }
        if (t == 15) y[2 * g] = s[t];
      } else {
        for (int i = 8; i > 0; i /= 2) {
          if (t < i) s[t] += s[t + i];
          __syncthreads();
        }
        if (t == 0) {
          for (int i = 0; i < n; i += 3) rest += x[i];
          y[2 * g] = s[0];
        }
      }
      for (i = 0; i < 3; ++i) rest += i;
      // This one goes on from its value.
      for (; i < t + 5; ++i) rest += i;
      if (t == 0) y[2 * g + 1] = rest;
    } }
  }
}
