#line 1 "kernels/pointers/set_arguments.okl"
// Pointers that a kernel is handed and sets to others.
extern "C" void setArguments(const int &N, const int *x, int *y) {
  for (int g = 0; g < N; ++g) {
    for (int t = 0; t < 8; ++t) { auto &_occa_host_x = x; auto x = _occa_host_x; auto &_occa_host_y = y; auto y = _occa_host_y;
      int *other = y;
      const int *from = x + 8 * g;
      y = other + 8 * g;
      x = t > 3 ? from : x + 8 * g;
      y += t;
      *y = x[t] + from[0];
    }
  }
}
