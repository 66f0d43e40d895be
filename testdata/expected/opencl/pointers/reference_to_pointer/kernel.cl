#line 1 "kernels/pointers/reference_to_pointer.okl"
// References to pointers: where the pointer lies is one memory, where it leads another.

typedef float *row;

static inline void advance__pg(__global const float *__private *p, int n) {
  (*p) += n;
}
#line 5 "kernels/pointers/reference_to_pointer.okl"
static inline void advance__pl(__local const float *__private *p, int n) {
  (*p) += n;
}

static inline void advanceRow(__local float * __private *p, int n) {
  (*p) += n;
}

static inline void aim(__global float *__private *p, __global float *to) {
  (*p) = to;
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_referenceToPointer_0(const int N, __global const float *x, __global float *y) {
  __local float s[16];
#line 18 "kernels/pointers/reference_to_pointer.okl"
  { int b = 16 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      s[t] = b + t < N ? x[b + t] : 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 23 "kernels/pointers/reference_to_pointer.okl"
    { int t = (int)get_local_id(0);
      if (b + t < N) {
        __global const float *p = x;
        advance__pg(&(p), b + t);
        __local const float *q = s;
        advance__pl(&(q), 15 - t);
        __local float *r = s; __global float *v;
        advanceRow(&(r), t / 2);
        aim(&(v), y);
        __local const float *const  w = s + t;
        __global const float *const __private *u = &(x); __local const float *c = &(*r);
        __local const float *const  decayed = s;
        __global float *__private *again = &(v);
        __global float * __private *other = &((*again));
        aim(&((*again)), y + b + t);
        *(*other) = *p + 2 * *q + 3 * *r + 5 * *w + 7 * (*u)[b] + 9 * (*c) + 11 * *decayed;
      }
    }
  }
}
