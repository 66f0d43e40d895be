#line 1 "kernels/launch/nested_groups.okl"
// Groups in blocks: where an inner `@outer` loop starts depends on the one around it, how many rounds it has does not.
// The size of a group is a variable that never changes, and host code writes through a pointer to its own variable.

extern "C" void nestedGroups(const int &n, const int &B, const int *x, int *y) {
  int kept = 3, *p = &kept;
  *p = 7;
  #pragma omp parallel for
#line 7 "kernels/launch/nested_groups.okl"
  for (int e0 = 0; e0 < n; e0 += B) {
    for (int e = e0; e < e0 + B; ++e) {
      int q = 8;
      for (int t = 0; t < q; ++t) {
        if (e < n) y[8 * e + t] = x[e] + t + kept;
      }
    }
  }
  #pragma omp parallel for
#line 15 "kernels/launch/nested_groups.okl"
  for (int e0 = n; e0 > 0; e0 -= B) {
    for (int e = e0 - 1; e >= e0 - B; --e) {
      for (int t = 0; t < 8; ++t) {
        if (e >= 0) y[8 * e + t] += e0;
      }
    }
  }
}
