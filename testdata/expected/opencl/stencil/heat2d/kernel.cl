#define p_TX 8
#define p_TY 4
#line 1 "kernels/stencil/heat2d.okl"
// okl: -D p_TX=8 -D p_TY=4
// One step of the heat equation on a plane, with zeros around it, in three ways.








// Each group loads its tile and a border of one cell.
__kernel __attribute__((reqd_work_group_size(8, 4, 1))) void _occa_heatTile_0(const int nx, const int ny, const float kappa, __global const float *restrict u, __global float *restrict v) {
  __local float s_u[6][10];
#line 13 "kernels/stencil/heat2d.okl"
  { int y0 = 4 * (int)get_group_id(1);
    { int x0 = 8 * (int)get_group_id(0);
      

      { int ty = (int)get_local_id(1);
        { int tx = (int)get_local_id(0);
          for (int j = ty; j < p_TY + 2; j += p_TY) {
            for (int i = tx; i < p_TX + 2; i += p_TX) {
              const int x = x0 + i - 1, y = y0 + j - 1;
              s_u[j][i] = (x >= 0 && x < nx && y >= 0 && y < ny) ? u[y * nx + x] : 0.0f;
            }
          }
        }
      }

      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 28 "kernels/stencil/heat2d.okl"
      { int ty = (int)get_local_id(1);
        do { int tx = (int)get_local_id(0);
          const int x = x0 + tx, y = y0 + ty;
          if (x >= nx || y >= ny) continue;
          const float centre = s_u[ty + 1][tx + 1];
          const float around = s_u[ty][tx + 1] + s_u[ty + 2][tx + 1] + s_u[ty + 1][tx] + s_u[ty + 1][tx + 2];
          v[y * nx + x] = centre + kappa * (around - 4.0f * centre);
        } while (0);
      }
    }
  }
}

#define IN_PLANE(x, y) ((x) >= 0 && (x) < nx && (y) >= 0 && (y) < ny)
#define AT(x, y) (IN_PLANE(x, y) ? u[(y) * nx + (x)] : 0.0f)

// All cells in a row, cut into tiles.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_heatFlat_0(const int nx, const int ny, const float kappa, __global const float *restrict u, __global float *restrict v) {
  { int n_tile = 32 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < nx * ny) {
    const int x = n % nx, y = n / nx;
    const float centre = AT(x, y);
    v[n] = centre + kappa * (AT(x - 1, y) + AT(x + 1, y) + AT(x, y - 1) + AT(x, y + 1) - 4.0f * centre);
  } }
}

// A group walks up a strip and keeps three rows in a ring.
__kernel __attribute__((reqd_work_group_size(10, 1, 1))) void _occa_heatStrip_0(const int nx, const int ny, const float kappa, __global const float *restrict u, __global float *restrict v) {
  __local float s_row[3][10];
#line 55 "kernels/stencil/heat2d.okl"
  { int x0 = 8 * (int)get_group_id(0);
    

    { int t = (int)get_local_id(0);
      const int x = x0 + t - 1;
      s_row[2][t] = 0.0f;
      s_row[0][t] = AT(x, 0);
    }

    for (int y = 0; y < ny; ++y) {
      { int t = (int)get_local_id(0);
        const int x = x0 + t - 1;
        s_row[(y + 1) % 3][t] = AT(x, y + 1);
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 69 "kernels/stencil/heat2d.okl"
      { int t = (int)get_local_id(0);
        if (t >= 1 && t <= p_TX && x0 + t - 1 < nx) {
          const float centre = s_row[y % 3][t];
          const float around = s_row[y % 3][t - 1] + s_row[y % 3][t + 1] + s_row[(y + 1) % 3][t] + s_row[(y + 2) % 3][t];
          v[y * nx + x0 + t - 1] = centre + kappa * (around - 4.0f * centre);
        }
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 76 "kernels/stencil/heat2d.okl"
}
  }
}
