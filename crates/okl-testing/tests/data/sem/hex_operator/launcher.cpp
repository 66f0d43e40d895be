#include <occa/core/kernel.hpp>

extern "C" void hexOperator(occa::modeKernel_t **deviceKernels, const int &Nelements, occa::modeMemory_t *geo,
                            occa::modeMemory_t *D, const float &lambda, occa::modeMemory_t *q,
                            occa::modeMemory_t *Aq) {
  occa::dim outer, inner;
  outer.dims = 1;
  inner.dims = 2;
  outer[0] = Nelements;
  inner[1] = 7;
  inner[0] = 7;
  if (outer[0] == 0) return;
  occa::kernel kernel(deviceKernels[0]);
  kernel.setRunDims(outer, inner);
  kernel(Nelements, geo, D, lambda, q, Aq);
}
