// An array of each gang, which its lanes fill and read in another order.
void private_gang_array(int n, const int *x, int *y) {
  #pragma acc parallel loop gang vector_length(8) copyin(x[0:16*n]) copyout(y[0:16*n])
  for (int j = 0; j < n; ++j) {
    int row[16];
    #pragma acc loop vector
    for (int i = 0; i < 16; ++i) row[i] = x[16 * j + i];
    #pragma acc loop vector
    for (int i = 0; i < 16; ++i) y[16 * j + i] = row[15 - i] + j;
  }
}
