// Particles sorted into the cells of a grid: counts with atomics, starts of the cells by a scan in one block, particles
// moved to their cells, then a search for neighbours in the 3 x 3 cells around each particle.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

#define GRID 16
#define CELLS (GRID * GRID)
#define CELL_SIZE 64

struct Particle {
  short x, y;
  int id;
};

__host__ __device__ inline int cellOf(const Particle &p) { return p.y / CELL_SIZE * GRID + p.x / CELL_SIZE; }

__global__ void countCells(const Particle *particles, int n, int *counts, int *places) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) places[i] = atomicAdd(&counts[cellOf(particles[i])], 1);
}

__global__ void scanCells(const int *counts, int *starts) {
  __shared__ int s[2][CELLS];
  int t = threadIdx.x, from = 0;
  s[0][t] = t > 0 ? counts[t - 1] : 0;
  __syncthreads();
  for (int d = 1; d < CELLS; d <<= 1, from ^= 1) {
    s[from ^ 1][t] = s[from][t] + (t >= d ? s[from][t - d] : 0);
    __syncthreads();
  }
  starts[t] = s[from][t];
  if (t == CELLS - 1) starts[CELLS] = s[from][t] + counts[t];
}

__global__ void reorder(const Particle *in, int n, const int *starts, const int *places, Particle *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[starts[cellOf(in[i])] + places[i]] = in[i];
}

__global__ void neighbours(const Particle *sorted, int n, const int *starts, int radius, int *result) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const Particle p = sorted[i];
  const int cx = p.x / CELL_SIZE, cy = p.y / CELL_SIZE;
  int sum = 0;
  for (int y = max(cy - 1, 0); y <= min(cy + 1, GRID - 1); ++y) {
    for (int x = max(cx - 1, 0); x <= min(cx + 1, GRID - 1); ++x) {
      const int cell = y * GRID + x;
      for (int k = starts[cell]; k < starts[cell + 1]; ++k) {
        int dx = sorted[k].x - p.x, dy = sorted[k].y - p.y;
        if (sorted[k].id != p.id && dx * dx + dy * dy < radius * radius) sum += 1000 + sorted[k].id;
      }
    }
  }
  result[p.id] = sum;
}

int main() {
  const int n = 700, radius = 50, blocks = (n + 127) / 128;
  std::vector<Particle> particles(n), sorted(n);
  std::vector<int> result(n);
  unsigned state = 5;
  for (int i = 0; i < n; ++i) {
    state = state * 1664525u + 1013904223u;
    particles[i].x = (short)(state >> 22);
    particles[i].y = (short)(state >> 12 & 1023);
    particles[i].id = i;
  }
  Particle *d_in, *d_sorted;
  int *d_counts, *d_starts, *d_places, *d_result;
  cudaMalloc(&d_in, n * sizeof(Particle));
  cudaMalloc(&d_sorted, n * sizeof(Particle));
  cudaMalloc(&d_counts, CELLS * sizeof(int));
  cudaMalloc(&d_starts, (CELLS + 1) * sizeof(int));
  cudaMalloc(&d_places, n * sizeof(int));
  cudaMalloc(&d_result, n * sizeof(int));
  cudaMemcpy(d_in, particles.data(), n * sizeof(Particle), cudaMemcpyHostToDevice);
  cudaMemset(d_counts, 0, CELLS * sizeof(int));
  countCells<<<blocks, 128>>>(d_in, n, d_counts, d_places);
  scanCells<<<1, CELLS>>>(d_counts, d_starts);
  reorder<<<blocks, 128>>>(d_in, n, d_starts, d_places, d_sorted);
  neighbours<<<blocks, 128>>>(d_sorted, n, d_starts, radius, d_result);
  cudaMemcpy(sorted.data(), d_sorted, n * sizeof(Particle), cudaMemcpyDeviceToHost);
  cudaMemcpy(result.data(), d_result, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_sorted);
  cudaFree(d_counts);
  cudaFree(d_starts);
  cudaFree(d_places);
  cudaFree(d_result);

  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    if (i > 0 && cellOf(sorted[i - 1]) > cellOf(sorted[i])) {
      printf("particle_bins: particle %d stands behind a later cell\n", i);
      return 1;
    }
    int e = 0;
    for (int k = 0; k < n; ++k) {
      int dx = particles[k].x - particles[i].x, dy = particles[k].y - particles[i].y;
      if (k != i && dx * dx + dy * dy < radius * radius) e += 1000 + k;
    }
    if (result[i] != e) {
      printf("particle_bins: particle %d has %d, expected %d\n", i, result[i], e);
      return 1;
    }
    sum = sum * 31 + e;
  }
  printf("ok particle_bins %u\n", sum);
  return 0;
}
