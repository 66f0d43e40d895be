// Threads that loop over parts of a shared array: the condition of the loop keeps what they write apart from what they
// read. Variables that are made of each other number threads and rows.
#include <cstdio>

__global__ void sums(const int *x, int *y, int n) {
  __shared__ int s[256];
  for (int row = blockIdx.x; row < n; row += gridDim.x) {
    for (int i = threadIdx.x; i < 256; i += blockDim.x) s[i] = x[row * 256 + i];
    for (int half = 128; half > 0; half >>= 1) {
      __syncthreads();
      for (int i = threadIdx.x; i < half; i += blockDim.x) s[i] += s[half + i];
    }
    __syncthreads();
    if (threadIdx.x == 0) y[row] = s[0];
    __syncthreads();
  }
}

__global__ void mixed(const int *x, int *y, int n) {
  __shared__ int s[64];
  int a, b, c, d, e, f, g, h;
  a = threadIdx.x;
  b = a + 1;
  c = b - a;
  d = c + b;
  e = d - c;
  f = e + d;
  g = f - e;
  h = g + f;
  for (int k = 0; k < n; ++k) {
    a = h - g + b % 3;
    b = a + c + (h & 1);
    c = b - d + a % 5;
    d = c + e + (b & 3);
    e = d - f + c % 7;
    f = e + g + (d & 1);
    g = f - h + e % 3;
    h = g + a + (f & 3);
  }
  s[threadIdx.x] = x[threadIdx.x] + (h & 1023);
  __syncthreads();
  s[threadIdx.x] += 3 * (a & 15);
  __syncthreads();
  y[threadIdx.x] = s[63 - threadIdx.x];
}

int main() {
  const int n = 12;
  static int x[n * 256], y[n], z[64];
  int *d_x, *d_y;
  for (int i = 0; i < n * 256; ++i) x[i] = i * 31 % 97 - 40;
  cudaMalloc(&d_x, sizeof x);
  cudaMalloc(&d_y, 64 * sizeof(int));
  cudaMemcpy(d_x, x, sizeof x, cudaMemcpyHostToDevice);
  sums<<<5, 64>>>(d_x, d_y, n);
  cudaMemcpy(y, d_y, sizeof y, cudaMemcpyDeviceToHost);
  mixed<<<1, 64>>>(d_x, d_y, 3);
  cudaMemcpy(z, d_y, sizeof z, cudaMemcpyDeviceToHost);
  int all = 0;
  for (int row = 0; row < n; ++row) {
    int sum = 0;
    for (int i = 0; i < 256; ++i) sum += x[row * 256 + i];
    if (y[row] != sum) {
      printf("loop_limits: row %d: %d, expected %d\n", row, y[row], sum);
      return 1;
    }
    all += (row + 1) * sum;
  }
  for (int t = 0; t < 64; ++t) {
    int a = t, b = a + 1, c = b - a, d = c + b, e = d - c, f = e + d, g = f - e, h = g + f;
    for (int k = 0; k < 3; ++k) {
      a = h - g + b % 3;
      b = a + c + (h & 1);
      c = b - d + a % 5;
      d = c + e + (b & 3);
      e = d - f + c % 7;
      f = e + g + (d & 1);
      g = f - h + e % 3;
      h = g + a + (f & 3);
    }
    int expected = x[t] + (h & 1023) + 3 * (a & 15);
    if (z[63 - t] != expected) {
      printf("loop_limits: element %d: %d, expected %d\n", 63 - t, z[63 - t], expected);
      return 1;
    }
    all += (t % 7) * expected;
  }
  printf("ok loop_limits %d\n", all);
  return 0;
}
