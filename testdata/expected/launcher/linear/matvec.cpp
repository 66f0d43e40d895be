#include <occa/core/kernel.hpp>

#line 7 "kernels/linear/matvec.okl"
extern "C" void matvec(occa::modeKernel_t **deviceKernels, const int &rows, const int &cols, occa::modeMemory_t *A, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 8 "kernels/linear/matvec.okl"
    _occa_outer[0] = (0 < (int)(rows) ? ((unsigned long long)(int)(rows) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(rows, cols, A, x, y);
    }
  }
#line 29 "kernels/linear/matvec.okl"
}
#line 33 "kernels/linear/matvec.okl"
extern "C" void matvecTransposed(occa::modeKernel_t **deviceKernels, const int &rows, const int &cols, occa::modeMemory_t *A, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 34 "kernels/linear/matvec.okl"
    _occa_outer[0] = (0 <= (int)(cols - 1) ? ((unsigned long long)(int)(cols - 1)) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(rows, cols, A, x, y);
    }
  }
#line 39 "kernels/linear/matvec.okl"
}
#line 42 "kernels/linear/matvec.okl"
extern "C" void outerProduct(occa::modeKernel_t **deviceKernels, const int &rows, const int &cols, const float &alpha, occa::modeMemory_t *x, occa::modeMemory_t *y, occa::modeMemory_t *A) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 2;
#line 43 "kernels/linear/matvec.okl"
    _occa_outer[1] = (0 < (int)(rows) ? ((unsigned long long)(int)(rows) - 1) / (unsigned long long)(4) + 1 : 0);
    _occa_outer[0] = (0 < (int)(cols) ? ((unsigned long long)(int)(cols) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[1] = 4;
    _occa_inner[0] = 8;
    if (_occa_outer[1] > 0 && _occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(rows, cols, alpha, x, y, A);
    }
  }
#line 52 "kernels/linear/matvec.okl"
}
