#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/cstddef>
#include <cuda/std/cstdint>
namespace okl_std = cuda::std;
#else
#include <cstddef>
namespace okl_std = std;
#endif
#line 1 "kernels/cpp/namespaces.okl"
// Namespaces without anything else of C++: nested, inline and without a name, opened again, with other names for them and
// for what is in them; names that are hidden, and that meet others when they stand alone.

#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/cmath>
#else
#include <cmath>
#endif

#line 6 "kernels/cpp/namespaces.okl"
const float scale = 4;

__device__ float area(float r);

namespace disk {

constexpr float pi = 3;
__constant__ const float halves[3] = {0.5f, 1.5f, 2.5f};
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

__device__ float area(float r);

__device__ inline real area(const real r) { return pi * r * r + (half == 1 ? halves[first] : 0); }

namespace detail {
const float scale = 2;
__device__ static float area(const float r) { return disk::area(r) * scale + ::scale; }
__device__ inline Point moved(const Point &p, const float by) { return {p.x + by, p.y - by}; }
}  // namespace detail

inline namespace current {
__device__ inline int round(const float x) { return (int)(x + 0.5f); }
}

namespace {
__device__ inline float hidden(const float x) { return detail::area(x) - area(x); }
}

}  // namespace disk

namespace {
struct Local {
  int n;
};
__device__ int twice(const int n) { return 2 * n; }
}

// Joined with `_`, its names are also those of others.
namespace disk_detail {
__device__ float area(const float r) { return r - 1; }
}

namespace atomic {
__device__ int add(const int a, const int b) { return a + b; }
}

namespace a::b {
const int n = 7;
namespace c {
__device__ int n(const int x);
}
}

namespace disk {
__device__ float hidden_from(const Point p) { return okl_std::fabs(p.x - p.y); }
__device__ Mode next(const Mode mode) { return mode == full ? half : disk::quarter; }
}

__device__ int a::b::c::n(const int x) { return x + b::n; }

__device__ float area(const float r) { return -r; }

namespace deep = a::b;
using disk::detail::moved;

__device__ void bump(float *x, const float by) { *x += by; }

namespace memory {
__device__ void bump(float *x, const float by) { *x -= by; }
__device__ float first(const float *x) { return x[0]; }
}

extern "C" __global__ __launch_bounds__(16) void _occa_namespaces_0(const int N, const float *x, const int *k, float *y, int *m) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ float s[16];
    __shared__ disk::Point points[16];
    disk::Mode mode;
    { int t = (int)threadIdx.x;
      using namespace disk;
      const int i = b + t;
      mode = k[i] > 0 ? full : quarter;
      s[t] = x[i] * pi;
      points[t] = {x[i], halves[t % disk::count]};
      memory::bump(&s[t], 1);
      ::bump(y + i, 0.5f);
    }
    __syncthreads();
#line 111 "kernels/cpp/namespaces.okl"
    { int t = (int)threadIdx.x;
      namespace inner = disk::detail;
      using disk::Ring;
      using ::deep::c::n;
      const int i = b + t;
      const float area = disk::area(x[i]), scale = inner::scale;
      Ring ring = {{1, 2}, {{t, 1}, {2, deep::n}}};
      ring.middle = moved(points[15 - t], ::scale);
      const Ring::Edge edge = ring.edges[1];
      disk::Ring::Edge other{edge.to, n(edge.from)};
      auto p = disk::Point{area, s[15 - t]};
      auto &same = points[15 - t];
      disk::pair two = {p, same};
      disk::real local = memory::first(&s[t]) + memory::first(x + i);
      memory::bump(&local, scale);
      ::bump(&local, disk::hidden(x[i]));
      Local named = {twice(k[i])};
      disk::whole out = atomic::add(named.n, (disk::whole)disk::round(x[i])) + disk::sides + other.from;
      switch (disk::next(mode)) {
        case disk::half: out += 100; break;
        case disk::quarter: out += 200; break;
        default: out += 300;
      }
      for (disk::whole j = 0; j < deep::n; ++j) out += j % disk::count;
      y[i] += local + ring.middle.x * ring.middle.y + ::area(two[1].x) + disk_detail::area(two[0].y) +
              inner::area(1) + disk::hidden_from(disk::Point{two[1].y, 0}) + ::okl_std::sqrt(disk::Point().x + 4);
      m[i] = out + other.to + int(sizeof(disk::Point)) + a::b::c::n(1);
    }
  }
}

namespace kernels {

struct Pair {
  int low, high;
};

const int size = 8;

__device__ int sum(const Pair &p) { return p.low + p.high; }

// A kernel's own namespace, and what the host reads there and elsewhere.
extern "C" __global__ __launch_bounds__(8) void _occa_inNamespace_0(const int N, const Pair by, const int *a, int *c, const int rows) {
#line 155 "kernels/cpp/namespaces.okl"
  { int r = (int)blockIdx.x;
    { int i = (int)threadIdx.x;
      c[r * kernels::size + i] = a[i + size * r] + kernels::sum(by);
    }
  }
}

}  // namespace kernels

using namespace kernels;

// What host code says without a scope. For OpenCL, `generic` is a word.
__device__ int generic(const int *first) { return first[0] + first[1]; }

extern "C" __global__ __launch_bounds__(8) void _occa_byDirective_0(const int N, const int *a, int *c, const int rows) {
#line 171 "kernels/cpp/namespaces.okl"
  { int r = (int)blockIdx.x;
    __shared__ int s[size];
    { int i = (int)threadIdx.x;
      s[i] = generic(a + size * r) + i;
    }
    __syncthreads();
#line 176 "kernels/cpp/namespaces.okl"
    { int i = (int)threadIdx.x;
      c[r * size + i] = generic(s) + s[size - 1 - i];
    }
  }
}
