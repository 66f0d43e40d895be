#line 1 "kernels/sort/bitonic.okl"
// Bitonic sorting networks: all steps of a block in shared memory, and one step over global memory.


#define p_block 64


#define SWAP_IF(condition, a, b) \
  if (condition) {               \
    const int swapped_ = a;      \
    a = b;                       \
    b = swapped_;                \
  }

// Every block comes out ascending, or up and down in turn; keys carry values along.
extern "C" void sortBlocks(const int &blocks, const int &alternate, int *__restrict__ keys, int *__restrict__ values) {
  for (int b = 0; b < blocks; ++b) {
    alignas(64) int s_keys[p_block], s_values[p_block];
    for (int t = 0; t < p_block; ++t) {
      s_keys[t] = keys[b * p_block + t];
      s_values[t] = values[b * p_block + t];
    }
    for (int size = 2; size <= p_block; size *= 2) {
      for (int stride = size / 2; stride > 0; stride /= 2) {
        for (int t = 0; t < p_block / 2; ++t) {
          const int low = 2 * t - (t & (stride - 1)), high = low + stride;
          int down = (low & size) != 0;
          if (size == p_block) down = alternate && (b & 1);
          if ((s_keys[low] > s_keys[high]) != down && s_keys[low] != s_keys[high]) {
            SWAP_IF(1, s_keys[low], s_keys[high])
            SWAP_IF(1, s_values[low], s_values[high])
          }
        }
      }
    }
    for (int t = 0; t < p_block; ++t) {
      keys[b * p_block + t] = s_keys[t];
      values[b * p_block + t] = s_values[t];
    }
  }
}

// N is a power of two.
extern "C" void sortStep(const unsigned int &N, const unsigned int &size, const unsigned int &stride, int *__restrict__ keys) {
  for (long long t_tile = 0; t_tile < N / 2; t_tile += 32) for (unsigned int t = (unsigned int)t_tile, t_end = (unsigned int)(t_tile + 32 < N / 2 ? t_tile + 32 : N / 2); t < t_end; ++t) {
    const unsigned int low = 2 * t - (t & (stride - 1u)), high = low + stride;
    const int down = (low & size) != 0u;
    SWAP_IF(down ? keys[low] < keys[high] : keys[low] > keys[high], keys[low], keys[high])
  }
}
