#include <sycl/sycl.hpp>
#line 1 "kernels/stencil/seven_point.okl"
// The Laplacian in three dimensions: one cell per item, and columns that march through shared planes.

#define p_B 4
#define p_BX 8

typedef float plane_t[p_B + 2][p_BX + 2];

float pick(const float *u, const int nx, const int ny, const int nz, const int x, const int y, const int z) {
  if (x < 0 || x >= nx || y < 0 || y >= ny || z < 0 || z >= nz) return 0.0f;
  return u[(z * ny + y) * nx + x];
}

extern "C" void _occa_laplaceCells_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &nx, const int &ny, const int &nz, const float *__restrict__ u, float *__restrict__ v) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(4, 4, 8)]] {
#line 14 "kernels/stencil/seven_point.okl"
  { int z0 = 4 * (int)item_.get_group(0);
    { int y0 = 4 * (int)item_.get_group(1);
      { int x0 = 8 * (int)item_.get_group(2);
        { int z = (int)(z0) + (int)item_.get_local_id(0);
          { int y = (int)(y0) + (int)item_.get_local_id(1);
            { int x = (int)(x0) + (int)item_.get_local_id(2);
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
    });
  });
}

#line 35 "kernels/stencil/seven_point.okl"
extern "C" void _occa_laplaceMarch_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &nx, const int &ny, const int &nz, const float *__restrict__ u, float *__restrict__ v) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 6, 10)]] {
#line 36 "kernels/stencil/seven_point.okl"
  { int y0 = 4 * (int)item_.get_group(1);
    { int x0 = 8 * (int)item_.get_group(2);
      auto &s_here = *sycl::ext::oneapi::group_local_memory_for_overwrite<plane_t>(item_.get_group());
      float r_below, r_here, r_above;
      int r_x, r_y;

      { int ty = (int)item_.get_local_id(1);
        { int tx = (int)item_.get_local_id(2);
          r_x = x0 + tx - 1;
          r_y = y0 + ty - 1;
          r_below = 0.0f;
          r_here = pick(u, nx, ny, nz, r_x, r_y, 0);
        }
      }

      for (int z = 0; z < nz; ++z) {
        { int ty = (int)item_.get_local_id(1);
          { int tx = (int)item_.get_local_id(2);
            s_here[ty][tx] = r_here;
            r_above = pick(u, nx, ny, nz, r_x, r_y, z + 1);
          }
        }
        sycl::group_barrier(item_.get_group());
#line 58 "kernels/stencil/seven_point.okl"
        { int ty = (int)item_.get_local_id(1);
          { int tx = (int)item_.get_local_id(2);
            const int inside = tx > 0 && tx <= p_BX && ty > 0 && ty <= p_B;
            if (inside && r_x < nx && r_y < ny) {
              v[(z * ny + r_y) * nx + r_x] = r_below + r_above - 6.0f * r_here + s_here[ty][tx - 1] +
                                             s_here[ty][tx + 1] + s_here[ty - 1][tx] + s_here[ty + 1][tx];
            }
            r_below = r_here;
            r_here = r_above;
          }
        }
        sycl::group_barrier(item_.get_group());
#line 69 "kernels/stencil/seven_point.okl"
}
    }
  }
    });
  });
}
