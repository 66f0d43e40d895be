#line 1 "kernels/functions/host_headers.okl"
// Headers and functions that only host code needs stay out of the device's text.

#include <string>
#include <vector>

static int sum(const int n) {
  std::vector<int> all(n, 2);
  int s = 0;
  for (int i = 0; i < n; ++i) s += all[i];
  return s + (int)std::string("four").size();
}

extern "C" void hostHeaders(const int &N, const int *x, int *y) {
  const int offset = sum(N);
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 8) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (8); i += 1) { if (i < N) {
    y[i] = x[i] + offset;
  } } }
}
