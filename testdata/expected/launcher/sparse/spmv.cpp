#include <occa/core/kernel.hpp>

#line 8 "kernels/sparse/spmv.okl"
extern "C" void spmvRows(occa::modeKernel_t **deviceKernels, const int &rows, occa::modeMemory_t *starts, occa::modeMemory_t *columns, occa::modeMemory_t *values, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 9 "kernels/sparse/spmv.okl"
    _occa_outer[0] = (0 < (int)(rows) ? ((unsigned long long)(int)(rows) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(rows, starts, columns, values, x, y);
    }
  }
#line 14 "kernels/sparse/spmv.okl"
}
#line 17 "kernels/sparse/spmv.okl"
extern "C" void spmvLanes(occa::modeKernel_t **deviceKernels, const int &rows, occa::modeMemory_t *starts, occa::modeMemory_t *columns, occa::modeMemory_t *values, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
#line 18 "kernels/sparse/spmv.okl"
    _occa_outer[0] = (0 < (int)(rows) ? ((unsigned long long)(int)(rows) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[1] = 8;
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(rows, starts, columns, values, x, y);
    }
  }
#line 44 "kernels/sparse/spmv.okl"
}
#line 48 "kernels/sparse/spmv.okl"
extern "C" void spmvEll(occa::modeKernel_t **deviceKernels, const int &rows, const int &width, occa::modeMemory_t *columns, occa::modeMemory_t *values, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 49 "kernels/sparse/spmv.okl"
    _occa_outer[0] = (0 < (int)(rows) ? ((unsigned long long)(int)(rows) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(rows, width, columns, values, x, y);
    }
  }
#line 58 "kernels/sparse/spmv.okl"
}
