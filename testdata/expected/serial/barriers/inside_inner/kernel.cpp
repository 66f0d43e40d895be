#line 1 "kernels/barriers/inside_inner.okl"
// Barriers in the middle of an @inner loop. Devices have them; CPUs cut the loop in two there.

// Two axes, a number of work items only known at run time, loops without braces, and counting down.
extern "C" void plane(const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y, int *scratch) {
  for (int g = 0; g < 3; ++g)
#line 7 "kernels/barriers/inside_inner.okl"
    { int n_kept[1 + (0 < 2 * nx ? ((unsigned long long)(2 * nx) - 1) / 2 + 1 : 0) * (0 <= ny - 1 ? (unsigned long long)(ny - 1) + 1 : 0)]; int mirrored_kept[1 + (0 < 2 * nx ? ((unsigned long long)(2 * nx) - 1) / 2 + 1 : 0) * (0 <= ny - 1 ? (unsigned long long)(ny - 1) + 1 : 0)]; for (int j = ny - 1; j >= 0; --j)
#line 7 "kernels/barriers/inside_inner.okl"
      for (int i = 0; i < 2 * nx; i += 2) { const unsigned long long item = (unsigned long long)i / 2 + (0 < 2 * nx ? ((unsigned long long)(2 * nx) - 1) / 2 + 1 : 0) * ((unsigned long long)(ny - 1) - j);
        const int n_first = (g * ny + j) * nx + i / 2; n_kept[item] = n_first; const auto &n = n_kept[item]; const int mirrored_first = (g * ny + ny - 1 - j) * nx + nx - 1 - i / 2; mirrored_kept[item] = mirrored_first; const auto &mirrored = mirrored_kept[item];
        scratch[n] = 3 * x[n] + i;
#line 6 "kernels/barriers/inside_inner.okl"
        } for (int j = ny - 1; j >= 0; --j) for (int i = 0; i < 2 * nx; i += 2) { const unsigned long long item = (unsigned long long)i / 2 + (0 < 2 * nx ? ((unsigned long long)(2 * nx) - 1) / 2 + 1 : 0) * ((unsigned long long)(ny - 1) - j); const auto &n = n_kept[item]; const auto &mirrored = mirrored_kept[item];
#line 11 "kernels/barriers/inside_inner.okl"
        y[n] = scratch[mirrored] - j;
      } }
}

// A tree of sums, unrolled by hand.
extern "C" void tree(const int &blocks, const int *__restrict__ x, int *__restrict__ sums) {
  for (int b = 0; b < blocks; ++b) {
    alignas(64) int s[8];
    {  {
#line 19 "kernels/barriers/inside_inner.okl"
      for (int t = 0; t < 8; ++t) { s[t] = x[8 * b + t];
#line 19 "kernels/barriers/inside_inner.okl"
      } for (int t = 0; t < 4; ++t) {
#line 22 "kernels/barriers/inside_inner.okl"
      s[t] += s[t + 4];
#line 19 "kernels/barriers/inside_inner.okl"
      } for (int t = 0; t < 2; ++t) {
#line 24 "kernels/barriers/inside_inner.okl"
      s[t] += s[t + 2];
#line 19 "kernels/barriers/inside_inner.okl"
      } for (int t = 0; t < 1; ++t) {
#line 26 "kernels/barriers/inside_inner.okl"
      sums[b] = s[t] + s[t + 1]; }
    } }
  }
}
