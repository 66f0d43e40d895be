// The Mandelbrot set in fixed-point numbers, so that the iteration counts are exact; each thread computes one pixel and
// writes a colour made of bytes.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

#define SHIFT 24
#define MAX_ITERATIONS 100

struct View {
  int width, height;
  long long left, top, step;
};

__host__ __device__ inline int iterations(long long cx, long long cy) {
  long long x = 0, y = 0;
  int count = 0;
  while (count < MAX_ITERATIONS) {
    long long xx = (x * x) / (1 << SHIFT), yy = (y * y) / (1 << SHIFT);
    if (xx + yy > (4ll << SHIFT)) break;
    y = (2 * x * y) / (1 << SHIFT) + cy;
    x = xx - yy + cx;
    ++count;
  }
  return count;
}

__global__ void mandelbrot(uchar4 *image, int *counts, View view) {
  const int px = blockDim.x * blockIdx.x + threadIdx.x;
  const int py = blockDim.y * blockIdx.y + threadIdx.y;
  if (px >= view.width || py >= view.height) return;
  int count = iterations(view.left + px * view.step, view.top + py * view.step);
  counts[py * view.width + px] = count;
  uchar4 colour = make_uchar4(0, 0, 0, 255);
  if (count < MAX_ITERATIONS) {
    colour.x = (unsigned char)(count * 9);
    colour.y = (unsigned char)(count * 5 + 40);
    colour.z = (unsigned char)(255 - count);
  }
  image[py * view.width + px] = colour;
}

int main() {
  const long long one = 1ll << SHIFT;
  View view = {70, 50, -2 * one, -one - one / 8, one / 22};
  const int n = view.width * view.height;
  std::vector<uchar4> image(n);
  std::vector<int> counts(n);
  uchar4 *d_image;
  int *d_counts;
  cudaMalloc(&d_image, n * sizeof(uchar4));
  cudaMalloc(&d_counts, n * sizeof(int));
  dim3 threads(16, 16), blocks((view.width + 15) / 16, (view.height + 15) / 16);
  mandelbrot<<<blocks, threads>>>(d_image, d_counts, view);
  cudaMemcpy(image.data(), d_image, n * sizeof(uchar4), cudaMemcpyDeviceToHost);
  cudaMemcpy(counts.data(), d_counts, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_image);
  cudaFree(d_counts);

  unsigned sum = 0;
  for (int py = 0; py < view.height; ++py) {
    for (int px = 0; px < view.width; ++px) {
      int e = iterations(view.left + px * view.step, view.top + py * view.step);
      const uchar4 &c = image[py * view.width + px];
      bool in = e == MAX_ITERATIONS;
      bool colour = c.x == (in ? 0 : e * 9 % 256) && c.y == (in ? 0 : (e * 5 + 40) % 256) && c.z == (in ? 0 : 255 - e);
      if (counts[py * view.width + px] != e || !colour || c.w != 255) {
        printf("mandelbrot: pixel (%d, %d) has %d iterations, expected %d\n", px, py, counts[py * view.width + px], e);
        return 1;
      }
      sum = sum * 31 + e + c.y;
    }
  }
  printf("ok mandelbrot %u\n", sum);
  return 0;
}
