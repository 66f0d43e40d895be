#include <occa/core/kernel.hpp>

#line 36 "kernels/tile/edges.okl"
enum { Size = 3 };
#line 3 "kernels/tile/edges.okl"
extern "C" void notEqual(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *hits) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 4 "kernels/tile/edges.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 4 + 1 : 0;
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, hits);
    }
  }
#line 5 "kernels/tile/edges.okl"
}
#line 8 "kernels/tile/edges.okl"
extern "C" void unsignedDown(occa::modeKernel_t **deviceKernels, const unsigned int &N, occa::modeMemory_t *hits) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 9 "kernels/tile/edges.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 4 + 1 : 0;
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, hits);
    }
  }
#line 10 "kernels/tile/edges.okl"
}
#line 12 "kernels/tile/edges.okl"
extern "C" void unsignedDownInside(occa::modeKernel_t **deviceKernels, occa::modeMemory_t *hits) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 1;
    _occa_inner[0] = 3;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(hits);
    }
  }
#line 19 "kernels/tile/edges.okl"
}
#line 22 "kernels/tile/edges.okl"
extern "C" void smallType(occa::modeKernel_t **deviceKernels, occa::modeMemory_t *hits) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 2;
    _occa_inner[0] = 5;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(hits);
    }
  }
#line 24 "kernels/tile/edges.okl"
}
#line 27 "kernels/tile/edges.okl"
extern "C" void steps(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *up, occa::modeMemory_t *down) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 28 "kernels/tile/edges.okl"
    _occa_outer[0] = 1 <= N ? ((unsigned long long)N - 1) / 6 + 1 : 0;
    _occa_inner[0] = 2;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, up, down);
    }
  }
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 29 "kernels/tile/edges.okl"
    _occa_outer[0] = 0 <= N ? (unsigned long long)N / 6 + 1 : 0;
    _occa_inner[0] = 3;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[1]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, up, down);
    }
  }
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 1;
#line 30 "kernels/tile/edges.okl"
    _occa_outer[1] = 1 < N ? ((unsigned long long)N - 1 - 1) / 6 + 1 : 0;
    _occa_outer[0] = 2;
    _occa_inner[0] = 1;
    if (_occa_outer[1] > 0) {
      occa::kernel _occa_kernel(deviceKernels[2]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, up, down);
    }
  }
#line 33 "kernels/tile/edges.okl"
}
#line 38 "kernels/tile/edges.okl"
extern "C" void sizes(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *hits) {
  int size = N / 4;
  size += 1;
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 41 "kernels/tile/edges.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / size + 1 : 0;
#line 41 "kernels/tile/edges.okl"
    _occa_inner[0] = size;
    if (_occa_outer[0] > 0 && _occa_inner[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, hits, size);
    }
  }
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 42 "kernels/tile/edges.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 3 + 1 : 0;
    _occa_inner[0] = 3;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[1]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, hits);
    }
  }
#line 43 "kernels/tile/edges.okl"
}
