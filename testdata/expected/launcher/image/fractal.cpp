#include <occa/core/kernel.hpp>

#line 4 "kernels/image/fractal.okl"
extern "C" void mandelbrot(occa::modeKernel_t **deviceKernels, const int &width, const int &height, const int &limit, const double &x0, const double &y0, const double &scale, occa::modeMemory_t *rounds) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 1;
#line 5 "kernels/image/fractal.okl"
    _occa_outer[1] = (0 < (int)(height) ? (unsigned long long)(int)(height) : 0);
    _occa_outer[0] = (0 < (int)(width) ? ((unsigned long long)(int)(width) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[1] > 0 && _occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(width, height, limit, x0, y0, scale, rounds);
    }
  }
#line 28 "kernels/image/fractal.okl"
}
#line 45 "kernels/image/fractal.okl"
extern "C" void castRays(occa::modeKernel_t **deviceKernels, const int &width, const int &height, const int &spheres, occa::modeMemory_t *scene, occa::modeMemory_t *hits) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 46 "kernels/image/fractal.okl"
    _occa_outer[0] = (0 < (int)(width * height) ? ((unsigned long long)(int)(width * height) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(width, height, spheres, scene, hits);
    }
  }
#line 66 "kernels/image/fractal.okl"
}
