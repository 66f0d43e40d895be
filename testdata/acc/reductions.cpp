// Every operator, on integers.
void reductions(int n, const int *x, int *out) {
  int sum = 5, product = 1, low = 100, high = -100, both = -1, any = 0, odd = 0, all = 1, some = 0;
  #pragma acc parallel loop copyin(x[0:n]) reduction(+:sum) reduction(*:product) reduction(min:low) \
      reduction(max:high) reduction(&:both) reduction(|:any) reduction(^:odd) reduction(&&:all) reduction(||:some)
  for (int i = 0; i < n; ++i) {
    sum += x[i];
    product *= x[i] % 2 ? -1 : 1;
    low = x[i] < low ? x[i] : low;
    high = x[i] > high ? x[i] : high;
    both &= x[i];
    any |= x[i];
    odd ^= x[i];
    all = all && x[i] > -50;
    some = some || x[i] > 49;
  }
  out[0] = sum, out[1] = product, out[2] = low, out[3] = high, out[4] = both;
  out[5] = any, out[6] = odd, out[7] = all, out[8] = some;
}
