// atomicInc and atomicDec with their wrap-around, atomicAnd, atomicOr, atomicXor; a bit set in global memory.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

__global__ void wrap(int n, unsigned *up, unsigned *down, unsigned *seen) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    // Each of the values 0 to 9 comes back equally often.
    unsigned place = atomicInc(up, 9);
    atomicAdd(&seen[place], 1u);
    unsigned back = atomicDec(down, 6);
    atomicAdd(&seen[10 + back], 1u);
  }
}

__global__ void mark(const int *values, int n, unsigned *set, unsigned *parity, int *common) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    int v = values[i];
    atomicOr(&set[v / 32], 1u << (v % 32));
    atomicXor(&parity[v / 32], 1u << (v % 32));
    atomicAnd(common, v | 0x41);
  }
}

// Clears the bits of multiples of 3; each thread that really cleared one counts it.
__global__ void clear(unsigned *set, int bits, int *cleared) {
  int v = 3 * (blockIdx.x * blockDim.x + threadIdx.x);
  if (v < bits) {
    unsigned mask = 1u << (v & 31);
    if (atomicAnd(&set[v >> 5], ~mask) & mask) atomicAdd(cleared, 1);
  }
}

int main() {
  const int n = 1200, bits = 512, words = bits / 32;
  unsigned *d_up, *d_down, *d_seen, up, down, seen[17];
  cudaMalloc(&d_up, sizeof(unsigned));
  cudaMalloc(&d_down, sizeof(unsigned));
  cudaMalloc(&d_seen, sizeof(seen));
  cudaMemset(d_up, 0, sizeof(unsigned));
  cudaMemset(d_down, 0, sizeof(unsigned));
  cudaMemset(d_seen, 0, sizeof(seen));
  wrap<<<10, 128>>>(n, d_up, d_down, d_seen);
  cudaMemcpy(&up, d_up, sizeof(up), cudaMemcpyDeviceToHost);
  cudaMemcpy(&down, d_down, sizeof(down), cudaMemcpyDeviceToHost);
  cudaMemcpy(seen, d_seen, sizeof(seen), cudaMemcpyDeviceToHost);
  cudaFree(d_up);
  cudaFree(d_down);
  cudaFree(d_seen);
  unsigned expectedSeen[17] = {}, expectedUp = 0, expectedDown = 0;
  for (int i = 0; i < n; ++i) {
    expectedSeen[expectedUp]++;
    expectedUp = expectedUp >= 9 ? 0 : expectedUp + 1;
    expectedSeen[10 + expectedDown]++;
    expectedDown = expectedDown == 0 ? 6 : expectedDown - 1;
  }
  unsigned sum = up * 100 + down;
  bool same = up == expectedUp && down == expectedDown;
  for (int k = 0; k < 17; ++k) {
    same = same && seen[k] == expectedSeen[k];
    sum = sum * 31 + seen[k];
  }
  if (!same) {
    printf("inc_dec_bits: ends with %u and %u, expected %u and %u\n", up, down, expectedUp, expectedDown);
    return 1;
  }

  std::vector<int> values(n);
  std::vector<unsigned> set(words), parity(words), expectedSet(words), expectedParity(words);
  int common = 0x7fffffff, expectedCommon = common, cleared = 0, expectedCleared = 0;
  for (int i = 0; i < n; ++i) {
    int v = values[i] = (i * i * 5 + i) % bits;
    expectedSet[v / 32] |= 1u << (v % 32);
    expectedParity[v / 32] ^= 1u << (v % 32);
    expectedCommon &= v | 0x41;
  }
  for (int v = 0; v < bits; v += 3) {
    if (expectedSet[v / 32] >> (v % 32) & 1) {
      expectedSet[v / 32] &= ~(1u << (v % 32));
      expectedCleared++;
    }
  }
  int *d_values, *d_common, *d_cleared;
  unsigned *d_set, *d_parity;
  cudaMalloc(&d_values, n * sizeof(int));
  cudaMalloc(&d_common, sizeof(int));
  cudaMalloc(&d_cleared, sizeof(int));
  cudaMalloc(&d_set, words * sizeof(unsigned));
  cudaMalloc(&d_parity, words * sizeof(unsigned));
  cudaMemcpy(d_values, values.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(d_common, &common, sizeof(int), cudaMemcpyHostToDevice);
  cudaMemset(d_cleared, 0, sizeof(int));
  cudaMemset(d_set, 0, words * sizeof(unsigned));
  cudaMemset(d_parity, 0, words * sizeof(unsigned));
  mark<<<10, 128>>>(d_values, n, d_set, d_parity, d_common);
  clear<<<2, 96>>>(d_set, bits, d_cleared);
  cudaMemcpy(set.data(), d_set, words * sizeof(unsigned), cudaMemcpyDeviceToHost);
  cudaMemcpy(parity.data(), d_parity, words * sizeof(unsigned), cudaMemcpyDeviceToHost);
  cudaMemcpy(&common, d_common, sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(&cleared, d_cleared, sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_values);
  cudaFree(d_common);
  cudaFree(d_cleared);
  cudaFree(d_set);
  cudaFree(d_parity);
  if (common != expectedCommon || cleared != expectedCleared || set != expectedSet || parity != expectedParity) {
    printf("inc_dec_bits: common bits %x, %d cleared, expected %x, %d\n", common, cleared, expectedCommon,
           expectedCleared);
    return 1;
  }
  for (int w = 0; w < words; ++w) sum = sum * 31 + set[w] + parity[w];
  printf("ok inc_dec_bits %u\n", sum + cleared);
  return 0;
}
