#line 1 "kernels/cpp/namespace_forms.okl"
// What stands in namespaces and is named by macros, in headers of loops and conditions, by `auto`, in lists and bounds, and
// a type of a function's own; a name that a macro has, and names that are hidden.

#define NS geo
#define TWICE(x) geo::twice(x)
#define geo_mul 3
namespace geo {
enum Kind : int { A, B = 3 };
__device__ int twice(int x) { struct Own { int v; }; Own o = {x}; return 2 * o.v; }
__device__ int mul(int x) { return x * geo_mul; }
namespace in { const int k = 5; __device__ int k2(const int k) { return ::geo::in::k + k; } }
__constant__ const Kind table[2] = {A, B};
struct N { int a; N *next; };
union U { int i; float f; };
typedef struct Old { int q; } Old;
enum Columns { last = 3, columns };
__constant__ static const int arr[in::k] = {1, 2, 3, 4, in::k};
__device__ void sum(const int *p, int &to) { for (int v = 0; v < in::k; ++v) to += p[v]; }
extern const float later;
struct Link;
__device__ Link *skip(Link *to);
}
const float geo::later = 2.5f;
struct geo::Link {
  Link *next;
  int n;
};
__device__ geo::Link *geo::skip(Link *to) { return to->next; }

namespace other {
using geo::twice;
__device__ int thrice(int x) { return twice(x) + x; }
namespace g = geo::in;
typedef geo::N N;
}

__device__ int k(int x) { return x; }
extern "C" __global__ __launch_bounds__(16) void _occa_namespaceForms_0(const int N, const int *a, int *b) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    int s = TWICE(a[i]) + NS::mul(1) + geo::in::k2(2) + other::thrice(1) + other::g::k;
    geo::sum(geo::arr, s);
    geo::N n = {1, 0}, *p = &n;
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
extern "C" __global__ __launch_bounds__(4) void _occa_namespaceSizes_0(const int N, const int *a, int *b) {
  { int i = (int)blockIdx.x;
    { int j = (int)threadIdx.x;
      b[j + geo::in::k * i] = a[j + geo::columns * i] + geo::last;
    }
  }
}
