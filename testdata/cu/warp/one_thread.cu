// What looks like threads in step and is not: one thread goes through shared memory, threads have parts of their own, loops
// count the same for all.
#include <cstdio>

__global__ void alone(const int *x, int *y, int n) {
  __shared__ int s[64];
  int t = threadIdx.x, lane = t % 32;
  s[t] = x[t];
  __syncthreads();
  if (t == 0)
    for (int i = 1; i < n; i++) s[i] += s[i - 1];
  __syncthreads();
  if (!threadIdx.x) {
    int i = 0;
    while (i < n - 1) {
      s[i] = s[i + 1];
      i++;
    }
  }
  __syncthreads();
  int chunk = t * 4;
  if (t < 16)
    for (int k = 1; k < 4; ++k) s[chunk + k] += s[chunk + k - 1];
  __syncthreads();
  if (lane == 0 && t < n) s[t] += s[t + 1];
  __syncthreads();
  int sum = 0;
  for (int i = 0; i < n - 1; ++i) sum += s[i] * (i % 3) - s[i + 1];
  y[t] = sum + s[t];
}

int main() {
  const int n = 64;
  int x[n], y[n], s[n], *d_x, *d_y;
  for (int i = 0; i < n; ++i) s[i] = x[i] = i * 7 % 10;
  cudaMalloc(&d_x, sizeof x);
  cudaMalloc(&d_y, sizeof y);
  cudaMemcpy(d_x, x, sizeof x, cudaMemcpyHostToDevice);
  alone<<<1, n>>>(d_x, d_y, n);
  cudaMemcpy(y, d_y, sizeof y, cudaMemcpyDeviceToHost);
  for (int i = 1; i < n; ++i) s[i] += s[i - 1];
  for (int i = 0; i < n - 1; ++i) s[i] = s[i + 1];
  for (int t = 0; t < 16; ++t)
    for (int k = 1; k < 4; ++k) s[4 * t + k] += s[4 * t + k - 1];
  s[0] += s[1];
  s[32] += s[33];
  int sum = 0;
  unsigned all = 0;
  for (int i = 0; i < n - 1; ++i) sum += s[i] * (i % 3) - s[i + 1];
  for (int t = 0; t < n; ++t) {
    if (y[t] != sum + s[t]) {
      printf("one_thread: %d: %d, not %d\n", t, y[t], sum + s[t]);
      return 1;
    }
    all = all * 31 + y[t];
  }
  printf("ok one_thread %u\n", all);
  return 0;
}
