#include <occa/core/kernel.hpp>

#line 3 "kernels/image/life.okl"
extern "C" void lifeStep(occa::modeKernel_t **deviceKernels, const int &width, const int &height, occa::modeMemory_t *now, occa::modeMemory_t *next) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 4 "kernels/image/life.okl"
    _occa_outer[0] = (0 < (int)(height) ? (unsigned long long)(int)(height) : 0);
    _occa_inner[0] = (0 < (int)(width) ? (unsigned long long)(int)(width) : 0);
    if (_occa_outer[0] > 0 && _occa_inner[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(width, height, now, next);
    }
  }
#line 19 "kernels/image/life.okl"
}
#line 31 "kernels/image/life.okl"
extern "C" void lifeWords(occa::modeKernel_t **deviceKernels, const int &height, occa::modeMemory_t *now, occa::modeMemory_t *next) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 32 "kernels/image/life.okl"
    _occa_outer[0] = (0 < (int)(height) ? ((unsigned long long)(int)(height) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(height, now, next);
    }
  }
#line 42 "kernels/image/life.okl"
}
#line 46 "kernels/image/life.okl"
extern "C" void labelStep(occa::modeKernel_t **deviceKernels, const int &width, const int &height, occa::modeMemory_t *cells, occa::modeMemory_t *labels, occa::modeMemory_t *newLabels, occa::modeMemory_t *changed) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 47 "kernels/image/life.okl"
    _occa_outer[0] = (0 < (int)(width * height) ? ((unsigned long long)(int)(width * height) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(width, height, cells, labels, newLabels, changed);
    }
  }
#line 61 "kernels/image/life.okl"
}
