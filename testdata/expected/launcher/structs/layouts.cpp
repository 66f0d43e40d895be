#include <occa/core/kernel.hpp>

#line 6 "kernels/structs/layouts.okl"
typedef struct Vec3 {
  float x, y, z;
} Vec3;
#line 21 "kernels/structs/layouts.okl"
extern "C" void split(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *cells, occa::modeMemory_t *fields, occa::modeMemory_t *kinds, occa::modeMemory_t *flags) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 22 "kernels/structs/layouts.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 16 + 1 : 0;
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, cells, fields, kinds, flags);
    }
  }
}
#line 33 "kernels/structs/layouts.okl"
extern "C" void join(occa::modeKernel_t **deviceKernels, const int &N, const Vec3 &shift, occa::modeMemory_t *fields, occa::modeMemory_t *kinds, occa::modeMemory_t *flags, occa::modeMemory_t *cells) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 34 "kernels/structs/layouts.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 16 + 1 : 0;
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, shift, fields, kinds, flags, cells);
    }
  }
#line 54 "kernels/structs/layouts.okl"
}
#line 57 "kernels/structs/layouts.okl"
extern "C" void interleave(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *apart, occa::modeMemory_t *together) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 58 "kernels/structs/layouts.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 16 + 1 : 0;
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, apart, together);
    }
  }
#line 71 "kernels/structs/layouts.okl"
}
