#line 2 "kernels/structs/after_constant.okl"
typedef struct Pair { unsigned a; unsigned b[2]; } Pair;

static unsigned look(__global const unsigned *from, int at) { return from[at] ^ from[at / 2]; }

// The condition looks into global memory, the pointer leads to what the work item has itself.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_choose_0(const int N, __global const unsigned *in, __global unsigned *out) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    Pair pair = {in[i], {1u, 2u}};
    unsigned one = pair.a, two = pair.b[1];
    __private unsigned *chosen = look(in, i) % 3u == 1u ? &one : &two;
    *chosen += 5u;
    out[i] = one * 100u + two;
  } }
}
