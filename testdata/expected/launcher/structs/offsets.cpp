#include <occa/core/kernel.hpp>
#include <cstddef>

#line 3 "kernels/structs/offsets.okl"
#include <cstddef>
#line 5 "kernels/structs/offsets.okl"
struct Point {
  float x, y, z;
};
#line 9 "kernels/structs/offsets.okl"
struct Cell {
  char kind;
  int corners[3];
  Point middle;
};
#line 17 "kernels/structs/offsets.okl"
extern "C" void offsets(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *a, occa::modeMemory_t *b) {
  const int words = (int)offsetof(Cell, middle.y) / 4;
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 19 "kernels/structs/offsets.okl"
    _occa_outer[0] = (0 < (int)(N) ? (unsigned long long)(int)(N) : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, a, b);
    }
  }
#line 28 "kernels/structs/offsets.okl"
}
#line 30 "kernels/structs/offsets.okl"
extern "C" void steps(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *a, occa::modeMemory_t *b) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 31 "kernels/structs/offsets.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(4) + 1 : 0);
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, a, b);
    }
  }
#line 32 "kernels/structs/offsets.okl"
}
