// Alignment in all places that CUDA has for it, pointers to constant memory that are no pointers to const, and vector
// types that only the host has: not float2, which only this comment names.
#include <cstdio>

struct __align__(8) Pair {
  int a, b;
};

__constant__ unsigned int table[4][3];

static float3 on_host(float x) {
  float3 v = make_float3(x, 2 * x, 3 * x);
  return v;
}

// float3 is not here.
__global__ void gather(const Pair *x, unsigned int *y) {
  __shared__ unsigned char __align__(8) bytes[64 * sizeof(Pair)];
  __shared__ __align__(16) int own[64];
  Pair *pairs = (Pair *)bytes;
  int t = threadIdx.x;
  pairs[t] = x[t];
  own[t] = t % 4;
  __syncthreads();
  unsigned int *row = &table[own[63 - t]][0];
  unsigned int sum = 0;
  for (int i = 0; i < 3; ++i) sum += row[i];
  y[t] = sum * pairs[63 - t].a + pairs[t].b;
}

int main() {
  Pair x[64], *d_x;
  unsigned int y[64], *d_y, rows[4][3], all = 0;
  for (int i = 0; i < 64; ++i) x[i] = Pair{i * 3, i * i};
  for (int i = 0; i < 12; ++i) rows[i / 3][i % 3] = 5 * i + 1;
  cudaMalloc(&d_x, sizeof x);
  cudaMalloc(&d_y, sizeof y);
  cudaMemcpy(d_x, x, sizeof x, cudaMemcpyHostToDevice);
  cudaMemcpyToSymbol(table, rows, sizeof rows);
  gather<<<1, 64>>>(d_x, d_y);
  cudaMemcpy(y, d_y, sizeof y, cudaMemcpyDeviceToHost);
  for (int t = 0; t < 64; ++t) {
    const unsigned int *row = rows[(63 - t) % 4];
    unsigned int expected = (row[0] + row[1] + row[2]) * x[63 - t].a + x[t].b;
    if (y[t] != expected) {
      printf("aligned: element %d: %u, expected %u\n", t, y[t], expected);
      return 1;
    }
    all = all * 31 + y[t];
  }
  printf("ok aligned %u\n", all + (unsigned int)on_host(4).z);
  return 0;
}
