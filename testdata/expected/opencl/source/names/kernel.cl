#line 1 "kernels/source/names.okl"
// Names that targets, launchers and okl's own attributes use as well; shadowing; parameters that change.

typedef struct dim {
  int outer, inner;
} dim;

static int index(const int _occa_kernel, const int group) { return _occa_kernel * 10 + group; }

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_names_0(int N, int _occa_barrier, const dim shared, __global const float *tile, __global float *outer) {
  __local float exclusive[4];
#line 10 "kernels/source/names.okl"
  { int inner = 4 * (int)get_group_id(0);
    
    int atomic;
    { int restrict_ = (int)get_local_id(0);
      atomic = inner + restrict_;
      exclusive[restrict_] = atomic < N ? tile[atomic] : 0.0f;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 17 "kernels/source/names.okl"
    { int thread = (int)get_local_id(0);
      const int item = index(shared.outer, shared.inner);
      if (atomic < N) {
        int N = 3;
        N += _occa_barrier;
        const float outer_ = exclusive[3 - thread] + N + item;
        outer[atomic] = outer_;
      }
    }
  }
}

// Parameters are variables: the host changes one, each item its own copy of another.
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_changing_0(int N, int count, float factor, __global const float *restrict x, __global float *restrict y) {
#line 32 "kernels/source/names.okl"
  { int n_tile = 4 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    float sum = 0.0f;
    int left = count;
    while (left-- > 0) sum += factor;
    y[n] = sum * x[n];
  } }
}

// A kernel's name begins with another one's, and is used as a variable.
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_names2_0(const int names, __global int *restrict changing) {
  { int i_tile = 4 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < names) {
    const int names2 = i;
    changing[i] = names2 + names;
  } }
}
