#include <occa/core/kernel.hpp>

#line 10 "kernels/tables/constants.okl"
struct Options {
  float factors[4];
  int first[2];
  struct {
    double scale;
    short shift;
  } inside;
};
#line 24 "kernels/tables/constants.okl"
extern "C" void integrate(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *values, occa::modeMemory_t *areas, occa::modeMemory_t *sums) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
#line 25 "kernels/tables/constants.okl"
    _occa_outer[0] = (0 < (int)(N) ? (unsigned long long)(int)(N) : 0);
    _occa_inner[1] = 3;
    _occa_inner[0] = 3;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, values, areas, sums);
    }
  }
#line 44 "kernels/tables/constants.okl"
}
#line 46 "kernels/tables/constants.okl"
extern "C" void transform(occa::modeKernel_t **deviceKernels, const int &N, const Options &options, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 47 "kernels/tables/constants.okl"
    _occa_outer[0] = ((int)(options.first[1]) < (int)(N) ? ((unsigned long long)(int)(N) - (unsigned long long)(int)(options.first[1]) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, options, x, y);
    }
  }
#line 54 "kernels/tables/constants.okl"
}
