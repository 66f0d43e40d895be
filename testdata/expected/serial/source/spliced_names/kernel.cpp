#line 1 "kernels/source/spliced_names.okl"
// A line break in the middle of words, also of an attribute.

#line 4 "kernels/source/spliced_names.okl"
extern "C" void spliced(const int &N, const int *__restrict__ x, int *y) {
  for (long long n_tile = 0; n_tile < N; n_tile += 8) for (int n = (int)n_tile, n_end = (int)(n_tile + 8 < N ? n_tile + 8 : N); n < n_end; ++n) { y[n] = x[\
n] + 1; }
#line 9 "kernels/source/spliced_names.okl"
}
