// Conway's game of life on a torus: a simple kernel with modulo, and one that loads a tile with its halo into dynamic
// shared memory in a strided loop. Both play the same generations.
#include <cstdio>
#include <algorithm>
#include <vector>
#include <cuda_runtime.h>

typedef unsigned char cell;

__host__ __device__ inline cell rule(int alive, int neighbours) {
  return neighbours == 3 || (alive && neighbours == 2) ? 1 : 0;
}

__global__ void lifeSimple(const cell *in, cell *out, int width, int height) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < width * height; i += gridDim.x * blockDim.x) {
    int x = i % width, y = i / width;
    int left = (x + width - 1) % width, right = (x + 1) % width;
    int up = (y + height - 1) % height * width, here = y * width, down = (y + 1) % height * width;
    int count = in[left + up] + in[x + up] + in[right + up] + in[left + here] + in[right + here] + in[left + down] +
                in[x + down] + in[right + down];
    out[i] = rule(in[i], count);
  }
}

__global__ void lifeTiled(const cell *in, cell *out, int width, int height) {
  extern __shared__ cell tile[];
  const int tw = blockDim.x + 2, th = blockDim.y + 2;
  const int x0 = blockIdx.x * blockDim.x, y0 = blockIdx.y * blockDim.y;
  const int t = threadIdx.y * blockDim.x + threadIdx.x;
  for (int k = t; k < tw * th; k += blockDim.x * blockDim.y) {
    int x = (x0 + k % tw - 1 + width) % width, y = (y0 + k / tw - 1 + height) % height;
    tile[k] = in[y * width + x];
  }
  __syncthreads();
  const int x = x0 + threadIdx.x, y = y0 + threadIdx.y;
  if (x >= width || y >= height) return;
  int count = 0;
  for (int dy = 0; dy < 3; ++dy) {
    for (int dx = 0; dx < 3; ++dx) {
      if (dx == 1 && dy == 1) continue;
      count += tile[(threadIdx.y + dy) * tw + threadIdx.x + dx];
    }
  }
  out[y * width + x] = rule(tile[(threadIdx.y + 1) * tw + threadIdx.x + 1], count);
}

int main() {
  const int width = 52, height = 38, n = width * height, generations = 6;
  std::vector<cell> world(n), simple(n), tiled(n);
  for (int i = 0; i < n; ++i) world[i] = (i * 7 + i * i / 11) % 5 < 2;
  cell *a, *b;
  cudaMalloc(&a, n);
  cudaMalloc(&b, n);
  cudaMemcpy(a, world.data(), n, cudaMemcpyHostToDevice);
  for (int g = 0; g < generations; ++g) {
    lifeSimple<<<4, 128>>>(a, b, width, height);
    std::swap(a, b);
  }
  cudaMemcpy(simple.data(), a, n, cudaMemcpyDeviceToHost);
  cudaMemcpy(a, world.data(), n, cudaMemcpyHostToDevice);
  dim3 threads(16, 8);
  dim3 blocks((width + threads.x - 1) / threads.x, (height + threads.y - 1) / threads.y);
  size_t bytes = (threads.x + 2) * (threads.y + 2) * sizeof(cell);
  for (int g = 0; g < generations; ++g) {
    lifeTiled<<<blocks, threads, bytes>>>(a, b, width, height);
    std::swap(a, b);
  }
  cudaMemcpy(tiled.data(), a, n, cudaMemcpyDeviceToHost);
  cudaFree(a);
  cudaFree(b);

  std::vector<cell> next(n);
  for (int g = 0; g < generations; ++g) {
    for (int y = 0; y < height; ++y) {
      for (int x = 0; x < width; ++x) {
        int count = -world[y * width + x];
        for (int dy = -1; dy <= 1; ++dy) {
          const cell *row = &world[(y + dy + height) % height * width];
          for (int dx = -1; dx <= 1; ++dx) count += row[(x + dx + width) % width];
        }
        next[y * width + x] = rule(world[y * width + x], count);
      }
    }
    world.swap(next);
  }
  unsigned sum = 0, alive = 0;
  for (int i = 0; i < n; ++i) {
    if (simple[i] != world[i] || tiled[i] != world[i]) {
      printf("game_of_life: (%d, %d) is %d, %d, expected %d\n", i % width, i / width, simple[i], tiled[i], world[i]);
      return 1;
    }
    alive += world[i];
    sum = sum * 31 + world[i];
  }
  if (alive == 0) {
    printf("game_of_life: nothing is alive\n");
    return 1;
  }
  printf("ok game_of_life %u\n", sum);
  return 0;
}
