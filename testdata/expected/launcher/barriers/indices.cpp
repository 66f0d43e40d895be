#include <occa/core/kernel.hpp>

#line 5 "kernels/barriers/indices.okl"
extern "C" void shifted(occa::modeKernel_t **deviceKernels, occa::modeMemory_t *in, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 1;
    _occa_inner[0] = 4;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(in, out);
    }
  }
#line 13 "kernels/barriers/indices.okl"
}
#line 16 "kernels/barriers/indices.okl"
extern "C" void narrowed(occa::modeKernel_t **deviceKernels, occa::modeMemory_t *in, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 1;
    _occa_inner[0] = 4;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(in, out);
    }
  }
#line 32 "kernels/barriers/indices.okl"
}
#line 35 "kernels/barriers/indices.okl"
extern "C" void wrapped(occa::modeKernel_t **deviceKernels, occa::modeMemory_t *in, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 1;
    _occa_inner[0] = 4;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(in, out);
    }
  }
#line 45 "kernels/barriers/indices.okl"
}
#line 48 "kernels/barriers/indices.okl"
extern "C" void dimensions(occa::modeKernel_t **deviceKernels, occa::modeMemory_t *in, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 1;
    _occa_inner[0] = 4;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(in, out);
    }
  }
#line 59 "kernels/barriers/indices.okl"
}
#line 62 "kernels/barriers/indices.okl"
extern "C" void skipped(occa::modeKernel_t **deviceKernels, const int &n, occa::modeMemory_t *in, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 1;
    _occa_inner[0] = 4;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(n, in, out);
    }
  }
}
#line 78 "kernels/barriers/indices.okl"
extern "C" void labelled(occa::modeKernel_t **deviceKernels, const int &n, occa::modeMemory_t *in, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 1;
    _occa_inner[0] = 4;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(n, in, out);
    }
  }
#line 90 "kernels/barriers/indices.okl"
}
