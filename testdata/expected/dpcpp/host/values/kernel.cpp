#include <sycl/sycl.hpp>
#include <cmath>
using std::round;
#line 1 "kernels/host/values.okl"
// Host code around nests: values that device code needs, conditions, loops.

#define p_block 16


struct Range {
  int first, count;
};


#line 15 "kernels/host/values.okl"
// Host code alone calls it.

#line 20 "kernels/host/values.okl"
// Sorts by odd-even transposition, then adds what the host computed.
extern "C" void _occa_hostValues_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const Range &range, const double &_occa_arg_2, int *keys, double *out, const int &blocks, const int &first) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
  double scale = _occa_arg_2;
#line 31 "kernels/host/values.okl"
  { int b = (int)item_.get_group(2);
      { int t = (int)item_.get_local_id(2);
        const int at = first + 2 * (b * p_block + t);
        if (at + 1 < N && keys[at] > keys[at + 1]) {
          const int key = keys[at];
          keys[at] = keys[at + 1];
          keys[at + 1] = key;
        }
      }
    }
    });
  });
}

#line 21 "kernels/host/values.okl"
extern "C" void _occa_hostValues_1(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const Range &range, const double &_occa_arg_2, int *keys, double *out, const int &blocks, const double &factor, const Range &part) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
  double scale = _occa_arg_2;
#line 44 "kernels/host/values.okl"
  constexpr const int ahead = 3;
#line 47 "kernels/host/values.okl"
  { int _occa_tiled_i = (int)(part.first) + 16 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < part.first + part.count) {
      out[i] = factor * keys[i] + ahead * blocks;
    } }
    });
  });
}

#line 21 "kernels/host/values.okl"
extern "C" void _occa_hostValues_2(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const Range &range, const double &_occa_arg_2, int *keys, double *out, const double &factor) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 1)]] {
  double scale = _occa_arg_2;
#line 51 "kernels/host/values.okl"
  { int o = (int)item_.get_group(2);
      { int i = (int)item_.get_local_id(2);
        if (N > 0) out[0] = -factor;
      }
    }
    });
  });
}
