#line 1 "kernels/source/half.okl"
// `half` is no type here, and a name like any other.

struct Part {
  int half, whole;
};

static int half(const int n) { return n / 2; }

extern "C" void halves(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  #pragma omp parallel for
#line 10 "kernels/source/half.okl"
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 16) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (16); i += 1) { if (i < N) {
    Part part;
    part.whole = x[i];
    part.half = half(part.whole);
    {
      const int half = 3;
      y[i] = part.half + half;
    }
  } } }
}
