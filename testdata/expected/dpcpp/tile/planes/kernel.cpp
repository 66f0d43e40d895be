#include <sycl/sycl.hpp>
#line 1 "kernels/tile/planes.okl"
// Tiles in two and three dimensions: tiles of groups outside, tiles of items inside.

// Tiles written by hand.
extern "C" void _occa_plane_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 6, 8)]] {
#line 5 "kernels/tile/planes.okl"
  { int j0 = 6 * (int)item_.get_group(1);
    { int i0 = 8 * (int)item_.get_group(2);
      { int j = (int)(j0) + (int)item_.get_local_id(1);
        { int i = (int)(i0) + (int)item_.get_local_id(2);
          if (i < nx && j < ny) y[j * nx + i] = x[j * nx + i] + 1;
        }
      }
    }
  }
    });
  });
}

#line 16 "kernels/tile/planes.okl"
// Groups in tiles of groups in one direction, items of two axes from one loop.
extern "C" void _occa_planeOfTiles_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 4, 4)]] {
#line 18 "kernels/tile/planes.okl"
  { int _occa_tiled_j = 4 * (int)item_.get_group(0); int j = _occa_tiled_j + (int)item_.get_group(1); if (j < ny) {
    { int i0 = 16 * (int)item_.get_group(2);
      { int _occa_tiled_i = (int)(i0) + 4 * (int)item_.get_local_id(1); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < i0 + 16) {
        if (i < nx) y[j * nx + i] = x[j * nx + i] + 1;
      } }
    }
  } }
    });
  });
}

#line 27 "kernels/tile/planes.okl"
// Three axes of items, one of them cut into two, without a check.
extern "C" void _occa_box_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &nx, const int &ny, const int &nz, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(2, 3, 4)]] {
#line 29 "kernels/tile/planes.okl"
  { int k0 = 2 * (int)item_.get_group(1);
    { int j0 = 3 * (int)item_.get_group(2);
      { int k = (int)item_.get_local_id(0);
        { int _occa_tiled_i = 4 * (int)item_.get_local_id(1); int i = _occa_tiled_i + (int)item_.get_local_id(2);
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
    });
  });
}

#line 47 "kernels/tile/planes.okl"
// A tile whose items meet at barriers: shared memory lives between the tile of groups and the items.
extern "C" void _occa_reverseTiles_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 2, 4)]] {
#line 49 "kernels/tile/planes.okl"
  { int _occa_tiled_row = 2 * (int)item_.get_group(0); int row = _occa_tiled_row + (int)item_.get_group(1); if (row < ny) {
    { int i0 = 8 * (int)item_.get_group(2);
      auto &s_row = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[8]>(item_.get_group());
      { int _occa_tiled_t = 4 * (int)item_.get_local_id(1); int t = _occa_tiled_t + (int)item_.get_local_id(2); if (t < 8) {
        s_row[7 - t] = i0 + t < nx ? x[row * nx + i0 + t] : 7;
      } }
      sycl::group_barrier(item_.get_group());
#line 55 "kernels/tile/planes.okl"
      { int _occa_tiled_t = 4 * (int)item_.get_local_id(1); int t = _occa_tiled_t + (int)item_.get_local_id(2); if (t < 8) {
        if (i0 + t < nx) y[row * nx + i0 + t] = s_row[t] + 1;
      } }
    }
  } }
    });
  });
}
