#include <sycl/sycl.hpp>
#include <cstddef>
#line 1 "kernels/structs/offsets.okl"
// Places of fields: as numbers of rounds, sizes of arrays and values, on the host and in device code.

#include <cstddef>

struct Point {
  float x, y, z;
};

struct Cell {
  char kind;
  int corners[3];
  Point middle;
};

static int start(const int n) { return (int)offsetof(Cell, corners) + n; }

extern "C" void _occa_offsets_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ a, int *__restrict__ b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 18 "kernels/structs/offsets.okl"
  const int words = (int)offsetof(Cell, middle.y) / 4;
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    { int t = (int)item_.get_local_id(2); s[t] = a[16 * g + t]; }
    sycl::group_barrier(item_.get_group());
#line 22 "kernels/structs/offsets.okl"
    { int t = (int)item_.get_local_id(2);
      int own[offsetof(Point, z)];
      for (int k = 0; k < (int)offsetof(Point, z); ++k) own[k] = s[(t + k) % (int)offsetof(Cell, middle)];
      b[16 * g + t] = own[0] + own[offsetof(Point, y)] + start(t) + words * (int)sizeof(Point) + (int)offsetof(Cell, corners[2]);
    }
  }
    });
  });
}

#line 30 "kernels/structs/offsets.okl"
extern "C" void _occa_steps_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ a, int *__restrict__ b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 31 "kernels/structs/offsets.okl"
  { int _occa_tiled_i = 4 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) { b[i] = a[i] * (int)offsetof(Cell, middle); } }
    });
  });
}
