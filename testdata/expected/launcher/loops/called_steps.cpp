#include <occa/core/kernel.hpp>

#line 3 "kernels/loops/called_steps.okl"
static int twice(const int n) { return 2 * n; }
#line 5 "kernels/loops/called_steps.okl"
extern "C" void up(occa::modeKernel_t **deviceKernels, const int &N, const int &M, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 6 "kernels/loops/called_steps.okl"
    _occa_outer[0] = (0 < (long long)(N) ? ((unsigned long long)(long long)(N) - 1) / (unsigned long long)(twice(M)) + 1 : 0);
    _occa_inner[0] = (0 < (int)(2 * M) ? (unsigned long long)(int)(2 * M) : 0);
    if (_occa_outer[0] > 0 && _occa_inner[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, M, x, y);
    }
  }
#line 11 "kernels/loops/called_steps.okl"
}
#line 13 "kernels/loops/called_steps.okl"
extern "C" void down(occa::modeKernel_t **deviceKernels, const int &N, const int &M, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 14 "kernels/loops/called_steps.okl"
    _occa_outer[0] = (0 <= (long long)(N - 1) ? ((unsigned long long)(long long)(N - 1)) / (unsigned long long)((twice(M) - M)) + 1 : 0);
    _occa_inner[0] = (0 < ((long long)(M)) ? (unsigned long long)((long long)(M)) : 0);
    if (_occa_outer[0] > 0 && _occa_inner[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, M, x, y);
    }
  }
#line 19 "kernels/loops/called_steps.okl"
}
#line 21 "kernels/loops/called_steps.okl"
extern "C" void tiles(occa::modeKernel_t **deviceKernels, const int &N, const int &M, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 22 "kernels/loops/called_steps.okl"
    _occa_outer[0] = (0 < (long long)(N) ? ((unsigned long long)(long long)(N) - 1) / (unsigned long long)((twice(M)) * (twice(2) - 3)) + 1 : 0);
#line 22 "kernels/loops/called_steps.okl"
    _occa_inner[0] = (twice(M));
    if (_occa_outer[0] > 0 && _occa_inner[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, M, x, y);
    }
  }
#line 23 "kernels/loops/called_steps.okl"
}
#line 26 "kernels/loops/called_steps.okl"
extern "C" void planes(occa::modeKernel_t **deviceKernels, const int &N, const int &M, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 1;
#line 27 "kernels/loops/called_steps.okl"
    _occa_outer[1] = (0 < (long long)(N) ? ((unsigned long long)(long long)(N) - 1) / (unsigned long long)(twice(M)) + 1 : 0);
    _occa_outer[0] = (0 < (int)(2 * M) ? ((unsigned long long)(int)(2 * M) - 1) / (unsigned long long)(twice(M)) + 1 : 0);
    _occa_inner[0] = (0 < (int)(twice(M)) ? (unsigned long long)(int)(twice(M)) : 0);
    if (_occa_outer[1] > 0 && _occa_outer[0] > 0 && _occa_inner[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, M, x, y);
    }
  }
#line 34 "kernels/loops/called_steps.okl"
}
