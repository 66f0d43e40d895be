// atomicCAS in loops: a product modulo a prime, a maximum of floats through their bits, an addition of doubles, and a
// hash table with open addresses.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

__device__ int atomicMulMod(int *address, int factor, int modulus) {
  int old = atomicCAS(address, 0, 0), assumed;
  do {
    assumed = old;
    old = atomicCAS(address, assumed, (int)((long long)assumed * factor % modulus));
  } while (assumed != old);
  return old;
}

__device__ float atomicMaxFloat(float *address, float value) {
  int *bits = (int *)address;
  int old = atomicAdd(bits, 0);
  while (__int_as_float(old) < value) {
    int assumed = old;
    old = atomicCAS(bits, assumed, __float_as_int(value));
    if (old == assumed) break;
  }
  return __int_as_float(old);
}

__device__ double addDouble(double *address, double value) {
  unsigned long long int *bits = (unsigned long long int *)address;
  unsigned long long int old = atomicAdd(bits, 0ull), assumed;
  do {
    assumed = old;
    old = atomicCAS(bits, assumed, __double_as_longlong(value + __longlong_as_double(assumed)));
  } while (assumed != old);
  return __longlong_as_double(old);
}

#define EMPTY 0xffffffffu
#define SLOTS 1024

__global__ void fold(int n, int *product, float *largest, double *sum) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  if (i % 4 == 0) atomicMulMod(product, i + 1, 1000003);
  atomicMaxFloat(largest, (float)(i * 31 % 257) * 0.5f);
  addDouble(sum, i * 0.125);
}

// Counts how often each key occurs.
__global__ void insert(const unsigned *keys, int n, unsigned *tableKeys, unsigned *tableCounts) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    unsigned slot = keys[i] * 2654435761u % SLOTS;
    while (true) {
      unsigned before = atomicCAS(&tableKeys[slot], EMPTY, keys[i]);
      if (before == EMPTY || before == keys[i]) {
        atomicAdd(&tableCounts[slot], 1u);
        break;
      }
      slot = (slot + 1) % SLOTS;
    }
  }
}

int main() {
  const int n = 1000, keyCount = 1500, distinct = 400;
  int product = 1, expectedProduct = 1;
  float largest = -1.0f, expectedLargest = -1.0f;
  double sum = 0, expectedSum = 0;
  for (int i = 0; i < n; ++i) {
    if (i % 4 == 0) expectedProduct = (int)((long long)expectedProduct * (i + 1) % 1000003);
    float f = (float)(i * 31 % 257) * 0.5f;
    if (f > expectedLargest) expectedLargest = f;
    expectedSum += i * 0.125;
  }
  int *d_product;
  float *d_largest;
  double *d_sum;
  cudaMalloc(&d_product, sizeof(int));
  cudaMalloc(&d_largest, sizeof(float));
  cudaMalloc(&d_sum, sizeof(double));
  cudaMemcpy(d_product, &product, sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(d_largest, &largest, sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(d_sum, &sum, sizeof(double), cudaMemcpyHostToDevice);
  fold<<<8, 128>>>(n, d_product, d_largest, d_sum);
  cudaMemcpy(&product, d_product, sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(&largest, d_largest, sizeof(float), cudaMemcpyDeviceToHost);
  cudaMemcpy(&sum, d_sum, sizeof(double), cudaMemcpyDeviceToHost);
  cudaFree(d_product);
  cudaFree(d_largest);
  cudaFree(d_sum);
  if (product != expectedProduct || largest != expectedLargest || sum != expectedSum) {
    printf("cas_loops: %d %g %g, expected %d %g %g\n", product, largest, sum, expectedProduct, expectedLargest,
           expectedSum);
    return 1;
  }

  std::vector<unsigned> keys(keyCount), counts(distinct), tableKeys(SLOTS), tableCounts(SLOTS);
  for (int i = 0; i < keyCount; ++i) {
    keys[i] = (unsigned)(i * i + 3 * i) % distinct;
    counts[keys[i]]++;
  }
  unsigned *d_keys, *d_tableKeys, *d_tableCounts;
  cudaMalloc(&d_keys, keyCount * sizeof(unsigned));
  cudaMalloc(&d_tableKeys, SLOTS * sizeof(unsigned));
  cudaMalloc(&d_tableCounts, SLOTS * sizeof(unsigned));
  cudaMemcpy(d_keys, keys.data(), keyCount * sizeof(unsigned), cudaMemcpyHostToDevice);
  cudaMemset(d_tableKeys, 0xff, SLOTS * sizeof(unsigned));
  cudaMemset(d_tableCounts, 0, SLOTS * sizeof(unsigned));
  insert<<<4, 128>>>(d_keys, keyCount, d_tableKeys, d_tableCounts);
  cudaMemcpy(tableKeys.data(), d_tableKeys, SLOTS * sizeof(unsigned), cudaMemcpyDeviceToHost);
  cudaMemcpy(tableCounts.data(), d_tableCounts, SLOTS * sizeof(unsigned), cudaMemcpyDeviceToHost);
  cudaFree(d_keys);
  cudaFree(d_tableKeys);
  cudaFree(d_tableCounts);
  unsigned checksum = product;
  for (int s = 0; s < SLOTS; ++s) {
    if (tableKeys[s] == EMPTY) continue;
    if (tableKeys[s] >= distinct || tableCounts[s] != counts[tableKeys[s]]) {
      printf("cas_loops: key %u occurs %u times\n", tableKeys[s], tableCounts[s]);
      return 1;
    }
    checksum += tableKeys[s] * tableCounts[s];
    counts[tableKeys[s]] = 0;
  }
  for (int k = 0; k < distinct; ++k) {
    if (counts[k] != 0) {
      printf("cas_loops: key %d is missing\n", k);
      return 1;
    }
  }
  printf("ok cas_loops %u\n", checksum);
  return 0;
}
