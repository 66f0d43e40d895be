#line 1 "kernels/cpp/references.okl"
// References without anything else of C++: local ones and parameters, to every kind of memory, by every kind of
// declaration, and constant ones to values.



typedef struct Complex {
  float re, im;
} Complex;

typedef struct Cell {
  Complex z[2];
  int count;
} Cell;

typedef enum Mode { add, take } Mode;


#line 19 "kernels/cpp/references.okl"
__constant const int Half = 8;
__constant const float Weights[4] = {0.25f, 0.5f, 1.0f, 2.0f};

static void addTo__gp(__global float *to, __private const float *value);
#line 22 "kernels/cpp/references.okl"
static void addTo__lg(__local float *to, __global const float *value);
#line 22 "kernels/cpp/references.okl"
static void addTo__ll(__local float *to, __local const float *value);
#line 22 "kernels/cpp/references.okl"
static void addTo__lp(__local float *to, __private const float *value);
#line 22 "kernels/cpp/references.okl"
static void addTo__lc(__local float *to, __constant const float *value);
#line 22 "kernels/cpp/references.okl"
static void addTo__pp(__private float *to, __private const float *value);

static float norm__l(__local const Complex *z) { return (*z).re * (*z).re + (*z).im * (*z).im; }
#line 24 "kernels/cpp/references.okl"
static float norm__p(__private const Complex *z) { return (*z).re * (*z).re + (*z).im * (*z).im; }

// The parameter goes on to others, by the same name and as a pointer.
static inline void scaleTwice__ll(__local Complex *z, __local const float *by) {
  __local Complex *at = &(*z);
  at->re *= (*by);
  (*z).im *= (*by);
  addTo__ll(&((*z).re), &((*z).im));
  addTo__lp(&(at->im), &(__private float){1});
}
#line 27 "kernels/cpp/references.okl"
static inline void scaleTwice__lp(__local Complex *z, __private const float *by) {
  __local Complex *at = &(*z);
  at->re *= (*by);
  (*z).im *= (*by);
  addTo__ll(&((*z).re), &((*z).im));
  addTo__lp(&(at->im), &(__private float){1});
}
#line 27 "kernels/cpp/references.okl"
static inline void scaleTwice__pp(__private Complex *z, __private const float *by) {
  __private Complex *at = &(*z);
  at->re *= (*by);
  (*z).im *= (*by);
  addTo__pp(&((*z).re), &((*z).im));
  addTo__pp(&(at->im), &(__private float){1});
}

static void addTo__gp(__global float *to, __private const float *value) { (*to) += (*value); }
#line 35 "kernels/cpp/references.okl"
static void addTo__lg(__local float *to, __global const float *value) { (*to) += (*value); }
#line 35 "kernels/cpp/references.okl"
static void addTo__ll(__local float *to, __local const float *value) { (*to) += (*value); }
#line 35 "kernels/cpp/references.okl"
static void addTo__lp(__local float *to, __private const float *value) { (*to) += (*value); }
#line 35 "kernels/cpp/references.okl"
static void addTo__lc(__local float *to, __constant const float *value) { (*to) += (*value); }
#line 35 "kernels/cpp/references.okl"
static void addTo__pp(__private float *to, __private const float *value) { (*to) += (*value); }

static inline void swap__gp(__global int *a, __private int *b) {
  const int t = (*a);
  (*a) = (*b);
  (*b) = t;
}
#line 37 "kernels/cpp/references.okl"
static inline void swap__pg(__private int *a, __global int *b) {
  const int t = (*a);
  (*a) = (*b);
  (*b) = t;
}

static inline int steps__ppp(__private const int *from, __private const bool *twice, __private const Mode *mode) {
  return ((*mode) == add ? (*from) : -(*from)) * ((*twice) ? 2 : 1);
}
#line 43 "kernels/cpp/references.okl"
static inline int steps__cpp(__constant const int *from, __private const bool *twice, __private const Mode *mode) {
  return ((*mode) == add ? (*from) : -(*from)) * ((*twice) ? 2 : 1);
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_references_0(const int N, __global const float *x, __global const int *n, __global float *y, __global int *m) {
  __local float s[16];
  __local Cell c[16];
#line 48 "kernels/cpp/references.okl"
  { int g = 16 * (int)get_group_id(0);
    
    
    int mine;
    { int t = (int)get_local_id(0);
      float own = x[g + t];
      __private float *alias = &(own); float _occa_half = 0.5f; __private float *other = &(_occa_half);
      __global const float *from = &(x[g + t]);
      (*alias) += (*from) * (*other);
      (*other) = 0.25f;
      __private float *again = &((*alias));
      addTo__pp(&((*again)), &(__private float){1.0f});
      s[t] = 0;
      addTo__lp(&(s[t]), &(own));
      addTo__lg(&(s[t]), &(x[g + t]));
      addTo__lc(&(s[t]), &(Weights[t % 4]));
      addTo__lp(&(s[t]), &(__private float){t});
      addTo__lp(&((s[t])), &(__private float){t % 2 ? 1 : own});
      y[g + t] = _occa_half;
      addTo__gp(&(y[g + t]), &(__private float){fabs(own) + (*other)});

      __local Cell *cell = &(c[t]);
      (*cell).count = t;
      (*cell).z[0].re = own;
      (*cell).z[0].im = s[t];
      __local Complex *z = &((*cell).z[1]);
      (*z) = (*cell).z[0];
      (*z).re += 1;
      scaleTwice__lp(&((*z)), &(__private float){0.5f});
      scaleTwice__ll(&((*cell).z[0]), &((*cell).z[1].re));
      Complex _occa_local = {own, (float)t};
      scaleTwice__pp(&(_occa_local), &(_occa_local.im));
      __private const Complex *same = &(_occa_local);
      addTo__lp(&((*cell).z[0].im), &(__private float){norm__p(&((*same)))});
      mine = n[g + t];
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 84 "kernels/cpp/references.okl"
    { int t = (int)get_local_id(0);
      __local const Cell *cell = &(c[15 - t]);
      const float  weight = norm__l(&((*cell).z[1]));
      const float  counted = (*cell).count;
      const Complex  made = (Complex){weight, counted};
      __private int *at = &(mine);
      __private int *to = &(*at);
      *to += Half;
      __global int *out = {&(m[g + t])};
      (*out) = (*at);
      __global int *same = &((*out)); int first = 3;
      swap__gp(&((*same)), &(first));
      swap__pg(&((*at)), &((*out)));
      (*same) += steps__ppp(&(first), &(__private bool){true}, &(__private Mode){take}) + steps__cpp(&(Half), &(__private bool){t < 3}, &(__private Mode){add}) + (int)sizeof((*same));
      for (__private int *k = &(first); (*k) > 0; --(*k)) (*out) += (*k);
      { __global int *k = &(m[g + t]); if ( (*k) > 4) (*k) -= 4; }
      __local unsigned *bits = &((*(__local unsigned *)&s[t]));
      (*out) ^= (int)((*bits) >> 20);
      float total = 0;
      float row[2] = {s[15 - t], weight};
      for (int _occa_at_0 = 0; _occa_at_0 < 2; ++_occa_at_0) {
#line 104 "kernels/cpp/references.okl"
        row[_occa_at_0] += row[_occa_at_0];
#line 106 "kernels/cpp/references.okl"
        total += row[_occa_at_0];
      }
      __global float *result = &(y[g + t]);
      (*result) += total + norm__p(&(made)) + row[0] + (*cell).z[0].im;
    }
  }
}

// Updates through references are one step, too.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_referencesAtomic_0(const int N, __global const int *n, __global int *counts) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    __global int *count = &(counts[n[i] & 3]);
    atomic_add((volatile __global int *)&(*count), 2);
  } }
}
