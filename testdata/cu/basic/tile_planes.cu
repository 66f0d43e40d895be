// Kernels whose threads do one iteration each of two or three loops, and kernels that only look so: grids that leave
// out rows, bounds that are negative or zero, extra conditions.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

// A block for each started tile of both axes.
__global__ void add(int w, int h, const int *a, int *c) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < w && y < h) c[y * w + x] += a[y * w + x];
}

// A return in front, and one more inside; the rows are declared first.
__global__ void __launch_bounds__(256) evens(int *c, int w, int h) {
  // The number of the row.
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  const int column = threadIdx.x + blockDim.x * blockIdx.x;
  const int at = row * w + column;
  if (column >= w || row >= h) return;
  if (at % 2) return;
  for (int k = 0; k < 3; ++k) {
    if (c[at] > 1000) return;
    c[at] += k;
  }
}

// Three axes, bounds of different types.
__global__ void volume(unsigned w, int h, size_t d, int *c) {
  unsigned x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * 4 + threadIdx.y;
  size_t z = (size_t)blockIdx.z * blockDim.z + threadIdx.z;
  if (!(x < w && y < h && z < d)) { return; }
  c[(z * h + y) * w + x] += (int)(x + 2 * y + 3 * z);
}

// Launched for some of the rows.
__global__ void firsts(int w, int h, int *c) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < w && y < h) c[y * w + x] += 5;
}

// A condition more, which is no bound.
__global__ void some(int w, int h, int *c) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < w && y < h && c[y * w + x] % 3 == 0) c[y * w + x] += 7;
}

inline int tiles(int n, int size) { return (n + size - 1) / size; }

int main() {
  int w = 1;
  while (w < 70) w += 9;  // 73
  const int h = w - 32, size = w * h;
  std::vector<int> a(size), c(size), expected(size);
  for (int i = 0; i < size; ++i) {
    a[i] = i % 13 - 6;
    c[i] = expected[i] = i % 29;
  }
  int *da, *dc;
  cudaMalloc(&da, size * sizeof(int));
  cudaMalloc(&dc, size * sizeof(int));
  cudaMemcpy(da, a.data(), size * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(dc, c.data(), size * sizeof(int), cudaMemcpyHostToDevice);

  dim3 block(16, 16), grid((w + block.x - 1) / block.x, (h + block.y - 1) / block.y);
  add<<<grid, block>>>(w, h, da, dc);
  // A few rows, and a few columns.
  for (int m = h; m > 1; m /= 2) add<<<dim3((w + 15) / 16, (m + 15) / 16), block>>>(w, m, da, dc);
  evens<<<dim3(tiles(w, 32), tiles(h, 8)), dim3(32, 8)>>>(dc, w, h);
  const size_t depth = 1;
  volume<<<dim3((w + 15) / 16, h / 4 + 1, (depth + 1) / 2), dim3(16, 4, 2)>>>(w, h, depth, dc);
  firsts<<<dim3((w + 31) / 32, 2), dim3(32, 4)>>>(w, h, dc);
  some<<<grid, block>>>(w, h, dc);
  cudaError_t error = cudaGetLastError();
  // No rows: the grid has no blocks.
  const int none = h - w / 2 - 5;
  add<<<dim3((w + 15) / 16, (none + 15) / 16), block>>>(w, none, da, dc);
  const bool is_refused = cudaGetLastError() == cudaErrorInvalidConfiguration;

  cudaMemcpy(c.data(), dc, size * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(da);
  cudaFree(dc);

  for (int i = 0; i < size; ++i) expected[i] += a[i];
  for (int m = h; m > 1; m /= 2) {
    for (int i = 0; i < w * m; ++i) expected[i] += a[i];
  }
  unsigned sum = 0;
  for (int i = 0; i < size; ++i) {
    const int x = i % w, y = i / w;
    if (i % 2 == 0) expected[i] += 3;
    expected[i] += x + 2 * y;
    if (y < 8) expected[i] += 5;
    if (expected[i] % 3 == 0) expected[i] += 7;
    if (c[i] != expected[i]) {
      printf("tile_planes: c[%d] is %d, expected %d\n", i, c[i], expected[i]);
      return 1;
    }
    sum = sum * 31 + (unsigned)expected[i];
  }
  if (error != cudaSuccess) return printf("tile_planes: %s\n", cudaGetErrorString(error)), 1;
  if (!is_refused) return printf("tile_planes: a grid without blocks\n"), 1;
  printf("ok tile_planes %u\n", sum);
  return 0;
}
