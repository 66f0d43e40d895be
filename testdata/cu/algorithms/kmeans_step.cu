// Steps of k-means on points with integer coordinates: assignment to the nearest centre (centres in constant memory),
// sums and counts in shared memory with atomics, new centres by one small kernel.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

#define K 6
#define DIM 3

__constant__ int centres[K][DIM];

__global__ void assign(const int *points, int n, int *labels, int *sums, int *counts) {
  __shared__ int s_sums[K * DIM];
  __shared__ int s_counts[K];
  if (threadIdx.x < K * DIM) s_sums[threadIdx.x] = 0;
  if (threadIdx.x < K) s_counts[threadIdx.x] = 0;
  __syncthreads();

  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    int best = 0, bestDistance = 0x7fffffff;
    for (int k = 0; k < K; ++k) {
      int distance = 0;
      for (int d = 0; d < DIM; ++d) {
        int diff = points[d * n + i] - centres[k][d];
        distance += diff * diff;
      }
      if (distance < bestDistance) {
        best = k;
        bestDistance = distance;
      }
    }
    labels[i] = best;
    for (int d = 0; d < DIM; ++d) atomicAdd(&s_sums[best * DIM + d], points[d * n + i]);
    atomicAdd(&s_counts[best], 1);
  }
  __syncthreads();
  if (threadIdx.x < K * DIM) atomicAdd(&sums[threadIdx.x], s_sums[threadIdx.x]);
  if (threadIdx.x < K) atomicAdd(&counts[threadIdx.x], s_counts[threadIdx.x]);
}

__global__ void update(const int *sums, const int *counts, int *result) {
  int k = threadIdx.x / DIM;
  if (counts[k] > 0) result[threadIdx.x] = sums[threadIdx.x] / counts[k];
}

int main() {
  const int n = 1500, steps = 4;
  std::vector<int> points(DIM * n), labels(n);
  unsigned state = 42;
  for (int &p : points) {
    state = state * 1103515245u + 12345u;
    p = (int)(state >> 16) % 1000;
  }
  int host[K][DIM];
  for (int k = 0; k < K; ++k)
    for (int d = 0; d < DIM; ++d) host[k][d] = points[d * n + k * 100];
  int expected[K][DIM];
  for (int k = 0; k < K; ++k)
    for (int d = 0; d < DIM; ++d) expected[k][d] = host[k][d];

  int *d_points, *d_labels, *d_sums, *d_counts, *d_result;
  cudaMalloc(&d_points, points.size() * sizeof(int));
  cudaMalloc(&d_labels, n * sizeof(int));
  cudaMalloc(&d_sums, sizeof(host));
  cudaMalloc(&d_counts, K * sizeof(int));
  cudaMalloc(&d_result, sizeof(host));
  cudaMemcpy(d_points, points.data(), points.size() * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(d_result, host, sizeof(host), cudaMemcpyHostToDevice);
  for (int s = 0; s < steps; ++s) {
    cudaMemcpyToSymbol(centres, d_result, sizeof(host), 0, cudaMemcpyDeviceToDevice);
    cudaMemset(d_sums, 0, sizeof(host));
    cudaMemset(d_counts, 0, K * sizeof(int));
    assign<<<(n + 127) / 128, 128>>>(d_points, n, d_labels, d_sums, d_counts);
    update<<<1, K * DIM>>>(d_sums, d_counts, d_result);
  }
  cudaMemcpy(host, d_result, sizeof(host), cudaMemcpyDeviceToHost);
  cudaMemcpy(labels.data(), d_labels, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_points);
  cudaFree(d_labels);
  cudaFree(d_sums);
  cudaFree(d_counts);
  cudaFree(d_result);

  std::vector<int> expectedLabels(n);
  for (int s = 0; s < steps; ++s) {
    int sums[K][DIM] = {}, counts[K] = {};
    for (int i = 0; i < n; ++i) {
      int best = 0, bestDistance = 0x7fffffff;
      for (int k = 0; k < K; ++k) {
        int distance = 0;
        for (int d = 0; d < DIM; ++d) {
          int diff = points[d * n + i] - expected[k][d];
          distance += diff * diff;
        }
        if (distance < bestDistance) best = k, bestDistance = distance;
      }
      expectedLabels[i] = best;
      counts[best]++;
      for (int d = 0; d < DIM; ++d) sums[best][d] += points[d * n + i];
    }
    for (int k = 0; k < K; ++k)
      for (int d = 0; d < DIM && counts[k] > 0; ++d) expected[k][d] = sums[k][d] / counts[k];
  }
  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    if (labels[i] != expectedLabels[i]) {
      printf("kmeans_step: point %d belongs to %d, expected %d\n", i, labels[i], expectedLabels[i]);
      return 1;
    }
    sum = sum * 31 + labels[i];
  }
  for (int k = 0; k < K * DIM; ++k) {
    if (host[k / DIM][k % DIM] != expected[k / DIM][k % DIM]) {
      printf("kmeans_step: centre %d is %d, expected %d\n", k, host[k / DIM][k % DIM], expected[k / DIM][k % DIM]);
      return 1;
    }
    sum = sum * 31 + host[k / DIM][k % DIM];
  }
  printf("ok kmeans_step %u\n", sum);
  return 0;
}
