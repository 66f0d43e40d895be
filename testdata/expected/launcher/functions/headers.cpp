#include <occa/core/kernel.hpp>

#line 7 "kernels/functions/reached.h"
inline int groupsFor(const int N, const int size) {
  static int calls = 0;
  ++calls;
  return calls > 0 ? (N + size - 1) / size : 0;
}
#line 17 "kernels/functions/reached.h"
inline int smaller(const int a, const int b) { return a < b ? a : b; }
#line 5 "kernels/functions/headers.okl"
extern "C" void reached(occa::modeKernel_t **deviceKernels, const int &N, const int &size, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  const int groups = groupsFor(N, 16);
  const int most = smaller(groups, 100);
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 8 "kernels/functions/headers.okl"
    _occa_outer[0] = (0 < (int)(most) ? (unsigned long long)(int)(most) : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, size, x, y, most);
    }
  }
#line 14 "kernels/functions/headers.okl"
}
