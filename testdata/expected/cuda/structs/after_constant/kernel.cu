#line 2 "kernels/structs/after_constant.okl"
struct Pair { unsigned a; unsigned b[2]; };

__device__ static unsigned look(const unsigned *from, int at) { return from[at] ^ from[at / 2]; }

// The condition looks into global memory, the pointer leads to what the work item has itself.
extern "C" __global__ __launch_bounds__(16) void _occa_choose_0(const int N, const unsigned *in, unsigned *out) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    Pair pair = {in[i], {1u, 2u}};
    unsigned one = pair.a, two = pair.b[1];
    unsigned *chosen = look(in, i) % 3u == 1u ? &one : &two;
    *chosen += 5u;
    out[i] = one * 100u + two;
  } }
}
