#include <occa/core/kernel.hpp>

#line 4 "kernels/barriers/inside_inner.okl"
extern "C" void plane(occa::modeKernel_t **deviceKernels, const int &nx, const int &ny, occa::modeMemory_t *x, occa::modeMemory_t *y, occa::modeMemory_t *scratch) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
    _occa_outer[0] = 3;
#line 6 "kernels/barriers/inside_inner.okl"
    _occa_inner[1] = (0 <= (int)(ny - 1) ? ((unsigned long long)(int)(ny - 1)) + 1 : 0);
    _occa_inner[0] = (0 < (int)(2 * nx) ? ((unsigned long long)(int)(2 * nx) - 1) / (unsigned long long)(2) + 1 : 0);
    if (_occa_inner[1] > 0 && _occa_inner[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(nx, ny, x, y, scratch);
    }
  }
#line 13 "kernels/barriers/inside_inner.okl"
}
#line 16 "kernels/barriers/inside_inner.okl"
extern "C" void tree(occa::modeKernel_t **deviceKernels, const int &blocks, occa::modeMemory_t *x, occa::modeMemory_t *sums) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 17 "kernels/barriers/inside_inner.okl"
    _occa_outer[0] = (0 < (int)(blocks) ? (unsigned long long)(int)(blocks) : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(blocks, x, sums);
    }
  }
#line 29 "kernels/barriers/inside_inner.okl"
}
