#line 1 "kernels/source/comments_between_words.okl"
// Comments may stand between any two words.

using real = float /* (single) */;

extern "C" __global__ __launch_bounds__(4) void _occa_spaced_0(const int N, float *y, long *l) {
#line 8 "kernels/source/comments_between_words.okl"
  { int o = 4 * (int)blockIdx.x;
    { int i = (int)threadIdx.x;
      if (o + i < N) {
        long /* of 64 bits, */ long wide = o + i;
        const real t[2] = {1.f, 2.f /* one, two */};
        float4 f = {1.f, 2.f, t[1] /* z, w */};
        unsigned bits = (unsigned & /* all, */)y[o + i];
        y[o + i] += f.x + f.z + f.w + (float)(bits >> 31);
        l[o + i] = wide;
      }
    }
  }
}

constexpr int SIZE = 5;

extern "C" __global__ __launch_bounds__(4) void _occa_inArguments_0(const int N, int *n) {
  { int i_tile = 4 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) { n[i] = 2 * i; } }
}
