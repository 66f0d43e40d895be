#include <sycl/sycl.hpp>
#line 1 "kernels/launch/max_inner_dims.okl"
// Counts that vary from group to group, below limits given with @max_inner_dims.

extern "C" void _occa_triangle_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &rows, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 40)]] {
#line 4 "kernels/launch/max_inner_dims.okl"
  { int row = (int)item_.get_group(2);
    { if (item_.get_local_id(2) < (0 <= row ? (unsigned long long)row + 1 : 0)) { int i = (int)item_.get_local_id(2); y[row * (row + 1) / 2 + i] = x[row] + i; } }
  }
    });
  });
}

#line 9 "kernels/launch/max_inner_dims.okl"
// Two nests of different, varying counts in two dimensions.
extern "C" void _occa_boxes_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &count, const int *__restrict__ widths, const int *__restrict__ heights,
                   const int *__restrict__ starts, int *__restrict__ out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 4, 8)]] {
#line 12 "kernels/launch/max_inner_dims.okl"
  { int b = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[4][8]>(item_.get_group());
    const int width = widths[b], height = heights[b];
    { if (item_.get_local_id(1) < (0 < height ? (unsigned long long)height : 0)) { int j = (int)item_.get_local_id(1);
      { if (item_.get_local_id(2) < (0 < width ? (unsigned long long)width : 0)) { int i = (int)item_.get_local_id(2);
        s[j][i] = 10 * j + i + b;
      } }
    } }
    sycl::group_barrier(item_.get_group());
#line 20 "kernels/launch/max_inner_dims.okl"
    { if (item_.get_local_id(1) < (0 < height ? (unsigned long long)height : 0)) { int j = (int)item_.get_local_id(1);
      { if (item_.get_local_id(2) < (0 <= width - 1 ? (unsigned long long)(width - 1) + 1 : 0)) { int i = width - 1 - (int)item_.get_local_id(2);
        out[starts[b] + j * width + i] = s[height - 1 - j][width - 1 - i];
      } }
    } }
  }
    });
  });
}

#line 28 "kernels/launch/max_inner_dims.okl"
// A limit although the count is known to the host, and one in the other spelling.
extern "C" void _occa_hostCount_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &B, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 64)]] {
#line 30 "kernels/launch/max_inner_dims.okl"
  { int b = B * (int)item_.get_group(2);
    { if (item_.get_local_id(2) < (0 < (long long)B ? (unsigned long long)(long long)B : 0)) { int i = b + (int)item_.get_local_id(2);
      if (i < N) y[i] = -x[i];
    } }
  }
    });
  });
}
