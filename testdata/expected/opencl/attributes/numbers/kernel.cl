#line 1 "kernels/attributes/numbers.okl"
// Numbers of attributes that are expressions: of macros, of constants, of enumerators.

#define AXIS 1
#define SIZE (4 * 2)
#define GUARD (AXIS == 1)

enum { fastest = 0 };
static const int width() { return 8; }
typedef enum Sizes { lanes = 8, slow = 2 } Sizes;

__kernel __attribute__((reqd_work_group_size(8, 2, 1))) void _occa_ofMacros_0(const int N, __global const int *a, __global int *b) {
  { int g = 8 * (int)get_group_id(0);
    { int j = (int)get_local_id(1);
      { if (get_local_id(0) < (0 < (long)(4 * 2) ? (unsigned long)(long)(4 * 2) : 0)) { int i = g + (int)get_local_id(0);
        if (i < N && i % 2 == j) b[i] = a[i] + 1; } } }
  }
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) __attribute__((intel_reqd_sub_group_size(8))) void _occa_ofConstants_0(const int N, __global const int *a, __global int *b) {
  { int z = (int)get_group_id(2);
    { int g = 16 * (int)get_group_id(0);
      { int k = (int)get_local_id(0);
        const int i = g + z * lanes + k;
        if (i < N) b[i] = a[i] + 1;
      } } }
}

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_tiles_0(const int N, __global const int *a, __global int *b) {
  { int i_tile = 4 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) { b[i] = a[i]; } }
}

#line 28 "kernels/attributes/numbers.okl"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_tiles_1(const int N, __global const int *a, __global int *b) {
#line 30 "kernels/attributes/numbers.okl"
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + 2 * (int)get_local_id(0); if (i < N) {
    for (int k = i; k < i + 2; ++k) {
      if (k < N) b[k] += 1;
    }
  } }
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_swapped_0(const int N, __global const int *a, __global int *b) {
  { int i_tile = 8 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) { b[0 + 1 * i] = a[0 + 1 * i] + 1; } }
}
