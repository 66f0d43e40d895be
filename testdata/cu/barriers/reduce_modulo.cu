// The first forms of a reduction in shared memory: interleaved with a modulo, interleaved with a computed index, and
// with sequential addresses. Each block writes one partial sum, the host adds them.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

__global__ void reduceModulo(const int *in, int *out, int n) {
  extern __shared__ int sdata[];
  unsigned int tid = threadIdx.x;
  unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
  sdata[tid] = i < n ? in[i] : 0;
  __syncthreads();
  for (unsigned int s = 1; s < blockDim.x; s *= 2) {
    if (tid % (2 * s) == 0) sdata[tid] += sdata[tid + s];
    __syncthreads();
  }
  if (tid == 0) out[blockIdx.x] = sdata[0];
}

__global__ void reduceInterleaved(const int *in, int *out, int n) {
  extern __shared__ int sdata[];
  unsigned int tid = threadIdx.x;
  unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
  sdata[tid] = i < n ? in[i] : 0;
  __syncthreads();
  for (unsigned int s = 1; s < blockDim.x; s <<= 1) {
    int index = 2 * s * tid;
    if (index < blockDim.x) {
      sdata[index] += sdata[index + s];
    }
    __syncthreads();
  }
  if (tid == 0) out[blockIdx.x] = sdata[0];
}

__global__ void reduceSequential(const int *in, int *out, int n) {
  extern __shared__ int sdata[];
  unsigned int tid = threadIdx.x;
  unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
  sdata[tid] = i < n ? in[i] : 0;
  __syncthreads();
  for (unsigned int s = blockDim.x / 2; s > 0; s >>= 1) {
    if (tid < s) {
      sdata[tid] += sdata[tid + s];
    }
    __syncthreads();
  }
  if (tid == 0) out[blockIdx.x] = sdata[0];
}

int main() {
  const int n = 3333, threads = 128, blocks = (n + threads - 1) / threads;
  std::vector<int> in(n), partial(blocks);
  int expected = 0;
  for (int i = 0; i < n; ++i) {
    in[i] = i * 17 % 1001 - 300;
    expected += in[i];
  }
  int *d_in, *d_out;
  cudaMalloc(&d_in, n * sizeof(int));
  cudaMalloc(&d_out, blocks * sizeof(int));
  cudaMemcpy(d_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  for (int form = 0; form < 3; ++form) {
    switch (form) {
      case 0: reduceModulo<<<blocks, threads, threads * sizeof(int)>>>(d_in, d_out, n); break;
      case 1: reduceInterleaved<<<blocks, threads, threads * sizeof(int)>>>(d_in, d_out, n); break;
      case 2: reduceSequential<<<blocks, threads, threads * sizeof(int)>>>(d_in, d_out, n); break;
    }
    cudaMemcpy(partial.data(), d_out, blocks * sizeof(int), cudaMemcpyDeviceToHost);
    int sum = 0;
    for (int p : partial) sum += p;
    if (sum != expected) {
      printf("reduce_modulo: form %d gives %d, expected %d\n", form, sum, expected);
      return 1;
    }
  }
  cudaFree(d_in);
  cudaFree(d_out);
  printf("ok reduce_modulo %d\n", expected);
  return 0;
}
