#include <occa/core/kernel.hpp>

#line 3 "kernels/launch/host_bindings.okl"
struct Bounds {
  int low, high;
};
#line 7 "kernels/launch/host_bindings.okl"
static Bounds bounds(const int N) { return Bounds{N / 4, N - N / 4}; }
#line 9 "kernels/launch/host_bindings.okl"
extern "C" void hostBindings(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *out) {
  const auto [low, high] = bounds(N);
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 11 "kernels/launch/host_bindings.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, out, low, high);
    }
  }

#line 17 "kernels/launch/host_bindings.okl"
  auto [from, to] = bounds(N);
  from += 1;
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 19 "kernels/launch/host_bindings.okl"
    _occa_outer[0] = ((int)(from) < (int)(to) ? ((unsigned long long)(int)(to) - (unsigned long long)(int)(from) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[1]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, out, low, from, to);
    }
  }

#line 23 "kernels/launch/host_bindings.okl"
  const int sizes[2] = {N / 2, 3};
  auto [half, three] = sizes;
  Bounds whole = {0, half};
  auto &[first, last] = whole;
  first += three;
  if (first < last) {
    {
      occa::dim _occa_outer, _occa_inner;
      _occa_outer.dims = 1;
      _occa_inner.dims = 1;
#line 29 "kernels/launch/host_bindings.okl"
      _occa_outer[0] = ((int)(first) < (int)(last) ? ((unsigned long long)(int)(last) - (unsigned long long)(int)(first) - 1) / (unsigned long long)(16) + 1 : 0);
      _occa_inner[0] = 16;
      if (_occa_outer[0] > 0) {
        occa::kernel _occa_kernel(deviceKernels[2]);
        _occa_kernel.setRunDims(_occa_outer, _occa_inner);
        _occa_kernel(N, out, three, first, last);
      }
    }
#line 32 "kernels/launch/host_bindings.okl"
  }
}
