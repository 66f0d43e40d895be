#line 1 "kernels/host/bindings.okl"
// Structured bindings of host code that nests read.

#line 6 "kernels/host/bindings.okl"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_bindings_0(const int N, __global int *y, int a, int b, const int c, const int d) {
#line 11 "kernels/host/bindings.okl"
  { int g = (int)get_group_id(0);
    { int t = (int)get_local_id(0); y[8 * g + t] = a + 10 * b + 100 * c + 1000 * d + t; }
  }
}
