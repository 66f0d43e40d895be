#line 1 "kernels/functions/spaces.okl"
// Functions that get pointers to global, shared and private memory, and functions that call each other.

#define p_n 16

static float sumOf__g(__global const float *values, const int count, const int stride) {
  float sum = 0.0f;
  for (int k = 0; k < count; ++k) sum += values[k * stride];
  return sum;
}
#line 5 "kernels/functions/spaces.okl"
static float sumOf__l(__local const float *values, const int count, const int stride) {
  float sum = 0.0f;
  for (int k = 0; k < count; ++k) sum += values[k * stride];
  return sum;
}
#line 5 "kernels/functions/spaces.okl"
static float sumOf__p(__private const float *values, const int count, const int stride) {
  float sum = 0.0f;
  for (int k = 0; k < count; ++k) sum += values[k * stride];
  return sum;
}

static void copyTo__gl(__global float *restrict to, __local const float *restrict from, const int count) {
  for (int k = 0; k < count; ++k) to[k] = from[k];
}
#line 11 "kernels/functions/spaces.okl"
static void copyTo__pg(__private float *restrict to, __global const float *restrict from, const int count) {
  for (int k = 0; k < count; ++k) to[k] = from[k];
}

static void rotateLeft(__private float *values, const int count) {
  const float first = values[0];
  for (int k = 1; k < count; ++k) values[k - 1] = values[k];
  values[count - 1] = first;
}

static inline float weigh__l(__local const float *values, const int count) {
  return sumOf__l(values, count, 1) / count + values[0];
}
#line 21 "kernels/functions/spaces.okl"
static inline float weigh__p(__private const float *values, const int count) {
  return sumOf__p(values, count, 1) / count + values[0];
}

// Functions in rows of a table: the row is a pointer as well.
static float rowProduct(__local const float table[][p_n], const int row, __local const float *vector) {
  float sum = 0.0f;
  for (int k = 0; k < p_n; ++k) sum += table[row][k] * vector[k];
  return sum;
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_everySpace_0(const int blocks, __global const float *x, __global float *y, __global float *copy) {
  __local float s_x[16];
  __local float s_table[16][16];
#line 33 "kernels/functions/spaces.okl"
  { int b = (int)get_group_id(0);
    
    
    { int t = (int)get_local_id(0);
      s_x[t] = x[b * p_n + t];
      for (int k = 0; k < p_n; ++k) s_table[t][k] = (t + k) % 3;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 40 "kernels/functions/spaces.okl"
    { int t = (int)get_local_id(0);
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
