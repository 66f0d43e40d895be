static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/source/spliced_names.okl"
// A line break in the middle of words, also of an attribute.

#line 4 "kernels/source/spliced_names.okl"
extern "C" void spliced(const int &N, const int *__restrict__ x, int *y) {
  for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 8) { for (int n = _occa_tiled_n, _occa_end_n = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_n + (8)); n < _occa_end_n; n += 1) { { y[n] = x[\
n] + 1; } } }
#line 9 "kernels/source/spliced_names.okl"
}
