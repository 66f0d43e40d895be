#include <sycl/sycl.hpp>
#line 2 "kernels/structs/after_constant.okl"
struct Pair { unsigned a; unsigned b[2]; };

static unsigned look(const unsigned *from, int at) { return from[at] ^ from[at / 2]; }

// The condition looks into global memory, the pointer leads to what the work item has itself.
extern "C" void _occa_choose_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const unsigned *in, unsigned *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 8 "kernels/structs/after_constant.okl"
  { int _occa_tiled_i = 16 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    Pair pair = {in[i], {1u, 2u}};
    unsigned one = pair.a, two = pair.b[1];
    unsigned *chosen = look(in, i) % 3u == 1u ? &one : &two;
    *chosen += 5u;
    out[i] = one * 100u + two;
  } }
    });
  });
}
