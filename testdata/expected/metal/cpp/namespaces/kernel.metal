#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/cpp/namespaces.okl"
// Namespaces without anything else of C++: nested, inline and without a name, opened again, with other names for them and
// for what is in them; names that are hidden, and that meet others when they stand alone.



constant const float scale = 4;

float area(float r);

namespace disk {

constant constexpr float pi = 3;
constant const float halves[3] = {0.5f, 1.5f, 2.5f};
constant const int count = 3, first = 1;

enum Mode { full, _occa_half, quarter = 4 };
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

inline real area(const real r) { return pi * r * r + (_occa_half == 1 ? halves[first] : 0); }

namespace detail {
constant const float scale = 2;
static float area(const float r) { return disk::area(r) * scale + ::scale; }
inline Point moved__l(threadgroup const Point &p, const float by) { return {p.x + by, p.y - by}; }
#line 42 "kernels/cpp/namespaces.okl"
inline Point moved__p(thread const Point &p, const float by) { return {p.x + by, p.y - by}; }
}  // namespace detail

inline namespace current {
inline int _occa_round(const float x) { return (int)(x + 0.5f); }
}

namespace {
inline float hidden(const float x) { return detail::area(x) - area(x); }
}

}  // namespace disk

namespace {
struct Local {
  int n;
};
int twice(const int n) { return 2 * n; }
}

// Joined with `_`, its names are also those of others.
namespace disk_detail {
float area(const float r) { return r - 1; }
}

namespace atomic {
int add(const int a, const int b) { return a + b; }
}

namespace a::b {
constant const int n = 7;
namespace c {
int n(const int x);
}
}

namespace disk {
float hidden_from(const Point p) { return metal::fabs(p.x - p.y); }
Mode next(const Mode mode) { return mode == full ? _occa_half : disk::quarter; }
}

int a::b::c::n(const int x) { return x + b::n; }

float area(const float r) { return -r; }

namespace deep = a::b;
using disk::detail::moved__l; using disk::detail::moved__p;

void bump__g(device float *x, const float by) { *x += by; }
#line 90 "kernels/cpp/namespaces.okl"
void bump__p(thread float *x, const float by) { *x += by; }

namespace memory {
void bump__l(threadgroup float *x, const float by) { *x -= by; }
#line 93 "kernels/cpp/namespaces.okl"
void bump__p(thread float *x, const float by) { *x -= by; }
float first__g(device const float *x) { return x[0]; }
#line 94 "kernels/cpp/namespaces.okl"
float first__l(threadgroup const float *x) { return x[0]; }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_namespaces_0(constant const int &N [[buffer(0)]], device const float *x [[buffer(1)]], device const int *k [[buffer(2)]], device float *y [[buffer(3)]], device int *m [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s[16];
  threadgroup disk::Point points[16];
#line 98 "kernels/cpp/namespaces.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    
    disk::Mode mode;
    { int t = (int)_occa_thread_position.x;
      using namespace disk;
      const int i = b + t;
      mode = k[i] > 0 ? full : quarter;
      s[t] = x[i] * pi;
      points[t] = {x[i], halves[t % disk::count]};
      memory::bump__l(&s[t], 1);
      ::bump__g(y + i, 0.5f);
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 111 "kernels/cpp/namespaces.okl"
    { int t = (int)_occa_thread_position.x;
      namespace inner = disk::detail;
      using disk::Ring;
      using ::deep::c::n;
      const int i = b + t;
      const float area = disk::area(x[i]), scale = inner::scale;
      Ring ring = {{1, 2}, {{t, 1}, {2, deep::n}}};
      ring.middle = moved__l(points[15 - t], ::scale);
      const Ring::Edge edge = ring.edges[1];
      disk::Ring::Edge other{edge.to, n(edge.from)};
      auto p = disk::Point{area, s[15 - t]};
      auto &same = points[15 - t];
      disk::pair two = {p, same};
      disk::real local = memory::first__l(&s[t]) + memory::first__g(x + i);
      memory::bump__p(&local, scale);
      ::bump__p(&local, disk::hidden(x[i]));
      Local named = {twice(k[i])};
      disk::whole out = atomic::add(named.n, (disk::whole)disk::_occa_round(x[i])) + disk::sides + other.from;
      switch (disk::next(mode)) {
        case disk::_occa_half: out += 100; break;
        case disk::quarter: out += 200; break;
        default: out += 300;
      }
      for (disk::whole j = 0; j < deep::n; ++j) out += j % disk::count;
      y[i] += local + ring.middle.x * ring.middle.y + ::area(two[1].x) + disk_detail::area(two[0].y) +
              inner::area(1) + disk::hidden_from(disk::Point{two[1].y, 0}) + ::metal::sqrt(disk::Point().x + 4);
      m[i] = out + other.to + int(sizeof(disk::Point)) + a::b::c::n(1);
    }
  }
}

namespace kernels {

struct Pair {
  int low, high;
};

constant const int size = 8;

int sum(thread const Pair &p) { return p.low + p.high; }

// A kernel's own namespace, and what the host reads there and elsewhere.
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_inNamespace_0(constant const int &N [[buffer(0)]], constant const Pair &_occa_arg_1 [[buffer(1)]], device const int *a [[buffer(2)]], device int *c [[buffer(3)]], constant int &rows [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  const Pair by = _occa_arg_1;
  { int r = (int)_occa_group_position.x;
    { int i = (int)_occa_thread_position.x;
      c[r * kernels::size + i] = a[(i) + (size) * (r)] + kernels::sum(by);
    }
  }
}

}  // namespace kernels

using namespace kernels;

// What host code says without a scope. For OpenCL, `generic` is a word.
int generic__g(device const int *first) { return first[0] + first[1]; }
#line 167 "kernels/cpp/namespaces.okl"
int generic__l(threadgroup const int *first) { return first[0] + first[1]; }

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_byDirective_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *c [[buffer(2)]], constant int &rows [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[8];
  { int r = (int)_occa_group_position.x;
    
    { int i = (int)_occa_thread_position.x;
      s[i] = generic__g(a + size * r) + i;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 176 "kernels/cpp/namespaces.okl"
    { int i = (int)_occa_thread_position.x;
      c[r * size + i] = generic__l(s) + s[size - 1 - i];
    }
  }
}
