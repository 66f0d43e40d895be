static inline __attribute__((overloadable)) float okl_max(float a, float b) { return b > a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, float b) { return b < a ? b : a; }
typedef ushort okl_half;
static inline float okl_float_of(okl_half bits) { return vload_half(0, (const __private half *)&bits); }
static inline okl_half okl_half_of(float value) {
  okl_half bits;
  vstore_half_rte(value, 0, (__private half *)&bits);
  return bits;
}
#define half okl_half
#line 1 "kernels/half/arithmetic.okl"
// okl: --instance 'added<half>' --instance 'added<float>'
// `half` wherever a number may stand: arithmetic is that of `float`, and what is stored is rounded.

typedef struct Pair {
  half low;
  float high;
  half more[2];
} Pair;

static half twice(const half x) { return okl_half_of(okl_float_of(x) + okl_float_of(x)); }

static float mean(__private const half *x, const int count) {
  float sum = 0;
  for (int i = 0; i < count; ++i) sum += okl_float_of(x[i]);
  return sum / count;
}

static void raise(__private half *x, const half by) { (*x) = okl_half_of(okl_float_of((*x)) + (okl_float_of(by))); }

 typedef half okl_added_half_T;
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_added_half_0(const int N, __global const okl_added_half_T *restrict x, __global okl_added_half_T *restrict y, const okl_added_half_T by) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    okl_added_half_T sum = okl_half_of(okl_float_of(x[i]) + okl_float_of(by));
    sum = okl_half_of(okl_float_of(sum) * (2));
    y[i] = okl_half_of(okl_float_of(sum) - okl_float_of(x[i]));
  } }
} 
#line 20 "kernels/half/arithmetic.okl"
 typedef float okl_added_float_T;
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_added_float_0(const int N, __global const okl_added_float_T *restrict x, __global okl_added_float_T *restrict y, const okl_added_float_T by) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    okl_added_float_T sum = x[i] + by;
    sum *= 2;
    y[i] = sum - x[i];
  } }
} 

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_computed_0(const int N, __global const half *restrict x, __global half *restrict y, const half alpha, __global float *restrict f) {
  __local half s[16];
#line 30 "kernels/half/arithmetic.okl"
  { int g = 16 * (int)get_group_id(0);
    
    half own;
    { int t = (int)get_local_id(0);
      own = x[g + t];
      s[t] = okl_half_of(okl_float_of(own) * okl_float_of(alpha) + 0.125f);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 37 "kernels/half/arithmetic.okl"
    { int t = (int)get_local_id(0);
      half h = s[15 - t];
      h = okl_half_of(okl_float_of(h) + (1.5f));
      h = okl_half_of(okl_float_of(h) - (okl_float_of(own)));
      h = okl_half_of(okl_float_of(h) * (2));
      h = okl_half_of(okl_float_of(h) / (okl_float_of(alpha)));
      h = okl_half_of(okl_float_of(h) + 1);
      h = okl_half_of(okl_float_of(h) - 1);
      Pair pair;
      pair.low = okl_half_of(-okl_float_of(h));
      pair.high = okl_float_of(h);
      pair.more[0] = okl_half_of(okl_float_of(pair.low) + okl_float_of(own));
      pair.more[1] = okl_float_of(own) > 0 ? own : h;
      half list[3] = {own, (ushort)0x4200, twice(own)};
      raise(&(list[0]), alpha);
      y[g + t] = okl_half_of(okl_float_of(list[0]) + okl_float_of(list[1]) * okl_float_of(list[2]) + okl_float_of(pair.more[0]) - okl_float_of(pair.more[1]));
      f[g + t] = okl_float_of(pair.low) + pair.high * okl_float_of(alpha) + mean(list, 3);
    }
  }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_compared_0(const int N, __global const half *restrict x, __global half *restrict y, __global float *restrict f, __global int *restrict n) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    const half a = x[i], b = x[N - 1 - i];
    n[i] = (okl_float_of(a) < okl_float_of(b)) + 2 * (okl_float_of(a) == okl_float_of(b)) + 4 * (okl_float_of(a) >= 1) + 8 * (okl_float_of(b) != 0.5f) + 16 * (okl_float_of(a) && okl_float_of(b)) + 32 * !okl_float_of(a);
    f[i] = sqrt(fabs(okl_float_of(a))) + fmax(okl_float_of(a), okl_float_of(b)) + fmin(okl_float_of(b), 0.25f) + okl_min(okl_float_of(a), okl_float_of(b)) + okl_max(okl_float_of(a), 1.0f);
    f[i] += (float)okl_float_of(a) + (float)(okl_float_of(b));
    half chosen = okl_float_of(a) > okl_float_of(b) ? a : b;
    if (okl_float_of(a)) chosen = okl_half_of(okl_float_of(chosen) + (1));
    y[i] = chosen;
  } }
}
