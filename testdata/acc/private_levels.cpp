// One variable of its own for each round: of gangs, of workers, of lanes.
void private_levels(int n, int m, int *x) {
  int g, w, v;
  #pragma acc parallel num_gangs(2) num_workers(2) vector_length(3) copyout(x[0:n*m*4])
  {
    #pragma acc loop gang private(g)
    for (int k = 0; k < n; ++k) {
      g = 1000 * k;
      #pragma acc loop worker private(w)
      for (int j = 0; j < m; ++j) {
        w = g + 10 * j;
        #pragma acc loop vector private(v)
        for (int i = 0; i < 4; ++i) {
          v = w + i;
          x[(k * m + j) * 4 + i] = v;
        }
      }
    }
  }
}
