#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/functions/spaces.okl"
// Functions that get pointers to global, shared and private memory, and functions that call each other.

#define p_n 16

float sumOf__g(device const float *values, const int count, const int stride) {
  float sum = 0.0f;
  for (int k = 0; k < count; ++k) sum += values[k * stride];
  return sum;
}
#line 5 "kernels/functions/spaces.okl"
float sumOf__l(threadgroup const float *values, const int count, const int stride) {
  float sum = 0.0f;
  for (int k = 0; k < count; ++k) sum += values[k * stride];
  return sum;
}
#line 5 "kernels/functions/spaces.okl"
float sumOf__p(thread const float *values, const int count, const int stride) {
  float sum = 0.0f;
  for (int k = 0; k < count; ++k) sum += values[k * stride];
  return sum;
}

void copyTo__gl(device float *__restrict to, threadgroup const float *__restrict from, const int count) {
  for (int k = 0; k < count; ++k) to[k] = from[k];
}
#line 11 "kernels/functions/spaces.okl"
void copyTo__pg(thread float *__restrict to, device const float *__restrict from, const int count) {
  for (int k = 0; k < count; ++k) to[k] = from[k];
}

void rotateLeft(thread float *values, const int count) {
  const float first = values[0];
  for (int k = 1; k < count; ++k) values[k - 1] = values[k];
  values[count - 1] = first;
}

static inline float weigh__l(threadgroup const float *values, const int count) {
  return sumOf__l(values, count, 1) / count + values[0];
}
#line 21 "kernels/functions/spaces.okl"
static inline float weigh__p(thread const float *values, const int count) {
  return sumOf__p(values, count, 1) / count + values[0];
}

// Functions in rows of a table: the row is a pointer as well.
float rowProduct(threadgroup const float (*table)[p_n], const int row, threadgroup const float *vector) {
  float sum = 0.0f;
  for (int k = 0; k < p_n; ++k) sum += table[row][k] * vector[k];
  return sum;
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_everySpace_0(constant const int &blocks [[buffer(0)]], device const float *x [[buffer(1)]], device float *y [[buffer(2)]], device float *copy [[buffer(3)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_x[16];
  threadgroup float s_table[16][16];
#line 33 "kernels/functions/spaces.okl"
  { int b = (int)group_position.x;
    
    
    { int t = (int)thread_position.x;
      s_x[t] = x[b * p_n + t];
      for (int k = 0; k < p_n; ++k) s_table[t][k] = (t + k) % 3;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 40 "kernels/functions/spaces.okl"
    { int t = (int)thread_position.x;
      float own[4];
      copyTo__pg(own, x + b * p_n + t / 4 * 4, 4);
      for (int k = 0; k < t % 4; ++k) rotateLeft(own, 4);
      float result = sumOf__l(s_x, p_n / 2, 2) + sumOf__g(x + b * p_n + 1, p_n / 2, 2);
      result += weigh__p(own, 4) + weigh__l(s_x + t, 1);
      result += rowProduct(s_table, t, s_x);
      y[b * p_n + t] = result;
      if (t % 4 == 0) copyTo__gl(copy + b * p_n + t, s_x + t, 4);
    }
  }
}
