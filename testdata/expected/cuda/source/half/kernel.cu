#line 1 "kernels/source/half.okl"
// `half` is no type here, and a name like any other.

struct Part {
  int half, whole;
};

__device__ static int half(const int n) { return n / 2; }

extern "C" __global__ __launch_bounds__(16) void _occa_halves_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    Part part;
    part.whole = x[i];
    part.half = half(part.whole);
    {
      const int half = 3;
      y[i] = part.half + half;
    }
  } }
}
