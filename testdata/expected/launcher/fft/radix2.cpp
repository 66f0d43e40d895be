#include <occa/core/kernel.hpp>

#line 18 "kernels/fft/radix2.okl"
extern "C" void fftStage(occa::modeKernel_t **deviceKernels, const unsigned int &N, const unsigned int &half, occa::modeMemory_t *in, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 19 "kernels/fft/radix2.okl"
    _occa_outer[0] = (0 < (unsigned int)(N / 2) ? ((unsigned long long)(unsigned int)(N / 2) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, half, in, out);
    }
  }
#line 32 "kernels/fft/radix2.okl"
}
#line 40 "kernels/fft/radix2.okl"
extern "C" void fftLines(occa::modeKernel_t **deviceKernels, const int &lines, occa::modeMemory_t *re, occa::modeMemory_t *im) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 41 "kernels/fft/radix2.okl"
    _occa_outer[0] = (0 < (int)(lines) ? (unsigned long long)(int)(lines) : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(lines, re, im);
    }
  }
#line 66 "kernels/fft/radix2.okl"
}
