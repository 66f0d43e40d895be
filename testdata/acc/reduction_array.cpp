// The elements of an array, each summed over gangs and lanes.
void reduction_array(int n, const int *kind, int *bins) {
  #pragma acc parallel loop gang vector vector_length(6) reduction(+:bins[0:4]) copyin(kind[0:n]) copy(bins[0:4])
  for (int i = 0; i < n; ++i) bins[kind[i]] += i % 3 + 1;
}
