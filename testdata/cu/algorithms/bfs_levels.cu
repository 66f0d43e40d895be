// Breadth-first search by levels: once with a flag that says whether a level reached something new, once with queues
// of vertices (frontiers) whose places are taken with atomics.
#include <cstdio>
#include <algorithm>
#include <vector>
#include <cuda_runtime.h>

__global__ void bfsLevel(const int *offsets, const int *targets, int *level, int n, int current, int *changed) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v < n && atomicAdd(&level[v], 0) == current) {
    for (int e = offsets[v]; e < offsets[v + 1]; ++e) {
      // Many threads may reach a vertex; only the first one changes it.
      if (atomicCAS(&level[targets[e]], -1, current + 1) == -1) atomicExch(changed, 1);
    }
  }
}

__global__ void bfsFrontier(const int *offsets, const int *targets, int *level, const int *frontier, int count,
                            int *next, int *nextCount, int depth) {
  for (int k = blockIdx.x * blockDim.x + threadIdx.x; k < count; k += blockDim.x * gridDim.x) {
    int v = frontier[k];
    for (int e = offsets[v], end = offsets[v + 1]; e != end; ++e) {
      int w = targets[e];
      if (atomicCAS(&level[w], -1, depth) == -1) next[atomicAdd(nextCount, 1)] = w;
    }
  }
}

int main() {
  const int n = 800;
  std::vector<int> offsets(1, 0), targets;
  for (int v = 0; v < n; ++v) {
    // A few short edges; now and then a long one; the last vertices are not reached.
    if (v < 750) {
      targets.push_back((v + 1) % 750);
      if (v % 5 == 0) targets.push_back((v * 7 + 3) % 750);
      if (v % 31 == 0) targets.push_back((v + 400) % 750);
    } else {
      targets.push_back(v / 2);
    }
    offsets.push_back((int)targets.size());
  }
  int *d_offsets, *d_targets, *d_level, *d_changed, *d_a, *d_b;
  cudaMalloc(&d_offsets, offsets.size() * sizeof(int));
  cudaMalloc(&d_targets, targets.size() * sizeof(int));
  cudaMalloc(&d_level, n * sizeof(int));
  cudaMalloc(&d_changed, sizeof(int));
  cudaMalloc(&d_a, n * sizeof(int));
  cudaMalloc(&d_b, n * sizeof(int));
  cudaMemcpy(d_offsets, offsets.data(), offsets.size() * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(d_targets, targets.data(), targets.size() * sizeof(int), cudaMemcpyHostToDevice);

  const int source = 17, zero = 0;
  std::vector<int> flagged(n), queued(n);
  cudaMemset(d_level, 0xff, n * sizeof(int));
  cudaMemcpy(d_level + source, &zero, sizeof(int), cudaMemcpyHostToDevice);
  int changed = 1;
  for (int current = 0; changed; ++current) {
    changed = 0;
    cudaMemcpy(d_changed, &changed, sizeof(int), cudaMemcpyHostToDevice);
    bfsLevel<<<(n + 127) / 128, 128>>>(d_offsets, d_targets, d_level, n, current, d_changed);
    cudaMemcpy(&changed, d_changed, sizeof(int), cudaMemcpyDeviceToHost);
  }
  cudaMemcpy(flagged.data(), d_level, n * sizeof(int), cudaMemcpyDeviceToHost);

  cudaMemset(d_level, 0xff, n * sizeof(int));
  cudaMemcpy(d_level + source, &zero, sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(d_a, &source, sizeof(int), cudaMemcpyHostToDevice);
  int count = 1;
  for (int depth = 1; count > 0; ++depth) {
    cudaMemset(d_changed, 0, sizeof(int));
    bfsFrontier<<<(count + 63) / 64, 64>>>(d_offsets, d_targets, d_level, d_a, count, d_b, d_changed, depth);
    cudaMemcpy(&count, d_changed, sizeof(int), cudaMemcpyDeviceToHost);
    std::swap(d_a, d_b);
  }
  cudaMemcpy(queued.data(), d_level, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_offsets);
  cudaFree(d_targets);
  cudaFree(d_level);
  cudaFree(d_changed);
  cudaFree(d_a);
  cudaFree(d_b);

  std::vector<int> expected(n, -1);
  std::vector<int> queue;
  expected[source] = 0;
  queue.push_back(source);
  for (size_t k = 0; k < queue.size(); ++k) {
    const int v = queue[k];
    for (int e = offsets[v]; e < offsets[v + 1]; ++e) {
      if (expected[targets[e]] >= 0) continue;
      expected[targets[e]] = expected[v] + 1;
      queue.push_back(targets[e]);
    }
  }
  unsigned sum = 0;
  for (int v = 0; v < n; ++v) {
    if (flagged[v] != expected[v] || queued[v] != expected[v]) {
      printf("bfs_levels: vertex %d has level %d, %d, expected %d\n", v, flagged[v], queued[v], expected[v]);
      return 1;
    }
    sum = sum * 31 + expected[v];
  }
  printf("ok bfs_levels %u\n", sum);
  return 0;
}
