struct alignas(16) float4 { float x, y, z, w; };
static inline void okl_copy(void *to, const void *from, unsigned long size, unsigned long zeros) {
  __builtin_memcpy(to, from, size - zeros);
  __builtin_memset((char *)to + (size - zeros), 0, zeros);
}
#line 1 "kernels/intrinsics/reduction.okl"
// okl: --intrinsics async-copy
// The sum of each block: its entries are copied to group memory first.


#define block 256

extern "C" void reductionWithSharedMemory(const int &entries, const float *vec, float *blockSum) {
  for (int group = 0; group < ((entries + block - 1) / block); ++group) {
    alignas(64) float s_vec[block];
    for (int item = 0; item < block; ++item) {
      if ((group * block + item) < entries) {
        okl_copy(&s_vec[item], &vec[group * block + item], sizeof(float), 0);
        (void)0;
        (void)(0);
      } else {
        s_vec[item] = 0;
      }
    }
    for (int alive = block / 2; alive > 0; alive /= 2) {
      for (int item = 0, item_end = alive < 256 ? alive : 256; item < item_end; ++item) {
        s_vec[item] += s_vec[item + alive];
      }
    }
    for (int item = 0; item < 1; ++item) {
      blockSum[group] = s_vec[0];
    }
  }
}

struct Four {
  int x[4];
};

// Copies of 16 and 8 bytes; of the last ones a part is filled with zeros.
extern "C" void wider(const int &N, const float4 *a, const long *b, const Four *c, float4 *a2, long *b2, int *c2) {
  for (int g = 0; g < N; ++g) {
    alignas(64) float4 sa[8];
    alignas(64) long sb[8];
    alignas(64) Four sc[8];
    for (int i = 0; i < 8; ++i) {
      okl_copy(sa + i, a + 8 * g + i, 16, 0);
      (void)0;
      okl_copy(&sb[i], &b[8 * g + i], 8, 0);
      okl_copy(&sc[i], &c[8 * g + i], 16, 4 * (i % 4));
      (void)0;
      (void)(0);
    }
    for (int i = 0; i < 8; ++i) {
      a2[8 * g + i] = sa[7 - i];
      b2[8 * g + i] = sb[7 - i];
      for (int k = 0; k < 4; ++k) c2[4 * (8 * g + i) + k] = sc[7 - i].x[k];
    }
  }
}
