// Several arrays of different types carved out of one dynamic shared array: keys (float), values (int), flags (char).
// Each block ranks its keys and writes its values in the order of their keys.
#include <cstdio>
#include <vector>
#include <algorithm>
#include <cuda_runtime.h>

__global__ void rankSort(const float *keys, const int *values, int *sorted, int *marked, int n) {
  extern __shared__ char memory[];
  float *s_keys = (float *)memory;
  int *s_values = (int *)(memory + n * sizeof(float));
  char *s_flags = (char *)&s_values[n];

  int t = threadIdx.x;
  int i = blockIdx.x * n + t;
  s_keys[t] = keys[i];
  s_flags[t] = 0;
  __syncthreads();

  float key = s_keys[t];
  int rank = 0;
  for (int k = 0; k < n; ++k) {
    if (s_keys[k] < key || (s_keys[k] == key && k < t)) rank++;
  }
  s_values[rank] = values[i];
  if (rank % 3 == 0) s_flags[rank] = 1;
  __syncthreads();

  sorted[i] = s_values[t];
  marked[i] = s_flags[t] ? s_values[n - 1 - t] : -1;
}

int main() {
  const int n = 96, blocks = 4;
  std::vector<float> keys(n * blocks);
  std::vector<int> values(n * blocks), sorted(n * blocks), marked(n * blocks);
  for (int i = 0; i < n * blocks; ++i) {
    keys[i] = (float)(i * 7919 % 61) * 0.5f;
    values[i] = i + 1000;
  }
  float *d_keys;
  int *d_values, *d_sorted, *d_marked;
  cudaMalloc(&d_keys, keys.size() * sizeof(float));
  cudaMalloc(&d_values, values.size() * sizeof(int));
  cudaMalloc(&d_sorted, values.size() * sizeof(int));
  cudaMalloc(&d_marked, values.size() * sizeof(int));
  cudaMemcpy(d_keys, keys.data(), keys.size() * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(d_values, values.data(), values.size() * sizeof(int), cudaMemcpyHostToDevice);
  size_t bytes = n * (sizeof(float) + sizeof(int) + sizeof(char));
  rankSort<<<blocks, n, bytes>>>(d_keys, d_values, d_sorted, d_marked, n);
  cudaMemcpy(sorted.data(), d_sorted, sorted.size() * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(marked.data(), d_marked, marked.size() * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_keys);
  cudaFree(d_values);
  cudaFree(d_sorted);
  cudaFree(d_marked);

  unsigned sum = 0;
  for (int b = 0; b < blocks; ++b) {
    std::vector<int> order(n);
    for (int t = 0; t < n; ++t) order[t] = b * n + t;
    std::stable_sort(order.begin(), order.end(), [&](int x, int y) { return keys[x] < keys[y]; });
    for (int t = 0; t < n; ++t) {
      int e = values[order[t]], m = t % 3 == 0 ? values[order[n - 1 - t]] : -1;
      if (sorted[b * n + t] != e || marked[b * n + t] != m) {
        printf("carved: block %d place %d is %d, %d, expected %d, %d\n", b, t, sorted[b * n + t], marked[b * n + t], e,
               m);
        return 1;
      }
      sum = sum * 31 + e + m;
    }
  }
  printf("ok carved %u\n", sum);
  return 0;
}
