#define p_threads 16
#line 1 "kernels/neural/rows.okl"
// okl: -D p_threads=16
// Softmax, layer norm and attention scores, a group per row.









#line 3 "kernels/neural/fold.h"
// Folds a shared array of p_threads to its first entry with an operation on a and b.



#line 12 "kernels/neural/rows.okl"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_softmaxRows_0(const int rows, const int cols, __global const float *restrict x, __global float *restrict y) {
  __local float s_fold[16];
#line 13 "kernels/neural/rows.okl"
  { int row = (int)get_group_id(0);
    
    float r_max, r_sum;

    { int t = (int)get_local_id(0);
      r_max = -INFINITY;
      for (int c = t; c < cols; c += p_threads) r_max = fmax(r_max, x[row * cols + c]);
      s_fold[t] = r_max;
    }
    for (int alive = 16 / 2; alive > 0; alive /= 2) { barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); { int t = (int)get_local_id(0); if (t < alive) { const float a = s_fold[t], b = s_fold[t + alive]; s_fold[t] = fmax(a, b); } } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 23 "kernels/neural/rows.okl"
    { int t = (int)get_local_id(0); r_max = s_fold[0]; }

    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 25 "kernels/neural/rows.okl"
    { int t = (int)get_local_id(0);
      r_sum = 0;
      for (int c = t; c < cols; c += p_threads) {
        const float e = exp(x[row * cols + c] - r_max);
        y[row * cols + c] = e;
        r_sum += e;
      }
      s_fold[t] = r_sum;
    }
    for (int alive = 16 / 2; alive > 0; alive /= 2) { barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); { int t = (int)get_local_id(0); if (t < alive) { const float a = s_fold[t], b = s_fold[t + alive]; s_fold[t] = a + b; } } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 35 "kernels/neural/rows.okl"
    { int t = (int)get_local_id(0);
      for (int c = t; c < cols; c += p_threads) y[row * cols + c] /= s_fold[0];
    }
  }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_layerNorm_0(const int rows, const int cols, const float epsilon, __global const float *restrict x,
                       __global const float *restrict gain, __global const float *restrict bias, __global float *restrict y) {
  __local float s_sum[16];
  __local float s_square[16];
#line 43 "kernels/neural/rows.okl"
  { int row = (int)get_group_id(0);
     
    { int t = (int)get_local_id(0);
      float sum = 0, square = 0;
      for (int c = t; c < cols; c += p_threads) {
        const float value = x[row * cols + c];
        sum += value;
        square += value * value;
      }
      s_sum[t] = sum;
      s_square[t] = square;
    }
    for (int alive = 16 / 2; alive > 0; alive /= 2) { barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); { int t = (int)get_local_id(0); if (t < alive) { const float a = s_sum[t], b = s_sum[t + alive]; s_sum[t] = a + b; } } }
    for (int alive = 16 / 2; alive > 0; alive /= 2) { barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); { int t = (int)get_local_id(0); if (t < alive) { const float a = s_square[t], b = s_square[t + alive]; s_square[t] = a + b; } } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 57 "kernels/neural/rows.okl"
    { int t = (int)get_local_id(0);
      const float mean = s_sum[0] / cols;
      const float scale = 1.0f / sqrt(s_square[0] / cols - mean * mean + epsilon);
      for (int c = t; c < cols; c += p_threads) {
        y[row * cols + c] = gain[c] * (x[row * cols + c] - mean) * scale + bias[c];
      }
    }
  }
}

// One item per pair of rows; `causal` leaves out what comes later.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_attentionScores_0(const int length, const int depth, const uchar causal, __global const float *restrict q,
                             __global const float *restrict k, __global float *restrict scores, const float scale) {
#line 71 "kernels/neural/rows.okl"
  do { int pair_tile = 8 * (int)get_group_id(0); int pair = pair_tile + (int)get_local_id(0); if (pair < length * length) {
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
