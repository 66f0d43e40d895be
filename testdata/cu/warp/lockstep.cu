// Code for devices whose warps run in step: the ends of reductions with `volatile` and without `__syncwarp`, a scan, a
// loop over distances, a rotation. okl adds the barriers that are missing.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

// In a function, the steps under constants.
template <unsigned int blockSize>
__device__ void endOfReduction(volatile int *s, int tid) {
  if (blockSize >= 64) s[tid] += s[tid + 32];
  if (blockSize >= 32) s[tid] += s[tid + 16];
  s[tid] += s[tid + 8];
  s[tid] += s[tid + 4];
  s[tid] += s[tid + 2];
  s[tid] += s[tid + 1];
}

template <unsigned int blockSize>
__global__ void sums(const int *x, int *out) {
  __shared__ int s[blockSize + 32];
  int tid = threadIdx.x;
  s[tid] = x[blockIdx.x * blockSize + tid];
  if (tid < 32) s[blockSize + tid] = 0;
  __syncthreads();
  for (int half = blockSize / 2; half > 32; half /= 2) {
    if (tid < half) s[tid] += s[tid + half];
    __syncthreads();
  }
  if (tid < 32) endOfReduction<blockSize>(s, tid);
  if (tid == 0) out[blockIdx.x] = s[0];
}

// With a sum in a register, a pointer in the kernel, and a size that the launch gives.
__global__ void registerSums(const int *x, int *out) {
  extern __shared__ int dynamic[];
  unsigned int tid = threadIdx.x;
  int sum = x[blockIdx.x * blockDim.x + tid];
  dynamic[tid] = sum;
  __syncthreads();
  if (blockDim.x >= 128) {
    if (tid < 64) {
      dynamic[tid] = sum = sum + dynamic[tid + 64];
    }
    __syncthreads();
  }
  if (tid < 32) {
    volatile int *s = dynamic;
    if (blockDim.x >= 64) {
      s[tid] = sum = sum + s[tid + 32];
    }
    s[tid] = sum = sum + s[tid + 16];
    s[tid] = sum = sum + s[tid + 8];
    s[tid] = sum = sum + s[tid + 4];
    if (tid < 2) s[tid] = sum = sum + s[tid + 2];
    if (tid < 1) s[tid] = sum = sum + s[tid + 1];
  }
  if (tid == 0) out[blockIdx.x] = dynamic[0];
}

// Each thread reads what those before it have written: on a CPU the first one would be done with all steps by then.
__global__ void scan(const int *x, int *out) {
  __shared__ volatile int s[64];
  int lane = threadIdx.x;
  s[lane] = 0;
  s[lane + 32] = x[lane];
  s[lane + 32] += s[lane + 31];
  s[lane + 32] += s[lane + 30];
  s[lane + 32] += s[lane + 28];
  s[lane + 32] += s[lane + 24];
  s[lane + 32] += s[lane + 16];
  out[lane] = s[lane + 32];
}

// A loop over distances, with reads and writes in statements of their own.
__global__ void scanLoop(const int *x, int *out) {
  __shared__ int s[32];
  int t = threadIdx.x;
  s[t] = x[t];
  for (int by = 1; by < 32; by *= 2) {
    int before = t >= by ? s[t - by] : 0;
    s[t] += before;
  }
  out[t] = s[t];
}

// The values of other lanes, each read once.
__global__ void butterfly(const int *x, int *out) {
  __shared__ volatile int s[32];
  int t = threadIdx.x;
  int most = x[t];
  s[t] = most;
  most = max(most, s[t ^ 16]);
  s[t] = most;
  most = max(most, s[t ^ 8]);
  s[t] = most;
  most = max(most, s[t ^ 4]);
  s[t] = most;
  most = max(most, s[t ^ 2]);
  s[t] = most;
  out[t] = max(most, s[t ^ 1]);
}

int main() {
  const int n = 1024;
  std::vector<int> x(n);
  for (int i = 0; i < n; ++i) x[i] = i * 37 % 101 - 30;
  int *d_x, *d_out;
  cudaMalloc(&d_x, n * sizeof(int));
  cudaMalloc(&d_out, 512 * sizeof(int));
  cudaMemcpy(d_x, x.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemset(d_out, 0, 512 * sizeof(int));
  sums<256><<<4, 256>>>(d_x, d_out);
  sums<64><<<8, 64>>>(d_x, d_out + 4);
  sums<32><<<2, 32>>>(d_x, d_out + 12);
  registerSums<<<4, 128, 160 * sizeof(int)>>>(d_x, d_out + 16);
  scan<<<1, 32>>>(d_x, d_out + 32);
  scanLoop<<<1, 32>>>(d_x, d_out + 64);
  butterfly<<<1, 32>>>(d_x, d_out + 96);
  std::vector<int> out(128), expected(128, 0);
  cudaMemcpy(out.data(), d_out, 128 * sizeof(int), cudaMemcpyDeviceToHost);
  int most = x[0], sum = 0;
  for (int i = 0; i < n; ++i) {
    expected[i / 256] += x[i];
    if (i < 512) expected[4 + i / 64] += x[i];
    if (i < 64) expected[12 + i / 32] += x[i];
    if (i < 512) expected[16 + i / 128] += x[i];
    if (i < 32) {
      sum += x[i];
      most = x[i] > most ? x[i] : most;
      expected[32 + i] = expected[64 + i] = sum;
    }
  }
  for (int i = 0; i < 32; ++i) expected[96 + i] = most;
  long long checksum = 0;
  for (int i = 0; i < 128; ++i) {
    if (out[i] != expected[i]) {
      std::printf("lockstep: %d is %d, expected %d\n", i, out[i], expected[i]);
      return 1;
    }
    checksum = checksum * 31 % 1000003 + out[i] + 100000;
  }
  cudaFree(d_x);
  cudaFree(d_out);
  std::printf("ok lockstep %lld\n", checksum);
  return 0;
}
