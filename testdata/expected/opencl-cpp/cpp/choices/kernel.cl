#line 1 "kernels/cpp/choices.okl"
// `i ? a : b` of structs that lie in different memories, of results and of lists.

struct Pair {
  float a;
  int b;
};

inline Pair doubled(const Pair p) {
  const Pair made = {2 * p.a, 2 * p.b};
  return made;
}

inline Pair larger(const Pair *p, const Pair q) { return p->b < q.b ? Pair(q) : Pair(*p); }

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_choices_0(const int N, const Pair given, __global const Pair *x, __global Pair *y, __global float *sums) {
  __local Pair s[8];
#line 16 "kernels/cpp/choices.okl"
  { int g = 8 * (int)get_group_id(0);
    
    { int i = (int)(g) + (int)get_local_id(0); s[i - g] = i < N ? Pair(x[i]) : Pair(Pair{1, 2}); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 19 "kernels/cpp/choices.okl"
    { int i = (int)(g) + (int)get_local_id(0);
      const Pair other = s[7 - (i - g)];
      if (i < N) {
        Pair own = i % 2 ? Pair(s[i - g]) : Pair(other);
        own = i % 3 ? doubled(own) : Pair(own);
        own = i % 5 ? Pair(given) : i % 7 ? Pair(own) : Pair(x[i]);
        const float sum = (i % 2 ? Pair(x[i]) : Pair(s[0])).a + (i % 3 ? x[i] : x[0]).b;
        y[i] = i % 4 ? Pair(own) : larger(&x[i], other);
        y[i].b += (i % 2 ? Pair{1, 2} : Pair{3, 4}).b;
        sums[i] = sum + larger(&s[i - g], y[i]).a + doubled(i % 2 ? Pair(y[i]) : Pair(own)).a;
      }
    }
  }
}
