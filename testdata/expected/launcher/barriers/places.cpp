#include <occa/core/kernel.hpp>

#line 4 "kernels/barriers/places.okl"
extern "C" void smallerNest(occa::modeKernel_t **deviceKernels, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
    _occa_outer[0] = 2;
    _occa_inner[1] = 4;
    _occa_inner[0] = 6;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(out);
    }
  }
#line 14 "kernels/barriers/places.okl"
}
#line 17 "kernels/barriers/places.okl"
extern "C" void tiledItems(occa::modeKernel_t **deviceKernels, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
    _occa_outer[0] = 2;
    _occa_inner[1] = 2;
    _occa_inner[0] = 4;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(out);
    }
  }
#line 25 "kernels/barriers/places.okl"
}
#line 28 "kernels/barriers/places.okl"
extern "C" void movingStart(occa::modeKernel_t **deviceKernels, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 1;
    _occa_inner[0] = 8;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(out);
    }
  }
#line 37 "kernels/barriers/places.okl"
}
#line 40 "kernels/barriers/places.okl"
extern "C" void leftEarly(occa::modeKernel_t **deviceKernels, const int &last, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 1;
    _occa_inner[0] = 8;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(last, out);
    }
  }
#line 50 "kernels/barriers/places.okl"
}
#line 53 "kernels/barriers/places.okl"
extern "C" void nextRound(occa::modeKernel_t **deviceKernels, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 1;
    _occa_inner[0] = 8;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(out);
    }
  }
#line 63 "kernels/barriers/places.okl"
}
#line 66 "kernels/barriers/places.okl"
extern "C" void rowOwners(occa::modeKernel_t **deviceKernels, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
    _occa_outer[0] = 1;
    _occa_inner[1] = 4;
    _occa_inner[0] = 4;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(out);
    }
  }
#line 78 "kernels/barriers/places.okl"
}
