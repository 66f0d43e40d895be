#line 1 "kernels/cpp/namespace_forms.okl"
// What stands in namespaces and is named by macros, in headers of loops and conditions, by `auto`, in lists and bounds, and
// a type of a function's own; a name that a macro has, and names that are hidden.

#define NS geo
#define TWICE(x) geo::twice(x)
#define geo_mul 3
#line 8 "kernels/cpp/namespace_forms.okl"
typedef enum geo_Kind : int { geo_A, geo_B = 3 } geo_Kind;
static int geo_twice(int x) { typedef struct Own { int v; } Own; Own o = {x}; return 2 * o.v; }
static int geo_mul_2(int x) { return x * geo_mul; }
 enum { geo_in_k = 5 }; static int geo_in_k2(const int k) { return geo_in_k + k; } 
__constant const geo_Kind geo_table[2] = {geo_A, geo_B};
typedef struct geo_N geo_N; struct geo_N { int a; __private geo_N *next; };
typedef union geo_U { int i; float f; } geo_U;
typedef struct geo_Old { int q; } geo_Old;
typedef enum geo_Columns { geo_last = 3, geo_columns } geo_Columns;
__constant static const int geo_arr[geo_in_k] = {1, 2, 3, 4, geo_in_k};
static void geo_sum(__constant const int *p, __private int *to) { for (int v = 0; v < geo_in_k; ++v) (*to) += p[v]; }
__constant extern const float geo_later;
typedef struct geo_Link geo_Link;
static __private geo_Link *geo_skip(__private geo_Link *to);
#line 23 "kernels/cpp/namespace_forms.okl"
__constant const float geo_later = 2.5f;
struct geo_Link {
  __private geo_Link *next;
  int n;
};
static __private geo_Link *geo_skip(__private geo_Link *to) { return to->next; }


#line 32 "kernels/cpp/namespace_forms.okl"
static int other_thrice(int x) { return geo_twice(x) + x; }

typedef geo_N other_N;

#line 37 "kernels/cpp/namespace_forms.okl"
static int k_2(int x) { return x; }
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_namespaceForms_0(const int N, __global const int *a, __global int *b) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    int s = geo_twice(a[i]) + geo_mul_2(1) + geo_in_k2(2) + other_thrice(1) + geo_in_k;
    geo_sum(geo_arr, &(s));
    geo_N n = {1, 0}; __private geo_N *p = &n;
    other_N q = {2, p};
    for (int _occa_at_0 = 0; _occa_at_0 < 2; ++_occa_at_0) { geo_Kind m = geo_table[_occa_at_0]; s += m; }
    geo_U u;
    u.i = (int)geo_later;
    geo_Old old = {u.i};
    { const int k = other_thrice(s); if ( k > 3) s += k_2(k); }
    const geo_Kind kind = geo_table[1];
    __private geo_N *t = &q;
    geo_N _occa_bound_0 = q;
    switch (kind) { case geo_B: s += _occa_bound_0.a; default: s += t->a; }
    geo_Link end = {0, 5}, start = {&end, 4};
    s += geo_skip(&start)->n;
    b[i] = s + (int)(kind) + (geo_Kind)1 + old.q + (int)sizeof(geo_Old) + _occa_bound_0.next->a;
  } }
}

// Sizes of arrays.
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_namespaceSizes_0(const int N, __global const int *a, __global int *b) {
  { int i = (int)get_group_id(0);
    { int j = (int)get_local_id(0);
      b[j + geo_in_k * i] = a[j + geo_columns * i] + geo_last;
    }
  }
}
