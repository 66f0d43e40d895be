#line 1 "kernels/bits/hashing.okl"
// Unsigned arithmetic that wraps: checksums, random numbers from a hash, and Monte Carlo with them.

#define POLYNOMIAL 0xEDB88320u

typedef unsigned int u32;
typedef unsigned long u64;

static u32 crcByte(u32 crc, const u32 byte) {
  crc ^= byte & 0xFFu;
  for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ (POLYNOMIAL & (0u - (crc & 1u)));
  return crc;
}

// A table in shared memory, then one message per item.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_crcMessages_0(const int count, const int length, __global const unsigned char *restrict messages,
                         __global u32 *restrict sums) {
  __local u32 s_table[256];
#line 17 "kernels/bits/hashing.okl"
  { int m0 = 32 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      for (int n = t; n < 256; n += 32) s_table[n] = crcByte(0u, (u32)n);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 22 "kernels/bits/hashing.okl"
    do { int m = m0 + (int)get_local_id(0);
      if (m >= count) continue;
      u32 crc = ~0u;
      for (int n = 0; n < length; ++n) crc = s_table[(crc ^ messages[m * length + n]) & 0xFFu] ^ (crc >> 8);
      sums[m] = ~crc;
    } while (0);
  }
}

static u32 _occa_mix(u32 h) {
  h ^= h >> 16;
  h *= 0x85EBCA6Bu;
  h ^= h >> 13;
  h *= 0xC2B2AE35u;
  h ^= h >> 16;
  return h;
}

// Points in the square that fall into the quarter of a circle; every item has a stream of its own.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_countInCircle_0(const u32 items, const u32 rounds, const u32 seed, __global u32 *restrict inside) {
  { u32 item_tile = 32 * (u32)get_group_id(0); u32 item = item_tile + (u32)get_local_id(0); if (item < items) {
    u32 state = _occa_mix(seed + item), count = 0;
    for (u32 r = 0; r < rounds; ++r) {
      state = state * 1664525u + 1013904223u;
      const u32 x = _occa_mix(state) >> 16;
      state = state * 1664525u + 1013904223u;
      const u32 y = _occa_mix(state) >> 16;
      if (x * x / 2u + y * y / 2u < 0x80000000u) ++count;
    }
    atomic_add((volatile __global unsigned int *)&inside[0], count);
  } }
}

static int countBits(u64 x) {
  x = x - ((x >> 1) & 0x5555555555555555ul);
  x = (x & 0x3333333333333333ul) + ((x >> 2) & 0x3333333333333333ul);
  x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0Ful;
  return (int)((x * 0x0101010101010101ul) >> 56);
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_words64_0(const int N, __global const u64 *restrict x, __global int *restrict bits, __global u64 *restrict hashes) {
  { int n_tile = 32 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    u64 h = 0xCBF29CE484222325ul;
    for (int byte = 0; byte < 8; ++byte) {
      h ^= (x[n] >> (8 * byte)) & 0xFF;
      h *= 0x100000001B3ul;
    }
    hashes[n] = h;
    bits[n] = countBits(x[n]);
  } }
}
