#include <occa/core/kernel.hpp>

#line 6 "kernels/functions/host_headers.okl"
static int sum(const int n) {
  std::vector<int> all(n, 2);
  int s = 0;
  for (int i = 0; i < n; ++i) s += all[i];
  return s + (int)std::string("four").size();
}
#line 13 "kernels/functions/host_headers.okl"
extern "C" void hostHeaders(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  const int offset = sum(N);
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 15 "kernels/functions/host_headers.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y, offset);
    }
  }
#line 18 "kernels/functions/host_headers.okl"
}
