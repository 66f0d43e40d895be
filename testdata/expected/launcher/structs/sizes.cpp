#include <occa/core/kernel.hpp>
#include <cstddef>

#line 3 "kernels/structs/sizes.okl"
typedef size_t extent;
#line 5 "kernels/structs/sizes.okl"
struct Part {
  extent first;
  size_t count[2];
  ptrdiff_t step;
};
#line 11 "kernels/structs/sizes.okl"
struct Row {
  Part part;
  int weight;
};
#line 16 "kernels/structs/sizes.okl"
extern "C" void sizes(occa::modeKernel_t **deviceKernels, const int &N, const Row &row, const bool &doubled, occa::modeMemory_t *used, occa::modeMemory_t *positive, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  const bool many = N > 20;
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 18 "kernels/structs/sizes.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, row, doubled, used, positive, x, y, many);
    }
  }
#line 25 "kernels/structs/sizes.okl"
}
