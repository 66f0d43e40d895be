#include <occa/core/kernel.hpp>

#line 4 "kernels/functions/host_and_device.okl"
enum { blockSize = 16, extra = blockSize / 4 };
const int padding = 2;
#line 8 "kernels/functions/host_and_device.okl"
int divideUp(const int n, const int size);
#line 11 "kernels/functions/host_and_device.okl"
static inline int roundUp(const int n, const int size) { return divideUp(n, size) * size; }
#line 30 "kernels/functions/host_and_device.okl"
int divideUp(const int n, const int size) { return (n + size - 1) / size; }
#line 13 "kernels/functions/host_and_device.okl"
extern "C" void everywhere(occa::modeKernel_t **deviceKernels, const int &N, const int &size, occa::modeMemory_t *x, occa::modeMemory_t *y, occa::modeMemory_t *blocks) {
  const int count = divideUp(N, size);
  const int padded = roundUp(N, blockSize);
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 16 "kernels/functions/host_and_device.okl"
    _occa_outer[0] = (0 < (int)(divideUp(N, blockSize)) ? (unsigned long long)(int)(divideUp(N, blockSize)) : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, size, x, y, blocks, count, padded);
    }
  }
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 25 "kernels/functions/host_and_device.okl"
    _occa_outer[0] = (0 <= (int)(roundUp(N, 4) - 1) ? ((unsigned long long)(int)(roundUp(N, 4) - 1)) / (unsigned long long)(18) + 1 : 0);
    _occa_inner[0] = 18;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[1]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, size, x, y, blocks);
    }
  }
#line 28 "kernels/functions/host_and_device.okl"
}
