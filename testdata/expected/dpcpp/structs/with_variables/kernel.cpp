#include <sycl/sycl.hpp>
#line 1 "kernels/structs/with_variables.okl"
// Types that are defined along with variables of host code: device code needs the types only.

enum Kind { solid = 1, liquid = 2 };
enum Phase { rising = 3, falling = 5 };

struct Cell {
  float pressure;
  Kind kind;
};

inline float weight(const Kind kind, const Phase phase_of_it) { return kind == solid ? phase_of_it : 2 * phase_of_it; }

extern "C" void _occa_weigh_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *pressures, float *weights) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 14 "kernels/structs/with_variables.okl"
  { int _occa_tiled_i = 16 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    Cell cell;
    cell.pressure = pressures[i];
    cell.kind = i % 2 ? solid : liquid;
    weights[i] = cell.pressure * weight(cell.kind, i % 3 ? rising : falling);
  } }
    });
  });
}
