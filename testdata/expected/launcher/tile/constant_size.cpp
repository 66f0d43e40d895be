#include <occa/core/kernel.hpp>

#line 3 "kernels/tile/constant_size.okl"
constexpr int p_one = 2;
const int p_many = 8;
#line 6 "kernels/tile/constant_size.okl"
extern "C" void constantSize(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *a, occa::modeMemory_t *b) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 7 "kernels/tile/constant_size.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, a, b);
    }
  }
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 1;
#line 10 "kernels/tile/constant_size.okl"
    _occa_outer[1] = (0 < (int)(N) ? (unsigned long long)(int)(N) : 0);
    _occa_outer[0] = 1;
    _occa_inner[0] = 3;
    if (_occa_outer[1] > 0) {
      occa::kernel _occa_kernel(deviceKernels[1]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, a, b);
    }
  }
#line 15 "kernels/tile/constant_size.okl"
}
