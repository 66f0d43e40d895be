#line 1 "kernels/brought/nests.okl"
// Attributes of a project on parallel loops and kernels: OpenMP's pragma stays with its loop.

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_planes_0(const int N, const int M, __global float *x) {
  { int j = (int)get_group_id(1);
    if (M > 2) { int i = (int)get_group_id(0);
      { int t = (int)get_local_id(0); x[8 * (j * N + i) + t] += t; }
    }
  }
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_shared_out_0(const int N, __global float *x, const int most) {
#line 13 "kernels/brought/nests.okl"
  /* rows */ { int j = (int)get_group_id(0);
    if (j < most) { int t = (int)get_local_id(0); x[8 * j + t] -= t; }
  }
}
