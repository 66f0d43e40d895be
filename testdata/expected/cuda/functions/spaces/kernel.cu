#line 1 "kernels/functions/spaces.okl"
// Functions that get pointers to global, shared and private memory, and functions that call each other.

#define p_n 16

__device__ float sumOf(const float *values, const int count, const int stride) {
  float sum = 0.0f;
  for (int k = 0; k < count; ++k) sum += values[k * stride];
  return sum;
}

__device__ void copyTo(float *__restrict__ to, const float *__restrict__ from, const int count) {
  for (int k = 0; k < count; ++k) to[k] = from[k];
}

__device__ void rotateLeft(float *values, const int count) {
  const float first = values[0];
  for (int k = 1; k < count; ++k) values[k - 1] = values[k];
  values[count - 1] = first;
}

__device__ static inline float weigh(const float *values, const int count) {
  return sumOf(values, count, 1) / count + values[0];
}

// Functions in rows of a table: the row is a pointer as well.
__device__ float rowProduct(const float table[][p_n], const int row, const float *vector) {
  float sum = 0.0f;
  for (int k = 0; k < p_n; ++k) sum += table[row][k] * vector[k];
  return sum;
}

extern "C" __global__ __launch_bounds__(16) void _occa_everySpace_0(const int blocks, const float *x, float *y, float *copy) {
  { int b = (int)blockIdx.x;
    __shared__ float s_x[p_n];
    __shared__ float s_table[p_n][p_n];
    { int t = (int)threadIdx.x;
      s_x[t] = x[b * p_n + t];
      for (int k = 0; k < p_n; ++k) s_table[t][k] = (t + k) % 3;
    }
    __syncthreads();
#line 40 "kernels/functions/spaces.okl"
    { int t = (int)threadIdx.x;
      float own[4];
      copyTo(own, x + b * p_n + t / 4 * 4, 4);
      for (int k = 0; k < t % 4; ++k) rotateLeft(own, 4);
      float result = sumOf(s_x, p_n / 2, 2) + sumOf(x + b * p_n + 1, p_n / 2, 2);
      result += weigh(own, 4) + weigh(s_x + t, 1);
      result += rowProduct(s_table, t, s_x);
      y[b * p_n + t] = result;
      if (t % 4 == 0) copyTo(copy + b * p_n + t, s_x + t, 4);
    }
  }
}
