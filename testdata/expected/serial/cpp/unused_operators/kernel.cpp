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
  for (long long i_tile = 0; i_tile < N; i_tile += 8) for (int i = (int)i_tile, i_end = (int)(i_tile + 8 < N ? i_tile + 8 : N); i < i_end; ++i) {
    int q = 3 * i;
    y[i] = *same<int>(&q);
  }
}
