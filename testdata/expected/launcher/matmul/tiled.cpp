#include <occa/core/kernel.hpp>

#line 15 "kernels/matmul/tiled.okl"
extern "C" void matmul(occa::modeKernel_t **deviceKernels, const int &rows, const int &cols, const int &depth, occa::modeMemory_t *A, occa::modeMemory_t *B, occa::modeMemory_t *C) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 2;
#line 16 "kernels/matmul/tiled.okl"
    _occa_outer[1] = 0 < rows ? ((unsigned long long)rows - 1) / 16 + 1 : 0;
    _occa_outer[0] = 0 < cols ? ((unsigned long long)cols - 1) / 16 + 1 : 0;
    _occa_inner[1] = 16;
    _occa_inner[0] = 16;
    if (_occa_outer[1] > 0 && _occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(rows, cols, depth, A, B, C);
    }
  }
#line 64 "kernels/matmul/tiled.okl"
}
