#line 1 "kernels/cpp/choices.okl"
// `i ? a : b` of structs that lie in different memories, of results and of lists.

typedef struct Pair {
  float a;
  int b;
} Pair;

static inline Pair doubled(const Pair p) {
  const Pair made = {2 * p.a, 2 * p.b};
  return made;
}

static inline Pair larger__g(__global const Pair *p, const Pair q) { return p->b < q.b ? q : *p; }
#line 13 "kernels/cpp/choices.okl"
static inline Pair larger__l(__local const Pair *p, const Pair q) { return p->b < q.b ? q : *p; }

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_choices_0(const int N, const Pair given, __global const Pair *x, __global Pair *y, __global float *sums) {
  __local Pair s[8];
#line 16 "kernels/cpp/choices.okl"
  { int g = 8 * (int)get_group_id(0);
    
    { int i = g + (int)get_local_id(0); s[i - g] = i < N ? x[i] : (Pair){1, 2}; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 19 "kernels/cpp/choices.okl"
    { int i = g + (int)get_local_id(0);
      const Pair other = s[7 - (i - g)];
      if (i < N) {
        Pair own = i % 2 ? s[i - g] : other;
        own = i % 3 ? doubled(own) : own;
        own = i % 5 ? given : i % 7 ? own : x[i];
        const float sum = (i % 2 ? x[i] : s[0]).a + (i % 3 ? x[i] : x[0]).b;
        y[i] = i % 4 ? own : larger__g(&x[i], other);
        y[i].b += (i % 2 ? (Pair){1, 2} : (Pair){3, 4}).b;
        sums[i] = sum + larger__l(&s[i - g], y[i]).a + doubled(i % 2 ? y[i] : own).a;
      }
    }
  }
}
