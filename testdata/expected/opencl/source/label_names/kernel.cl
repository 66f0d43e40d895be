#line 1 "kernels/source/label_names.okl"
// Labels whose names targets have other meanings for.

static int handler_(const int queue_) {
  int _occa_uniform = queue_;
_occa_generic:
  _occa_uniform += 5;
  if (_occa_uniform < 13) goto _occa_generic;
  return _occa_uniform;
}

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_labels_0(const int deviceKernels, __global const int *blockDim, __global int *queue_, const int range_of) {
#line 13 "kernels/source/label_names.okl"
  { int i_tile = 4 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < range_of) { queue_[i] = handler_(blockDim[i]); } }
}
