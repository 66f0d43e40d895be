#include <metal_stdlib>
using namespace metal;
#define p_TX 8
#define p_TY 4
#line 1 "kernels/stencil/heat2d.okl"
// okl: -D p_TX=8 -D p_TY=4
// One step of the heat equation on a plane, with zeros around it, in three ways.








// Each group loads its tile and a border of one cell.
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_heatTile_0(constant const int &nx [[buffer(0)]], constant const int &ny [[buffer(1)]], constant const float &kappa [[buffer(2)]], device const float *__restrict u [[buffer(3)]], device float *__restrict v [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_u[6][10];
#line 13 "kernels/stencil/heat2d.okl"
  { int y0 = 4 * (int)_occa_group_position.y;
    { int x0 = 8 * (int)_occa_group_position.x;
      

      { int ty = (int)_occa_thread_position.y;
        { int tx = (int)_occa_thread_position.x;
          for (int j = ty; j < p_TY + 2; j += p_TY) {
            for (int i = tx; i < p_TX + 2; i += p_TX) {
              const int x = x0 + i - 1, y = y0 + j - 1;
              s_u[j][i] = (x >= 0 && x < nx && y >= 0 && y < ny) ? u[y * nx + x] : 0.0f;
            }
          }
        }
      }

      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 28 "kernels/stencil/heat2d.okl"
      { int ty = (int)_occa_thread_position.y;
        do { int tx = (int)_occa_thread_position.x;
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
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_heatFlat_0(constant const int &nx [[buffer(0)]], constant const int &ny [[buffer(1)]], constant const float &kappa [[buffer(2)]], device const float *__restrict u [[buffer(3)]], device float *__restrict v [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_n = 32 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < nx * ny) {
    const int x = n % nx, y = n / nx;
    const float centre = AT(x, y);
    v[n] = centre + kappa * (AT(x - 1, y) + AT(x + 1, y) + AT(x, y - 1) + AT(x, y + 1) - 4.0f * centre);
  } }
}

// A group walks up a strip and keeps three rows in a ring.
[[max_total_threads_per_threadgroup(10)]] kernel void _occa_heatStrip_0(constant const int &nx [[buffer(0)]], constant const int &ny [[buffer(1)]], constant const float &kappa [[buffer(2)]], device const float *__restrict u [[buffer(3)]], device float *__restrict v [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_row[3][10];
#line 55 "kernels/stencil/heat2d.okl"
  { int x0 = 8 * (int)_occa_group_position.x;
    

    { int t = (int)_occa_thread_position.x;
      const int x = x0 + t - 1;
      s_row[2][t] = 0.0f;
      s_row[0][t] = AT(x, 0);
    }

    for (int y = 0; y < ny; ++y) {
      { int t = (int)_occa_thread_position.x;
        const int x = x0 + t - 1;
        s_row[(y + 1) % 3][t] = AT(x, y + 1);
      }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 69 "kernels/stencil/heat2d.okl"
      { int t = (int)_occa_thread_position.x;
        if (t >= 1 && t <= p_TX && x0 + t - 1 < nx) {
          const float centre = s_row[y % 3][t];
          const float around = s_row[y % 3][t - 1] + s_row[y % 3][t + 1] + s_row[(y + 1) % 3][t] + s_row[(y + 2) % 3][t];
          v[y * nx + x0 + t - 1] = centre + kappa * (around - 4.0f * centre);
        }
      }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 76 "kernels/stencil/heat2d.okl"
}
  }
}
