#include <occa/core/kernel.hpp>
#include <cmath>
using std::round;

#line 4 "kernels/launch/host_kinds.okl"
struct Range {
  int first, last;
};
#line 8 "kernels/launch/host_kinds.okl"
Range makeRange(const int N, const int part) {
  Range range = {part, N - part};
  return range;
}
#line 13 "kernels/launch/host_kinds.okl"
extern "C" void kinds(occa::modeKernel_t **deviceKernels, const int &N, const float &scale, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  const int half = 4;
  const int size = 2 * half;
  int weights[3] = {1, N, 3};
  const float factors[2] = {0.5f, 2.0f};
  const Range range = makeRange(N, 1);
  const Range &same = range;
  const int &weight = weights[2];
  const bool large = N > 3;
  typedef float real;
  real twice = 2 * scale;
  struct Pair {
    int a, b;
  };
  struct Pair pair = {N, half};
  enum { SHIFT = half - 1 };
  enum Kind { LOW, HIGH };
  enum Kind kind = N > 3 ? HIGH : LOW;
  int offset = 2;
  
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 33 "kernels/launch/host_kinds.okl"
    _occa_outer[0] = 0 < N ? (unsigned long long)N : 0;
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, scale, x, y, range, same, weight, large, twice, offset);
    }
  }
#line 42 "kernels/launch/host_kinds.okl"
}
#line 44 "kernels/launch/host_kinds.okl"
extern "C" void hidden(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *y) {
  const auto &_occa_hidden_N = N;
#line 45 "kernels/launch/host_kinds.okl"
  const int twice = 2 * N;
  int k = 5;
  const auto &_occa_hidden_k = k;
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 47 "kernels/launch/host_kinds.okl"
    _occa_outer[0] = 0 < N ? (unsigned long long)N : 0;
    _occa_inner[0] = 2;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, y, twice, k);
    }
  }
#line 50 "kernels/launch/host_kinds.okl"
  {
    int N = twice - 1;
    int k = 7;
    {
      occa::dim _occa_outer, _occa_inner;
      _occa_outer.dims = 1;
      _occa_inner.dims = 1;
#line 53 "kernels/launch/host_kinds.okl"
      _occa_outer[0] = 0 < N ? (unsigned long long)N : 0;
      _occa_inner[0] = 2;
      if (_occa_outer[0] > 0) {
        occa::kernel _occa_kernel(deviceKernels[1]);
        _occa_kernel.setRunDims(_occa_outer, _occa_inner);
        _occa_kernel(_occa_hidden_N, y, twice, N, k);
      }
    }
#line 56 "kernels/launch/host_kinds.okl"
  }
  for (int round = 0; round < 2; ++round) {
    int both[2] = {round, k + round};
    const int k = 3;
    {
      occa::dim _occa_outer, _occa_inner;
      _occa_outer.dims = 1;
      _occa_inner.dims = 1;
#line 60 "kernels/launch/host_kinds.okl"
      _occa_outer[0] = 0 < N ? (unsigned long long)N : 0;
      _occa_inner[0] = 2;
      if (_occa_outer[0] > 0) {
        occa::kernel _occa_kernel(deviceKernels[2]);
        _occa_kernel.setRunDims(_occa_outer, _occa_inner);
        _occa_kernel(N, y, _occa_hidden_k, round);
      }
    }
#line 63 "kernels/launch/host_kinds.okl"
  }
}
