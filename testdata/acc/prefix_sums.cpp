// Sums of all before: in each block by its lanes in group memory, in steps of 1, 2, 4.
void prefix_sums(int blocks, const int *x, int *sums) {
  #pragma acc parallel loop gang vector_length(16) copyin(x[0:16*blocks]) copyout(sums[0:16*blocks])
  for (int b = 0; b < blocks; ++b) {
    int one[16], two[16];
    #pragma acc loop vector
    for (int i = 0; i < 16; ++i) one[i] = x[16 * b + i];
    for (int reach = 1; reach < 16; reach *= 2) {
      #pragma acc loop vector
      for (int i = 0; i < 16; ++i) two[i] = i < reach ? one[i] : one[i] + one[i - reach];
      #pragma acc loop vector
      for (int i = 0; i < 16; ++i) one[i] = two[i];
    }
    #pragma acc loop vector
    for (int i = 0; i < 16; ++i) sums[16 * b + i] = one[i];
  }
}
