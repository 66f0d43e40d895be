#line 1 "kernels/barriers/independent.okl"
// `@independent`: rounds that write where no other one reads wait for nothing.

// Each round has a column of its own: by their indices okl cannot tell.
extern "C" __global__ __launch_bounds__(16) void _occa_columns_0(const int N, const int M, const int *place, const float *x, float *y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ float s[8][16];
    for (int m = 0; m < M; ++m) {
      const int column = place[m];
      { int t = (int)threadIdx.x; s[column][t] = b + t < N ? x[M * (b + t) + m] : 0; }
      __syncthreads();
#line 10 "kernels/barriers/independent.okl"
      { int t = (int)threadIdx.x;
        if (b + t < N) y[M * (b + t) + m] = s[column][15 - t];
      }
    }
    // What comes after the loop waits for its last round.
    __syncthreads();
#line 15 "kernels/barriers/independent.okl"
    { int t = (int)threadIdx.x;
      if (b + t < N && M > 0) y[M * (b + t)] += s[place[0]][t];
    }
  }
}

// Inside of one whose rounds are not independent.
extern "C" __global__ __launch_bounds__(16) void _occa_nested_0(const int N, const int *order, float *x) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ float s[4][16];
    for (int k = 0; k < 3; ++k) {
      for (int r = 0; r < 4; ++r) {
        { int t = (int)threadIdx.x; s[order[r]][t] = b + t < N ? x[b + t] + r : 0; }
        { int t = (int)threadIdx.x; s[order[r]][t] += 1; }
      }
      __syncthreads();
#line 30 "kernels/barriers/independent.okl"
      { int t = (int)threadIdx.x;
        if (b + t < N) x[b + t] = s[0][15 - t] + s[1][t] + s[2][t] + s[3][t];
      }
      __syncthreads();
#line 33 "kernels/barriers/independent.okl"
}
  }
}
