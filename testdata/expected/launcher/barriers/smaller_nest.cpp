#include <occa/core/kernel.hpp>

#line 3 "kernels/barriers/smaller_nest.okl"
extern "C" void smallerNests(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
#line 4 "kernels/barriers/smaller_nest.okl"
    _occa_outer[0] = (0 < (int)(N) ? (unsigned long long)(int)(N) : 0);
    _occa_inner[1] = 5;
    _occa_inner[0] = 5;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 23 "kernels/barriers/smaller_nest.okl"
}
#line 26 "kernels/barriers/smaller_nest.okl"
extern "C" void hostCounts(occa::modeKernel_t **deviceKernels, const int &N, const int &rows, const int &cols, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
#line 27 "kernels/barriers/smaller_nest.okl"
    _occa_outer[0] = (0 < (int)(N) ? (unsigned long long)(int)(N) : 0);
#line 29 "kernels/barriers/smaller_nest.okl"
    _occa_inner[1] = (((0 < (int)(rows) ? (unsigned long long)(int)(rows) : 0)) > ((0 < (int)(cols) ? (unsigned long long)(int)(cols) : 0)) ? ((0 < (int)(rows) ? (unsigned long long)(int)(rows) : 0)) : ((0 < (int)(cols) ? (unsigned long long)(int)(cols) : 0)));
    _occa_inner[0] = (((0 < (int)(cols) ? (unsigned long long)(int)(cols) : 0)) > ((0 < (int)(rows) ? (unsigned long long)(int)(rows) : 0)) ? ((0 < (int)(cols) ? (unsigned long long)(int)(cols) : 0)) : ((0 < (int)(rows) ? (unsigned long long)(int)(rows) : 0)));
    if (_occa_outer[0] > 0 && _occa_inner[1] > 0 && _occa_inner[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, rows, cols, x, y);
    }
  }
#line 40 "kernels/barriers/smaller_nest.okl"
}
