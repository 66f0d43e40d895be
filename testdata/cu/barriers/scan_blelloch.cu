// An exclusive prefix sum of a long array after Blelloch: blocks scan their parts (up-sweep, down-sweep), a second
// launch scans the sums of the blocks, a third kernel adds them.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

#define THREADS 64
#define ELEMENTS (2 * THREADS)

__global__ void prescan(const int *in, int *out, int *sums, int n) {
  __shared__ int temp[ELEMENTS];
  int thid = threadIdx.x;
  int base = blockIdx.x * ELEMENTS;
  int offset = 1;
  temp[2 * thid] = base + 2 * thid < n ? in[base + 2 * thid] : 0;
  temp[2 * thid + 1] = base + 2 * thid + 1 < n ? in[base + 2 * thid + 1] : 0;

  for (int d = ELEMENTS >> 1; d > 0; d >>= 1) {
    __syncthreads();
    if (thid < d) {
      int ai = offset * (2 * thid + 1) - 1;
      int bi = offset * (2 * thid + 2) - 1;
      temp[bi] += temp[ai];
    }
    offset *= 2;
  }

  if (thid == 0) {
    if (sums != NULL) sums[blockIdx.x] = temp[ELEMENTS - 1];
    temp[ELEMENTS - 1] = 0;
  }

  for (int d = 1; d < ELEMENTS; d *= 2) {
    offset >>= 1;
    __syncthreads();
    if (thid < d) {
      int ai = offset * (2 * thid + 1) - 1;
      int bi = offset * (2 * thid + 2) - 1;
      int t = temp[ai];
      temp[ai] = temp[bi];
      temp[bi] += t;
    }
  }
  __syncthreads();

  if (base + 2 * thid < n) out[base + 2 * thid] = temp[2 * thid];
  if (base + 2 * thid + 1 < n) out[base + 2 * thid + 1] = temp[2 * thid + 1];
}

__global__ void addSums(int *out, const int *sums, int n) {
  int i = blockIdx.x * ELEMENTS + threadIdx.x;
  if (i < n) out[i] += sums[blockIdx.x];
  if (i + THREADS < n) out[i + THREADS] += sums[blockIdx.x];
}

int main() {
  const int n = 5000, blocks = (n + ELEMENTS - 1) / ELEMENTS;
  std::vector<int> in(n), out(n);
  for (int i = 0; i < n; ++i) in[i] = i % 9 + 1;
  int *d_in, *d_out, *d_sums;
  cudaMalloc(&d_in, n * sizeof(int));
  cudaMalloc(&d_out, n * sizeof(int));
  cudaMalloc(&d_sums, blocks * sizeof(int));
  cudaMemcpy(d_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  prescan<<<blocks, THREADS>>>(d_in, d_out, d_sums, n);
  prescan<<<1, THREADS>>>(d_sums, d_sums, NULL, blocks);
  addSums<<<blocks, THREADS>>>(d_out, d_sums, n);
  cudaMemcpy(out.data(), d_out, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_out);
  cudaFree(d_sums);

  unsigned sum = 0;
  int expected = 0;
  for (int i = 0; i < n; ++i) {
    if (out[i] != expected) {
      printf("scan_blelloch: element %d is %d, expected %d\n", i, out[i], expected);
      return 1;
    }
    sum = sum * 31 + expected;
    expected += in[i];
  }
  printf("ok scan_blelloch %u\n", sum);
  return 0;
}
