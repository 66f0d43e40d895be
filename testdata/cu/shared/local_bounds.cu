// Shared arrays whose bounds are constants of the kernel, and dynamic shared memory that a class converts to a pointer,
// beside shuffles.
#include <cstdio>
#include <cuda_runtime.h>

template <class T>
struct SharedMemory {
  __device__ inline operator T *() {
    extern __shared__ int memory[];
    return (T *)memory;
  }
};

template <int LOG>
__global__ void reversed(int *x) {
  const int N = 1 << LOG;
  const int PADDED = N + 1;
  __shared__ int s[2][PADDED];
  for (int k = threadIdx.x; k < N; k += blockDim.x) s[1][__brev(k) >> (32 - LOG)] = x[blockIdx.x * N + k];
  __syncthreads();
  for (int k = threadIdx.x; k < N; k += blockDim.x) x[blockIdx.x * N + k] = s[1][k];
}

template <class T, unsigned Threads>
__global__ void sums(const T *x, T *y, int n) {
  T *s = SharedMemory<T>();
  unsigned t = threadIdx.x;
  T sum = 0;
  for (int i = t; i < n; i += Threads) sum += x[i];
  s[t] = sum;
  __syncthreads();
  if (Threads >= 128 && t < 64) s[t] = sum = sum + s[t + 64];
  __syncthreads();
  if (t < 32) {
    sum += s[t + 32];
    for (int d = 16; d > 0; d /= 2) sum += __shfl_down_sync(0xffffffff, sum, d);
  }
  if (t == 0) *y = sum;
}

template <class T>
void sum(int threads, const T *x, T *y, int n) {
  if (threads == 128)
    sums<T, 128><<<1, threads, threads * sizeof(T)>>>(x, y, n);
  else
    sums<T, 64><<<1, threads, threads * sizeof(T)>>>(x, y, n);
}

int main() {
  const int n = 128;
  int x[n], back[n], y;
  double z[n], w;
  for (int i = 0; i < n; ++i) {
    x[i] = i * 53 % 91;
    z[i] = i % 9 * 0.5;
  }
  int *d_x, *d_y;
  double *d_z, *d_w;
  cudaMalloc(&d_x, sizeof(x));
  cudaMalloc(&d_y, sizeof(int));
  cudaMalloc(&d_z, sizeof(z));
  cudaMalloc(&d_w, sizeof(double));
  cudaMemcpy(d_x, x, sizeof(x), cudaMemcpyHostToDevice);
  cudaMemcpy(d_z, z, sizeof(z), cudaMemcpyHostToDevice);
  reversed<6><<<2, 32>>>(d_x);
  sum(128, d_x, d_y, n);
  sum(64, d_z, d_w, n);
  cudaMemcpy(back, d_x, sizeof(x), cudaMemcpyDeviceToHost);
  cudaMemcpy(&y, d_y, sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(&w, d_w, sizeof(double), cudaMemcpyDeviceToHost);
  int total = 0;
  double halves = 0;
  unsigned check = 0;
  for (int i = 0; i < n; ++i) {
    int from = 0;
    for (int bit = 0; bit < 6; ++bit) from |= (i >> bit & 1) << (5 - bit);
    from += i / 64 * 64;
    if (back[i] != x[from]) {
      printf("local_bounds: element %d is %d, expected %d\n", i, back[i], x[from]);
      return 1;
    }
    total += x[i];
    halves += z[i];
    check = check * 31 + back[i];
  }
  if (y != total || w != halves) {
    printf("local_bounds: %d %g, expected %d %g\n", y, w, total, halves);
    return 1;
  }
  printf("ok local_bounds %u\n", check + y);
  return 0;
}
