#ifdef __CUDACC_RTC__
#ifndef INFINITY
#define INFINITY ((float)(1e+300 * 1e+300))
#endif
#else
#include <cmath>
#endif
#define p_threads 16
#line 1 "kernels/neural/rows.okl"
// okl: -D p_threads=16
// Softmax, layer norm and attention scores, a group per row.





#ifndef __CUDACC_RTC__
#include <math.h>
#endif



#line 3 "kernels/neural/fold.h"
// Folds a shared array of p_threads to its first entry with an operation on a and b.



#line 12 "kernels/neural/rows.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_softmaxRows_0(const int rows, const int cols, const float *__restrict__ x, float *__restrict__ y) {
  { int row = (int)blockIdx.x;
    __shared__ float s_fold[p_threads];
    float r_max, r_sum;

    { int t = (int)threadIdx.x;
      r_max = -INFINITY;
      for (int c = t; c < cols; c += p_threads) r_max = fmax(r_max, x[row * cols + c]);
      s_fold[t] = r_max;
    }
    for (int alive = 16 / 2; alive > 0; alive /= 2) { __syncthreads(); { int t = (int)threadIdx.x; if (t < alive) { const float a = s_fold[t], b = s_fold[t + alive]; s_fold[t] = fmax(a, b); } } }
    __syncthreads();
#line 23 "kernels/neural/rows.okl"
    { int t = (int)threadIdx.x; r_max = s_fold[0]; }

    __syncthreads();
#line 25 "kernels/neural/rows.okl"
    { int t = (int)threadIdx.x;
      r_sum = 0;
      for (int c = t; c < cols; c += p_threads) {
        const float e = exp(x[row * cols + c] - r_max);
        y[row * cols + c] = e;
        r_sum += e;
      }
      s_fold[t] = r_sum;
    }
    for (int alive = 16 / 2; alive > 0; alive /= 2) { __syncthreads(); { int t = (int)threadIdx.x; if (t < alive) { const float a = s_fold[t], b = s_fold[t + alive]; s_fold[t] = a + b; } } }
    __syncthreads();
#line 35 "kernels/neural/rows.okl"
    { int t = (int)threadIdx.x;
      for (int c = t; c < cols; c += p_threads) y[row * cols + c] /= s_fold[0];
    }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_layerNorm_0(const int rows, const int cols, const float epsilon, const float *__restrict__ x,
                       const float *__restrict__ gain, const float *__restrict__ bias, float *__restrict__ y) {
  { int row = (int)blockIdx.x;
    __shared__ float s_sum[p_threads], s_square[p_threads];
    { int t = (int)threadIdx.x;
      float sum = 0, square = 0;
      for (int c = t; c < cols; c += p_threads) {
        const float value = x[row * cols + c];
        sum += value;
        square += value * value;
      }
      s_sum[t] = sum;
      s_square[t] = square;
    }
    for (int alive = 16 / 2; alive > 0; alive /= 2) { __syncthreads(); { int t = (int)threadIdx.x; if (t < alive) { const float a = s_sum[t], b = s_sum[t + alive]; s_sum[t] = a + b; } } }
    for (int alive = 16 / 2; alive > 0; alive /= 2) { __syncthreads(); { int t = (int)threadIdx.x; if (t < alive) { const float a = s_square[t], b = s_square[t + alive]; s_square[t] = a + b; } } }
    __syncthreads();
#line 57 "kernels/neural/rows.okl"
    { int t = (int)threadIdx.x;
      const float mean = s_sum[0] / cols;
      const float scale = 1.0f / sqrt(s_square[0] / cols - mean * mean + epsilon);
      for (int c = t; c < cols; c += p_threads) {
        y[row * cols + c] = gain[c] * (x[row * cols + c] - mean) * scale + bias[c];
      }
    }
  }
}

// One item per pair of rows; `causal` leaves out what comes later.
extern "C" __global__ __launch_bounds__(8) void _occa_attentionScores_0(const int length, const int depth, const bool causal, const float *__restrict__ q,
                             const float *__restrict__ k, float *__restrict__ scores, const float scale) {
#line 71 "kernels/neural/rows.okl"
  do { int pair_tile = 8 * (int)blockIdx.x; int pair = pair_tile + (int)threadIdx.x; if (pair < length * length) {
    const int i = pair / length, j = pair % length;
    if (causal && j > i) {
      scores[pair] = -1000.0f;
      continue;
    }
    float sum = 0.0f;
    for (int d = 0; d < depth; ++d) sum += q[i * depth + d] * k[j * depth + d];
    scores[pair] = scale * sum;
  } } while (0);
}
