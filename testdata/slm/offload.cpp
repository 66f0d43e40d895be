// Nests behind `#pragma offload` become kernels of their own; what they use becomes parameters.
#include <stdio.h>

int report(float *data, int n) {
  float table[2][4];
  const int shift = 3;
  int count = n;
  for (int i = 0; i < 8; ++i) table[i / 4][i % 4] = i;
  printf("%d numbers\n", n);
#pragma offload target(gfx) if (n > 8) in(count, shift, table) inout(data : length(n))
  _Cilk_for _Thread_group (int g = 0; g < count; g += 16) {
    __thread_group_local float s[16];
    _Cilk_for (int i = 0; i < 16; i++) s[i] = g + i < count ? data[g + i] : 0;
    _gfx_gpgpu_thread_barrier();
    _Cilk_for (int i = 0; i < 16; i++)
      if (g + i < count) data[g + i] = s[(i + shift) % 16] + table[i % 2][i % 4];
  }
#pragma offload target(gfx) pin(data)
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {
    _Cilk_for (int i = 0; i < 1; ++i) data[g] *= 2;
  }
  return count;
}
