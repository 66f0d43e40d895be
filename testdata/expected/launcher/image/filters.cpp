#include <occa/core/kernel.hpp>

#line 11 "kernels/image/filters.okl"
extern "C" void convolve(occa::modeKernel_t **deviceKernels, const int &width, const int &height, const int &radius, occa::modeMemory_t *mask, occa::modeMemory_t *image, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 2;
#line 12 "kernels/image/filters.okl"
    _occa_outer[1] = (0 < (int)(height) ? ((unsigned long long)(int)(height) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_outer[0] = (0 < (int)(width) ? ((unsigned long long)(int)(width) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[1] = 8;
    _occa_inner[0] = 8;
    if (_occa_outer[1] > 0 && _occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(width, height, radius, mask, image, out);
    }
  }
#line 42 "kernels/image/filters.okl"
}
#line 46 "kernels/image/filters.okl"
extern "C" void blurRows(occa::modeKernel_t **deviceKernels, const int &width, const int &height, const int &radius, occa::modeMemory_t *image, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 47 "kernels/image/filters.okl"
    _occa_outer[0] = (0 < (int)(height) ? ((unsigned long long)(int)(height) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(width, height, radius, image, out);
    }
  }
}
#line 64 "kernels/image/filters.okl"
extern "C" void median(occa::modeKernel_t **deviceKernels, const int &width, const int &height, occa::modeMemory_t *image, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 65 "kernels/image/filters.okl"
    _occa_outer[0] = (0 < (int)(width * height) ? ((unsigned long long)(int)(width * height) - 1) / (unsigned long long)(64) + 1 : 0);
    _occa_inner[0] = 64;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(width, height, image, out);
    }
  }
#line 76 "kernels/image/filters.okl"
}
