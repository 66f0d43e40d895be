#line 1 "kernels/structs/members_changed.okl"
// An argument whose parts the kernel changes, inside of arrays, too.

typedef struct Part {
  int number;
  int pair[2];
  int table[2][3];
  int flat[6];
} Part;

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_changed_0(const int N, Part part, __global const int *a, __global int *b) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    *part.pair = 3;
    part.table[1][2] = 40;
    part.flat[1 + 2 * 2] = 500;
    b[i] = a[i] + part.number + part.pair[0] + part.pair[1] + part.table[1][2] + part.flat[5];
  } }
}
