#line 1 "kernels/functions/arguments_by_reference.okl"
// What a kernel is handed, and what the host has worked out, where references and pointers lead to it.
__constant static const unsigned table[4] = {3, 1, 4, 15};

static unsigned mixed__p(__private const unsigned *x) { return (*x) * 7 + ((*x) >> 2); }
#line 4 "kernels/functions/arguments_by_reference.okl"
static unsigned mixed__c(__constant const unsigned *x) { return (*x) * 7 + ((*x) >> 2); }

static unsigned first(__private const unsigned *x) { return x[0] + 1; }

static float scaled(__private const float *by, __private const int *n) { return (*by) * (*n); }

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_argumentsByReference_0(const int N, const unsigned p, unsigned q, const float by, __global unsigned *y, __global float *z, const int groups, const unsigned int found) {
#line 13 "kernels/functions/arguments_by_reference.okl"
  { int g = (int)get_group_id(0);
    { int i = (int)get_local_id(0);
      const int t = 16 * g + i;
      if (t < N) {
        unsigned own = t;
        __private const unsigned *other = &(q);
        __private const unsigned *lead = t % 2 ? &own : &q;
        y[t] = mixed__p(&(p)) + 3 * mixed__p(&(own)) + 5 * mixed__c(&(table[t % 4])) + 7 * (*other) + 11 * first(&q) + *lead;
        y[t] += mixed__p(&(found)) + first(&own);
        z[t] = scaled(&(by), &(N)) + scaled(&(__private float){0.5f}, &(t));
      }
    }
  }
}

// Without references they stay where they are.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_argumentsInPlace_0(const int N, const unsigned p, __global unsigned *y) {
  { int t_tile = 16 * (int)get_group_id(0); int t = t_tile + (int)get_local_id(0); if (t < N) {
    y[t] += p + mixed__c(&(table[t % 4]));
  } }
}
