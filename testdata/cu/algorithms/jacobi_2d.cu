// Jacobi iterations of the heat equation on a 2D grid, with tiles and halos in shared memory, the arrays in turn, and a
// sum of changes from each block. Fixed-point numbers make the results exact.
#include <cstdio>
#include <cstdlib>
#include <algorithm>
#include <vector>
#include <cuda_runtime.h>

constexpr int BX = 16, BY = 8;

__global__ void jacobi(const int *__restrict__ in, int *__restrict__ out, int nx, int ny, unsigned *change) {
  __shared__ int tile[BY + 2][BX + 2];
  __shared__ unsigned blockChange;
  const int tx = threadIdx.x + 1, ty = threadIdx.y + 1;
  const int x = blockIdx.x * BX + tx, y = blockIdx.y * BY + ty;
  const bool inside = x < nx - 1 && y < ny - 1;

  if (threadIdx.x == 0 && threadIdx.y == 0) blockChange = 0;
  if (x < nx && y < ny) {
    tile[ty][tx] = in[y * nx + x];
    if (tx == 1) tile[ty][0] = in[y * nx + x - 1];
    if (ty == 1) tile[0][tx] = in[(y - 1) * nx + x];
    if (inside && tx == BX) tile[ty][BX + 1] = in[y * nx + x + 1];
    if (inside && ty == BY) tile[BY + 1][tx] = in[(y + 1) * nx + x];
  }
  __syncthreads();
  if (inside) {
    int v = (tile[ty][tx - 1] + tile[ty][tx + 1] + tile[ty - 1][tx] + tile[ty + 1][tx]) / 4;
    out[y * nx + x] = v;
    atomicAdd(&blockChange, (unsigned)abs(v - tile[ty][tx]));
  }
  __syncthreads();
  if (threadIdx.x + threadIdx.y == 0) atomicAdd(change, blockChange);
}

int main() {
  const int nx = 70, ny = 45, steps = 20;
  std::vector<int> grid(nx * ny, 0), result(nx * ny);
  for (int x = 0; x < nx; ++x) grid[x] = 1 << 20;
  for (int y = 0; y < ny; ++y) grid[y * nx + nx - 1] = y << 14;
  int *a, *b;
  unsigned *d_change, change = 0;
  cudaMalloc(&a, grid.size() * sizeof(int));
  cudaMalloc(&b, grid.size() * sizeof(int));
  cudaMalloc(&d_change, sizeof(unsigned));
  cudaMemcpy(a, grid.data(), grid.size() * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(b, a, grid.size() * sizeof(int), cudaMemcpyDeviceToDevice);
  dim3 threads(BX, BY), blocks((nx - 2 + BX - 1) / BX, (ny - 2 + BY - 1) / BY);
  for (int s = 0; s < steps; ++s) {
    cudaMemset(d_change, 0, sizeof(unsigned));
    jacobi<<<blocks, threads>>>(a, b, nx, ny, d_change);
    std::swap(a, b);
  }
  cudaMemcpy(result.data(), a, grid.size() * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(&change, d_change, sizeof(unsigned), cudaMemcpyDeviceToHost);
  cudaFree(a);
  cudaFree(b);
  cudaFree(d_change);

  unsigned expectedChange = 0;
  std::vector<int> next = grid;
  for (int s = 0; s < steps; ++s) {
    expectedChange = 0;
    for (int y = 1; y < ny - 1; ++y) {
      for (int x = 1; x < nx - 1; ++x) {
        const int *c = &grid[y * nx + x];
        next[y * nx + x] = (c[-1] + c[1] + c[-nx] + c[nx]) / 4;
        expectedChange += abs(next[y * nx + x] - c[0]);
      }
    }
    std::swap(grid, next);
  }
  unsigned sum = 0;
  for (int i = 0; i < nx * ny; ++i) {
    if (result[i] != grid[i]) {
      printf("jacobi_2d: (%d, %d) is %d, expected %d\n", i % nx, i / nx, result[i], grid[i]);
      return 1;
    }
    sum = sum * 31 + grid[i];
  }
  if (change != expectedChange) {
    printf("jacobi_2d: the last change is %u, expected %u\n", change, expectedChange);
    return 1;
  }
  printf("ok jacobi_2d %u\n", sum + change);
  return 0;
}
