// Global alignment of two sequences after Needleman and Wunsch: launches go over the diagonals of tiles, and a block
// goes over the diagonals of its tile with a barrier after each.
#include <cstdio>
#include <algorithm>
#include <vector>
#include <cuda_runtime.h>

#define T 16

__device__ __host__ int maximum(int a, int b, int c) {
  int k = a <= b ? b : a;
  return k <= c ? c : k;
}

// Tiles whose row and column add up to diagonal, beginning at row firstRow.
__global__ void alignTiles(int *score, const int *reference, int cols, int penalty, int diagonal, int firstRow) {
  __shared__ int temp[T + 1][T + 1];
  __shared__ int ref[T][T];
  const int tileRow = firstRow + blockIdx.x, tileCol = diagonal - tileRow;
  const int tx = threadIdx.x;
  // The element above and to the left of the tile.
  const int base = tileRow * T * cols + tileCol * T;

  if (tx == 0) temp[0][0] = score[base];
  temp[tx + 1][0] = score[base + cols * (tx + 1)];
  temp[0][tx + 1] = score[base + tx + 1];
  for (int ty = 0; ty < T; ty++) ref[ty][tx] = reference[base + cols * (ty + 1) + tx + 1];
  __syncthreads();

  for (int m = 0; m < T; m++) {
    if (tx <= m) {
      int x = tx + 1, y = m - tx + 1;
      temp[y][x] = maximum(temp[y - 1][x - 1] + ref[y - 1][x - 1], temp[y][x - 1] - penalty, temp[y - 1][x] - penalty);
    }
    __syncthreads();
  }
  for (int m = T - 2; m >= 0; m--) {
    if (tx <= m) {
      int x = tx + T - m, y = T - tx;
      temp[y][x] = maximum(temp[y - 1][x - 1] + ref[y - 1][x - 1], temp[y][x - 1] - penalty, temp[y - 1][x] - penalty);
    }
    __syncthreads();
  }

  for (int ty = 0; ty < T; ty++) score[base + cols * (ty + 1) + tx + 1] = temp[ty + 1][tx + 1];
}

int main() {
  const int tiles = 5, n = tiles * T, cols = n + 1, penalty = 3;
  std::vector<int> a(cols), b(cols), reference(cols * cols, 0), score(cols * cols, 0), result(cols * cols);
  for (int i = 1; i < cols; ++i) {
    a[i] = (i * i + i / 3) % 4;
    b[i] = (i * 7 + i / 5) % 4;
  }
  for (int i = 1; i < cols; ++i) {
    for (int j = 1; j < cols; ++j) reference[i * cols + j] = a[i] == b[j] ? 5 : -((a[i] + b[j]) % 3);
    score[i * cols] = score[i] = -i * penalty;
  }
  int *d_score, *d_reference;
  cudaMalloc(&d_score, cols * cols * sizeof(int));
  cudaMalloc(&d_reference, cols * cols * sizeof(int));
  cudaMemcpy(d_score, score.data(), cols * cols * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(d_reference, reference.data(), cols * cols * sizeof(int), cudaMemcpyHostToDevice);
  for (int diagonal = 0; diagonal <= 2 * (tiles - 1); ++diagonal) {
    int first = std::max(0, diagonal - tiles + 1), last = std::min(diagonal, tiles - 1);
    dim3 grid(last - first + 1, 1), block(T, 1);
    alignTiles<<<grid, block>>>(d_score, d_reference, cols, penalty, diagonal, first);
  }
  cudaMemcpy(result.data(), d_score, cols * cols * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_score);
  cudaFree(d_reference);

  unsigned sum = 0;
  for (int i = 0; i < cols; ++i) {
    for (int j = 0; j < cols; ++j) {
      int *s = &score[i * cols + j];
      if (i > 0 && j > 0) *s = maximum(s[-cols - 1] + reference[i * cols + j], s[-1] - penalty, s[-cols] - penalty);
      if (result[i * cols + j] != *s) {
        printf("needleman_wunsch: (%d, %d) is %d, expected %d\n", i, j, result[i * cols + j], *s);
        return 1;
      }
      sum = sum * 31 + *s;
    }
  }
  printf("ok needleman_wunsch %u\n", sum);
  return 0;
}
