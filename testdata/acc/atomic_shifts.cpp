// Shifts that happen at once.
void atomic_shifts(int n, const int *by, unsigned *left, int *right) {
  #pragma acc parallel loop gang vector vector_length(6) copyin(by[0:n]) copy(left[0:1], right[0:2])
  for (int i = 0; i < n; ++i) {
    #pragma acc atomic update
    left[0] <<= by[i];
    #pragma acc atomic update
    right[0] >>= by[i];
    #pragma acc atomic update
    right[1] = right[1] >> 1;
  }
}
