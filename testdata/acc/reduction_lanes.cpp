// Every operator over the lanes of a gang, each gang with its own results.
void reduction_lanes(int n, int m, const int *x, int *out) {
  #pragma acc parallel loop gang vector_length(5) copyin(x[0:n*m]) copyout(out[0:9*n])
  for (int j = 0; j < n; ++j) {
    int sum = 3, product = 1, low = 100, high = -100, both = -1, any = 8, odd = 0;
    bool all = true, some = false;
    #pragma acc loop vector reduction(+:sum) reduction(*:product) reduction(min:low) reduction(max:high) \
        reduction(&:both) reduction(|:any) reduction(^:odd) reduction(&&:all) reduction(||:some)
    for (int i = 0; i < m; ++i) {
      const int v = x[j * m + i];
      sum += v;
      product *= v % 2 ? -1 : 1;
      low = v < low ? v : low;
      high = v > high ? v : high;
      both &= v;
      any |= v;
      odd ^= v;
      all = all && v > -50;
      some = some || v > 49;
    }
    out[9 * j] = sum, out[9 * j + 1] = product, out[9 * j + 2] = low, out[9 * j + 3] = high;
    out[9 * j + 4] = both, out[9 * j + 5] = any, out[9 * j + 6] = odd, out[9 * j + 7] = all;
    out[9 * j + 8] = some;
  }
}
