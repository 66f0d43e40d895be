#include <occa/core/kernel.hpp>

#line 11 "kernels/dim/orders.okl"
extern "C" void planes(occa::modeKernel_t **deviceKernels, const int &N, const int &M, occa::modeMemory_t *a, occa::modeMemory_t *b, occa::modeMemory_t *c, occa::modeMemory_t *d) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 12 "kernels/dim/orders.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 8 + 1 : 0;
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, M, a, b, c, d);
    }
  }
#line 21 "kernels/dim/orders.okl"
}
#line 25 "kernels/dim/orders.okl"
extern "C" void boxes(occa::modeKernel_t **deviceKernels, const int &nx, const int &ny, const int &nz, occa::modeMemory_t *a, occa::modeMemory_t *xyz, occa::modeMemory_t *zyx, occa::modeMemory_t *yzx, occa::modeMemory_t *zxy) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 1;
#line 26 "kernels/dim/orders.okl"
    _occa_outer[1] = 0 < nz ? (unsigned long long)nz : 0;
    _occa_outer[0] = 0 < ny ? (unsigned long long)ny : 0;
    _occa_inner[0] = 0 < nx ? (unsigned long long)nx : 0;
    if (_occa_outer[1] > 0 && _occa_outer[0] > 0 && _occa_inner[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(nx, ny, nz, a, xyz, zyx, yzx, zxy);
    }
  }
#line 36 "kernels/dim/orders.okl"
}
#line 45 "kernels/dim/orders.okl"
extern "C" void nested(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *which, occa::modeMemory_t *m, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 46 "kernels/dim/orders.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 8 + 1 : 0;
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, which, m, out);
    }
  }
#line 52 "kernels/dim/orders.okl"
}
#line 54 "kernels/dim/orders.okl"
extern "C" void inside(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *a, occa::modeMemory_t *sums) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 55 "kernels/dim/orders.okl"
    _occa_outer[0] = 0 < N ? (unsigned long long)N : 0;
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, a, sums);
    }
  }
#line 71 "kernels/dim/orders.okl"
}
