#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/cpp/namespace_forms.okl"
// What stands in namespaces and is named by macros, in headers of loops and conditions, by `auto`, in lists and bounds, and
// a type of a function's own; a name that a macro has, and names that are hidden.

#define NS geo
#define TWICE(x) geo::twice(x)
#define geo_mul 3
namespace geo {
enum Kind : int { A, B = 3 };
int twice(int x) { struct Own { int v; }; Own o = {x}; return 2 * o.v; }
int mul(int x) { return x * geo_mul; }
namespace in { constant const int k = 5; int k2(const int k) { return ::geo::in::k + k; } }
constant const Kind table[2] = {A, B};
struct N { int a; thread N *next; };
union U { int i; float f; };
typedef struct Old { int q; } Old;
enum Columns { last = 3, columns };
constant static const int arr[in::k] = {1, 2, 3, 4, in::k};
void sum(constant const int *p, thread int &to) { for (int v = 0; v < in::k; ++v) to += p[v]; }
constant extern const float later;
struct Link;
thread Link *skip(thread Link *to);
}
constant const float geo::later = 2.5f;
struct geo::Link {
  thread Link *next;
  int n;
};
thread geo::Link *geo::skip(thread Link *to) { return to->next; }

namespace other {
using geo::twice;
int thrice(int x) { return twice(x) + x; }
namespace g = geo::in;
typedef geo::N N;
}

int k(int x) { return x; }
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_namespaceForms_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    int s = TWICE(a[i]) + NS::mul(1) + geo::in::k2(2) + other::thrice(1) + other::g::k;
    geo::sum(geo::arr, s);
    geo::N n = {1, 0}; thread geo::N *p = &n;
    other::N q = {2, p};
    for (geo::Kind m : geo::table) s += m;
    geo::U u;
    u.i = (int)geo::later;
    geo::Old old = {u.i};
    if (const int k = other::thrice(s); k > 3) s += ::k(k);
    const auto kind = geo::table[1];
    auto *t = &q;
    auto [first, link] = q;
    switch (kind) { case geo::B: s += first; default: s += t->a; }
    geo::Link end = {0, 5}, start = {&end, 4};
    s += geo::skip(&start)->n;
    b[i] = s + static_cast<int>(kind) + (geo::Kind)1 + old.q + (int)sizeof(geo::Old) + link->a;
  } }
}

// Sizes of arrays.
[[max_total_threads_per_threadgroup(4)]] kernel void _occa_namespaceSizes_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int i = (int)_occa_group_position.x;
    { int j = (int)_occa_thread_position.x;
      b[(j) + (geo::in::k) * (i)] = a[(j) + (geo::columns) * (i)] + geo::last;
    }
  }
}
