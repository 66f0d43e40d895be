// Two-dimensional indices: turns an RGB image into grey values, one pixel for each thread of a 2D grid.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

__global__ void toGrey(const unsigned char *rgb, unsigned char *grey, int width, int height) {
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (col < width && row < height) {
    int offset = row * width + col;
    unsigned char r = rgb[3 * offset];
    unsigned char g = rgb[3 * offset + 1];
    unsigned char b = rgb[3 * offset + 2];
    grey[offset] = (unsigned char)((77 * r + 150 * g + 29 * b) >> 8);
  }
}

int main() {
  const int width = 75, height = 43;
  const int pixels = width * height;
  std::vector<unsigned char> rgb(3 * pixels), grey(pixels);
  for (int i = 0; i < 3 * pixels; ++i) {
    rgb[i] = (unsigned char)((i * 37 + i / 7) & 255);
  }

  unsigned char *d_rgb, *d_grey;
  cudaMalloc(&d_rgb, rgb.size());
  cudaMalloc(&d_grey, grey.size());
  cudaMemcpy(d_rgb, rgb.data(), rgb.size(), cudaMemcpyHostToDevice);

  dim3 block(16, 8);
  dim3 grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);
  toGrey<<<grid, block>>>(d_rgb, d_grey, width, height);

  cudaMemcpy(grey.data(), d_grey, grey.size(), cudaMemcpyDeviceToHost);
  cudaFree(d_rgb);
  cudaFree(d_grey);

  unsigned sum = 0;
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const unsigned char *p = &rgb[3 * (y * width + x)];
      int expected = (77 * p[0] + 150 * p[1] + 29 * p[2]) >> 8;
      if (grey[y * width + x] != expected) {
        printf("image_2d: pixel (%d, %d) is %d, expected %d\n", x, y, grey[y * width + x], expected);
        return 1;
      }
      sum = sum * 17 + expected;
    }
  }
  printf("ok image_2d %u\n", sum);
  return 0;
}
