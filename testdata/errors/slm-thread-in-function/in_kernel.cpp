__declspec(target(gfx_kernel)) void f(int n, float *x) {
  _Cilk_for (int g = 0; g < n; ++g) x[g] = 0;
}
