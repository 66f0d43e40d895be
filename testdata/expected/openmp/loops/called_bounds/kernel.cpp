#line 1 "kernels/loops/called_bounds.okl"
// Starts and bounds that call the same function, so that the number of rounds does not depend on the group.

namespace rows {
inline int first(const int g, const int width = 3) { return width * g; }
inline int last(const int g) { return 5 * g + 4; }
}  // namespace rows

extern "C" void called(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  #pragma omp parallel for
#line 9 "kernels/loops/called_bounds.okl"
  for (int g = 0; g < N; ++g) {
    for (int t = rows::first(g); t < rows::first(g) + 3; ++t) y[t] = x[t] + g;
  }
}

extern "C" void wider(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  #pragma omp parallel for
#line 15 "kernels/loops/called_bounds.okl"
  for (int g = 0; g < N; ++g) {
    for (int t = rows::first(g, 5); t < rows::first(g, 5) + 5; ++t) y[t] = x[t] - g;
  }
}

extern "C" void down(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  #pragma omp parallel for
#line 21 "kernels/loops/called_bounds.okl"
  for (int g = 0; g < N; ++g) {
    for (int t = rows::last(g); t > rows::last(g) - 5; --t) y[t] = x[t] * g;
  }
}
