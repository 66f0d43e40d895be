#line 1 "kernels/source/half.okl"
// `half` is no type here, and a name like any other.

struct Part {
  int half, whole;
};

static int half(const int n) { return n / 2; }

extern "C" void halves(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    Part part;
    part.whole = x[i];
    part.half = half(part.whole);
    {
      const int half = 3;
      y[i] = part.half + half;
    }
  }
}
