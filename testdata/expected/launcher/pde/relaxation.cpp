#include <occa/core/kernel.hpp>

#line 6 "kernels/pde/relaxation.okl"
extern "C" void jacobi(occa::modeKernel_t **deviceKernels, const int &n, const double &h2, occa::modeMemory_t *f, occa::modeMemory_t *u, occa::modeMemory_t *v) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 2;
#line 7 "kernels/pde/relaxation.okl"
    _occa_outer[1] = ((int)(1) <= (int)(n) ? ((unsigned long long)(int)(n) - (unsigned long long)(int)(1)) / (unsigned long long)(8) + 1 : 0);
    _occa_outer[0] = ((int)(1) <= (int)(n) ? ((unsigned long long)(int)(n) - (unsigned long long)(int)(1)) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[1] = 8;
    _occa_inner[0] = 8;
    if (_occa_outer[1] > 0 && _occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(n, h2, f, u, v);
    }
  }
}
#line 21 "kernels/pde/relaxation.okl"
extern "C" void redBlack(occa::modeKernel_t **deviceKernels, const int &n, const double &h2, const double &omega, const int &sweeps, occa::modeMemory_t *f, occa::modeMemory_t *u) {
  for (int sweep = 0; sweep < 2 * sweeps; ++sweep) {
    const int colour = sweep % 2;
    {
      occa::dim _occa_outer, _occa_inner;
      _occa_outer.dims = 1;
      _occa_inner.dims = 1;
#line 24 "kernels/pde/relaxation.okl"
      _occa_outer[0] = ((int)(1) <= (int)(n) ? ((unsigned long long)(int)(n) - (unsigned long long)(int)(1)) + 1 : 0);
      _occa_inner[0] = (0 < (int)((n + 1) / 2) ? (unsigned long long)(int)((n + 1) / 2) : 0);
      if (_occa_outer[0] > 0 && _occa_inner[0] > 0) {
        occa::kernel _occa_kernel(deviceKernels[0]);
        _occa_kernel.setRunDims(_occa_outer, _occa_inner);
        _occa_kernel(n, h2, omega, sweeps, f, u, colour);
      }
    }
#line 33 "kernels/pde/relaxation.okl"
  }
}
