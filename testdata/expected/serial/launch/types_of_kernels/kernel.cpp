#line 1 "kernels/launch/types_of_kernels.okl"
// Two kernels name their own types alike: which kernel a type belongs to decides how its value gets to a device.

extern "C" void left(const int &N, int *__restrict__ y) {
  typedef int Count;
  struct Pair {
    int a, b;
  };
  Count count = N - N / 3;
  Pair pair = {N, 2};
  for (int g = 0; g < count; ++g) {
    for (int i = 0; i < 4; ++i) y[4 * g + i] = count * pair.b - pair.a;
  }
}

extern "C" void right(const int &N, int *__restrict__ y) {
  typedef int Count;
  struct Pair {
    int a, b;
  };
  Count count = N / 2 + 1;
  Pair pair = {3, N};
  for (int g = 0; g < count; ++g) {
    for (int i = 0; i < 4; ++i) y[4 * g + i] = count * pair.a + pair.b;
  }
}
