#line 1 "kernels/source/comments_are_no_code.okl"
// What comments say is not what the code says; arrays of host functions may have any size.

extern "C" void firstAbove(const int /* and so on ... */ &N, const int *x, int *at) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    int n = 0;
  again: /* here */;
    if (x[n] <= i && ++n < N) goto /* there */ again;
    at[i] = n;
  }
}

int sumOfHost(int n) {
  int values[n];
  for (int i = 0; i < n; ++i) values[i] = i;
  return values[n - 1];
}
