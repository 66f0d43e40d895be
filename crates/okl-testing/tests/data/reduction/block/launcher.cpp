#include <occa/core/kernel.hpp>

extern "C" void sumInt(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x,
                       occa::modeMemory_t *total) {
  occa::dim outer, inner;
  outer.dims = 1;
  inner.dims = 1;
  outer[0] = (N + 511) / 512;
  inner[0] = 128;
  if (outer[0] == 0) return;
  occa::kernel kernel(deviceKernels[0]);
  kernel.setRunDims(outer, inner);
  kernel(N, x, total);
}

extern "C" void dotFloat(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x,
                         occa::modeMemory_t *y, occa::modeMemory_t *total) {
  occa::dim outer, inner;
  outer.dims = 1;
  inner.dims = 1;
  outer[0] = (N + 511) / 512;
  inner[0] = 128;
  if (outer[0] == 0) return;
  occa::kernel kernel(deviceKernels[0]);
  kernel.setRunDims(outer, inner);
  kernel(N, x, y, total);
}
