#include <occa/core/kernel.hpp>
#include <cmath>
using std::fabs;

#line 4 "kernels/cpp/namespaces.okl"
#include <cmath>
#line 6 "kernels/cpp/namespaces.okl"
const float scale = 4;
#line 10 "kernels/cpp/namespaces.okl"
namespace disk {

constexpr float pi = 3;
const float halves[3] = {0.5f, 1.5f, 2.5f};
const int count = 3, first = 1;

enum Mode { full, half, quarter = 4 };
enum { sides = 8 };

struct Point {
  float x, y;
};

struct Ring {
  struct Edge {
    int from, to;
  };
  Point middle;
  Edge edges[2];
};

typedef float real;
using whole = int;
typedef Point pair[2];

float area(float r);

inline real area(const real r) { return pi * r * r + (half == 1 ? halves[first] : 0); }

namespace detail {
const float scale = 2;
static float area(const float r) { return disk::area(r) * scale + ::scale; }
inline Point moved(const Point &p, const float by) { return {p.x + by, p.y - by}; }
}  // namespace detail

inline namespace current {
inline int round(const float x) { return (int)(x + 0.5f); }
}

namespace {
inline float hidden(const float x) { return detail::area(x) - area(x); }
}

}
#line 71 "kernels/cpp/namespaces.okl"
namespace a::b {
const int n = 7;
namespace c {
int n(const int x);
}
}
#line 78 "kernels/cpp/namespaces.okl"
namespace disk {
float hidden_from(const Point p) { return std::fabs(p.x - p.y); }
Mode next(const Mode mode) { return mode == full ? half : disk::quarter; }
}
#line 87 "kernels/cpp/namespaces.okl"
namespace deep = a::b;
using disk::detail::moved;
#line 142 "kernels/cpp/namespaces.okl"
namespace kernels {

struct Pair {
  int low, high;
};

const int size = 8;

int sum(const Pair &p) { return p.low + p.high; }

// A kernel's own namespace, and what the host reads there and elsewhere.


#line 162 "kernels/cpp/namespaces.okl"
}
#line 164 "kernels/cpp/namespaces.okl"
using namespace kernels;
#line 97 "kernels/cpp/namespaces.okl"
extern "C" void namespaces(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *k, occa::modeMemory_t *y, occa::modeMemory_t *m) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 98 "kernels/cpp/namespaces.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, k, y, m);
    }
  }
#line 140 "kernels/cpp/namespaces.okl"
}
namespace kernels {
#line 153 "kernels/cpp/namespaces.okl"
extern "C" void inNamespace(occa::modeKernel_t **deviceKernels, const int &N, const Pair &by, occa::modeMemory_t *a, occa::modeMemory_t *c) {
  const int rows = sum({deep::n, N}) - moved({7, 1}, 0).x;
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 155 "kernels/cpp/namespaces.okl"
    _occa_outer[0] = (0 < (int)(rows) ? (unsigned long long)(int)(rows) : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, by, a, c, rows);
    }
  }
#line 160 "kernels/cpp/namespaces.okl"
}
}
#line 169 "kernels/cpp/namespaces.okl"
extern "C" void byDirective(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *a, occa::modeMemory_t *c) {
  const int rows = sum({N, 3}) - 3;
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 171 "kernels/cpp/namespaces.okl"
    _occa_outer[0] = (0 < (int)(rows) ? (unsigned long long)(int)(rows) : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, a, c, rows);
    }
  }
#line 180 "kernels/cpp/namespaces.okl"
}
