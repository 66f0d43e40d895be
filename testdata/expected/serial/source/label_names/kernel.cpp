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
  for (long long i_tile = 0; i_tile < range_of; i_tile += 4) for (int i = (int)i_tile, i_end = (int)(i_tile + 4 < range_of ? i_tile + 4 : range_of); i < i_end; ++i) { queue_[i] = handler_(blockDim[i]); }
}
