#pragma example kernel
void fill(const int n, float *a) {
  #pragma example for
  for (int i = 0; i < n; ++i) {
    a[i] = 1.0f;
  }
}
