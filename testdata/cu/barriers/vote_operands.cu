// Votes of the block as operands: behind &&, || and ?: only some conditions lead to them, which are the same for the block.
#include <cstdio>
#include <cuda_runtime.h>

const int threads = 64;

__global__ void conditions(int n, int limit, const int *x, int *state) {
  int t = threadIdx.x, p = x[blockIdx.x * blockDim.x + t], r = 0;
  if (n > 3 && __syncthreads_or(p > limit)) r = 1;
  if (n < 3 || !__syncthreads_and(p > limit)) r += 2;
  int *own = state + 3 * (blockIdx.x * blockDim.x + t);
  own[0] = r;
  own[1] = n > 5 ? __syncthreads_count(p > limit) : -1;
}

__global__ void loops(int n, int limit, const int *x, int *state) {
  int t = threadIdx.x, p = x[blockIdx.x * blockDim.x + t], rounds = 0;
  int *own = state + 3 * (blockIdx.x * blockDim.x + t), r = own[0];
  while (rounds < n && __syncthreads_or(p > limit + rounds)) {
    ++rounds;
    if (rounds == 4) continue;
    r += rounds;
  }
  do {
    r += 3;
  } while (rounds++ < 2 * n && __syncthreads_or(p > limit + rounds));
  for (int k = 0; k < n && (k < 2 || __syncthreads_count(p > limit + k) > 1); ++k) r += k;
  own[0] = r;
  own[2] = rounds;
}

// The left operand changes something, once.
__global__ void changes(int limit, const int *x, const int *state, int *out) {
  int t = threadIdx.x, p = x[blockIdx.x * blockDim.x + t];
  const int *own = state + 3 * (blockIdx.x * blockDim.x + t);
  int r = own[0], count = own[1], rounds = own[2];
  bool is_first = rounds++ > 2 && __syncthreads_or(p > 0) && rounds > 3 && __syncthreads_count(p > limit) == count;
  out[blockIdx.x * blockDim.x + t] = (r * 100 + count) * 200 + rounds * 2 + is_first;
}

int main() {
  const int blocks = 6, size = blocks * threads;
  int x[size], out[size];
  for (int i = 0; i < size; ++i) x[i] = i * 37 % (20 + i / threads * 9);
  int *d_x, *d_state, *d_out;
  cudaMalloc(&d_x, sizeof(x));
  cudaMalloc(&d_state, 3 * size * sizeof(int));
  cudaMalloc(&d_out, sizeof(out));
  cudaMemcpy(d_x, x, sizeof(x), cudaMemcpyHostToDevice);
  unsigned check = 0;
  for (int n = 2; n < 9; n += 2) {
    const int limit = 15;
    conditions<<<blocks, threads>>>(n, limit, d_x, d_state);
    loops<<<blocks, threads>>>(n, limit, d_x, d_state);
    changes<<<blocks, threads>>>(limit, d_x, d_state, d_out);
    cudaMemcpy(out, d_out, sizeof(out), cudaMemcpyDeviceToHost);
    for (int b = 0; b < blocks; ++b) {
      auto above = [&](int v) {
        int count = 0;
        for (int t = 0; t < threads; ++t) count += x[b * threads + t] > v;
        return count;
      };
      int r = 0, rounds = 0;
      if (n > 3 && above(limit) > 0) r = 1;
      if (n < 3 || above(limit) < threads) r += 2;
      int count = n > 5 ? above(limit) : -1;
      while (rounds < n && above(limit + rounds) > 0) {
        ++rounds;
        if (rounds == 4) continue;
        r += rounds;
      }
      do {
        r += 3;
      } while (rounds++ < 2 * n && above(limit + rounds) > 0);
      for (int k = 0; k < n && (k < 2 || above(limit + k) > 1); ++k) r += k;
      bool is_first = rounds++ > 2 && above(0) > 0 && rounds > 3 && above(limit) == count;
      int expected = (r * 100 + count) * 200 + rounds * 2 + is_first;
      for (int t = 0; t < threads; ++t) {
        if (out[b * threads + t] != expected) {
          printf("vote_operands: n %d, block %d, thread %d is %d, expected %d\n", n, b, t, out[b * threads + t], expected);
          return 1;
        }
      }
      check = check * 31 + expected;
    }
  }
  cudaFree(d_x);
  cudaFree(d_state);
  cudaFree(d_out);
  printf("ok vote_operands %u\n", check);
  return 0;
}
