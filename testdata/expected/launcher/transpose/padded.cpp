#include <occa/core/kernel.hpp>

#line 7 "kernels/transpose/padded.okl"
extern "C" void transposeTile(occa::modeKernel_t **deviceKernels, const unsigned int &rows, const unsigned int &cols, occa::modeMemory_t *a, occa::modeMemory_t *b) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 2;
#line 8 "kernels/transpose/padded.okl"
    _occa_outer[1] = (0 < (unsigned int)(rows) ? ((unsigned long long)(unsigned int)(rows) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_outer[0] = (0 < (unsigned int)(cols) ? ((unsigned long long)(unsigned int)(cols) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[1] = 4;
    _occa_inner[0] = 16;
    if (_occa_outer[1] > 0 && _occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(rows, cols, a, b);
    }
  }
#line 29 "kernels/transpose/padded.okl"
}
#line 32 "kernels/transpose/padded.okl"
extern "C" void transposeInPlace(occa::modeKernel_t **deviceKernels, const int &n, occa::modeMemory_t *a) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 2;
#line 33 "kernels/transpose/padded.okl"
    _occa_outer[1] = (0 < (int)((n + 7) / 8) ? (unsigned long long)(int)((n + 7) / 8) : 0);
    _occa_outer[0] = (0 < (int)((n + 7) / 8) ? (unsigned long long)(int)((n + 7) / 8) : 0);
    _occa_inner[1] = 8;
    _occa_inner[0] = 8;
    if (_occa_outer[1] > 0 && _occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(n, a);
    }
  }
#line 52 "kernels/transpose/padded.okl"
}
