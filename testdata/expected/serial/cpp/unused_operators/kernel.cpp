static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/cpp/unused_operators.okl"
// A method that only code calls which nobody runs, of a class that nobody makes, is written once for each target.

template <class T>
T *same(T *x) {
  return x;
}

struct Slots {
  int x, y;
  int operator[](int i) const { return i ? y : x; }
};

static void operator<<(Slots &to, int v) {
  to.x = to[0] + v;
}

extern "C" void unused(const int &N, int *__restrict__ y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 8) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 8); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
    int q = 3 * i;
    y[i] = *same<int>(&q);
  } } }
}
