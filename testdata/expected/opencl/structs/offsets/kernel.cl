#ifndef offsetof
#define offsetof(type, member) __builtin_offsetof(type, member)
#endif
#line 1 "kernels/structs/offsets.okl"
// Places of fields: as numbers of rounds, sizes of arrays and values, on the host and in device code.



typedef struct Point {
  float x, y, z;
} Point;

typedef struct Cell {
  char kind;
  int corners[3];
  Point middle;
} Cell;

static int start(const int n) { return (int)offsetof(Cell, corners) + n; }

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_offsets_0(const int N, __global const int *restrict a, __global int *restrict b) {
  enum { words = 5 };
  __local int s[16];
#line 19 "kernels/structs/offsets.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); s[t] = a[16 * g + t]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 22 "kernels/structs/offsets.okl"
    { int t = (int)get_local_id(0);
      int own[offsetof(Point, z)];
      for (int k = 0; k < (int)offsetof(Point, z); ++k) own[k] = s[(t + k) % (int)offsetof(Cell, middle)];
      b[16 * g + t] = own[0] + own[offsetof(Point, y)] + start(t) + words * (int)sizeof(Point) + (int)offsetof(Cell, corners[2]);
    }
  }
}

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_steps_0(const int N, __global const int *restrict a, __global int *restrict b) {
  { int i_tile = 4 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) { b[i] = a[i] * (int)offsetof(Cell, middle); } }
}
