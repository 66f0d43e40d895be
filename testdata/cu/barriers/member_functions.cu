// Member functions with barriers, threadIdx and atomics: in the class and outside of it, private fields, calls of each
// other, through pointers and of temporaries of their class, default arguments, operators.
#include <cstdio>
#include <cuda_runtime.h>

class Scan {
  int *s;
  int n;

 public:
  __device__ void start(int *memory, int count) {
    s = memory;
    n = count;
  }
  __device__ void put(int v) {
    s[threadIdx.x] = v;
    __syncthreads();
  }
  __device__ int at(int i = 0) const { return s[i]; }
  __device__ void run(int count);
  __device__ int total() const { return at(n - 1) + this->at() - at(); }
  __device__ int operator[](int i) const { return s[i] + (threadIdx.x - threadIdx.x); }
};

__device__ void Scan::run(int count) {
  for (int d = 1; d < count; d *= 2) {
    int v = threadIdx.x >= d ? s[threadIdx.x - d] : 0;
    __syncthreads();
    s[threadIdx.x] += v;
    __syncthreads();
  }
}

struct Counter {
  int n;
  __device__ int next() { return atomicAdd(&n, 1); }
  __device__ int lane() const { return threadIdx.x % 32; }
};

__global__ void scans(int *x, int *totals, Counter *counter) {
  __shared__ int s[128];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  Scan scan;
  scan.start(s, blockDim.x);
  Scan *pointer = &scan;
  scan.put(x[i]);
  pointer->run(128);
  x[i] = scan[threadIdx.x] + counter->lane();
  if (threadIdx.x == 0) {
    totals[blockIdx.x] = pointer->total();
    counter->next();
  }
}

int main() {
  const int blocks = 4, n = 128 * blocks;
  int x[n], totals[blocks], count = 0;
  for (int i = 0; i < n; ++i) x[i] = i % 7;
  int *d_x, *d_totals;
  Counter *d_counter;
  cudaMalloc(&d_x, sizeof(x));
  cudaMalloc(&d_totals, sizeof(totals));
  cudaMalloc(&d_counter, sizeof(Counter));
  cudaMemcpy(d_x, x, sizeof(x), cudaMemcpyHostToDevice);
  cudaMemcpy(d_counter, &count, sizeof(int), cudaMemcpyHostToDevice);
  scans<<<blocks, 128>>>(d_x, d_totals, d_counter);
  cudaMemcpy(x, d_x, sizeof(x), cudaMemcpyDeviceToHost);
  cudaMemcpy(totals, d_totals, sizeof(totals), cudaMemcpyDeviceToHost);
  cudaMemcpy(&count, d_counter, sizeof(int), cudaMemcpyDeviceToHost);
  unsigned check = 0;
  for (int b = 0; b < blocks; ++b) {
    int sum = 0;
    for (int t = 0; t < 128; ++t) {
      int i = 128 * b + t;
      sum += i % 7;
      if (x[i] != sum + t % 32) {
        printf("member_functions: element %d is %d, expected %d\n", i, x[i], sum + t % 32);
        return 1;
      }
      check = check * 31 + x[i];
    }
    if (totals[b] != sum || count != blocks) {
      printf("member_functions: total %d is %d, expected %d; %d blocks\n", b, totals[b], sum, count);
      return 1;
    }
  }
  cudaFree(d_x);
  cudaFree(d_totals);
  cudaFree(d_counter);
  printf("ok member_functions %u\n", check);
  return 0;
}
