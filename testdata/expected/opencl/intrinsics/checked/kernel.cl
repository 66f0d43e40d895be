#line 1 "kernels/intrinsics/checked.okl"
// okl: --intrinsics debug
// Conditions that hold; they may stand in functions, too.
static int checked(int n, int size) {
  (void)(n >= 0 && n < size);
  return n;
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_gather_0(const int N, __global const int *from, __global const float *x, __global float *y) {
  { int i_tile = 32 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    (void)(from[i] != N);
    y[i] = x[checked(from[i], N)];
  } }
}
