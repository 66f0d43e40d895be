// Runs the kernels of bits/hashing.okl.

#include <testkit.hpp>

OKL_KERNEL(crcMessages, int, int, const unsigned char *, unsigned int *);
OKL_KERNEL(countInCircle, unsigned int, unsigned int, unsigned int, unsigned int *);
OKL_KERNEL(words64, int, const unsigned long long *, int *, unsigned long long *);

static unsigned mix(unsigned h) {
  h = (h ^ h >> 16) * 0x85EBCA6Bu;
  h = (h ^ h >> 13) * 0xC2B2AE35u;
  return h ^ h >> 16;
}

int main() {
  testkit::Random random(64);
  for (int count : {0, 1, 33}) {
    for (int length : {0, 9, 20}) {
      auto messages = random.buffer<unsigned char>(count * length, 0, 255);
      // The published check value of this checksum.
      if (count > 0 && length == 9) std::memcpy(messages.data(), "123456789", 9);
      testkit::Buffer<unsigned> sums(count);
      std::vector<unsigned> expected;
      for (int m = 0; m < count; ++m) {
        unsigned crc = ~0u;
        for (int n = 0; n < 8 * length; ++n) {
          const unsigned bit = messages[m * length + n / 8] >> n % 8 & 1;
          crc = (crc ^ bit) & 1 ? crc >> 1 ^ 0xEDB88320u : crc >> 1;
        }
        expected.push_back(~crc);
      }
      if (count > 0 && length == 9 && expected[0] != 0xCBF43926u) testkit::fail("crc", "the reference is wrong");
      OKL_CALL(crcMessages, count, length, messages, sums);
      testkit::expect_equal("crc", sums, expected, {{"count", count}, {"length", length}});
    }
  }
  for (unsigned items : {0u, 1u, 50u}) {
    unsigned count = 0;
    for (unsigned item = 0; item < items; ++item) {
      unsigned state = mix(7 + item);
      for (int r = 0; r < 40; ++r) {
        unsigned p[2];
        for (unsigned &q : p) q = mix(state = state * 1664525u + 1013904223u) >> 16;
        count += p[0] * p[0] / 2 + p[1] * p[1] / 2 < 0x80000000u;
      }
    }
    testkit::Buffer<unsigned> inside(1, 0u);
    OKL_CALL(countInCircle, items, 40u, 7u, inside);
    testkit::expect_equal("inside", inside, {count}, {{"items", items}});
  }
  for (int N : {0, 1, 40}) {
    testkit::Buffer<unsigned long long> x(N), hashes(N);
    testkit::Buffer<int> bits(N);
    std::vector<unsigned long long> hashes_expected;
    std::vector<int> bits_expected;
    for (int n = 0; n < N; ++n) {
      x[n] = random.next();
      unsigned long long h = 0xCBF29CE484222325ull;
      for (int byte = 0; byte < 8; ++byte) h = (h ^ (x[n] >> 8 * byte & 0xFF)) * 0x100000001B3ull;
      hashes_expected.push_back(h);
      bits_expected.push_back(__builtin_popcountll(x[n]));
    }
    OKL_CALL(words64, N, x, bits, hashes);
    testkit::expect_equal("bits", bits, bits_expected, {{"N", N}});
    testkit::expect_equal("hashes", hashes, hashes_expected, {{"N", N}});
  }
  return testkit::result();
}
