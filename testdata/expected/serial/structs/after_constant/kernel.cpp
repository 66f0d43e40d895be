#line 1 "kernels/structs/after_constant.okl"
enum { Unused = 12 };
struct Pair { unsigned a; unsigned b[2]; };

static unsigned look(const unsigned *from, int at) { return from[at] ^ from[at / 2]; }

// The condition looks into global memory, the pointer leads to what the work item has itself.
extern "C" void choose(const int &N, const unsigned *in, unsigned *out) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    Pair pair = {in[i], {1u, 2u}};
    unsigned one = pair.a, two = pair.b[1];
    unsigned *chosen = look(in, i) % 3u == 1u ? &one : &two;
    *chosen += 5u;
    out[i] = one * 100u + two;
  }
}
