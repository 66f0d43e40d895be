void f(int n, bool a, bool b, int *x) {
  #pragma acc parallel loop if(a) copy(x[0:n]) \
      if(b)
  for (int i = 0; i < n; ++i) x[i] = 0;
}
