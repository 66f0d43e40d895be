#include <occa/core/kernel.hpp>

#line 13 "kernels/structs/with_variables.okl"
extern "C" void weigh(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *pressures, occa::modeMemory_t *weights) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 14 "kernels/structs/with_variables.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, pressures, weights);
    }
  }
#line 20 "kernels/structs/with_variables.okl"
}
