#include <occa/core/kernel.hpp>
#include <cmath>
using std::round;

#line 4 "kernels/launch/group_memory_names.okl"
extern "C" void behind(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  const auto &_occa_hidden_N = N;
#line 5 "kernels/launch/group_memory_names.okl"
  const int twice = 2 * N;
  for (int round = 0; round < 2; ++round) {
    int N = twice - 1 + round;
    {
      occa::dim _occa_outer, _occa_inner;
      _occa_outer.dims = 1;
      _occa_inner.dims = 1;
#line 8 "kernels/launch/group_memory_names.okl"
      _occa_outer[0] = (0 < (int)(N) ? (unsigned long long)(int)(N) : 0);
      _occa_inner[0] = 4;
      if (_occa_outer[0] > 0) {
        occa::kernel _occa_kernel(deviceKernels[0]);
        _occa_kernel.setRunDims(_occa_outer, _occa_inner);
        _occa_kernel(_occa_hidden_N, x, y, twice, round, N);
      }
    }
#line 13 "kernels/launch/group_memory_names.okl"
  }
}
#line 16 "kernels/launch/group_memory_names.okl"
extern "C" void same(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  int part = 2 * N;
  part += N;
  const int whole = 5;
  int sizes[2] = {N, 7};
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 21 "kernels/launch/group_memory_names.okl"
    _occa_outer[0] = (0 < (int)(N) ? (unsigned long long)(int)(N) : 0);
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y, part);
    }
  }
#line 33 "kernels/launch/group_memory_names.okl"
}
