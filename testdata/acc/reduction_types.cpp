// Other types: unsigned, 64 bits, `double`.
void reduction_types(int n, const unsigned *u, const long long *l, const double *d, unsigned *least, long long *most,
                     double *sums) {
  #pragma acc parallel num_gangs(1) vector_length(6) copyin(u[0:n], l[0:n], d[0:n]) \
      copyout(least[0:1], most[0:1], sums[0:1])
  {
    unsigned low = 4000000000u;
    long long high = -5000000000ll;
    double sum = 0.5;
    #pragma acc loop vector reduction(min:low) reduction(max:high) reduction(+:sum)
    for (int i = 0; i < n; ++i) {
      low = u[i] < low ? u[i] : low;
      high = l[i] > high ? l[i] : high;
      sum += d[i];
    }
    least[0] = low;
    most[0] = high;
    sums[0] = sum;
  }
}
