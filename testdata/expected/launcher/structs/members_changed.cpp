#include <occa/core/kernel.hpp>

#line 3 "kernels/structs/members_changed.okl"
struct Part {
  int number;
  int pair[2];
  int table[2][3];
  int flat[6];
};
#line 10 "kernels/structs/members_changed.okl"
extern "C" void changed(occa::modeKernel_t **deviceKernels, const int &N, const Part &part, occa::modeMemory_t *a, occa::modeMemory_t *b) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 11 "kernels/structs/members_changed.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, part, a, b);
    }
  }
#line 17 "kernels/structs/members_changed.okl"
}
