#line 1 "kernels/bits/hashing.okl"
// Unsigned arithmetic that wraps: checksums, random numbers from a hash, and Monte Carlo with them.

#define POLYNOMIAL 0xEDB88320u

typedef unsigned int u32;
typedef unsigned long long u64;

__device__ u32 crcByte(u32 crc, const u32 byte) {
  crc ^= byte & 0xFFu;
  for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ (POLYNOMIAL & (0u - (crc & 1u)));
  return crc;
}

// A table in shared memory, then one message per item.
extern "C" __global__ __launch_bounds__(32) void _occa_crcMessages_0(const int count, const int length, const unsigned char *__restrict__ messages,
                         u32 *__restrict__ sums) {
  { int m0 = 32 * (int)blockIdx.x;
    __shared__ u32 s_table[256];
    { int t = (int)threadIdx.x;
      for (int n = t; n < 256; n += 32) s_table[n] = crcByte(0u, (u32)n);
    }
    __syncthreads();
#line 22 "kernels/bits/hashing.okl"
    do { int m = m0 + (int)threadIdx.x;
      if (m >= count) continue;
      u32 crc = ~0u;
      for (int n = 0; n < length; ++n) crc = s_table[(crc ^ messages[m * length + n]) & 0xFFu] ^ (crc >> 8);
      sums[m] = ~crc;
    } while (0);
  }
}

__device__ u32 mix(u32 h) {
  h ^= h >> 16;
  h *= 0x85EBCA6Bu;
  h ^= h >> 13;
  h *= 0xC2B2AE35u;
  h ^= h >> 16;
  return h;
}

// Points in the square that fall into the quarter of a circle; every item has a stream of its own.
extern "C" __global__ __launch_bounds__(32) void _occa_countInCircle_0(const u32 items, const u32 rounds, const u32 seed, u32 *__restrict__ inside) {
  { u32 item_tile = 32 * (u32)blockIdx.x; u32 item = item_tile + (u32)threadIdx.x; if (item < items) {
    u32 state = mix(seed + item), count = 0;
    for (u32 r = 0; r < rounds; ++r) {
      state = state * 1664525u + 1013904223u;
      const u32 x = mix(state) >> 16;
      state = state * 1664525u + 1013904223u;
      const u32 y = mix(state) >> 16;
      if (x * x / 2u + y * y / 2u < 0x80000000u) ++count;
    }
    atomicAdd(&inside[0], count);
  } }
}

__device__ int countBits(u64 x) {
  x = x - ((x >> 1) & 0x5555555555555555ull);
  x = (x & 0x3333333333333333ull) + ((x >> 2) & 0x3333333333333333ull);
  x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0Full;
  return (int)((x * 0x0101010101010101ull) >> 56);
}

extern "C" __global__ __launch_bounds__(32) void _occa_words64_0(const int N, const u64 *__restrict__ x, int *__restrict__ bits, u64 *__restrict__ hashes) {
  { int n_tile = 32 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    u64 h = 0xCBF29CE484222325ull;
    for (int byte = 0; byte < 8; ++byte) {
      h ^= (x[n] >> (8 * byte)) & 0xFF;
      h *= 0x100000001B3ull;
    }
    hashes[n] = h;
    bits[n] = countBits(x[n]);
  } }
}
