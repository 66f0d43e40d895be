#include <occa/core/kernel.hpp>
#include <cmath>
struct alignas(16) double2 { double x, y; };
struct double3 { double x, y, z; };
struct alignas(16) double4 { double x, y, z, w; };

#line 3 "kernels/vectors/wide.okl"
struct Cell {
  int kind;
  double4 state;
  char level;
  double3 center;
  float weight;
  double2 box;
};
#line 21 "kernels/vectors/wide.okl"
extern "C" void update(occa::modeKernel_t **deviceKernels, const int &N, const Cell &first, occa::modeMemory_t *a, occa::modeMemory_t *b, occa::modeMemory_t *centers, occa::modeMemory_t *states) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 22 "kernels/vectors/wide.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, first, a, b, centers, states);
    }
  }
#line 47 "kernels/vectors/wide.okl"
}
