// What a gang does outside of loops happens once in each, side effects included.
void gang_once(int n, int *x, int *count) {
  #pragma acc parallel num_gangs(3) vector_length(7) copy(x[0:n], count[0:1])
  {
    #pragma acc atomic
    count[0] += 5;
    #pragma acc loop gang
    for (int j = 0; j < n; ++j) {
      x[j] += 1;
      int mine = x[j]++;
      x[j] = 10 * x[j] + mine;
    }
  }
}
