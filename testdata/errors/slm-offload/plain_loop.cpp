void f(int n, float *x) {
#pragma offload target(gfx) inout(x)
  for (int g = 0; g < n; ++g) x[g] = 0;
}
