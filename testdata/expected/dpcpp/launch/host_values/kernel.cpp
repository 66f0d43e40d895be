#include <sycl/sycl.hpp>
#include <cmath>
using std::fabs;
using std::pow;
using std::sqrt;
#line 1 "kernels/launch/host_values.okl"
// What host code hands to device code: structs, math, values that change between launches.

#include <math.h>

struct Range {
  int first, last;
  double scale;
};


#line 18 "kernels/launch/host_values.okl"
extern "C" void _occa_structs_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const double &power, const double *__restrict__ x, double *__restrict__ y, const double &factor, const Range &range) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 22 "kernels/launch/host_values.okl"
  { int _occa_tiled_n = (int)(range.first) + 8 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < range.last) { y[n] = factor * range.scale * x[n]; } }
    });
  });
}
