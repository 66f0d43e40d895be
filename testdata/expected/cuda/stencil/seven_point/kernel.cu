#line 1 "kernels/stencil/seven_point.okl"
// The Laplacian in three dimensions: one cell per item, and columns that march through shared planes.

#define p_B 4
#define p_BX 8

typedef float plane_t[p_B + 2][p_BX + 2];

__device__ float pick(const float *u, const int nx, const int ny, const int nz, const int x, const int y, const int z) {
  if (x < 0 || x >= nx || y < 0 || y >= ny || z < 0 || z >= nz) return 0.0f;
  return u[(z * ny + y) * nx + x];
}

extern "C" __global__ __launch_bounds__(128) void _occa_laplaceCells_0(const int nx, const int ny, const int nz, const float *__restrict__ u, float *__restrict__ v) {
  { int z0 = 4 * (int)blockIdx.z;
    { int y0 = 4 * (int)blockIdx.y;
      { int x0 = 8 * (int)blockIdx.x;
        { int z = z0 + (int)threadIdx.z;
          { int y = y0 + (int)threadIdx.y;
            { int x = x0 + (int)threadIdx.x;
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

extern "C" __global__ __launch_bounds__(60) void _occa_laplaceMarch_0(const int nx, const int ny, const int nz, const float *__restrict__ u, float *__restrict__ v) {
  { int y0 = 4 * (int)blockIdx.y;
    { int x0 = 8 * (int)blockIdx.x;
      __shared__ plane_t s_here;
      float r_below, r_here, r_above;
      int r_x, r_y;

      { int ty = (int)threadIdx.y;
        { int tx = (int)threadIdx.x;
          r_x = x0 + tx - 1;
          r_y = y0 + ty - 1;
          r_below = 0.0f;
          r_here = pick(u, nx, ny, nz, r_x, r_y, 0);
        }
      }

      for (int z = 0; z < nz; ++z) {
        { int ty = (int)threadIdx.y;
          { int tx = (int)threadIdx.x;
            s_here[ty][tx] = r_here;
            r_above = pick(u, nx, ny, nz, r_x, r_y, z + 1);
          }
        }
        __syncthreads();
#line 58 "kernels/stencil/seven_point.okl"
        { int ty = (int)threadIdx.y;
          { int tx = (int)threadIdx.x;
            const int inside = tx > 0 && tx <= p_BX && ty > 0 && ty <= p_B;
            if (inside && r_x < nx && r_y < ny) {
              v[(z * ny + r_y) * nx + r_x] = r_below + r_above - 6.0f * r_here + s_here[ty][tx - 1] +
                                             s_here[ty][tx + 1] + s_here[ty - 1][tx] + s_here[ty + 1][tx];
            }
            r_below = r_here;
            r_here = r_above;
          }
        }
        __syncthreads();
#line 69 "kernels/stencil/seven_point.okl"
}
    }
  }
}
