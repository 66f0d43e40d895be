__global__ void reverse(float *x) {
  __shared__ float s[64];
  int t = threadIdx.x;
  s[t] = x[t];
  __syncthreads();
  x[t] = s[63 - t];
}
