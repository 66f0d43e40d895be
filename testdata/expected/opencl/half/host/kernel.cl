typedef ushort okl_half;
static inline float okl_float_of(okl_half bits) { return vload_half(0, (const __private half *)&bits); }
static inline okl_half okl_half_of(float value) {
  okl_half bits;
  vstore_half_rte(value, 0, (__private half *)&bits);
  return bits;
}
#define half okl_half
#line 1 "kernels/half/host.okl"
// `half` in host code: bounds and values that launches get.

typedef struct Range {
  half from, to;
} Range;

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_ranged_0(const half count, const Range range, __global float *restrict y, const half step, half last) {
#line 11 "kernels/half/host.okl"
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < (int)okl_float_of(count)) {
    y[i] = okl_float_of(range.from) + i * okl_float_of(step) + okl_float_of(last);
  } }
}

#line 7 "kernels/half/host.okl"
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_ranged_1(const half count, const Range range, __global float *restrict y, const half step) {
#line 15 "kernels/half/host.okl"
  { int g = (int)get_group_id(0);
      { int t = (int)get_local_id(0); y[t] = -okl_float_of(step); }
    }
}
