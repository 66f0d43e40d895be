// The words of the language in macros, the other spellings, and code for other compilers.
#include <cilk/cilk.h>

#define KERNEL __declspec(target(gfx_kernel))
#define LOCAL __thread_group_local
#define GROUPS cilk_for _Thread_group
#define FOR(i, n) cilk_for (int i = 0; i < n; i++)
#define ROW(a, i) a[i][:]
#ifdef __GFX__
#define BARRIER _gfx_gpgpu_thread_barrier()
#else
#define BARRIER
#error "not for this compiler"
#endif

KERNEL void scaled(int n, float factor, const float *x, float *y) {
  GROUPS (int g = 0; g < n; g++) {
    LOCAL float s[3][7];
#pragma cilk grainsize = 2
    FOR(i, 3) {
      FOR(k, 7) s[i][k] = factor * x[21 * g + 7 * i + k];
    }
    BARRIER;
    FOR(i, 3) {
      float sum[7];  // "_Cilk_for" and a[1:2] in a comment and a string are neither
      sum[:] = ROW(s, i) + ROW(s, (i + 1) % 3);
      for (int k = 0; k < 7; ++k) y[21 * g + 7 * i + k] = sum[k] + (sizeof("[0:1]") == 6 ? 0 : 1);
    }
  }
}
