// All three levels, with a condition and values that gangs and workers have for themselves.
void three_levels(int n, int m, int p, float *x, float *s) {
  #pragma acc parallel num_workers(4) vector_length(8) copyout(x[0:n*m], s[0:n])
  {
    #pragma acc loop gang
    for (int j = 0; j < n; ++j) {
      float f = 1.0f + j;
      if (j % 3) {
        float acc = 0;
        #pragma acc loop worker reduction(+:acc)
        for (int i = 0; i < m; ++i) {
          float q = f * i, r = 0;
          #pragma acc loop vector reduction(+:r)
          for (int k = 0; k < p; ++k) r += q + k;
          x[j * m + i] = r;
          acc += r;
        }
        s[j] = acc;
      } else {
        s[j] = -1;
      }
    }
  }
}
