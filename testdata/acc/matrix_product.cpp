// Two loops over gangs and lanes, one after another in each.
void matrix_product(int n, const float *a, const float *b, float *c) {
  #pragma acc parallel loop gang vector collapse(2) copyin(a[0:n*n], b[0:n*n]) copyout(c[0:n*n])
  for (int i = 0; i < n; ++i) {
    for (int j = 0; j < n; ++j) {
      float sum = 0;
      #pragma acc loop seq
      for (int k = 0; k < n; ++k) sum += a[i * n + k] * b[k * n + j];
      c[i * n + j] = sum;
    }
  }
}
