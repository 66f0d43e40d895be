#include <occa/core/kernel.hpp>

#line 4 "kernels/functions/unreached.okl"
struct OnHost {
  int n;
  int twice() const { return 2 * n; }
  int other() const;
};
#line 10 "kernels/functions/unreached.okl"
int OnHost::other() const { return n + 1; }
#line 29 "kernels/functions/unreached.okl"
int onHost(const int n) {
  OnHost host{n};
  return host.twice() + host.other();
}
#line 34 "kernels/functions/unreached.okl"
namespace tools {

int hostOnly(const int n) { return onHost(n); }

template <class T, int N>
struct Row {
  T values[N];
  constexpr int size() const { return N; }
  T first() const { return values[0]; }
};

struct Unused {
  int get() const { return hostOnly(1); }
};

inline int triple(const int n) { return 3 * n; }

}
#line 53 "kernels/functions/unreached.okl"
extern "C" void parts(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *y) {
  const int offset = onHost(N) + tools::hostOnly(2);
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 55 "kernels/functions/unreached.okl"
    _occa_outer[0] = (0 < (int)(N) ? (unsigned long long)(int)(N) : 0);
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, y, offset);
    }
  }
#line 68 "kernels/functions/unreached.okl"
}
