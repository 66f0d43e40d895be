// Prefix sums inside of warps with __shfl_up_sync, in whole warps and in parts of 8 lanes (the width argument).
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

__device__ int inclusiveScan(int value, int lane) {
  for (int delta = 1; delta < 32; delta <<= 1) {
    int n = __shfl_up_sync(0xffffffffu, value, delta);
    if (lane >= delta) value += n;
  }
  return value;
}

__global__ void scanWarps(const int *in, int *inclusive, int *exclusive, int *parts, unsigned long long *products) {
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  int lane = threadIdx.x & 31;
  int value = in[i];
  int sum = inclusiveScan(value, lane);
  inclusive[i] = sum;
  exclusive[i] = sum - value;

  const int width = 8;
  int part = value;
  for (int delta = 1; delta < width; delta *= 2) {
    int n = __shfl_up_sync(0xffffffffu, part, delta, width);
    if (lane % width >= delta) part += n;
  }
  parts[i] = part;

  unsigned long long product = 2 * value + 1;
  for (int delta = 1; delta <= 16; delta *= 2) {
    unsigned long long other = __shfl_up_sync(0xffffffffu, product, delta);
    product *= lane < delta ? 1 : other;
  }
  products[i] = product;
}

int main() {
  const int threads = 96, blocks = 4, n = threads * blocks;
  std::vector<int> in(n), inclusive(n), exclusive(n), parts(n);
  std::vector<unsigned long long> products(n);
  for (int i = 0; i < n; ++i) in[i] = (i * 7 + 3) % 23;
  int *d_in, *d_out;
  unsigned long long *d_products;
  cudaMalloc(&d_in, n * sizeof(int));
  cudaMalloc(&d_out, 3 * n * sizeof(int));
  cudaMalloc(&d_products, n * sizeof(unsigned long long));
  cudaMemcpy(d_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  scanWarps<<<blocks, threads>>>(d_in, d_out, d_out + n, d_out + 2 * n, d_products);
  cudaMemcpy(inclusive.data(), d_out, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(exclusive.data(), d_out + n, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(parts.data(), d_out + 2 * n, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(products.data(), d_products, n * sizeof(unsigned long long), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_out);
  cudaFree(d_products);

  unsigned checksum = 0;
  int sum = 0, part = 0;
  unsigned long long product = 1;
  for (int i = 0; i < n; ++i) {
    if (i % 32 == 0) {
      sum = 0;
      product = 1;
    }
    if (i % 8 == 0) part = 0;
    int before = sum;
    sum += in[i];
    part += in[i];
    product *= 2 * in[i] + 1;
    if (inclusive[i] != sum || exclusive[i] != before || parts[i] != part || products[i] != product) {
      printf("shfl_scan: element %d gives %d %d %d %llu, expected %d %d %d %llu\n", i, inclusive[i], exclusive[i],
             parts[i], products[i], sum, before, part, product);
      return 1;
    }
    checksum = checksum * 31 + sum + part + (unsigned)product;
  }
  printf("ok shfl_scan %u\n", checksum);
  return 0;
}
