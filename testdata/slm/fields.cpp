// Fields of one shared struct are written side by side, and the ways of an `if` exclude each other: no barriers.
struct Both {
  int count[8];
  float m[2][3];
};

__declspec(target(gfx)) int larger(int a, int b) { return a > b ? a : b; }

__declspec(target(gfx_kernel)) void fields(int n, const int index[8], float x[], struct Both *all) {
  const int half = n / 2;
  for (int pass = 0; pass < 2; ++pass) {
    _Cilk_for _Thread_group (int g = 0; g < half; ++g) {
      __thread_group_local struct Both both;
      both.count[:] = 1 + pass;
      both.m[:][:] = 0.5f;
      _gfx_gpgpu_thread_barrier();
      const int k = g % 3;
      if (k == 1) {
        _Cilk_for (int i = 0; i < 8; ++i) both.count[i] += larger(i, g);
      } else {
        both.count[0:4] *= 2;
        both.m[1][:] += both.m[0][:] * k / 2;
      }
      _gfx_gpgpu_thread_barrier();
      _Cilk_for (int i = 0; i < 8; ++i) {
        int local[8], t = 3;
        local[:] = larger(both.count[:], index[0:8]);
        t += __sec_reduce_add(local[:] * __sec_reduce_max(index[0:8]));
        for (int q = 0; q < 2; ++q) local[0:4] += q;
        x[8 * (pass * half + g) + i] = t + both.m[1][i % 3] + local[i];
      }
      _Cilk_for (int one = 0; one < 1; ++one) all[pass * half + g] = both;
    }
  }
}
