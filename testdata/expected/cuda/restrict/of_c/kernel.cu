#line 1 "kernels/restrict/of_c.okl"
// Pointers with the word of C and with that of OKL, and a variable of the group's that one work item comes back to: no barrier
// stands between what cannot meet.

extern "C" __global__ __launch_bounds__(16) void _occa_rowTotals_0(const int rows, const int n, const float *__restrict__ x, float *__restrict__ total, float *__restrict__ twice) {
  { int g = (int)blockIdx.x;
    __shared__ float all[16];
    __shared__ float sum;
    for (int k = 0; k < n; ++k) {
      { if (threadIdx.x < 1) { int l = (int)threadIdx.x; sum = k == 0 ? 0 : sum; } }
      { int l = (int)threadIdx.x; all[l] = x[(g * n + k) * 16 + l]; }
      __syncthreads();
#line 11 "kernels/restrict/of_c.okl"
      { if (threadIdx.x < 1) { int l = (int)threadIdx.x; sum += all[3] + all[9]; } }
      __syncthreads();
#line 12 "kernels/restrict/of_c.okl"
      { int l = (int)threadIdx.x;
        if (l == 0) total[g] = sum;
      }
      __syncthreads();
#line 15 "kernels/restrict/of_c.okl"
}
    { int l = (int)threadIdx.x; twice[16 * g + l] = n > 0 ? 2 * sum + l : 0; }
  }
}
