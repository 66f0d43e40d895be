// What the program had, and each gang changes for itself: a number, and an array.
void firstprivate(int n, int *x) {
  int start = 5, table[3] = {1, 2, 3};
  #pragma acc parallel num_gangs(3) vector_length(4) firstprivate(start, table) copyout(x[0:n])
  {
    start += 1;
    table[1] = 20;
    #pragma acc loop gang vector
    for (int i = 0; i < n; ++i) x[i] = start + table[i % 3];
  }
}
