// An inclusive prefix sum after Hillis and Steele: with two buffers, and in place with two barriers in each iteration.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

__global__ void scanTwoBuffers(const int *in, int *out, int n) {
  extern __shared__ int temp[];
  int thid = threadIdx.x;
  int pout = 0, pin = 1;
  temp[thid] = thid < n ? in[blockIdx.x * n + thid] : 0;
  __syncthreads();
  for (int offset = 1; offset < n; offset *= 2) {
    pout = 1 - pout;
    pin = 1 - pout;
    if (thid >= offset)
      temp[pout * blockDim.x + thid] = temp[pin * blockDim.x + thid] + temp[pin * blockDim.x + thid - offset];
    else
      temp[pout * blockDim.x + thid] = temp[pin * blockDim.x + thid];
    __syncthreads();
  }
  if (thid < n) out[blockIdx.x * n + thid] = temp[pout * blockDim.x + thid];
}

__global__ void scanInPlace(const int *in, int *out, int n) {
  __shared__ int s[128];
  const int t = threadIdx.x;
  if (t < n) s[t] = in[blockIdx.x * n + t];
  __syncthreads();
  for (int offset = 1; offset < n; offset <<= 1) {
    int add = 0;
    if (t >= offset && t < n) add = s[t - offset];
    __syncthreads();
    if (t < n) s[t] += add;
    __syncthreads();
  }
  if (t < n) out[blockIdx.x * n + t] = s[t];
}

static int differ(const char *form, const std::vector<int> &in, const int *d_out, int n, unsigned *sum) {
  std::vector<int> out(in.size());
  cudaMemcpy(out.data(), d_out, out.size() * sizeof(int), cudaMemcpyDeviceToHost);
  int expected = 0;
  for (size_t i = 0; i < in.size(); ++i) {
    expected = i % n == 0 ? in[i] : expected + in[i];
    if (out[i] != expected) {
      printf("scan_hillis_steele: %s: element %d is %d, expected %d\n", form, (int)i, out[i], expected);
      return 1;
    }
    *sum = *sum * 31 + out[i];
  }
  return 0;
}

int main() {
  const int n = 100, blocks = 6, threads = 128;
  std::vector<int> in(n * blocks);
  for (int i = 0; i < n * blocks; ++i) in[i] = (i * 31) % 47 - 11;
  int *d_in, *d_out;
  cudaMalloc(&d_in, in.size() * sizeof(int));
  cudaMalloc(&d_out, in.size() * sizeof(int));
  cudaMemcpy(d_in, in.data(), in.size() * sizeof(int), cudaMemcpyHostToDevice);
  unsigned sum = 0;
  scanTwoBuffers<<<blocks, threads, 2 * threads * sizeof(int)>>>(d_in, d_out, n);
  if (differ("two buffers", in, d_out, n, &sum)) return 1;
  cudaMemset(d_out, 0, in.size() * sizeof(int));
  scanInPlace<<<blocks, threads>>>(d_in, d_out, n);
  if (differ("in place", in, d_out, n, &sum)) return 1;
  cudaFree(d_in);
  cudaFree(d_out);
  printf("ok scan_hillis_steele %u\n", sum);
  return 0;
}
