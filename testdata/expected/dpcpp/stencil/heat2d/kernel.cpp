#include <sycl/sycl.hpp>
#define p_TX 8
#define p_TY 4
#line 1 "kernels/stencil/heat2d.okl"
// okl: -D p_TX=8 -D p_TY=4
// One step of the heat equation on a plane, with zeros around it, in three ways.








// Each group loads its tile and a border of one cell.
extern "C" void _occa_heatTile_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &nx, const int &ny, const float &kappa, const float *__restrict__ u, float *__restrict__ v) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 4, 8)]] {
#line 13 "kernels/stencil/heat2d.okl"
  { int y0 = 4 * (int)item_.get_group(1);
    { int x0 = 8 * (int)item_.get_group(2);
      auto &s_u = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[6][10]>(item_.get_group());

      { int ty = (int)item_.get_local_id(1);
        { int tx = (int)item_.get_local_id(2);
          for (int j = ty; j < p_TY + 2; j += p_TY) {
            for (int i = tx; i < p_TX + 2; i += p_TX) {
              const int x = x0 + i - 1, y = y0 + j - 1;
              s_u[j][i] = (x >= 0 && x < nx && y >= 0 && y < ny) ? u[y * nx + x] : 0.0f;
            }
          }
        }
      }

      sycl::group_barrier(item_.get_group());
#line 28 "kernels/stencil/heat2d.okl"
      { int ty = (int)item_.get_local_id(1);
        do { int tx = (int)item_.get_local_id(2);
          const int x = x0 + tx, y = y0 + ty;
          if (x >= nx || y >= ny) continue;
          const float centre = s_u[ty + 1][tx + 1];
          const float around = s_u[ty][tx + 1] + s_u[ty + 2][tx + 1] + s_u[ty + 1][tx] + s_u[ty + 1][tx + 2];
          v[y * nx + x] = centre + kappa * (around - 4.0f * centre);
        } while (0);
      }
    }
  }
    });
  });
}

#line 41 "kernels/stencil/heat2d.okl"
#define IN_PLANE(x, y) ((x) >= 0 && (x) < nx && (y) >= 0 && (y) < ny)
#define AT(x, y) (IN_PLANE(x, y) ? u[(y) * nx + (x)] : 0.0f)

// All cells in a row, cut into tiles.
extern "C" void _occa_heatFlat_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &nx, const int &ny, const float &kappa, const float *__restrict__ u, float *__restrict__ v) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 46 "kernels/stencil/heat2d.okl"
  { int _occa_tiled_n = 32 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < nx * ny) {
    const int x = n % nx, y = n / nx;
    const float centre = AT(x, y);
    v[n] = centre + kappa * (AT(x - 1, y) + AT(x + 1, y) + AT(x, y - 1) + AT(x, y + 1) - 4.0f * centre);
  } }
    });
  });
}

#line 53 "kernels/stencil/heat2d.okl"
// A group walks up a strip and keeps three rows in a ring.
extern "C" void _occa_heatStrip_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &nx, const int &ny, const float &kappa, const float *__restrict__ u, float *__restrict__ v) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 10)]] {
#line 55 "kernels/stencil/heat2d.okl"
  { int x0 = 8 * (int)item_.get_group(2);
    auto &s_row = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[3][10]>(item_.get_group());

    { int t = (int)item_.get_local_id(2);
      const int x = x0 + t - 1;
      s_row[2][t] = 0.0f;
      s_row[0][t] = AT(x, 0);
    }

    for (int y = 0; y < ny; ++y) {
      { int t = (int)item_.get_local_id(2);
        const int x = x0 + t - 1;
        s_row[(y + 1) % 3][t] = AT(x, y + 1);
      }
      sycl::group_barrier(item_.get_group());
#line 69 "kernels/stencil/heat2d.okl"
      { int t = (int)item_.get_local_id(2);
        if (t >= 1 && t <= p_TX && x0 + t - 1 < nx) {
          const float centre = s_row[y % 3][t];
          const float around = s_row[y % 3][t - 1] + s_row[y % 3][t + 1] + s_row[(y + 1) % 3][t] + s_row[(y + 2) % 3][t];
          v[y * nx + x0 + t - 1] = centre + kappa * (around - 4.0f * centre);
        }
      }
      sycl::group_barrier(item_.get_group());
#line 76 "kernels/stencil/heat2d.okl"
}
  }
    });
  });
}
