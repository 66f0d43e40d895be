// atomicAdd and atomicSub on int, unsigned int and unsigned long long; counters in global memory and in a struct.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

struct Counters {
  int even;
  unsigned int odd;
  unsigned long long total;
  int balance;
};

__global__ void count(const int *values, int n, Counters *counters, unsigned *buckets) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int v = values[i];
  if (v % 2 == 0) {
    atomicAdd(&counters->even, 1);
    atomicSub(&counters->balance, 2);
  } else {
    atomicAdd(&(counters->odd), 1u);
    atomicAdd(&counters->balance, v & 7);
  }
  atomicAdd(&counters->total, (unsigned long long)v * v * v);
  atomicAdd(buckets + v % 10, v);
  atomicSub(&buckets[10 + v % 5], 1u);
}

int main() {
  const int n = 3000;
  std::vector<int> values(n);
  for (int i = 0; i < n; ++i) values[i] = (i * 7919) % 10007;

  Counters c = {}, e = {};
  std::vector<unsigned> buckets(15), expected(15);
  for (int k = 10; k < 15; ++k) buckets[k] = expected[k] = 5000;
  int *d_values;
  Counters *d_counters;
  unsigned *d_buckets;
  cudaMalloc(&d_values, n * sizeof(int));
  cudaMalloc(&d_counters, sizeof(Counters));
  cudaMalloc(&d_buckets, 15 * sizeof(unsigned));
  cudaMemcpy(d_values, values.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(d_counters, &c, sizeof(c), cudaMemcpyHostToDevice);
  cudaMemcpy(d_buckets, buckets.data(), 15 * sizeof(unsigned), cudaMemcpyHostToDevice);
  count<<<(n + 255) / 256, 256>>>(d_values, n, d_counters, d_buckets);
  cudaMemcpy(&c, d_counters, sizeof(c), cudaMemcpyDeviceToHost);
  cudaMemcpy(buckets.data(), d_buckets, 15 * sizeof(unsigned), cudaMemcpyDeviceToHost);
  cudaFree(d_values);
  cudaFree(d_counters);
  cudaFree(d_buckets);

  for (int v : values) {
    if (v % 2 == 0) {
      e.even++;
      e.balance -= 2;
    } else {
      e.odd++;
      e.balance += v & 7;
    }
    e.total += (unsigned long long)v * v * v;
    expected[v % 10] += v;
    expected[10 + v % 5]--;
  }
  if (c.even != e.even || c.odd != e.odd || c.total != e.total || c.balance != e.balance) {
    printf("counters: %d %u %llu %d, expected %d %u %llu %d\n", c.even, c.odd, c.total, c.balance, e.even, e.odd,
           e.total, e.balance);
    return 1;
  }
  unsigned sum = c.even + c.odd + (unsigned)c.total + c.balance;
  for (int k = 0; k < 15; ++k) {
    if (buckets[k] != expected[k]) {
      printf("counters: bucket %d is %u, expected %u\n", k, buckets[k], expected[k]);
      return 1;
    }
    sum = sum * 31 + buckets[k];
  }
  printf("ok counters %u\n", sum);
  return 0;
}
