// Refused: PTX instructions in inline assembly.
#include <cstdio>
#include <cuda_runtime.h>

__device__ unsigned laneId() {
  unsigned lane;
  asm volatile("mov.u32 %0, %%laneid;" : "=r"(lane));
  return lane;
}

__global__ void lanes(unsigned *out) {
  out[threadIdx.x] = laneId();
}

int main() {
  unsigned host[64], *out;
  cudaMalloc(&out, sizeof(host));
  lanes<<<1, 64>>>(out);
  cudaMemcpy(host, out, sizeof(host), cudaMemcpyDeviceToHost);
  cudaFree(out);
  printf("%s inline_asm\n", host[40] == 8 ? "ok" : "wrong:");
  return host[40] == 8 ? 0 : 1;
}
