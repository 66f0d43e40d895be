// Clauses for other devices are not ours; those behind `*` are.
void device_types(int n, int *x) {
  #pragma acc parallel loop gang vector copyout(x[0:n]) device_type(nvidia) num_gangs(100) vector_length(256) \
      device_type(*) num_gangs(2) vector_length(4)
  for (int i = 0; i < n; ++i) x[i] = 9 * i;
}
