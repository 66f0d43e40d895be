// Refused: malloc and free inside of a kernel.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void squares(int *out, int n) {
  int i = threadIdx.x;
  int *mine = (int *)malloc(n * sizeof(int));
  if (mine == NULL) return;
  for (int k = 0; k < n; ++k) mine[k] = i * k;
  int sum = 0;
  for (int k = 0; k < n; ++k) sum += mine[k];
  out[i] = sum;
  free(mine);
}

int main() {
  int host[32], *out;
  cudaMalloc(&out, sizeof(host));
  squares<<<1, 32>>>(out, 10);
  cudaMemcpy(host, out, sizeof(host), cudaMemcpyDeviceToHost);
  cudaFree(out);
  printf("%s device_malloc\n", host[2] == 90 ? "ok" : "wrong:");
  return host[2] == 90 ? 0 : 1;
}
