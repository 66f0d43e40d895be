#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/bits/hashing.okl"
// Unsigned arithmetic that wraps: checksums, random numbers from a hash, and Monte Carlo with them.

#define POLYNOMIAL 0xEDB88320u

typedef unsigned int u32;
typedef unsigned long u64;

u32 crcByte(u32 crc, const u32 byte) {
  crc ^= byte & 0xFFu;
  for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ (POLYNOMIAL & (0u - (crc & 1u)));
  return crc;
}

// A table in shared memory, then one message per item.
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_crcMessages_0(constant const int &count [[buffer(0)]], constant const int &length [[buffer(1)]], device const unsigned char *__restrict messages [[buffer(2)]],
                         device u32 *__restrict sums [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup u32 s_table[256];
#line 17 "kernels/bits/hashing.okl"
  { int m0 = 32 * (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x;
      for (int n = t; n < 256; n += 32) s_table[n] = crcByte(0u, (u32)n);
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 22 "kernels/bits/hashing.okl"
    do { int m = (int)(m0) + (int)_occa_thread_position.x;
      if (m >= count) continue;
      u32 crc = ~0u;
      for (int n = 0; n < length; ++n) crc = s_table[(crc ^ messages[m * length + n]) & 0xFFu] ^ (crc >> 8);
      sums[m] = ~crc;
    } while (0);
  }
}

u32 _occa_mix(u32 h) {
  h ^= h >> 16;
  h *= 0x85EBCA6Bu;
  h ^= h >> 13;
  h *= 0xC2B2AE35u;
  h ^= h >> 16;
  return h;
}

// Points in the square that fall into the quarter of a circle; every item has a stream of its own.
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_countInCircle_0(constant const u32 &items [[buffer(0)]], constant const u32 &rounds [[buffer(1)]], constant const u32 &seed [[buffer(2)]], device u32 *__restrict inside [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { u32 _occa_tiled_item = (u32)(32) * (u32)_occa_group_position.x; u32 item = _occa_tiled_item + (u32)_occa_thread_position.x; if ((unsigned long long)_occa_group_position.x * 32 + _occa_thread_position.x < (0 < (unsigned int)(items) ? (unsigned long long)(unsigned int)(items) : 0)) {
    u32 state = _occa_mix(seed + item), count = 0;
    for (u32 r = 0; r < rounds; ++r) {
      state = state * 1664525u + 1013904223u;
      const u32 x = _occa_mix(state) >> 16;
      state = state * 1664525u + 1013904223u;
      const u32 y = _occa_mix(state) >> 16;
      if (x * x / 2u + y * y / 2u < 0x80000000u) ++count;
    }
    atomic_fetch_add_explicit((volatile device atomic_uint *)&(inside[0]), (unsigned int)(count), memory_order_relaxed);
  } }
}

int countBits(u64 x) {
  x = x - ((x >> 1) & 0x5555555555555555ul);
  x = (x & 0x3333333333333333ul) + ((x >> 2) & 0x3333333333333333ul);
  x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0Ful;
  return (int)((x * 0x0101010101010101ul) >> 56);
}

[[max_total_threads_per_threadgroup(32)]] kernel void _occa_words64_0(constant const int &N [[buffer(0)]], device const u64 *__restrict x [[buffer(1)]], device int *__restrict bits [[buffer(2)]], device u64 *__restrict hashes [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_n = 32 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) {
    u64 h = 0xCBF29CE484222325ul;
    for (int byte = 0; byte < 8; ++byte) {
      h ^= (x[n] >> (8 * byte)) & 0xFF;
      h *= 0x100000001B3ul;
    }
    hashes[n] = h;
    bits[n] = countBits(x[n]);
  } }
}
