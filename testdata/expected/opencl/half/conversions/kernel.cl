typedef ushort okl_half;
static inline float okl_float_of(okl_half bits) { return vload_half(0, (const __private half *)&bits); }
static inline okl_half okl_half_of(float value) {
  okl_half bits;
  vstore_half_rte(value, 0, (__private half *)&bits);
  return bits;
}
#define half okl_half
#line 1 "kernels/half/conversions.okl"
// All numbers of `half` as `float` and back, and numbers of `float` and others to `half`.

__constant const half table[5] = {(ushort)0x2e66, (ushort)0xc000, (ushort)0x7c00, (ushort)0x0001, (ushort)0x0000};

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void _occa_widened_0(const int N, __global const half *restrict x, __global float *restrict y) {
  { int i_tile = 64 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) { y[i] = okl_float_of(x[i]); } }
}

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void _occa_narrowed_0(const int N, __global const float *restrict x, __global half *restrict y) {
  { int i_tile = 64 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) { y[i] = okl_half_of(x[i]); } }
}

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void _occa_copied_0(const int N, __global const half *restrict x, __global half *restrict y, __global half *restrict z) {
  { int i_tile = 64 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    y[i] = x[i];
    z[i] = (half)(okl_half_of((float)(okl_float_of(x[i]))));
  } }
}

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void _occa_integers_0(const int N, __global const int *restrict x, __global half *restrict y, __global int *restrict z) {
  { int i_tile = 64 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    y[i] = okl_half_of(x[i]);
    z[i] = (int)okl_float_of(y[i]) + ((okl_float_of(y[i]) != 0) ? 1 : 0) + (!okl_float_of(y[i]) ? 10 : 0);
    bool is_set = okl_float_of(y[i]);
    z[i] += is_set;
  } }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_constants_0(const int N, __global half *restrict y) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    const half own[4] = {(ushort)0x3c00, (ushort)0x8000, okl_half_of(1.0f / 3), (ushort)0x6800};
    half nothing = {0}, parens = (ushort)0x3800;
    y[i] = i < 5 ? table[i] : i < 9 ? own[i - 5] : i < 10 ? nothing : parens;
  } }
}
