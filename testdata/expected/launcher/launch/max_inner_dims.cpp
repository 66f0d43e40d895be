#include <occa/core/kernel.hpp>

#line 3 "kernels/launch/max_inner_dims.okl"
extern "C" void triangle(occa::modeKernel_t **deviceKernels, const int &rows, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 4 "kernels/launch/max_inner_dims.okl"
    _occa_outer[0] = 0 < rows ? (unsigned long long)rows : 0;
    _occa_inner[0] = 40;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(rows, x, y);
    }
  }
#line 7 "kernels/launch/max_inner_dims.okl"
}
#line 11 "kernels/launch/max_inner_dims.okl"
extern "C" void boxes(occa::modeKernel_t **deviceKernels, const int &count, occa::modeMemory_t *widths, occa::modeMemory_t *heights, occa::modeMemory_t *starts, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
#line 12 "kernels/launch/max_inner_dims.okl"
    _occa_outer[0] = 0 < count ? (unsigned long long)count : 0;
    _occa_inner[1] = 4;
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(count, widths, heights, starts, out);
    }
  }
#line 26 "kernels/launch/max_inner_dims.okl"
}
#line 29 "kernels/launch/max_inner_dims.okl"
extern "C" void hostCount(occa::modeKernel_t **deviceKernels, const int &N, const int &B, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 30 "kernels/launch/max_inner_dims.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / B + 1 : 0;
    _occa_inner[0] = 64;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, B, x, y);
    }
  }
#line 35 "kernels/launch/max_inner_dims.okl"
}
