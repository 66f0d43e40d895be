// Barriers inside of control flow that all threads of a block take alike: ifs on arguments and on blockIdx, both
// branches of an if, a switch, while and do loops, nested loops, a ternary for the trip count.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

#define T 64

__global__ void neighbours(int *data, int mode, int repeat) {
  __shared__ int s[T];
  const int t = threadIdx.x;
  const int next = (t + 1) % T;
  s[t] = data[blockIdx.x * T + t];
  __syncthreads();

  if (mode > 0) {
    int v = s[next];
    __syncthreads();
    s[t] += v;
    __syncthreads();
  }

  if (blockIdx.x % 2 == 0) {
    int v = s[T - 1 - t];
    __syncthreads();
    s[t] = v * 3;
    __syncthreads();
  } else {
    for (int k = 0; k < 2; ++k) {
      int v = s[next];
      __syncthreads();
      s[t] = v - k;
      __syncthreads();
    }
  }

  switch (mode) {
    case 0:
      s[t] ^= 5;
      break;
    case 1: {
      int v = s[t ^ 1];
      __syncthreads();
      s[t] = v;
      break;
    }
    default:
      s[t] -= mode;
      break;
  }
  __syncthreads();

  int left = repeat;
  while (left-- > 0) {
    int v = s[next];
    __syncthreads();
    s[t] = v + left;
    __syncthreads();
  }

  int width = 1;
  do {
    const int trips = width > 2 ? 1 : 2;
    for (int k = 0; k < trips; ++k) {
      int v = s[(t + width) % T];
      __syncthreads();
      s[t] = s[t] * 2 - v;
      __syncthreads();
    }
    width *= 2;
  } while (width < 8);

  data[blockIdx.x * T + t] = s[t];
}

static void reference(int *s, int block, int mode, int repeat) {
  int v[T];
  auto take = [&](auto index, auto combine) {
    for (int t = 0; t < T; ++t) v[t] = s[index(t)];
    for (int t = 0; t < T; ++t) s[t] = combine(s[t], v[t]);
  };
  auto next = [](int t) { return (t + 1) % T; };
  if (mode > 0) take(next, [](int a, int b) { return a + b; });
  if (block % 2 == 0) {
    take([](int t) { return T - 1 - t; }, [](int, int b) { return b * 3; });
  } else {
    for (int k = 0; k < 2; ++k) take(next, [=](int, int b) { return b - k; });
  }
  if (mode == 1) take([](int t) { return t ^ 1; }, [](int, int b) { return b; });
  for (int t = 0; t < T; ++t) s[t] = mode == 0 ? s[t] ^ 5 : mode == 1 ? s[t] : s[t] - mode;
  for (int left = repeat - 1; left >= 0; --left) take(next, [=](int, int b) { return b + left; });
  for (int width = 1; width < 8; width *= 2) {
    for (int k = 0; k < (width > 2 ? 1 : 2); ++k)
      take([=](int t) { return (t + width) % T; }, [](int a, int b) { return a * 2 - b; });
  }
}

int main() {
  const int blocks = 4, n = blocks * T;
  unsigned sum = 0;
  int *d;
  cudaMalloc(&d, n * sizeof(int));
  for (int mode = 0; mode < 3; ++mode) {
    std::vector<int> in(n), out(n);
    for (int i = 0; i < n; ++i) in[i] = i * 13 % 71;
    cudaMemcpy(d, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
    neighbours<<<blocks, T>>>(d, mode, 2 + mode);
    cudaMemcpy(out.data(), d, n * sizeof(int), cudaMemcpyDeviceToHost);
    for (int b = 0; b < blocks; ++b) reference(&in[b * T], b, mode, 2 + mode);
    for (int i = 0; i < n; ++i) {
      if (out[i] != in[i]) {
        printf("uniform_control: mode %d, element %d is %d, expected %d\n", mode, i, out[i], in[i]);
        return 1;
      }
      sum = sum * 31 + out[i];
    }
  }
  cudaFree(d);
  printf("ok uniform_control %u\n", sum);
  return 0;
}
