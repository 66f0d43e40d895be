#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#line 1 "kernels/host/values.okl"
// Host code around nests: values that device code needs, conditions, loops.

#define p_block 16


typedef struct Range {
  int first, count;
} Range;


#line 15 "kernels/host/values.okl"
// Host code alone calls it.

#line 20 "kernels/host/values.okl"
// Sorts by odd-even transposition, then adds what the host computed.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_hostValues_0(const int N, const Range range, double scale, __global int *keys, __global double *out, const int blocks, const int first) {
#line 31 "kernels/host/values.okl"
  { int b = (int)get_group_id(0);
      { int t = (int)get_local_id(0);
        const int at = first + 2 * (b * p_block + t);
        if (at + 1 < N && keys[at] > keys[at + 1]) {
          const int key = keys[at];
          keys[at] = keys[at + 1];
          keys[at + 1] = key;
        }
      }
    }
}

#line 21 "kernels/host/values.okl"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_hostValues_1(const int N, const Range range, double scale, __global int *keys, __global double *out, const int blocks, double factor, Range part) {
  enum { ahead = 3 };
#line 47 "kernels/host/values.okl"
  { int i_tile = part.first + 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i_tile + (long)get_local_id(0) < part.first + part.count) {
      out[i] = factor * keys[i] + ahead * blocks;
    } }
}

#line 21 "kernels/host/values.okl"
__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void _occa_hostValues_2(const int N, const Range range, double scale, __global int *keys, __global double *out, double factor) {
#line 51 "kernels/host/values.okl"
  { int o = (int)get_group_id(0);
      { int i = (int)get_local_id(0);
        if (N > 0) out[0] = -factor;
      }
    }
}
