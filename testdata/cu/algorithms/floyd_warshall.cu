// All shortest paths after Floyd and Warshall: one launch for each intermediate vertex, and the blocked form with three
// kernels (diagonal tile, row and column of tiles, all other tiles) that work in shared memory.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

#define TILE 16
#define INF 1000000

__global__ void relax(int *dist, int n, int k) {
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  // Row and column k do not change in this step.
  if (i < n && j < n && i != k && j != k) {
    int through = dist[i * n + k] + dist[k * n + j];
    if (through < dist[i * n + j]) dist[i * n + j] = through;
  }
}

__device__ void relaxTile(int c[TILE][TILE], const int a[TILE][TILE], const int b[TILE][TILE]) {
  const int x = threadIdx.x, y = threadIdx.y;
  for (int k = 0; k < TILE; ++k) {
    int through = a[y][k] + b[k][x];
    __syncthreads();
    if (through < c[y][x]) c[y][x] = through;
    __syncthreads();
  }
}

__global__ void phase1(int *dist, int n, int t) {
  __shared__ int tile[TILE][TILE];
  int *mine = &dist[(t * TILE + threadIdx.y) * n + t * TILE + threadIdx.x];
  tile[threadIdx.y][threadIdx.x] = *mine;
  __syncthreads();
  relaxTile(tile, tile, tile);
  *mine = tile[threadIdx.y][threadIdx.x];
}

__global__ void phase2(int *dist, int n, int t) {
  __shared__ int diagonal[TILE][TILE], tile[TILE][TILE];
  const int other = blockIdx.x < t ? blockIdx.x : blockIdx.x + 1;
  const bool row = blockIdx.y == 0;
  const int ty = row ? t : other, tx = row ? other : t;
  int *mine = dist + (ty * TILE + threadIdx.y) * n + tx * TILE + threadIdx.x;
  diagonal[threadIdx.y][threadIdx.x] = dist[(t * TILE + threadIdx.y) * n + t * TILE + threadIdx.x];
  tile[threadIdx.y][threadIdx.x] = *mine;
  __syncthreads();
  if (row)
    relaxTile(tile, diagonal, tile);
  else
    relaxTile(tile, tile, diagonal);
  *mine = tile[threadIdx.y][threadIdx.x];
}

__global__ void phase3(int *dist, int n, int t) {
  if (blockIdx.x == t || blockIdx.y == t) return;
  __shared__ int column[TILE][TILE], row[TILE][TILE];
  const int i = blockIdx.y * TILE + threadIdx.y, j = blockIdx.x * TILE + threadIdx.x;
  column[threadIdx.y][threadIdx.x] = dist[i * n + t * TILE + threadIdx.x];
  row[threadIdx.y][threadIdx.x] = dist[(t * TILE + threadIdx.y) * n + j];
  __syncthreads();
  int best = dist[i * n + j];
  for (int k = 0; k < TILE; ++k) best = min(best, column[threadIdx.y][k] + row[k][threadIdx.x]);
  dist[i * n + j] = best;
}

int main() {
  const int n = 48, tiles = n / TILE;
  std::vector<int> dist(n * n, INF), plain(n * n), blocked(n * n);
  for (int i = 0; i < n; ++i) {
    dist[i * n + i] = 0;
    for (int e = 1; e <= 3; ++e) {
      const int j = (i * e * 5 + 7 * e) % n;
      if (i != j) dist[i * n + j] = 3 + (i * e) % 29;
    }
  }
  int *d;
  cudaMalloc(&d, n * n * sizeof(int));
  cudaMemcpy(d, dist.data(), n * n * sizeof(int), cudaMemcpyHostToDevice);
  const dim3 threads(TILE, TILE);
  for (int k = 0; k < n; ++k) relax<<<dim3(tiles, tiles), threads>>>(d, n, k);
  cudaMemcpy(plain.data(), d, n * n * sizeof(int), cudaMemcpyDeviceToHost);

  cudaMemcpy(d, dist.data(), n * n * sizeof(int), cudaMemcpyHostToDevice);
  for (int t = 0; t < tiles; ++t) {
    phase1<<<1, threads>>>(d, n, t);
    phase2<<<dim3(tiles - 1, 2), threads>>>(d, n, t);
    phase3<<<dim3(tiles, tiles), threads>>>(d, n, t);
  }
  cudaMemcpy(blocked.data(), d, n * n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d);

  for (int k = 0; k < n; ++k)
    for (int i = 0; i < n; ++i)
      for (int j = 0; j < n; ++j)
        if (dist[i * n + k] + dist[k * n + j] < dist[i * n + j]) dist[i * n + j] = dist[i * n + k] + dist[k * n + j];
  unsigned sum = 0;
  for (int i = 0; i < n * n; ++i) {
    if (plain[i] != dist[i] || blocked[i] != dist[i]) {
      printf("floyd_warshall: from %d to %d it is %d, %d, expected %d\n", i / n, i % n, plain[i], blocked[i], dist[i]);
      return 1;
    }
    sum = sum * 31 + dist[i];
  }
  printf("ok floyd_warshall %u\n", sum);
  return 0;
}
