#pragma par kernel
void fill(const int n, float *a) {
  #pragma par for
  for (int i = 0; i < n; ++i) {
    a[i] = 1.0f;
  }
}
