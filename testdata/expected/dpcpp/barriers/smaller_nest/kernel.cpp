#include <sycl/sycl.hpp>
#line 1 "kernels/barriers/smaller_nest.okl"
// Nests of two levels with different counts: the barriers between them are for every work item.

extern "C" void _occa_smallerNests_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *__restrict__ x, float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 5, 5)]] {
#line 4 "kernels/barriers/smaller_nest.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[5][5]>(item_.get_group());
    auto &t = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[5][5]>(item_.get_group());
    { int j = (int)item_.get_local_id(1);
      { int i = (int)item_.get_local_id(2);
        s[j][i] = x[(g * 5 + j) * 5 + i];
      }
    }
    sycl::group_barrier(item_.get_group());
#line 12 "kernels/barriers/smaller_nest.okl"
    { if (item_.get_local_id(1) < 4) { int j = (int)item_.get_local_id(1);
      { int i = (int)item_.get_local_id(2);
        t[j][i] = s[j][i] + s[j + 1][4 - i];
      }
    } }
    sycl::group_barrier(item_.get_group());
#line 17 "kernels/barriers/smaller_nest.okl"
    { if (item_.get_local_id(1) < 4) { int j = (int)item_.get_local_id(1);
      { if (item_.get_local_id(2) < 3) { int i = (int)item_.get_local_id(2);
        y[(g * 4 + j) * 3 + i] = t[3 - j][i] + t[j][i + 2];
      } }
    } }
  }
    });
  });
}

#line 25 "kernels/barriers/smaller_nest.okl"
// Counts that only the host knows.
extern "C" void _occa_hostCounts_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &rows, const int &cols, const float *__restrict__ x, float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) {
#line 27 "kernels/barriers/smaller_nest.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[8][8]>(item_.get_group());
    { if (item_.get_local_id(1) < (0 < (int)(rows) ? (unsigned long long)(int)(rows) : 0)) { int j = (int)item_.get_local_id(1);
      { if (item_.get_local_id(2) < (0 < (int)(cols) ? (unsigned long long)(int)(cols) : 0)) { int i = (int)item_.get_local_id(2);
        s[j][i] = x[(g * rows + j) * cols + i];
      } }
    } }
    sycl::group_barrier(item_.get_group());
#line 34 "kernels/barriers/smaller_nest.okl"
    { if (item_.get_local_id(1) < (0 < (int)(cols) ? (unsigned long long)(int)(cols) : 0)) { int j = (int)item_.get_local_id(1);
      { if (item_.get_local_id(2) < (0 < (int)(rows) ? (unsigned long long)(int)(rows) : 0)) { int i = (int)item_.get_local_id(2);
        y[(g * cols + j) * rows + i] = s[i][j] + s[rows - 1 - i][j];
      } }
    } }
  }
    });
  });
}
