#line 1 "kernels/attributes/declarators.okl"
// Declarator attributes in every place: parameters, locals, fields, typedefs, results, templates.

typedef float *__restrict restrictedLate;
typedef float *restrictedEarly;
using restrictedAlias = const float *__restrict;
using restrictedName = const float *;

typedef float sharedRow[16];
typedef float sharedScalar;
typedef float ownScalar;
using ownPair = float[2];

struct View {
  const float *a;
  float *__restrict b;
  float *__restrict c;
};

float *offset(float *__restrict base, const int n) { return base + n; }
static inline const float *offsetConst(const float *__restrict base, int n) { return base + n; }

template <class T>
T *offsetAny(T *__restrict base, const int n) {
  return base + n;
}

struct Adder {
  float amount;
  void add(float *__restrict x) const { *x += amount; }
};

namespace reverse {
template <class T>
struct Reader {
  const T *__restrict base;
  T at(const int n, const int last) const { return base[last - n]; }
};
}  // namespace reverse

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_parameters_0(const int N,
                        __global const float *__restrict a,
                        __global const float *__restrict b,
                        __global const float *__restrict c,
                        __global const float *const __restrict d,
                        __global const float *__restrict e,
                        __global const float * f,
                        __global const float * g,
                        __global float * __restrict x,
                        __global float * y) {
  { int _occa_tiled_i = 16 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) {
    const float *__restrict p = a + i, *__restrict q = b + i;
    auto *__restrict r = offset(x, i);
    *r = *p + *q;
    *offsetAny(y, i) = *offsetConst(c, i) + d[i] + e[i] + f[i] + g[i];
  } }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_memory_0(const int N, __global const float *a, __global float *b) {
  __local float s[16];
  __local float t[16];
  __local float u[16];
  __local float v[16];
  __local float w[16];
  __local sharedScalar one;
#line 59 "kernels/attributes/declarators.okl"
  { int n = 16 * (int)get_group_id(0);
     
    
    
     float plain = 1;
    
    float mine, twice[2];
    ownScalar more;
    ownPair pair;
    const float *from;
    { int i = (int)get_local_id(0);
      from = a;
      mine = n + i < N ? from[n + i] : 0;
      twice[1] = more = pair[1] = mine;
      s[i] = t[i] = u[i] = v[i] = w[i] = mine;
      if (i == 3) one = plain;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 76 "kernels/attributes/declarators.okl"
    { int i = (int)get_local_id(0);
      const int j = 15 - i;
      float sum = s[j] + t[j] + u[j] + v[j] + w[j] + one;
      sum += mine + twice[1] + more + pair[1];
      if (n + i < N) b[n + i] = sum;
    }
  }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_elsewhere_0(const int N, __global const float *a, __global float *b) {
  { int _occa_tiled_i = 16 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) {
    auto assign = [=](float *__restrict to, const float value) { *to = value; };
    assign(b + i, a[i]);
    const Adder adder = {2};
    adder.add(b + i);
    const reverse::Reader<float> reader = {a};
    View view = {a, b, b};
    view.c[i] += reader.at(i, N - 1) + view.a[i];
  } }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_atomics_0(const int N, __global const int *a, __global int *sums) {
  { int _occa_tiled_i = 16 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) {
    atomic_fetch_add_explicit((volatile atomic_int *)&(sums[0]), (int)(a[i]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
    { atomic_fetch_add_explicit((volatile atomic_int *)&(sums[1]), (int)(a[i]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); }
    atomic_fetch_add_explicit((volatile atomic_int *)&(sums[2]), 1, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
    atomic_fetch_sub_explicit((volatile atomic_int *)&(sums[3]), 1, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
    atomic_fetch_sub_explicit((volatile atomic_int *)&((sums[4])), (int)(a[i]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
    atomic_fetch_add_explicit((volatile atomic_int *)&(*(sums + 5)), 1, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
    if (a[i] > 0) atomic_fetch_add_explicit((volatile atomic_int *)&(sums[6]), 1, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
    else { atomic_fetch_add_explicit((volatile atomic_int *)&(sums[7]), 1, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); }
  } }
}
