#line 1 "kernels/prelude/barrier_names.okl"
// Variables with the names of other languages' barriers.

static int get(__global const int *a, const int i) { return a[i]; }

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_barrier_names_0(const int N, __global const int *_occa_barrier, __global int *work_group_barrier) {
  { int g = (int)get_group_id(0);
    { int i = (int)get_local_id(0);
      const int occaBarrier = _occa_barrier[(get(_occa_barrier, 8 * g + i)) % 8];
      work_group_barrier[8 * g + i] = 2 * occaBarrier + _occa_barrier[8 * g + i];
    }
  }
}
