#include <occa/core/kernel.hpp>

#line 6 "kernels/loops/counts.okl"
extern "C" void nearTheEnds(occa::modeKernel_t **deviceKernels, occa::modeMemory_t *hits) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 2;
    _occa_inner[0] = 3;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(hits);
    }
  }
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 2;
    _occa_inner[0] = 2;
    {
      occa::kernel _occa_kernel(deviceKernels[1]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(hits);
    }
  }
#line 15 "kernels/loops/counts.okl"
}
#line 18 "kernels/loops/counts.okl"
extern "C" void smallTypes(occa::modeKernel_t **deviceKernels, occa::modeMemory_t *hits) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 3;
    _occa_inner[0] = 3;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(hits);
    }
  }
#line 22 "kernels/loops/counts.okl"
}
#line 25 "kernels/loops/counts.okl"
extern "C" void shifted(occa::modeKernel_t **deviceKernels, const int &B, occa::modeMemory_t *hits) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 3;
#line 27 "kernels/loops/counts.okl"
    _occa_inner[0] = (((((((0 < ((long long)(B)) ? (unsigned long long)((long long)(B)) : 0)) > ((0 <= ((long long)(B) - (long long)(1)) ? ((unsigned long long)((long long)(B) - (long long)(1))) + 1 : 0)) ? ((0 < ((long long)(B)) ? (unsigned long long)((long long)(B)) : 0)) : ((0 <= ((long long)(B) - (long long)(1)) ? ((unsigned long long)((long long)(B) - (long long)(1))) + 1 : 0)))) > ((0 < ((long long)(B)) ? (unsigned long long)((long long)(B)) : 0)) ? ((((0 < ((long long)(B)) ? (unsigned long long)((long long)(B)) : 0)) > ((0 <= ((long long)(B) - (long long)(1)) ? ((unsigned long long)((long long)(B) - (long long)(1))) + 1 : 0)) ? ((0 < ((long long)(B)) ? (unsigned long long)((long long)(B)) : 0)) : ((0 <= ((long long)(B) - (long long)(1)) ? ((unsigned long long)((long long)(B) - (long long)(1))) + 1 : 0)))) : ((0 < ((long long)(B)) ? (unsigned long long)((long long)(B)) : 0)))) > (0) ? ((((((0 < ((long long)(B)) ? (unsigned long long)((long long)(B)) : 0)) > ((0 <= ((long long)(B) - (long long)(1)) ? ((unsigned long long)((long long)(B) - (long long)(1))) + 1 : 0)) ? ((0 < ((long long)(B)) ? (unsigned long long)((long long)(B)) : 0)) : ((0 <= ((long long)(B) - (long long)(1)) ? ((unsigned long long)((long long)(B) - (long long)(1))) + 1 : 0)))) > ((0 < ((long long)(B)) ? (unsigned long long)((long long)(B)) : 0)) ? ((((0 < ((long long)(B)) ? (unsigned long long)((long long)(B)) : 0)) > ((0 <= ((long long)(B) - (long long)(1)) ? ((unsigned long long)((long long)(B) - (long long)(1))) + 1 : 0)) ? ((0 < ((long long)(B)) ? (unsigned long long)((long long)(B)) : 0)) : ((0 <= ((long long)(B) - (long long)(1)) ? ((unsigned long long)((long long)(B) - (long long)(1))) + 1 : 0)))) : ((0 < ((long long)(B)) ? (unsigned long long)((long long)(B)) : 0)))) : (0));
    if (_occa_inner[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(B, hits);
    }
  }
#line 32 "kernels/loops/counts.okl"
}
#line 35 "kernels/loops/counts.okl"
extern "C" void halves(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *hits) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 2;
#line 37 "kernels/loops/counts.okl"
    _occa_inner[0] = (((0 < (int)(((const int)(N / 2))) ? (unsigned long long)(int)(((const int)(N / 2))) : 0)) > ((0 < (int)(((const int)(N - ((const int)(N / 2))))) ? (unsigned long long)(int)(((const int)(N - ((const int)(N / 2))))) : 0)) ? ((0 < (int)(((const int)(N / 2))) ? (unsigned long long)(int)(((const int)(N / 2))) : 0)) : ((0 < (int)(((const int)(N - ((const int)(N / 2))))) ? (unsigned long long)(int)(((const int)(N - ((const int)(N / 2))))) : 0)));
    if (_occa_inner[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, hits);
    }
  }
#line 42 "kernels/loops/counts.okl"
}
#line 45 "kernels/loops/counts.okl"
extern "C" void triangle(occa::modeKernel_t **deviceKernels, occa::modeMemory_t *hits) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 5;
    _occa_inner[0] = 5;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(hits);
    }
  }
#line 51 "kernels/loops/counts.okl"
}
#line 54 "kernels/loops/counts.okl"
extern "C" void nothing(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *hits) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 55 "kernels/loops/counts.okl"
    _occa_outer[0] = ((int)(5) < (int)(N) ? ((unsigned long long)(int)(N) - (unsigned long long)(int)(5) - 1) + 1 : 0);
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, hits);
    }
  }
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 58 "kernels/loops/counts.okl"
    _occa_outer[0] = ((unsigned int)(-1) < (unsigned int)(4u) ? ((unsigned long long)(unsigned int)(4u) - (unsigned long long)(unsigned int)(-1) - 1) + 1 : 0);
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[1]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, hits);
    }
  }
#line 61 "kernels/loops/counts.okl"
}
