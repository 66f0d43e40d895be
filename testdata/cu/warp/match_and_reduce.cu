// Threads of a warp with the same value, and bits of all of them.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void matches(const int *x, const long long *y, unsigned *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned same = __match_any_sync(0xffffffffu, x[i]), far = __match_any_sync(0xffffffffu, y[i]);
  unsigned bits = 1u << x[i];
  unsigned any = __reduce_or_sync(0xffffffffu, bits), all = __reduce_and_sync(0xffffffffu, bits | 1u);
  unsigned odd = __reduce_xor_sync(0xffffffffu, bits);
  out[i] = same * 3 + far * 5 + any * 7 + all * 11 + odd * 13;
}

int main() {
  const int n = 128;
  int x[n];
  long long y[n];
  unsigned out[n];
  for (int i = 0; i < n; ++i) {
    x[i] = i * 7 % 11;
    y[i] = ((long long)(i % 5) << 40) + i % 2;
  }
  int *d_x;
  long long *d_y;
  unsigned *d_out;
  cudaMalloc(&d_x, sizeof(x));
  cudaMalloc(&d_y, sizeof(y));
  cudaMalloc(&d_out, sizeof(out));
  cudaMemcpy(d_x, x, sizeof(x), cudaMemcpyHostToDevice);
  cudaMemcpy(d_y, y, sizeof(y), cudaMemcpyHostToDevice);
  matches<<<2, 64>>>(d_x, d_y, d_out);
  cudaMemcpy(out, d_out, sizeof(out), cudaMemcpyDeviceToHost);
  unsigned check = 0;
  for (int i = 0; i < n; ++i) {
    unsigned same = 0, far = 0, any = 0, all = ~0u, odd = 0;
    for (int lane = 0; lane < 32; ++lane) {
      int other = i / 32 * 32 + lane;
      same |= (unsigned)(x[other] == x[i]) << lane;
      far |= (unsigned)(y[other] == y[i]) << lane;
      any |= 1u << x[other];
      all &= 1u << x[other] | 1u;
      odd ^= 1u << x[other];
    }
    unsigned expected = same * 3 + far * 5 + any * 7 + all * 11 + odd * 13;
    if (out[i] != expected) {
      printf("match_and_reduce: element %d is %u, expected %u\n", i, out[i], expected);
      return 1;
    }
    check = check * 31 + out[i];
  }
  cudaFree(d_x);
  cudaFree(d_y);
  cudaFree(d_out);
  printf("ok match_and_reduce %u\n", check);
  return 0;
}
