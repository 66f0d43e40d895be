#include <sycl/sycl.hpp>
#line 1 "kernels/launch/host_lambdas.okl"
// Host code with lambdas, aliases and types that the compiler finds out.

namespace scaling {
constexpr int every = 3;
}

extern "C" void _occa_lambdas_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y, const int &again) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 8 "kernels/launch/host_lambdas.okl"
  using number = int;
  using namespace scaling;
  const number base = 2;
#line 13 "kernels/launch/host_lambdas.okl"
  int offsets[2]{N, again};
  auto at = [=](int i) { return i * every + base; };
  auto add = [&](number value, auto... more) { return (value + ... + more) + offsets[1]; };
  const int starts[2] = {at(1) - 2, at(N) - at(N)};
  { int g = (int)item_.get_group(2);
    { int i = (int)item_.get_local_id(2);
      number value = add(x[g], i, offsets[0]);
      y[g * 4 + i] = value + at(i) + again + starts[i & 1];
    }
  }
    });
  });
}
