void f(int n, float *y) {
  #pragma grid each writes(n: y) block(100)
  for (int i = 0; i < n; ++i) y[i] = 1;
}
