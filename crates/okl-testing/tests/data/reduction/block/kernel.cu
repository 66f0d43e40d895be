// Written by hand: what a compiler could make of reduction/block.okl for CUDA.
#define B 128
#define G 512

extern "C" __global__ __launch_bounds__(B) void _occa_sumInt_0(const int N, const int *__restrict__ x,
                                                               int *__restrict__ total) {
  const int first = G * (int)blockIdx.x, t = (int)threadIdx.x;
  __shared__ int s_sum[B];
  int r_sum = 0;
  for (int n = first + t; n < first + G && n < N; n += B) r_sum += x[n];
  s_sum[t] = r_sum;
  __syncthreads();
  for (int alive = B / 2; alive > 0; alive /= 2) {
    if (t < alive) r_sum += s_sum[t + alive];
    __syncthreads();  // read
    s_sum[t] = r_sum;
    __syncthreads();  // written
  }
  if (t == 0) atomicAdd(&total[0], r_sum);
}

extern "C" __global__ __launch_bounds__(B) void _occa_dotFloat_0(const int N, const float *__restrict__ x,
                                                                 const float *__restrict__ y,
                                                                 float *__restrict__ total) {
  const int first = G * (int)blockIdx.x, t = (int)threadIdx.x;
  __shared__ float s_dot[B];
  float dot = 0.0f;
  for (int n = first + t; n < first + G && n < N; n += B) dot += x[n] * y[n];
  s_dot[t] = dot;
  __syncthreads();
  for (int alive = B / 2; alive > 0; alive >>= 1) {
    if (t < alive) s_dot[t] += s_dot[t + alive];
    __syncthreads();
  }
  if (t == 0) atomicAdd(total, s_dot[0]);
}
