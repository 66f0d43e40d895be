#include <occa/core/kernel.hpp>

#line 3 "kernels/cluster/kmeans.okl"
#define p_dim 3
#line 8 "kernels/cluster/kmeans.okl"
extern "C" void distanceMatrix(occa::modeKernel_t **deviceKernels, const int &N, const int &M, occa::modeMemory_t *x, occa::modeMemory_t *y, occa::modeMemory_t *distances) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 2;
#line 9 "kernels/cluster/kmeans.okl"
    _occa_outer[1] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_outer[0] = (0 < (int)(M) ? ((unsigned long long)(int)(M) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[1] = 8;
    _occa_inner[0] = 8;
    if (_occa_outer[1] > 0 && _occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, M, x, y, distances);
    }
  }
#line 32 "kernels/cluster/kmeans.okl"
}
#line 35 "kernels/cluster/kmeans.okl"
extern "C" void assign(occa::modeKernel_t **deviceKernels, const int &N, const int &centres, occa::modeMemory_t *x, occa::modeMemory_t *c, occa::modeMemory_t *nearest, occa::modeMemory_t *sums, occa::modeMemory_t *counts) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 36 "kernels/cluster/kmeans.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, centres, x, c, nearest, sums, counts);
    }
  }
#line 79 "kernels/cluster/kmeans.okl"
}
#line 82 "kernels/cluster/kmeans.okl"
extern "C" void moveCentres(occa::modeKernel_t **deviceKernels, const int &centres, occa::modeMemory_t *sums, occa::modeMemory_t *counts, occa::modeMemory_t *c) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 83 "kernels/cluster/kmeans.okl"
    _occa_outer[0] = (0 < (int)(centres * p_dim) ? ((unsigned long long)(int)(centres * p_dim) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(centres, sums, counts, c);
    }
  }
#line 86 "kernels/cluster/kmeans.okl"
}
