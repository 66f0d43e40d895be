typedef ushort okl_half;
static inline float okl_float_of(okl_half bits) { return vload_half(0, (const __private half *)&bits); }
static inline okl_half okl_half_of(float value) {
  okl_half bits;
  vstore_half_rte(value, 0, (__private half *)&bits);
  return bits;
}
#define half okl_half
#line 1 "kernels/half/choices.okl"
// `half` on one side of a choice: the value is of the other side's type. Header `okl/okl.hpp` has a class, with which
// compilers of C++ ask for a cast.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_chosen_0(const int N, __global const half *restrict x, __global float *restrict f, __global half *restrict y) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    const half a = x[i];
    f[i] = i % 2 ? okl_float_of(a) : 1.0f;
    f[i] += i % 3 ? 2.5f : okl_float_of(x[i]);
    y[i] = okl_half_of((okl_float_of(a) != 0) ? i % 2 ? okl_float_of(a) : 0.25f : 8);
    f[i] += i % 4 ? okl_float_of(i % 2 ? a : x[i]) : -0.5f;
  } }
}
