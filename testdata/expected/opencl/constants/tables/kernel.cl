#line 1 "kernels/constants/tables.okl"
// Constants that are elements of others, and a table that is larger than memory for constants.
__constant const int table[3] = {10, 20, 30};
__constant static const int second = (20);
__constant const float weights[2] = {0.5f, 2.0f};
__constant const float twice = (2.0f) * 2;
enum { further = 21 };
__constant const int large[20000] = {7, 8, 9};

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_tables_0(const int N, __global float *x) {
  { int g = (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      __constant const int *at = &second;
      x[8 * g + t] = second + table[t % 3] + twice + further + weights[t & 1] + *at + large[t];
    }
  }
}
