#include <occa/core/kernel.hpp>

#line 3 "kernels/launch/host_lambdas.okl"
namespace scaling {
constexpr int every = 3;
}
#line 7 "kernels/launch/host_lambdas.okl"
extern "C" void lambdas(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  using number = int;
  using namespace scaling;
  const number base = 2;
  auto shift = N + 1;
  decltype(shift) again = shift * base;
  int offsets[2]{N, again};
  auto at = [=](int i) { return i * every + base; };
  auto add = [&](number value, auto... more) { return (value + ... + more) + offsets[1]; };
  const int starts[2] = {at(1) - 2, at(N) - at(N)};
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 17 "kernels/launch/host_lambdas.okl"
    _occa_outer[0] = 0 < N ? (unsigned long long)N : 0;
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y, again);
    }
  }
#line 23 "kernels/launch/host_lambdas.okl"
}
