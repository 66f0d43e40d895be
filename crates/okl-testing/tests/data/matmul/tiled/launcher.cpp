#include <occa/core/kernel.hpp>

extern "C" void matmul(occa::modeKernel_t **deviceKernels, const int &rows, const int &cols, const int &depth,
                       occa::modeMemory_t *A, occa::modeMemory_t *B, occa::modeMemory_t *C) {
  {
    occa::dim outer, inner;
    outer.dims = 2;
    inner.dims = 2;
    outer[1] = (rows + 15) / 16;
    outer[0] = (cols + 15) / 16;
    inner[1] = 16;
    inner[0] = 16;
    if (outer[0] == 0 || outer[1] == 0) return;
    occa::kernel kernel(deviceKernels[0]);
    kernel.setRunDims(outer, inner);
    kernel(rows, cols, depth, A, B, C);
  }
}
