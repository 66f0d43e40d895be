// LU decomposition without pivots, modulo a prime so that it is exact: in each step one kernel computes the column of
// factors, a second one updates the rest of the matrix in 2D blocks with the row and the column in shared memory.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

typedef unsigned long long u64;
const unsigned PRIME = 65521;
#define BLOCK 8

__host__ __device__ unsigned mulmod(unsigned a, unsigned b) { return (unsigned)((u64)a * b % PRIME); }

__host__ __device__ unsigned inverse(unsigned a) {
  unsigned result = 1;
  for (unsigned e = PRIME - 2; e > 0; e >>= 1) {
    if (e & 1) result = mulmod(result, a);
    a = mulmod(a, a);
  }
  return result;
}

__global__ void factors(unsigned *m, int n, int k) {
  __shared__ unsigned pivotInverse;
  if (threadIdx.x == 0) pivotInverse = inverse(m[k * n + k]);
  __syncthreads();
  int row = k + 1 + blockIdx.x * blockDim.x + threadIdx.x;
  if (row < n) m[row * n + k] = mulmod(m[row * n + k], pivotInverse);
}

__global__ void update(unsigned *m, int n, int k) {
  __shared__ unsigned left[BLOCK], top[BLOCK];
  const int row = k + 1 + blockIdx.y * BLOCK + threadIdx.y;
  const int col = k + 1 + blockIdx.x * BLOCK + threadIdx.x;
  if (threadIdx.x == 0 && row < n) left[threadIdx.y] = m[row * n + k];
  if (threadIdx.y == 0 && col < n) top[threadIdx.x] = m[k * n + col];
  __syncthreads();
  if (row < n && col < n) {
    unsigned product = mulmod(left[threadIdx.y], top[threadIdx.x]);
    m[row * n + col] = (m[row * n + col] + PRIME - product) % PRIME;
  }
}

int main() {
  const int n = 40;
  std::vector<unsigned> a(n * n), lu(n * n);
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) a[i * n + j] = (i * 37 + j * j * 11 + i * j * 5 + (i == j ? 3001u : 1u)) % PRIME;
  unsigned *d;
  cudaMalloc(&d, a.size() * sizeof(unsigned));
  cudaMemcpy(d, a.data(), a.size() * sizeof(unsigned), cudaMemcpyHostToDevice);
  for (int k = 0; k < n - 1; ++k) {
    const int rest = n - k - 1, blocks = (rest + BLOCK - 1) / BLOCK;
    factors<<<(rest + 31) / 32, 32>>>(d, n, k);
    update<<<dim3(blocks, blocks), dim3(BLOCK, BLOCK)>>>(d, n, k);
  }
  cudaMemcpy(lu.data(), d, lu.size() * sizeof(unsigned), cudaMemcpyDeviceToHost);
  cudaFree(d);

  std::vector<unsigned> e = a;
  for (int k = 0; k < n - 1; ++k) {
    if (e[k * n + k] == 0) {
      printf("lu_steps: pivot %d is zero\n", k);
      return 1;
    }
    const unsigned inv = inverse(e[k * n + k]);
    for (int i = k + 1; i < n; ++i) {
      e[i * n + k] = mulmod(e[i * n + k], inv);
      for (int j = k + 1; j < n; ++j)
        e[i * n + j] = (e[i * n + j] + PRIME - mulmod(e[i * n + k], e[k * n + j])) % PRIME;
    }
  }
  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    for (int j = 0; j < n; ++j) {
      // The product of both factors is the matrix again.
      u64 product = 0;
      for (int k = 0; k <= (i < j ? i : j); ++k) {
        const unsigned factor = k == i ? 1 : lu[i * n + k];
        product += mulmod(factor, lu[k * n + j]);
      }
      if (lu[i * n + j] != e[i * n + j] || product % PRIME != a[i * n + j]) {
        printf("lu_steps: (%d, %d) is %u, expected %u\n", i, j, lu[i * n + j], e[i * n + j]);
        return 1;
      }
      sum = sum * 31 + e[i * n + j];
    }
  }
  printf("ok lu_steps %u\n", sum);
  return 0;
}
