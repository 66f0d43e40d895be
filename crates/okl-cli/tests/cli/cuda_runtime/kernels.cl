// Kernels as okl writes them for OpenCL.
__kernel void _occa_scale_0(const int n, const float factor, __global float *x, const unsigned groups, const unsigned items) {
  const unsigned i = get_group_id(0) * items + get_local_id(0);
  if ((int)i < n) x[i] *= factor;
}
__kernel void _occa_weigh_0(const int n, __global float *x, __constant float *weights, __global int *counter, const unsigned groups, const unsigned items) {
  const unsigned i = get_group_id(0) * items + get_local_id(0);
  if ((int)i < n) x[i] += weights[i % 4];
  if (i == 0) counter[0] += n;
}
