#include <metal_stdlib>
using namespace metal;
#ifndef offsetof
#define offsetof(type, member) __builtin_offsetof(type, member)
#endif
#line 1 "kernels/structs/offsets.okl"
// Places of fields: as numbers of rounds, sizes of arrays and values, on the host and in device code.



struct Point {
  float x, y, z;
};

struct Cell {
  char kind;
  int corners[3];
  Point middle;
};

static int start(const int n) { return (int)offsetof(Cell, corners) + n; }

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_offsets_0(constant const int &N [[buffer(0)]], device const int *__restrict a [[buffer(1)]], device int *__restrict b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  const int words = (int)offsetof(Cell, middle.y) / 4;
  threadgroup int s[16];
#line 19 "kernels/structs/offsets.okl"
  { int g = (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x; s[t] = a[16 * g + t]; }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 22 "kernels/structs/offsets.okl"
    { int t = (int)_occa_thread_position.x;
      int own[offsetof(Point, z)];
      for (int k = 0; k < (int)offsetof(Point, z); ++k) own[k] = s[(t + k) % (int)offsetof(Cell, middle)];
      b[16 * g + t] = own[0] + own[offsetof(Point, y)] + start(t) + words * (int)sizeof(Point) + (int)offsetof(Cell, corners[2]);
    }
  }
}

[[max_total_threads_per_threadgroup(4)]] kernel void _occa_steps_0(constant const int &N [[buffer(0)]], device const int *__restrict a [[buffer(1)]], device int *__restrict b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 4 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) { b[i] = a[i] * (int)offsetof(Cell, middle); } }
}
