#include <occa/core/kernel.hpp>

#line 3 "kernels/loops/near_the_end.okl"
extern "C" void tileToTheEnd(occa::modeKernel_t **deviceKernels, const unsigned int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 4 "kernels/loops/near_the_end.okl"
    _occa_outer[0] = ((unsigned int)(4294967295u - N) < (unsigned int)(4294967295u) ? ((unsigned long long)(unsigned int)(4294967295u) - (unsigned long long)(unsigned int)(4294967295u - N) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 8 "kernels/loops/near_the_end.okl"
}
#line 10 "kernels/loops/near_the_end.okl"
extern "C" void loopToTheEnd(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 11 "kernels/loops/near_the_end.okl"
    _occa_outer[0] = ((int)(2147483647 - N) < (int)(2147483647) ? ((unsigned long long)(int)(2147483647) - (unsigned long long)(int)(2147483647 - N) - 1) + 1 : 0);
    _occa_inner[0] = 1;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 17 "kernels/loops/near_the_end.okl"
}
#line 19 "kernels/loops/near_the_end.okl"
extern "C" void tileToZero(occa::modeKernel_t **deviceKernels, const unsigned int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 20 "kernels/loops/near_the_end.okl"
    _occa_outer[0] = (0 < (unsigned int)(N) ? ((unsigned long long)(unsigned int)(N) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 21 "kernels/loops/near_the_end.okl"
}
#line 24 "kernels/loops/near_the_end.okl"
extern "C" void downFromTheEnd(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 25 "kernels/loops/near_the_end.okl"
    _occa_outer[0] = ((int)(2147483647 - N) < (int)(2147483647) ? ((unsigned long long)(int)(2147483647) - (unsigned long long)(int)(2147483647 - N) - 1) + 1 : 0);
    _occa_inner[0] = 1;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 28 "kernels/loops/near_the_end.okl"
}
