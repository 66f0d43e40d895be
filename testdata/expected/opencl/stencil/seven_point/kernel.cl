#line 1 "kernels/stencil/seven_point.okl"
// The Laplacian in three dimensions: one cell per item, and columns that march through shared planes.

#define p_B 4
#define p_BX 8

typedef float plane_t[p_B + 2][p_BX + 2];

static float pick(__global const float *u, const int nx, const int ny, const int nz, const int x, const int y, const int z) {
  if (x < 0 || x >= nx || y < 0 || y >= ny || z < 0 || z >= nz) return 0.0f;
  return u[(z * ny + y) * nx + x];
}

__kernel __attribute__((reqd_work_group_size(8, 4, 4))) void _occa_laplaceCells_0(const int nx, const int ny, const int nz, __global const float *restrict u, __global float *restrict v) {
  { int z0 = 4 * (int)get_group_id(2);
    { int y0 = 4 * (int)get_group_id(1);
      { int x0 = 8 * (int)get_group_id(0);
        { int z = z0 + (int)get_local_id(2);
          { int y = y0 + (int)get_local_id(1);
            { int x = x0 + (int)get_local_id(0);
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

__kernel __attribute__((reqd_work_group_size(10, 6, 1))) void _occa_laplaceMarch_0(const int nx, const int ny, const int nz, __global const float *restrict u, __global float *restrict v) {
  __local float s_here[6][10];
#line 36 "kernels/stencil/seven_point.okl"
  { int y0 = 4 * (int)get_group_id(1);
    { int x0 = 8 * (int)get_group_id(0);
      
      float r_below, r_here, r_above;
      int r_x, r_y;

      { int ty = (int)get_local_id(1);
        { int tx = (int)get_local_id(0);
          r_x = x0 + tx - 1;
          r_y = y0 + ty - 1;
          r_below = 0.0f;
          r_here = pick(u, nx, ny, nz, r_x, r_y, 0);
        }
      }

      for (int z = 0; z < nz; ++z) {
        { int ty = (int)get_local_id(1);
          { int tx = (int)get_local_id(0);
            s_here[ty][tx] = r_here;
            r_above = pick(u, nx, ny, nz, r_x, r_y, z + 1);
          }
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 58 "kernels/stencil/seven_point.okl"
        { int ty = (int)get_local_id(1);
          { int tx = (int)get_local_id(0);
            const int inside = tx > 0 && tx <= p_BX && ty > 0 && ty <= p_B;
            if (inside && r_x < nx && r_y < ny) {
              v[(z * ny + r_y) * nx + r_x] = r_below + r_above - 6.0f * r_here + s_here[ty][tx - 1] +
                                             s_here[ty][tx + 1] + s_here[ty - 1][tx] + s_here[ty + 1][tx];
            }
            r_below = r_here;
            r_here = r_above;
          }
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 69 "kernels/stencil/seven_point.okl"
}
    }
  }
}
