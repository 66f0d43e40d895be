// Every form of an update that happens at once.
void atomic_updates(int n, const int *x, int *c) {
  #pragma acc parallel loop gang vector vector_length(6) copyin(x[0:n]) copy(c[0:12])
  for (int i = 0; i < n; ++i) {
    #pragma acc atomic
    c[0]++;
    #pragma acc atomic update
    --c[1];
    #pragma acc atomic update
    c[2] += x[i];
    #pragma acc atomic update
    c[3] -= x[i];
    #pragma acc atomic update
    c[4] *= x[i] % 2 ? -1 : 1;
    #pragma acc atomic update
    c[5] &= x[i] | 1;
    #pragma acc atomic update
    c[6] |= x[i];
    #pragma acc atomic update
    c[7] ^= x[i];
    #pragma acc atomic update
    c[8] = c[8] + x[i];
    #pragma acc atomic update
    c[9] = x[i] + c[9];
    #pragma acc atomic update
    c[10] = 7 - c[10];
    #pragma acc atomic update
    c[11] /= 2;
  }
}
