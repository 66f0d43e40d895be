#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/tile/planes.okl"
// Tiles in two and three dimensions: tiles of groups outside, tiles of items inside.

// Tiles written by hand.
[[max_total_threads_per_threadgroup(48)]] kernel void _occa_plane_0(constant const int &nx [[buffer(0)]], constant const int &ny [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int j0 = 6 * (int)_occa_group_position.y;
    { int i0 = 8 * (int)_occa_group_position.x;
      { int j = (int)(j0) + (int)_occa_thread_position.y;
        { int i = (int)(i0) + (int)_occa_thread_position.x;
          if (i < nx && j < ny) y[j * nx + i] = x[j * nx + i] + 1;
        }
      }
    }
  }
}

// Groups in tiles of groups in one direction, items of two axes from one loop.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_planeOfTiles_0(constant const int &nx [[buffer(0)]], constant const int &ny [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_j = 4 * (int)_occa_group_position.z; int j = _occa_tiled_j + (int)_occa_group_position.y; if (j < ny) {
    { int i0 = 16 * (int)_occa_group_position.x;
      { int _occa_tiled_i = (int)(i0) + 4 * (int)_occa_thread_position.y; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < i0 + 16) {
        if (i < nx) y[j * nx + i] = x[j * nx + i] + 1;
      } }
    }
  } }
}

// Three axes of items, one of them cut into two, without a check.
[[max_total_threads_per_threadgroup(24)]] kernel void _occa_box_0(constant const int &nx [[buffer(0)]], constant const int &ny [[buffer(1)]], constant const int &nz [[buffer(2)]], device const int *__restrict x [[buffer(3)]], device int *__restrict y [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int k0 = 2 * (int)_occa_group_position.y;
    { int j0 = 3 * (int)_occa_group_position.x;
      { int k = (int)_occa_thread_position.z;
        { int _occa_tiled_i = 4 * (int)_occa_thread_position.y; int i = _occa_tiled_i + (int)_occa_thread_position.x;
          for (int j = j0; j < j0 + 3; ++j) {
            for (int ii = i; ii < nx; ii += 12) {
              if (k0 + k < nz && j < ny) {
                const int n = ((k0 + k) * ny + j) * nx + ii;
                y[n] = x[n] + 1;
              }
            }
          }
        }
      }
    }
  }
}

// A tile whose items meet at barriers: shared memory lives between the tile of groups and the items.
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_reverseTiles_0(constant const int &nx [[buffer(0)]], constant const int &ny [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s_row[8];
#line 49 "kernels/tile/planes.okl"
  { int _occa_tiled_row = 2 * (int)_occa_group_position.z; int row = _occa_tiled_row + (int)_occa_group_position.y; if (row < ny) {
    { int i0 = 8 * (int)_occa_group_position.x;
      
      { int _occa_tiled_t = 4 * (int)_occa_thread_position.y; int t = _occa_tiled_t + (int)_occa_thread_position.x; if (t < 8) {
        s_row[7 - t] = i0 + t < nx ? x[row * nx + i0 + t] : 7;
      } }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 55 "kernels/tile/planes.okl"
      { int _occa_tiled_t = 4 * (int)_occa_thread_position.y; int t = _occa_tiled_t + (int)_occa_thread_position.x; if (t < 8) {
        if (i0 + t < nx) y[row * nx + i0 + t] = s_row[t] + 1;
      } }
    }
  } }
}
