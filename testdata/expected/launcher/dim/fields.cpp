#include <occa/core/kernel.hpp>

#line 4 "kernels/dim/fields.okl"
struct Mesh {
  int nx, ny;
};
#line 18 "kernels/dim/fields.okl"
extern "C" void fields(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *a, occa::modeMemory_t *b, const Mesh &mesh, occa::modeMemory_t *limits, occa::modeMemory_t *c) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 19 "kernels/dim/fields.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, a, b, mesh, limits, c);
    }
  }
#line 33 "kernels/dim/fields.okl"
}
#line 35 "kernels/dim/fields.okl"
extern "C" void counted(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *row, occa::modeMemory_t *col, occa::modeMemory_t *counts) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 36 "kernels/dim/fields.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, row, col, counts);
    }
  }
#line 50 "kernels/dim/fields.okl"
}
