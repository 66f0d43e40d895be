#include <sycl/sycl.hpp>
#line 1 "kernels/barriers/nested_places.okl"
// Nests in blocks, under conditions, in loops of loops and behind each other on lower levels; shared and
// exclusive variables declared where they are needed.

#define B 8

extern "C" void _occa_blocks_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &depth, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 7 "kernels/barriers/nested_places.okl"
  { int b = 8 * (int)item_.get_group(2);
    int own;
    {
      auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[8]>(item_.get_group());
      { int t = (int)item_.get_local_id(2); s[t] = b + t < N ? x[b + t] : 0; }
      sycl::group_barrier(item_.get_group());
#line 12 "kernels/barriers/nested_places.okl"
      { int t = (int)item_.get_local_id(2); own = s[B - 1 - t]; }
    }
    for (int i = 0; i < depth; ++i) {
      auto &s_other = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[8]>(item_.get_group());
      for (int j = 0; j <= i; ++j) {
        { int t = (int)item_.get_local_id(2); s_other[(t + j) % B] = own; }
        if (j % 2 == 0) {
          sycl::group_barrier(item_.get_group());
#line 19 "kernels/barriers/nested_places.okl"
          { int t = (int)item_.get_local_id(2); own = s_other[t] + 1; }
        } else if (j % 3 == 0) {
          sycl::group_barrier(item_.get_group());
#line 21 "kernels/barriers/nested_places.okl"
          { int t = (int)item_.get_local_id(2); own = s_other[B - 1 - t]; }
        }
        sycl::group_barrier(item_.get_group());
#line 23 "kernels/barriers/nested_places.okl"
}
    }
    { int t = (int)item_.get_local_id(2);
      if (b + t < N) y[b + t] = own;
    }
  }
    });
  });
}

#line 31 "kernels/barriers/nested_places.okl"
// Level one does some work of its own before, between and after the loops of level zero.
extern "C" void _occa_levels_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 4, 8)]] {
#line 33 "kernels/barriers/nested_places.okl"
  { int b = 32 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[4][8]>(item_.get_group());
    int first;
    { int j = (int)item_.get_local_id(1);
      const int row = b + j * B;
      { int i = (int)item_.get_local_id(2);
        s[j][i] = row + i < N ? x[row + i] : 0;
        first = row;
      }
    }
    sycl::group_barrier(item_.get_group());
#line 43 "kernels/barriers/nested_places.okl"
    { int j = (int)item_.get_local_id(1);
      const int other = 3 - j;
      int shift = 0;
      for (int k = 0; k < 2; ++k) shift += k + other;
      { int i = (int)item_.get_local_id(2);
        if (first + i < N) y[first + i] = s[other][B - 1 - i] + shift;
      }
    }
  }
    });
  });
}

#line 54 "kernels/barriers/nested_places.okl"
// A tile of items that does not fit, before another nest.
extern "C" void _occa_unevenTiles_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 3, 4)]] {
#line 56 "kernels/barriers/nested_places.okl"
  { int b = 10 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[10]>(item_.get_group());
    { int _occa_tiled_t = 4 * (int)item_.get_local_id(1); int t = _occa_tiled_t + (int)item_.get_local_id(2); if (t < 10) { s[9 - t] = b + t < N ? x[b + t] : 0; } }
    sycl::group_barrier(item_.get_group());
#line 59 "kernels/barriers/nested_places.okl"
    { int _occa_tiled_t = 4 * (int)item_.get_local_id(1); int t = _occa_tiled_t + (int)item_.get_local_id(2); if (t < 10) {
      if (b + t < N) y[b + t] = s[t];
    } }
  }
    });
  });
}
