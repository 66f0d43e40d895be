#include <occa/core/kernel.hpp>
#include <cmath>
#include <math.h>
using std::sqrt;

#define p_threads 16
#line 8 "kernels/neural/rows.okl"
#include <math.h>
#line 12 "kernels/neural/rows.okl"
extern "C" void softmaxRows(occa::modeKernel_t **deviceKernels, const int &rows, const int &cols, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 13 "kernels/neural/rows.okl"
    _occa_outer[0] = (0 < (int)(rows) ? (unsigned long long)(int)(rows) : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(rows, cols, x, y);
    }
  }
#line 39 "kernels/neural/rows.okl"
}
#line 42 "kernels/neural/rows.okl"
extern "C" void layerNorm(occa::modeKernel_t **deviceKernels, const int &rows, const int &cols, const float &epsilon, occa::modeMemory_t *x, occa::modeMemory_t *gain, occa::modeMemory_t *bias, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 43 "kernels/neural/rows.okl"
    _occa_outer[0] = (0 < (int)(rows) ? (unsigned long long)(int)(rows) : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(rows, cols, epsilon, x, gain, bias, y);
    }
  }
#line 65 "kernels/neural/rows.okl"
}
#line 69 "kernels/neural/rows.okl"
extern "C" void attentionScores(occa::modeKernel_t **deviceKernels, const int &length, const int &depth, const bool &causal, occa::modeMemory_t *q, occa::modeMemory_t *k, occa::modeMemory_t *scores) {
  const float scale = 1.0f / sqrt((float)depth);
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 71 "kernels/neural/rows.okl"
    _occa_outer[0] = (0 < (int)(length * length) ? ((unsigned long long)(int)(length * length) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(length, depth, causal, q, k, scores, scale);
    }
  }
#line 81 "kernels/neural/rows.okl"
}
