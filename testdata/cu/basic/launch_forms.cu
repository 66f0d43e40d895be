// The ways to write a launch: numbers, dim3 temporaries, variables, shared bytes, a stream; block sizes as constants,
// macros and variables of the host.
#include <cstdio>
#include <cstring>
#include <cuda_runtime.h>

#define BLOCK 64
const int kThreads = 96;

// Each thread adds its global number to the element of that number; so each element shows which threads ran.
__global__ void stamp(unsigned *data, unsigned add) {
  unsigned block = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
  unsigned thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  unsigned i = block * (blockDim.x * blockDim.y * blockDim.z) + thread;
  data[i] += i + add;
}

static unsigned expected[2048];

static void expect(unsigned threads, unsigned add) {
  for (unsigned i = 0; i < threads; ++i) expected[i] += i + add;
}

int main() {
  unsigned *data;
  cudaMalloc(&data, sizeof expected);
  cudaMemset(data, 0, sizeof expected);
  memset(expected, 0, sizeof expected);

  stamp<<<1, 1>>>(data, 1);
  expect(1, 1);
  stamp<<<4, BLOCK>>>(data, 2);
  expect(4 * 64, 2);
  stamp<<<3, kThreads>>>(data, 3);
  expect(3 * 96, 3);

  int blocks = 5, threads = 100;
  stamp<<<blocks, threads>>>(data, 4);
  expect(500, 4);
  for (threads = 32; threads <= 128; threads *= 2) {
    stamp<<<(1000 + threads - 1) / threads, threads>>>(data, 5);
    expect((1000 + threads - 1) / threads * threads, 5);
  }

  stamp<<<dim3(2, 3), dim3(8, 4)>>>(data, 6);
  expect(6 * 32, 6);
  stamp<<<dim3(2, 3, 2), dim3(4, 4, 2)>>>(data, 7);
  expect(12 * 32, 7);
  dim3 grid(5, 2), block = dim3(16, 2);
  stamp<<<grid, block>>>(data, 8);
  expect(10 * 32, 8);
  block.y = 3;
  stamp<<<grid, block, 0>>>(data, 9);
  expect(10 * 48, 9);
  stamp<<<grid.x, dim3(8, 8), 256>>>(data, 10);
  expect(5 * 64, 10);

  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaDeviceSynchronize();
  stamp<<<7, 32, 0, stream>>>(data, 11);
  expect(7 * 32, 11);
  cudaStreamSynchronize(stream);
  cudaStreamDestroy(stream);

  static unsigned result[2048];
  cudaMemcpy(result, data, sizeof result, cudaMemcpyDeviceToHost);
  cudaFree(data);
  unsigned sum = 0;
  for (int i = 0; i < 2048; ++i) {
    if (result[i] != expected[i]) {
      printf("launch_forms: element %d is %u, expected %u\n", i, result[i], expected[i]);
      return 1;
    }
    sum = sum * 31 + result[i];
  }
  printf("ok launch_forms %u\n", sum);
  return 0;
}
