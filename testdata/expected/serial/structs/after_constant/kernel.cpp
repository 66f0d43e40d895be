static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/structs/after_constant.okl"
enum { Unused = 12 };
struct Pair { unsigned a; unsigned b[2]; };

static unsigned look(const unsigned *from, int at) { return from[at] ^ from[at / 2]; }

// The condition looks into global memory, the pointer leads to what the work item has itself.
extern "C" void choose(const int &N, const unsigned *in, unsigned *out) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 16) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 16); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
    Pair pair = {in[i], {1u, 2u}};
    unsigned one = pair.a, two = pair.b[1];
    unsigned *chosen = look(in, i) % 3u == 1u ? &one : &two;
    *chosen += 5u;
    out[i] = one * 100u + two;
  } } }
}
