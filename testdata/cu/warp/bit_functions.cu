// Functions on bits: __popc, __popcll, __ffs, __ffsll, __clz, __clzll, __brev, and what is built from them.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

struct Bits {
  int popc, popcll, ffs, ffsll, clz, clzll;
  unsigned brev, nextPower, log2;
};

__device__ unsigned nextPowerOfTwo(unsigned v) { return v <= 1 ? 1u : 1u << (32 - __clz(v - 1)); }

__global__ void describe(const unsigned *values, int n, Bits *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    unsigned v = values[i];
    unsigned long long wide = ((unsigned long long)v << 20) ^ (v >> 7);
    Bits b;
    b.popc = __popc(v);
    b.popcll = __popcll(wide);
    b.ffs = __ffs(v);
    b.ffsll = __ffsll(wide);
    b.clz = __clz(v);
    b.clzll = __clzll(wide);
    b.brev = __brev(v);
    b.nextPower = nextPowerOfTwo(v >> 1);
    b.log2 = v ? 31 - __clz(v) : 0;
    out[i] = b;
  }
}

static int bitCount(unsigned long long v) {
  int c = 0;
  for (; v; v >>= 1) c += v & 1;
  return c;
}

static int lowest(unsigned long long v) {
  for (int k = 0; k < 64; ++k)
    if (v >> k & 1) return k + 1;
  return 0;
}

static int length(unsigned long long v) {
  int k = 0;
  for (; v; v >>= 1) ++k;
  return k;
}

int main() {
  const int n = 600;
  std::vector<unsigned> values(n);
  std::vector<Bits> out(n);
  unsigned state = 99;
  for (int i = 0; i < n; ++i) {
    state = state * 1103515245u + 12345u;
    values[i] = i < 33 ? (i == 0 ? 0 : 1u << (i - 1)) : state >> (i % 32);
  }
  unsigned *d_values;
  Bits *d_out;
  cudaMalloc(&d_values, n * sizeof(unsigned));
  cudaMalloc(&d_out, n * sizeof(Bits));
  cudaMemcpy(d_values, values.data(), n * sizeof(unsigned), cudaMemcpyHostToDevice);
  describe<<<(n + 63) / 64, 64>>>(d_values, n, d_out);
  cudaMemcpy(out.data(), d_out, n * sizeof(Bits), cudaMemcpyDeviceToHost);
  cudaFree(d_values);
  cudaFree(d_out);

  unsigned checksum = 0;
  for (int i = 0; i < n; ++i) {
    unsigned v = values[i], reversed = 0, power = 1;
    unsigned long long wide = ((unsigned long long)v << 20) ^ (v >> 7);
    for (int k = 0; k < 32; ++k) reversed |= (v >> k & 1) << (31 - k);
    while (power < v >> 1) power *= 2;
    const Bits &b = out[i];
    bool same = b.popc == bitCount(v) && b.popcll == bitCount(wide) && b.ffs == lowest(v) && b.ffsll == lowest(wide);
    same = same && b.clz == 32 - length(v) && b.clzll == 64 - length(wide) && b.brev == reversed;
    same = same && b.nextPower == power && b.log2 == (unsigned)(v ? length(v) - 1 : 0);
    if (!same) {
      printf("bit_functions: %08x gives %d %d %d %d %d %d %08x %u %u\n", v, b.popc, b.popcll, b.ffs, b.ffsll, b.clz,
             b.clzll, b.brev, b.nextPower, b.log2);
      return 1;
    }
    checksum = checksum * 31 + b.popc + b.ffs + b.clz + b.brev + b.nextPower + b.clzll + b.ffsll;
  }
  printf("ok bit_functions %u\n", checksum);
  return 0;
}
