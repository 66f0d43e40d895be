#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/stencil/seven_point.okl"
// The Laplacian in three dimensions: one cell per item, and columns that march through shared planes.

#define p_B 4
#define p_BX 8

typedef float plane_t[p_B + 2][p_BX + 2];

float pick(device const float *u, const int nx, const int ny, const int nz, const int x, const int y, const int z) {
  if (x < 0 || x >= nx || y < 0 || y >= ny || z < 0 || z >= nz) return 0.0f;
  return u[(z * ny + y) * nx + x];
}

[[max_total_threads_per_threadgroup(128)]] kernel void _occa_laplaceCells_0(constant const int &nx [[buffer(0)]], constant const int &ny [[buffer(1)]], constant const int &nz [[buffer(2)]], device const float *__restrict u [[buffer(3)]], device float *__restrict v [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int z0 = 4 * (int)_occa_group_position.z;
    { int y0 = 4 * (int)_occa_group_position.y;
      { int x0 = 8 * (int)_occa_group_position.x;
        { int z = (int)(z0) + (int)_occa_thread_position.z;
          { int y = (int)(y0) + (int)_occa_thread_position.y;
            { int x = (int)(x0) + (int)_occa_thread_position.x;
              if (x < nx && y < ny && z < nz) {
                float sum = -6.0f * pick(u, nx, ny, nz, x, y, z);
                sum += pick(u, nx, ny, nz, x - 1, y, z) + pick(u, nx, ny, nz, x + 1, y, z);
                sum += pick(u, nx, ny, nz, x, y - 1, z) + pick(u, nx, ny, nz, x, y + 1, z);
                sum += pick(u, nx, ny, nz, x, y, z - 1) + pick(u, nx, ny, nz, x, y, z + 1);
                v[(z * ny + y) * nx + x] = sum;
              }
            }
          }
        }
      }
    }
  }
}

[[max_total_threads_per_threadgroup(60)]] kernel void _occa_laplaceMarch_0(constant const int &nx [[buffer(0)]], constant const int &ny [[buffer(1)]], constant const int &nz [[buffer(2)]], device const float *__restrict u [[buffer(3)]], device float *__restrict v [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_here[6][10];
#line 36 "kernels/stencil/seven_point.okl"
  { int y0 = 4 * (int)_occa_group_position.y;
    { int x0 = 8 * (int)_occa_group_position.x;
      
      float r_below, r_here, r_above;
      int r_x, r_y;

      { int ty = (int)_occa_thread_position.y;
        { int tx = (int)_occa_thread_position.x;
          r_x = x0 + tx - 1;
          r_y = y0 + ty - 1;
          r_below = 0.0f;
          r_here = pick(u, nx, ny, nz, r_x, r_y, 0);
        }
      }

      for (int z = 0; z < nz; ++z) {
        { int ty = (int)_occa_thread_position.y;
          { int tx = (int)_occa_thread_position.x;
            s_here[ty][tx] = r_here;
            r_above = pick(u, nx, ny, nz, r_x, r_y, z + 1);
          }
        }
        threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 58 "kernels/stencil/seven_point.okl"
        { int ty = (int)_occa_thread_position.y;
          { int tx = (int)_occa_thread_position.x;
            const int inside = tx > 0 && tx <= p_BX && ty > 0 && ty <= p_B;
            if (inside && r_x < nx && r_y < ny) {
              v[(z * ny + r_y) * nx + r_x] = r_below + r_above - 6.0f * r_here + s_here[ty][tx - 1] +
                                             s_here[ty][tx + 1] + s_here[ty - 1][tx] + s_here[ty + 1][tx];
            }
            r_below = r_here;
            r_here = r_above;
          }
        }
        threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 69 "kernels/stencil/seven_point.okl"
}
    }
  }
}
