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
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < range_of ? (unsigned long long)range_of : 0); _occa_tile_i += 4) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < range_of ? (unsigned long long)range_of : 0) - _occa_tile_i, 0, 4); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; { queue_[i] = handler_(blockDim[i]); } } }
}
