#include <occa/core/kernel.hpp>

#line 5 "kernels/sem/gather_scatter.okl"
typedef int index_t;
#line 8 "kernels/sem/gather_scatter.okl"
extern "C" void gatherRows(occa::modeKernel_t **deviceKernels, const index_t &Ngather, occa::modeMemory_t *rowStarts, occa::modeMemory_t *localIds, occa::modeMemory_t *q, occa::modeMemory_t *gq) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 9 "kernels/sem/gather_scatter.okl"
    _occa_outer[0] = (0 < (int)(Ngather) ? ((unsigned long long)(int)(Ngather) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(Ngather, rowStarts, localIds, q, gq);
    }
  }
#line 15 "kernels/sem/gather_scatter.okl"
}
#line 18 "kernels/sem/gather_scatter.okl"
extern "C" void gatherAtomic(occa::modeKernel_t **deviceKernels, const index_t &Nlocal, occa::modeMemory_t *globalIds, occa::modeMemory_t *q, occa::modeMemory_t *gq) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 19 "kernels/sem/gather_scatter.okl"
    _occa_outer[0] = (0 < (int)(Nlocal) ? ((unsigned long long)(int)(Nlocal) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(Nlocal, globalIds, q, gq);
    }
  }
#line 25 "kernels/sem/gather_scatter.okl"
}
#line 29 "kernels/sem/gather_scatter.okl"
extern "C" void scatter(occa::modeKernel_t **deviceKernels, const index_t &Nlocal, occa::modeMemory_t *globalIds, occa::modeMemory_t *gq, occa::modeMemory_t *q) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 30 "kernels/sem/gather_scatter.okl"
    _occa_outer[0] = (0 < (int)(Nlocal) ? ((unsigned long long)(int)(Nlocal) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(Nlocal, globalIds, gq, q);
    }
  }
#line 34 "kernels/sem/gather_scatter.okl"
}
#line 36 "kernels/sem/gather_scatter.okl"
extern "C" void maskNodes(occa::modeKernel_t **deviceKernels, const index_t &Nmasked, occa::modeMemory_t *maskIds, occa::modeMemory_t *q) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 37 "kernels/sem/gather_scatter.okl"
    _occa_outer[0] = (0 < (int)(Nmasked) ? ((unsigned long long)(int)(Nmasked) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(Nmasked, maskIds, q);
    }
  }
#line 38 "kernels/sem/gather_scatter.okl"
}
#line 41 "kernels/sem/gather_scatter.okl"
extern "C" void packNodes(occa::modeKernel_t **deviceKernels, const index_t &Nhalo, const index_t &Nentries, occa::modeMemory_t *ids, occa::modeMemory_t *q, occa::modeMemory_t *halo) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 42 "kernels/sem/gather_scatter.okl"
    _occa_outer[0] = (0 < (int)(Nhalo * Nentries) ? ((unsigned long long)(int)(Nhalo * Nentries) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(Nhalo, Nentries, ids, q, halo);
    }
  }
#line 46 "kernels/sem/gather_scatter.okl"
}
