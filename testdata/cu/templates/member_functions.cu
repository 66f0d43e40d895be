// Templates of member functions that use the thread, group memory and barriers: for numbers, and for classes that are
// defined behind their own class.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

// A line of 64 numbers in group memory.
class Line {
  int *numbers;

public:
  __device__ explicit Line(int *memory) : numbers(memory) {}

  template <class T> __device__ void put(T value) {
    numbers[threadIdx.x] = (int)value;
    __syncthreads();
  }

  template <class T> __device__ T shifted(T by) const { return (T)numbers[(threadIdx.x + (int)by) % 64]; }

  // Applies a function to neighbours.
  template <class F> __device__ void each(F function, int step) {
    const int next = numbers[(threadIdx.x + step) % 64];
    __syncthreads();
    function(numbers[threadIdx.x], next);
    __syncthreads();
  }
};

struct Adds {
  int factor;
  __device__ void operator()(int &to, int from) const { to += factor * from; }
};

namespace kept {
struct Larger {
  __device__ void operator()(int &to, int from) const { to = from > to ? from : to; }
};
}

__global__ void neighbours(const int *x, int *y) {
  __shared__ int memory[64];
  const int at = blockIdx.x * blockDim.x + threadIdx.x;
  Line line(memory);
  line.put(x[at]);
  line.each(Adds{3}, 1);
  line.each(kept::Larger(), 2);
  const long long far = line.shifted(5ll);
  const int near = line.shifted(1);
  __syncthreads();
  line.put(2.5f * near);
  y[at] = line.shifted(2) + (int)far;
}

int main() {
  const int blocks = 3, n = 64 * blocks;
  std::vector<int> x(n), y(n);
  for (int i = 0; i < n; ++i) x[i] = i * 37 % 101 - 50;
  int *dx, *dy;
  cudaMalloc(&dx, n * sizeof(int));
  cudaMalloc(&dy, n * sizeof(int));
  cudaMemcpy(dx, x.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  neighbours<<<blocks, 64>>>(dx, dy);
  cudaMemcpy(y.data(), dy, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(dx);
  cudaFree(dy);
  unsigned sum = 0;
  for (int b = 0; b < blocks; ++b) {
    int line[64], other[64];
    for (int t = 0; t < 64; ++t) line[t] = x[64 * b + t] + 3 * x[64 * b + (t + 1) % 64];
    for (int t = 0; t < 64; ++t) other[t] = line[(t + 2) % 64] > line[t] ? line[(t + 2) % 64] : line[t];
    for (int t = 0; t < 64; ++t) line[t] = (int)(2.5f * other[(t + 1) % 64]);
    for (int t = 0; t < 64; ++t) {
      const int expected = line[(t + 2) % 64] + other[(t + 5) % 64];
      if (y[64 * b + t] != expected) {
        printf("member_functions: y[%d] is %d, expected %d\n", 64 * b + t, y[64 * b + t], expected);
        return 1;
      }
      sum = sum * 31 + (unsigned)expected;
    }
  }
  printf("ok member_functions %u\n", sum);
  return 0;
}
