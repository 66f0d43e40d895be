// Kernels as okl writes them for CUDA and HIP.
#define KERNEL(name) _occa_##name##_0
extern "C" __global__ void _occa_scale_0(int n, float factor, float *x, unsigned, unsigned items) {
  const unsigned i = blockIdx.x * items + threadIdx.x;
  if (int(i) < n) x[i] *= factor;
}
extern "C" __global__ void _occa_weigh_0(int n, float *x, const float *weights, int *counter, unsigned, unsigned items) {
  const unsigned i = blockIdx.x * items + threadIdx.x;
  if (int(i) < n) x[i] += weights[i % 4];
  if (i == 0) counter[0] += n;
}
