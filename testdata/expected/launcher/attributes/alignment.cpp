#include <occa/core/kernel.hpp>

#line 3 "kernels/attributes/alignment.okl"
constexpr int whole = 16;
#line 7 "kernels/attributes/alignment.okl"
struct alignas(whole) Row {
  float v[4];
};
#line 23 "kernels/attributes/alignment.okl"
extern "C" void aligned_rows(occa::modeKernel_t **deviceKernels, const int &N, const Row &shift, occa::modeMemory_t *a, occa::modeMemory_t *b) {
  const int of_host = 32;
  const int size = 16;
  constexpr int of_pair = 2 * sizeof(float);
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 27 "kernels/attributes/alignment.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, shift, a, b);
    }
  }
#line 36 "kernels/attributes/alignment.okl"
}
#line 39 "kernels/attributes/alignment.okl"
extern "C" void nearer(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *a, occa::modeMemory_t *b) {
  const int bytes = 64;
  const int of_group = 16;
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 42 "kernels/attributes/alignment.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, a, b);
    }
  }
#line 58 "kernels/attributes/alignment.okl"
}
