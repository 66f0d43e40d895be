#include <occa/core/kernel.hpp>

#line 13 "kernels/memory/exclusive_shapes.okl"
extern "C" void shapes(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *a, occa::modeMemory_t *b) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 14 "kernels/memory/exclusive_shapes.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(12) + 1 : 0);
    _occa_inner[0] = 12;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, a, b);
    }
  }
#line 50 "kernels/memory/exclusive_shapes.okl"
}
#line 53 "kernels/memory/exclusive_shapes.okl"
extern "C" void runTime(occa::modeKernel_t **deviceKernels, const int &W, const int &H, occa::modeMemory_t *b) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
    _occa_outer[0] = 2;
#line 56 "kernels/memory/exclusive_shapes.okl"
    _occa_inner[1] = (0 < (int)(H) ? (unsigned long long)(int)(H) : 0);
    _occa_inner[0] = (0 < (int)(W) ? (unsigned long long)(int)(W) : 0);
    if (_occa_inner[1] > 0 && _occa_inner[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(W, H, b);
    }
  }
#line 63 "kernels/memory/exclusive_shapes.okl"
}
