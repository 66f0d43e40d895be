#line 1 "kernels/source/label_names.okl"
// Labels whose names targets have other meanings for.

__device__ int handler_(const int queue_) {
  int uniform = queue_;
generic:
  uniform += 5;
  if (uniform < 13) goto generic;
  return uniform;
}

extern "C" __global__ __launch_bounds__(4) void _occa_labels_0(const int deviceKernels, const int *_occa_blockDim, int *queue_, const int range_of) {
#line 13 "kernels/source/label_names.okl"
  { int i_tile = 4 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < range_of) { queue_[i] = handler_(_occa_blockDim[i]); } }
}
