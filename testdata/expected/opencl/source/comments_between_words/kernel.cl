#line 1 "kernels/source/comments_between_words.okl"
// Comments may stand between any two words.

typedef float real /* (single) */;

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_spaced_0(const int N, __global float *y, __global long *l) {
#line 8 "kernels/source/comments_between_words.okl"
  { int o = 4 * (int)get_group_id(0);
    { int i = (int)get_local_id(0);
      if (o + i < N) {
        long wide = o + i;
        const real t[2] = {1.f, 2.f /* one, two */};
        float4 f = {1.f, 2.f, t[1] /* z, w */, 0};
        unsigned bits = (*(__global unsigned * /* all, */)&y[o + i]);
        y[o + i] += f.x + f.z + f.w + (float)(bits >> 31);
        l[o + i] = wide;
      }
    }
  }
}

enum { SIZE = 5 };

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_inArguments_0(const int N, __global int *n) {
  { int i_tile = 4 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) { n[i] = 2 * i; } }
}
