static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/source/label_names.okl"
// Labels whose names targets have other meanings for.

int handler_(const int queue_) {
  int uniform = queue_;
generic:
  uniform += 5;
  if (uniform < 13) goto generic;
  return uniform;
}

extern "C" void labels(const int &deviceKernels, const int *blockDim, int *queue_) {
  const int range_of = deviceKernels;
  for (int _occa_tiled_i = 0; _occa_tiled_i < range_of; _occa_tiled_i += 4) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(range_of), -2147483648ll, _occa_tiled_i + (4)); i < _occa_end_i; i += 1) { { queue_[i] = handler_(blockDim[i]); } } }
}
