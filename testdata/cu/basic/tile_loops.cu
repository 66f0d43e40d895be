// Kernels whose threads do one iteration each of a loop, and kernels that only look so: partial grids, bounds that change,
// negative bounds, loops over the grid whose iterations depend on each other.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

#define SIZE 777

// A block for each started tile.
__global__ void add(int n, const int *a, int *c) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) c[i] += a[i]; }

// A return in front, and one more inside.
__global__ void evens(unsigned n, int *c) {
  // The number of the element.
  const auto i = threadIdx.x + (blockDim.x * blockIdx.x);  // of all
  if (i >= n) return;
  if (i % 2) return;
  for (int k = 0; k < 3; ++k) {
    if (c[i] > 1000) return;
    c[i] += k;  // at the end
  }
}

// A bound of 64 bits, a declaration in between.
__global__ void scaled(int by, size_t n, int *c) {
  size_t i = static_cast<size_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  const int twice = 2 * by;
  if (n > i) {
    c[i] *= twice;
  }
}

// A bound that is a constant, the size of a block as a number.
__global__ void shifted(int *c) {
  const unsigned int at = 32 * blockIdx.x + threadIdx.x;
  if (at < SIZE) c[at] += at;
}

// Any number of blocks.
__global__ void strided(int n, const int *a, int *c) {
  const int stride = blockDim.x * gridDim.x;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) c[i] = c[i] + 3 * a[i];
}

// 64 threads: each adds to its own number, one element after the other.
__global__ void folded(int n, const int *a, int *c) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) c[i % 64] += a[i];
}

// A bound that is a product, one element left out.
__global__ void table(int rows, unsigned char columns, int *c) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < rows * columns - 1) c[i] += 4;
}

// A product of the two.
__global__ void rectangle(int rows, int columns, int *c) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= rows * columns) return;
  c[i] += rows;
}

// A part of the elements.
__global__ void firsts(int n, int *c) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] += 5;
}

// A bound that is negative has no threads here, and would be a large one.
__global__ void wrapped(unsigned n, int *c) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] += 6;
}

// Launched with more elements than its grid has.
__global__ void moved(int n, int *c) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] += 9;
}

inline int tiles(int n, int size) { return (n + size - 1) / size; }

template <class T> T tiles_of(T n, T size) { return n / size + (n % size != 0); }

int main() {
  int n = 1;
  while (n < SIZE) n += 97;  // 1 + 8 * 97
  std::vector<int> a(n), c(n), expected(n);
  for (int i = 0; i < n; ++i) {
    a[i] = i % 13 - 6;
    c[i] = expected[i] = i % 29;
  }
  int *da, *dc;
  cudaMalloc(&da, n * sizeof(int));
  cudaMalloc(&dc, n * sizeof(int));
  cudaMemcpy(da, a.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(dc, c.data(), n * sizeof(int), cudaMemcpyHostToDevice);

  add<<<(n + 255) / 256, 256>>>(n, da, dc);
  for (int m = n; m > 100; m /= 2) add<<<(m - 1) / 256 + 1, 256>>>(m, da, dc);
  dim3 grid(tiles(n, 64)), block(64);
  evens<<<grid, block>>>(n, dc);
  const size_t count = a.size();
  const size_t blocks = tiles_of<size_t>(count, 128);
  scaled<<<blocks, 128>>>(1, count, dc);
  shifted<<<25, 32>>>(dc);
  strided<<<3, 32>>>(n, da, dc);
  folded<<<2, 32>>>(n, da, dc);
  firsts<<<2, 64>>>(n, dc);
  wrapped<<<1 - 3 / 256, 256>>>(-3, dc);
  table<<<(7 * 9 - 1 + 31) / 32, 32>>>(7, 9, dc);
  const int rows = n / 100, columns = 90;
  rectangle<<<(rows * columns + 127) / 128, 128>>>(rows, columns, dc);
  int left = n;
  const int some = (left + 127) / 128;
  left += 128;
  moved<<<some, 128>>>(left - 128, dc);
  cudaError_t error = cudaGetLastError();

  cudaMemcpy(c.data(), dc, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(da);
  cudaFree(dc);

  for (int m : {n, n, n / 2, n / 4}) {
    for (int i = 0; i < m; ++i) expected[i] += a[i];
  }
  for (int i = 0; i < n; ++i) {
    if (i % 2 == 0) expected[i] += 3;
    expected[i] *= 2;
    expected[i] += i;
    expected[i] += 3 * a[i];
  }
  for (int i = 0; i < n; ++i) expected[i % 64] += a[i];
  for (int i = 0; i < n; ++i) expected[i] += (i < 128 ? 5 : 0) + (i < 256 ? 6 : 0) + 9;
  for (int i = 0; i < 62; ++i) expected[i] += 4;
  for (int i = 0; i < 7 * 90; ++i) expected[i] += 7;
  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    if (c[i] != expected[i]) {
      printf("tile_loops: c[%d] is %d, expected %d\n", i, c[i], expected[i]);
      return 1;
    }
    sum = sum * 31 + (unsigned)expected[i];
  }
  if (error != cudaSuccess) return printf("tile_loops: %s\n", cudaGetErrorString(error)), 1;
  printf("ok tile_loops %u\n", sum);
  return 0;
}
