// Rounds that end at different times: lanes with a `while` of their own.
void mandelbrot(int n, int m, int limit, int *rounds) {
  #pragma acc parallel loop collapse(2) gang vector vector_length(16) copyout(rounds[0:n*m])
  for (int j = 0; j < n; ++j) {
    for (int i = 0; i < m; ++i) {
      const float re = -2 + 3.0f * i / m, im = -1 + 2.0f * j / n;
      float x = 0, y = 0;
      int k = 0;
      while (k < limit && x * x + y * y <= 4) {
        const float next = x * x - y * y + re;
        y = 2 * x * y + im;
        x = next;
        ++k;
      }
      rounds[j * m + i] = k > limit / 2;
    }
  }
}
