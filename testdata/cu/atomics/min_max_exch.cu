// atomicMin, atomicMax (int, unsigned, unsigned long long) and atomicExch.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

struct Range {
  int low, high;
  unsigned int ulow, uhigh;
  unsigned long long best;
};

__global__ void init(Range *r) {
  r->low = 0x7fffffff;
  r->high = (-0x7fffffff - 1);
  r->ulow = 0xffffffffu;
  r->uhigh = 0;
  r->best = 0;
}

__global__ void range(const int *values, int n, Range *r, int *slots, int *replaced) {
  __shared__ int blockLow, blockHigh;
  if (threadIdx.x == 0) {
    blockLow = 0x7fffffff;
    blockHigh = (-0x7fffffff - 1);
  }
  __syncthreads();
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    const int v = values[i];
    atomicMin(&blockLow, v);
    atomicMax(&blockHigh, v);
    atomicMin(&r->ulow, (unsigned)(v * v));
    atomicMax(&r->uhigh, (unsigned)(v * v));
    // The value above, the index below: the largest value with the largest index wins.
    unsigned long long packed = ((unsigned long long)(v + 100000) << 32) | (unsigned)i;
    atomicMax(&r->best, packed);
    // Whatever the order, all values but the last of each slot come back once, and the first one is the zero.
    int old = atomicExch(&slots[i % 16], i + 1);
    atomicAdd(&replaced[i % 16], old);
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    atomicMin(&r->low, blockLow);
    atomicMax(&r->high, blockHigh);
  }
}

int main() {
  const int n = 2500;
  std::vector<int> values(n);
  Range e = {0x7fffffff, (-0x7fffffff - 1), 0xffffffffu, 0, 0}, r;
  int sums[16] = {};
  for (int i = 0; i < n; ++i) {
    int v = values[i] = (i * 4409) % 2003 - 1200;
    e.low = v < e.low ? v : e.low;
    e.high = v > e.high ? v : e.high;
    unsigned square = v * v;
    e.ulow = square < e.ulow ? square : e.ulow;
    e.uhigh = square > e.uhigh ? square : e.uhigh;
    unsigned long long packed = ((unsigned long long)(v + 100000) << 32) | (unsigned)i;
    e.best = packed > e.best ? packed : e.best;
    sums[i % 16] += i + 1;
  }
  int *d_values, *d_slots, *d_replaced, slots[16], replaced[16];
  Range *d_range;
  cudaMalloc(&d_values, n * sizeof(int));
  cudaMalloc(&d_slots, sizeof(slots));
  cudaMalloc(&d_replaced, sizeof(replaced));
  cudaMalloc(&d_range, sizeof(Range));
  cudaMemset(d_slots, 0, sizeof(slots));
  cudaMemset(d_replaced, 0, sizeof(replaced));
  cudaMemcpy(d_values, values.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  init<<<1, 1>>>(d_range);
  range<<<(n + 127) / 128, 128>>>(d_values, n, d_range, d_slots, d_replaced);
  cudaMemcpy(&r, d_range, sizeof(r), cudaMemcpyDeviceToHost);
  cudaMemcpy(slots, d_slots, sizeof(slots), cudaMemcpyDeviceToHost);
  cudaMemcpy(replaced, d_replaced, sizeof(replaced), cudaMemcpyDeviceToHost);
  cudaFree(d_values);
  cudaFree(d_slots);
  cudaFree(d_replaced);
  cudaFree(d_range);

  if (r.low != e.low || r.high != e.high || r.ulow != e.ulow || r.uhigh != e.uhigh || r.best != e.best) {
    printf("min_max_exch: %d %d %u %u %llx, expected %d %d %u %u %llx\n", r.low, r.high, r.ulow, r.uhigh, r.best, e.low,
           e.high, e.ulow, e.uhigh, e.best);
    return 1;
  }
  for (int k = 0; k < 16; ++k) {
    if (slots[k] + replaced[k] != sums[k]) {
      printf("min_max_exch: slot %d sums to %d, expected %d\n", k, slots[k] + replaced[k], sums[k]);
      return 1;
    }
  }
  printf("ok min_max_exch %u\n", r.high - r.low + r.ulow + r.uhigh + (unsigned)r.best);
  return 0;
}
