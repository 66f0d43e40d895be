// Sums of floating-point numbers, and a product.
void atomic_float(int n, const float *x, float *sum, double *product) {
  #pragma acc parallel loop gang vector vector_length(8) copyin(x[0:n]) copy(sum[0:1], product[0:1])
  for (int i = 0; i < n; ++i) {
    #pragma acc atomic update
    sum[0] += x[i];
    #pragma acc atomic update
    product[0] *= x[i] < 0 ? 0.5 : 2.0;
  }
}
