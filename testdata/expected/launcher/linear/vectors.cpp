#include <occa/core/kernel.hpp>

#line 13 "kernels/linear/vectors.okl"
extern "C" void axpby(occa::modeKernel_t **deviceKernels, const int &N, const float &alpha, occa::modeMemory_t *x, const float &beta, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 14 "kernels/linear/vectors.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, alpha, x, beta, y);
    }
  }
#line 17 "kernels/linear/vectors.okl"
}
#line 19 "kernels/linear/vectors.okl"
extern "C" void scaleBy(occa::modeKernel_t **deviceKernels, const int &N, const float &alpha, occa::modeMemory_t *x) { {
  occa::dim _occa_outer, _occa_inner;
  _occa_outer.dims = 1;
  _occa_inner.dims = 1;
#line 19 "kernels/linear/vectors.okl"
  _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
  _occa_inner[0] = 32;
  if (_occa_outer[0] > 0) {
    occa::kernel _occa_kernel(deviceKernels[0]);
    _occa_kernel.setRunDims(_occa_outer, _occa_inner);
    _occa_kernel(N, alpha, x);
  }
#line 19 "kernels/linear/vectors.okl"
} }
#line 22 "kernels/linear/vectors.okl"
extern "C" void innerProduct(occa::modeKernel_t **deviceKernels, const int &Nblocks, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y, occa::modeMemory_t *xy) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 23 "kernels/linear/vectors.okl"
    _occa_outer[0] = (0 < (int)(Nblocks) ? (unsigned long long)(int)(Nblocks) : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(Nblocks, N, x, y, xy);
    }
  }
#line 33 "kernels/linear/vectors.okl"
}
#line 37 "kernels/linear/vectors.okl"
extern "C" void updateNorm(occa::modeKernel_t **deviceKernels, const int &Nblocks, const int &N, const float &alpha, occa::modeMemory_t *Ap, occa::modeMemory_t *r, occa::modeMemory_t *rr) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 38 "kernels/linear/vectors.okl"
    _occa_outer[0] = (0 < (int)(Nblocks) ? (unsigned long long)(int)(Nblocks) : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(Nblocks, N, alpha, Ap, r, rr);
    }
  }
#line 56 "kernels/linear/vectors.okl"
}
