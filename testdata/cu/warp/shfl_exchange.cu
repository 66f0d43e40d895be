// __shfl_sync with an index: broadcasts, rotations, a permutation, parts of a warp; a sort of 32 values in registers
// with __shfl_xor_sync; a small matrix transposed between lanes.
#include <cstdio>
#include <vector>
#include <algorithm>
#include <cuda_runtime.h>

#define ALL 0xffffffffu

__device__ int sortLanes(int v, int lane) {
  for (int k = 2; k <= 32; k <<= 1) {
    for (int j = k >> 1; j > 0; j >>= 1) {
      int other = __shfl_xor_sync(ALL, v, j);
      bool up = (lane & k) == 0;
      bool lower = (lane & j) == 0;
      v = (up == lower) ? min(v, other) : max(v, other);
    }
  }
  return v;
}

__global__ void exchange(const int *in, int *broadcast, int *rotated, int *permuted, int *leaders, int *sorted,
                         float *transposed) {
  const int lane = threadIdx.x;
  const int i = (blockIdx.x * blockDim.y + threadIdx.y) * 32 + lane;
  const int v = in[i];
  broadcast[i] = __shfl_sync(ALL, v, 5);
  rotated[i] = __shfl_sync(ALL, v, (lane + 3) % 32);
  permuted[i] = __shfl_sync(ALL, v, lane * 11 & 31);
  // The first lane of each group of four.
  leaders[i] = __shfl_sync(ALL, v, 0, 4);
  sorted[i] = sortLanes(v, lane);

  // Each lane holds a row of a 32 x 4 matrix and gets four elements of a column.
  float row[4];
  for (int k = 0; k < 4; ++k) row[k] = v * 4.0f + k;
  for (int k = 0; k < 4; ++k) {
    float mine = 0;
    for (int c = 0; c < 4; ++c) {
      float other = __shfl_sync(ALL, row[c], (lane % 8) * 4 + k);
      if (c == lane / 8) mine = other;
    }
    transposed[i * 4 + k] = mine;
  }
}

int main() {
  const dim3 threads(32, 2);
  const int blocks = 3, n = blocks * 64;
  std::vector<int> in(n), out(5 * n);
  std::vector<float> transposed(4 * n);
  for (int i = 0; i < n; ++i) in[i] = i * 71 % 113;
  int *d_in, *d_out;
  float *d_t;
  cudaMalloc(&d_in, n * sizeof(int));
  cudaMalloc(&d_out, 5 * n * sizeof(int));
  cudaMalloc(&d_t, 4 * n * sizeof(float));
  cudaMemcpy(d_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  exchange<<<blocks, threads>>>(d_in, d_out, d_out + n, d_out + 2 * n, d_out + 3 * n, d_out + 4 * n, d_t);
  cudaMemcpy(out.data(), d_out, 5 * n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(transposed.data(), d_t, 4 * n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_out);
  cudaFree(d_t);

  unsigned checksum = 0;
  for (int w = 0; w < n / 32; ++w) {
    const int *v = &in[32 * w];
    std::vector<int> order(v, v + 32);
    std::sort(order.begin(), order.end());
    for (int l = 0; l < 32; ++l) {
      const int expected[5] = {v[5], v[(l + 3) % 32], v[l * 11 % 32], v[l / 4 * 4], order[l]};
      for (int k = 0; k < 5; ++k) {
        if (out[k * n + 32 * w + l] != expected[k]) {
          printf("shfl_exchange: form %d, warp %d, lane %d is %d, expected %d\n", k, w, l, out[k * n + 32 * w + l],
                 expected[k]);
          return 1;
        }
        checksum = checksum * 31 + expected[k];
      }
      for (int k = 0; k < 4; ++k) {
        float e = v[(l % 8) * 4 + k] * 4.0f + l / 8;
        if (transposed[(32 * w + l) * 4 + k] != e) {
          printf("shfl_exchange: transposed, warp %d, lane %d, %d is %g, expected %g\n", w, l, k,
                 transposed[(32 * w + l) * 4 + k], e);
          return 1;
        }
        checksum = checksum * 31 + (unsigned)e;
      }
    }
  }
  printf("ok shfl_exchange %u\n", checksum);
  return 0;
}
