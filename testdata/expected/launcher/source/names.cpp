#include <occa/core/kernel.hpp>

#line 3 "kernels/source/names.okl"
struct dim {
  int outer, inner;
};
#line 9 "kernels/source/names.okl"
extern "C" void names(occa::modeKernel_t **deviceKernels, const int &N, const int &barrier, const dim &shared, occa::modeMemory_t *tile, occa::modeMemory_t *outer) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 10 "kernels/source/names.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(4) + 1 : 0);
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, barrier, shared, tile, outer);
    }
  }
#line 27 "kernels/source/names.okl"
}
#line 30 "kernels/source/names.okl"
extern "C" void changing(occa::modeKernel_t **deviceKernels, const int &_occa_arg_0, const int &count, const float &factor, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  int N = _occa_arg_0;
#line 31 "kernels/source/names.okl"
  N = N / 2;
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 32 "kernels/source/names.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(4) + 1 : 0);
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, count, factor, x, y);
    }
  }
#line 38 "kernels/source/names.okl"
}
#line 41 "kernels/source/names.okl"
extern "C" void names2(occa::modeKernel_t **deviceKernels, const int &names, occa::modeMemory_t *changing) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 42 "kernels/source/names.okl"
    _occa_outer[0] = (0 < (int)(names) ? ((unsigned long long)(int)(names) - 1) / (unsigned long long)(4) + 1 : 0);
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(names, changing);
    }
  }
#line 46 "kernels/source/names.okl"
}
