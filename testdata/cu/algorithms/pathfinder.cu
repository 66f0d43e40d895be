// The cheapest path through a grid of costs, row by row. A block does several rows in one launch: its tile has a halo
// that shrinks with each row, and a barrier loop that is left by break after the last row.
#include <cstdio>
#include <algorithm>
#include <vector>
#include <cuda_runtime.h>

#define BLOCK_SIZE 64
#define HALO 1
#define IN_RANGE(x, min, max) ((x) >= (min) && (x) <= (max))
#define CLAMP_RANGE(x, min, max) x = (x < (min)) ? min : ((x > (max)) ? max : x)
#define MIN(a, b) ((a) <= (b) ? (a) : (b))

__global__ void dynproc(int iterations, const int *wall, const int *src, int *results, int cols, int startStep,
                        int border) {
  __shared__ int prev[BLOCK_SIZE];
  __shared__ int result[BLOCK_SIZE];
  const int bx = blockIdx.x, tx = threadIdx.x;

  // Columns that this block computes completely, and the ones that it loads.
  const int smallBlockCols = BLOCK_SIZE - iterations * HALO * 2;
  const int blkX = smallBlockCols * bx - border;
  const int blkXmax = blkX + BLOCK_SIZE - 1;
  const int xidx = blkX + tx;
  const int validXmin = blkX < 0 ? -blkX : 0;
  const int validXmax = blkXmax > cols - 1 ? BLOCK_SIZE - 1 - (blkXmax - cols + 1) : BLOCK_SIZE - 1;
  int W = tx - 1, E = tx + 1;
  W = W < validXmin ? validXmin : W;
  E = E > validXmax ? validXmax : E;
  const bool isValid = IN_RANGE(tx, validXmin, validXmax);

  if (IN_RANGE(xidx, 0, cols - 1)) prev[tx] = src[xidx];
  __syncthreads();
  bool computed = false;
  for (int i = 0; i < iterations; i++) {
    computed = false;
    if (IN_RANGE(tx, i + 1, BLOCK_SIZE - i - 2) && isValid) {
      computed = true;
      int shortest = MIN(prev[W], prev[tx]);
      shortest = MIN(shortest, prev[E]);
      result[tx] = shortest + wall[cols * (startStep + i) + xidx];
    }
    __syncthreads();
    if (i == iterations - 1) break;
    if (computed) prev[tx] = result[tx];
    __syncthreads();
  }
  if (computed) results[xidx] = result[tx];
}

int main() {
  const int rows = 22, cols = 333, pyramid = 4;
  std::vector<int> wall(rows * cols), result(cols);
  for (int i = 0; i < rows * cols; ++i) wall[i] = (i * 97 + i / 5 * 31) % 10;
  int *d_wall, *d_src, *d_dst;
  cudaMalloc(&d_wall, (rows - 1) * cols * sizeof(int));
  cudaMalloc(&d_src, cols * sizeof(int));
  cudaMalloc(&d_dst, cols * sizeof(int));
  cudaMemcpy(d_src, wall.data(), cols * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(d_wall, wall.data() + cols, (rows - 1) * cols * sizeof(int), cudaMemcpyHostToDevice);
  for (int t = 0; t < rows - 1; t += pyramid) {
    int iterations = MIN(pyramid, rows - 1 - t);
    int border = iterations * HALO;
    int small = BLOCK_SIZE - 2 * border;
    dynproc<<<(cols + small - 1) / small, BLOCK_SIZE>>>(iterations, d_wall, d_src, d_dst, cols, t, border);
    std::swap(d_src, d_dst);
  }
  cudaMemcpy(result.data(), d_src, cols * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_wall);
  cudaFree(d_src);
  cudaFree(d_dst);

  std::vector<int> best(wall.begin(), wall.begin() + cols), next(cols);
  for (int r = 1; r < rows; ++r) {
    for (int c = 0; c < cols; ++c) {
      int m = best[c];
      if (c > 0) m = MIN(m, best[c - 1]);
      if (c < cols - 1) m = MIN(m, best[c + 1]);
      next[c] = m + wall[r * cols + c];
    }
    best.swap(next);
  }
  unsigned sum = 0;
  for (int c = 0; c < cols; ++c) {
    if (result[c] != best[c]) {
      printf("pathfinder: column %d costs %d, expected %d\n", c, result[c], best[c]);
      return 1;
    }
    sum = sum * 31 + best[c];
  }
  printf("ok pathfinder %u\n", sum);
  return 0;
}
