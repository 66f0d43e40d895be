#line 1 "kernels/bits/hashing.okl"
// Unsigned arithmetic that wraps: checksums, random numbers from a hash, and Monte Carlo with them.

#define POLYNOMIAL 0xEDB88320u

typedef unsigned int u32;
typedef unsigned long long u64;

u32 crcByte(u32 crc, const u32 byte) {
  crc ^= byte & 0xFFu;
  for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ (POLYNOMIAL & (0u - (crc & 1u)));
  return crc;
}

// A table in shared memory, then one message per item.
extern "C" void crcMessages(const int &count, const int &length, const unsigned char *__restrict__ messages,
                         u32 *__restrict__ sums) {
  for (int m0 = 0; m0 < count; m0 += 32) {
    alignas(64) u32 s_table[256];
    for (int t = 0; t < 32; ++t) {
      for (int n = t; n < 256; n += 32) s_table[n] = crcByte(0u, (u32)n);
    }
    for (int m = m0; m < m0 + 32; ++m) {
      if (m >= count) continue;
      u32 crc = ~0u;
      for (int n = 0; n < length; ++n) crc = s_table[(crc ^ messages[m * length + n]) & 0xFFu] ^ (crc >> 8);
      sums[m] = ~crc;
    }
  }
}

u32 mix(u32 h) {
  h ^= h >> 16;
  h *= 0x85EBCA6Bu;
  h ^= h >> 13;
  h *= 0xC2B2AE35u;
  h ^= h >> 16;
  return h;
}

// Points in the square that fall into the quarter of a circle; every item has a stream of its own.
extern "C" void countInCircle(const u32 &items, const u32 &rounds, const u32 &seed, u32 *__restrict__ inside) {
  for (long long item_tile = 0; item_tile < items; item_tile += 32) for (u32 item = (u32)item_tile, item_end = (u32)(item_tile + 32 < items ? item_tile + 32 : items); item < item_end; ++item) {
    u32 state = mix(seed + item), count = 0;
    for (u32 r = 0; r < rounds; ++r) {
      state = state * 1664525u + 1013904223u;
      const u32 x = mix(state) >> 16;
      state = state * 1664525u + 1013904223u;
      const u32 y = mix(state) >> 16;
      if (x * x / 2u + y * y / 2u < 0x80000000u) ++count;
    }
    inside[0] += count;
  }
}

int countBits(u64 x) {
  x = x - ((x >> 1) & 0x5555555555555555ull);
  x = (x & 0x3333333333333333ull) + ((x >> 2) & 0x3333333333333333ull);
  x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0Full;
  return (int)((x * 0x0101010101010101ull) >> 56);
}

extern "C" void words64(const int &N, const u64 *__restrict__ x, int *__restrict__ bits, u64 *__restrict__ hashes) {
  for (long long n_tile = 0; n_tile < N; n_tile += 32) for (int n = (int)n_tile, n_end = (int)(n_tile + 32 < N ? n_tile + 32 : N); n < n_end; ++n) {
    u64 h = 0xCBF29CE484222325ull;
    for (int byte = 0; byte < 8; ++byte) {
      h ^= (x[n] >> (8 * byte)) & 0xFF;
      h *= 0x100000001B3ull;
    }
    hashes[n] = h;
    bits[n] = countBits(x[n]);
  }
}
