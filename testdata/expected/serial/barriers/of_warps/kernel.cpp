#line 1 "kernels/barriers/of_warps.okl"
// A barrier of a warp that all work items of the group come by: devices without sub-groups have the group's.
extern "C" void ofWarps(const int &N, const int *x, int *y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int s[32];
    { for (int t = 0; t < 32; ++t) {
      s[t] = x[32 * g + t];
#line 5 "kernels/barriers/of_warps.okl"
      } for (int t = 0; t < 32; ++t) {
#line 8 "kernels/barriers/of_warps.okl"
      y[32 * g + t] = s[t ^ 1];
    } }
  }
}
