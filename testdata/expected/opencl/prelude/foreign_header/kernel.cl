#line 1 "kernels/prelude/foreign_header.okl"
// okl: --props '{okl/strict_headers: false}'
// A header that only the compiler of one target has: okl leaves it, and what comes from it, to that compiler.




#define HALF(x) (x)


__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_halves_0(const int N, __global const float *x, __global float *y) {
  { int i_tile = 32 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    y[i] = 2 * HALF(x[i]) + 1;
  } }
}
