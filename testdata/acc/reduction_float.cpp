// Sum, product, least and greatest of floating-point numbers, over gangs and lanes.
void reduction_float(int n, const float *x, float *out) {
  float sum = 1, product = 2, low = 100, high = -100;
  #pragma acc parallel loop gang vector vector_length(24) copyin(x[0:n]) reduction(+:sum) reduction(*:product) \
      reduction(min:low) reduction(max:high)
  for (int i = 0; i < n; ++i) {
    sum += x[i];
    product *= x[i] < 0 ? 0.5f : 1;
    low = low < x[i] ? low : x[i];
    if (x[i] > high) high = x[i];
  }
  out[0] = sum, out[1] = product, out[2] = low, out[3] = high;
}
