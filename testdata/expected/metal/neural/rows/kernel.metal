#include <metal_stdlib>
using namespace metal;
#ifndef INFINITY
#define INFINITY ((float)(1e+300 * 1e+300))
#endif
#define p_threads 16
#line 1 "kernels/neural/rows.okl"
// okl: -D p_threads=16
// Softmax, layer norm and attention scores, a group per row.









#line 3 "kernels/neural/fold.h"
// Folds a shared array of p_threads to its first entry with an operation on a and b.



#line 12 "kernels/neural/rows.okl"
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_softmaxRows_0(constant const int &rows [[buffer(0)]], constant const int &cols [[buffer(1)]], device const float *__restrict x [[buffer(2)]], device float *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_fold[16];
#line 13 "kernels/neural/rows.okl"
  { int row = (int)_occa_group_position.x;
    
    float r_max, r_sum;

    { int t = (int)_occa_thread_position.x;
      r_max = -INFINITY;
      for (int c = t; c < cols; c += p_threads) r_max = fmax(r_max, x[row * cols + c]);
      s_fold[t] = r_max;
    }
    for (int alive = 16 / 2; alive > 0; alive /= 2) { threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup); { int t = (int)_occa_thread_position.x; if (t < alive) { const float a = s_fold[t], b = s_fold[t + alive]; s_fold[t] = fmax(a, b); } } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 23 "kernels/neural/rows.okl"
    { int t = (int)_occa_thread_position.x; r_max = s_fold[0]; }

    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 25 "kernels/neural/rows.okl"
    { int t = (int)_occa_thread_position.x;
      r_sum = 0;
      for (int c = t; c < cols; c += p_threads) {
        const float e = exp(x[row * cols + c] - r_max);
        y[row * cols + c] = e;
        r_sum += e;
      }
      s_fold[t] = r_sum;
    }
    for (int alive = 16 / 2; alive > 0; alive /= 2) { threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup); { int t = (int)_occa_thread_position.x; if (t < alive) { const float a = s_fold[t], b = s_fold[t + alive]; s_fold[t] = a + b; } } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 35 "kernels/neural/rows.okl"
    { int t = (int)_occa_thread_position.x;
      for (int c = t; c < cols; c += p_threads) y[row * cols + c] /= s_fold[0];
    }
  }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_layerNorm_0(constant const int &rows [[buffer(0)]], constant const int &cols [[buffer(1)]], constant const float &epsilon [[buffer(2)]], device const float *__restrict x [[buffer(3)]],
                       device const float *__restrict gain [[buffer(4)]], device const float *__restrict bias [[buffer(5)]], device float *__restrict y [[buffer(6)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_sum[16];
  threadgroup float s_square[16];
#line 43 "kernels/neural/rows.okl"
  { int row = (int)_occa_group_position.x;
     
    { int t = (int)_occa_thread_position.x;
      float sum = 0, square = 0;
      for (int c = t; c < cols; c += p_threads) {
        const float value = x[row * cols + c];
        sum += value;
        square += value * value;
      }
      s_sum[t] = sum;
      s_square[t] = square;
    }
    for (int alive = 16 / 2; alive > 0; alive /= 2) { threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup); { int t = (int)_occa_thread_position.x; if (t < alive) { const float a = s_sum[t], b = s_sum[t + alive]; s_sum[t] = a + b; } } }
    for (int alive = 16 / 2; alive > 0; alive /= 2) { threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup); { int t = (int)_occa_thread_position.x; if (t < alive) { const float a = s_square[t], b = s_square[t + alive]; s_square[t] = a + b; } } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 57 "kernels/neural/rows.okl"
    { int t = (int)_occa_thread_position.x;
      const float mean = s_sum[0] / cols;
      const float scale = 1.0f / sqrt(s_square[0] / cols - mean * mean + epsilon);
      for (int c = t; c < cols; c += p_threads) {
        y[row * cols + c] = gain[c] * (x[row * cols + c] - mean) * scale + bias[c];
      }
    }
  }
}

// One item per pair of rows; `causal` leaves out what comes later.
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_attentionScores_0(constant const int &length [[buffer(0)]], constant const int &depth [[buffer(1)]], constant const bool &causal [[buffer(2)]], device const float *__restrict q [[buffer(3)]],
                             device const float *__restrict k [[buffer(4)]], device float *__restrict scores [[buffer(5)]], constant float &scale [[buffer(6)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 71 "kernels/neural/rows.okl"
  do { int _occa_tiled_pair = 8 * (int)_occa_group_position.x; int pair = _occa_tiled_pair + (int)_occa_thread_position.x; if (pair < length * length) {
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
