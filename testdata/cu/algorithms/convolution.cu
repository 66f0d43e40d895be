// Convolutions with a mask in constant memory: one-dimensional, two-dimensional with a halo in shared memory, and
// separable with a pass for rows and one for columns.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

#define R 2
#define MASK (2 * R + 1)
#define OUT_TILE 12
#define IN_TILE (OUT_TILE + MASK - 1)

__constant__ int mask1[MASK];
__constant__ int mask2[MASK][MASK];

__global__ void convolve2(const int *in, int *out, int width, int height) {
  __shared__ int tile[IN_TILE][IN_TILE];
  const int tx = threadIdx.x, ty = threadIdx.y;
  const int col = blockIdx.x * OUT_TILE + tx - R;
  const int row = blockIdx.y * OUT_TILE + ty - R;
  if (row >= 0 && row < height && col >= 0 && col < width) {
    tile[ty][tx] = in[row * width + col];
  } else {
    tile[ty][tx] = 0;
  }
  __syncthreads();
  // Threads of the border have only loaded.
  if (tx >= R && tx < R + OUT_TILE && ty >= R && ty < R + OUT_TILE && row < height && col < width) {
    int sum = 0;
    for (int i = 0; i < MASK; i++)
      for (int j = 0; j < MASK; j++) sum += mask2[i][j] * tile[ty - R + i][tx - R + j];
    out[row * width + col] = sum;
  }
}

template <bool Rows>
__global__ void pass(const int *in, int *out, int width, int height) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height) return;
  int sum = 0;
  for (int k = -R; k <= R; ++k) {
    const int c = Rows ? x + k : x, r = Rows ? y : y + k;
    if (c < 0 || c >= width || r < 0 || r >= height) continue;
    sum += mask1[k + R] * in[r * width + c];
  }
  out[y * width + x] = sum;
}

int main() {
  const int width = 50, height = 40, n = width * height;
  std::vector<int> in(n), whole(n), separable(n);
  for (int i = 0; i < n; ++i) in[i] = (i * 17 + i / 9) % 255;
  int h1[MASK] = {1, 4, 6, 4, 1}, h2[MASK][MASK];
  for (int i = 0; i < MASK; ++i)
    for (int j = 0; j < MASK; ++j) h2[i][j] = i * 3 - j * 2 + 1;
  cudaMemcpyToSymbol(mask1, h1, sizeof(h1));
  cudaMemcpyToSymbol(mask2, h2, sizeof(h2));
  int *d_in, *d_out, *d_rows;
  cudaMalloc(&d_in, n * sizeof(int));
  cudaMalloc(&d_out, n * sizeof(int));
  cudaMalloc(&d_rows, n * sizeof(int));
  cudaMemcpy(d_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  dim3 tiles((width + OUT_TILE - 1) / OUT_TILE, (height + OUT_TILE - 1) / OUT_TILE);
  convolve2<<<tiles, dim3(IN_TILE, IN_TILE)>>>(d_in, d_out, width, height);
  cudaMemcpy(whole.data(), d_out, n * sizeof(int), cudaMemcpyDeviceToHost);
  dim3 threads(32, 4), blocks((width + 31) / 32, (height + 3) / 4);
  pass<true><<<blocks, threads>>>(d_in, d_rows, width, height);
  pass<false><<<blocks, threads>>>(d_rows, d_out, width, height);
  cudaMemcpy(separable.data(), d_out, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_out);
  cudaFree(d_rows);

  unsigned sum = 0;
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      int e = 0, s = 0;
      for (int i = -R; i <= R; ++i) {
        for (int j = -R; j <= R; ++j) {
          if (x + j < 0 || x + j >= width || y + i < 0 || y + i >= height) continue;
          int v = in[(y + i) * width + x + j];
          e += h2[i + R][j + R] * v;
          s += h1[i + R] * h1[j + R] * v;
        }
      }
      if (whole[y * width + x] != e || separable[y * width + x] != s) {
        printf("convolution: (%d, %d) is %d, %d, expected %d, %d\n", x, y, whole[y * width + x],
               separable[y * width + x], e, s);
        return 1;
      }
      sum = sum * 31 + e + s;
    }
  }
  printf("ok convolution %u\n", sum);
  return 0;
}
