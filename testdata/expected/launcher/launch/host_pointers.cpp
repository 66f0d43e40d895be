#include <occa/core/kernel.hpp>

#line 2 "kernels/launch/host_pointers.okl"
extern "C" void halves(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  const int half = (x && x != y) && (!y || N > 1) ? N / 2 : 0;
  
  
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 6 "kernels/launch/host_pointers.okl"
    _occa_outer[0] = 0 < N - half ? ((unsigned long long)(N - half) - 1) / 8 + 1 : 0;
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y, half);
    }
  }
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 7 "kernels/launch/host_pointers.okl"
    _occa_outer[0] = 0 < half ? ((unsigned long long)half - 1) / 8 + 1 : 0;
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[1]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y, half);
    }
  }
#line 8 "kernels/launch/host_pointers.okl"
}
