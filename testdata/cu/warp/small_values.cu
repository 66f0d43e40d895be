// Shuffles of small integers, which are `int`s for CUDA's functions.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void compute(const short *x, short *sums, bool *flags, unsigned char *bytes) {
  int t = threadIdx.x;
  short v = x[t];
  for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(~0u, v, d);
  sums[t] = __shfl_sync(~0u, v, 0);
  bool is_odd = x[t] % 2 != 0;
  flags[t] = __shfl_xor_sync(~0u, is_odd, 1);
  unsigned char low = x[t] & 255;
  bytes[t] = __shfl_up_sync(~0u, low, 3, 8);
}

int main() {
  const int n = 32;
  short x[n], sums[n], *d_x, *d_sums;
  bool flags[n], *d_flags;
  unsigned char bytes[n], *d_bytes;
  short sum = 0;
  for (int i = 0; i < n; ++i) sum += x[i] = (short)(i * i * 37 % 3001 - 900);
  cudaMalloc(&d_x, sizeof(x));
  cudaMalloc(&d_sums, sizeof(sums));
  cudaMalloc(&d_flags, sizeof(flags));
  cudaMalloc(&d_bytes, sizeof(bytes));
  cudaMemcpy(d_x, x, sizeof(x), cudaMemcpyHostToDevice);
  compute<<<1, n>>>(d_x, d_sums, d_flags, d_bytes);
  cudaMemcpy(sums, d_sums, sizeof(sums), cudaMemcpyDeviceToHost);
  cudaMemcpy(flags, d_flags, sizeof(flags), cudaMemcpyDeviceToHost);
  cudaMemcpy(bytes, d_bytes, sizeof(bytes), cudaMemcpyDeviceToHost);
  unsigned check = 0;
  for (int i = 0; i < n; ++i) {
    unsigned char byte = x[i % 8 < 3 ? i : i - 3] & 255;
    if (sums[i] != sum || flags[i] != (x[i ^ 1] % 2 != 0) || bytes[i] != byte) {
      printf("small_values: %d: %d %d %d, expected %d %d %d\n", i, sums[i], flags[i], bytes[i], sum, x[i ^ 1] % 2 != 0, byte);
      return 1;
    }
    check = check * 31 + byte + flags[i] + sums[i];
  }
  cudaFree(d_x);
  cudaFree(d_sums);
  cudaFree(d_flags);
  cudaFree(d_bytes);
  printf("ok small_values %u\n", check);
  return 0;
}
