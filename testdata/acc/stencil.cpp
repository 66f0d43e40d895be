// Steps of a stencil of three points; the program exchanges the arrays.
void step(int n, const float *from, float *to) {
  #pragma acc parallel loop gang vector vector_length(16) present(from[0:n], to[0:n])
  for (int i = 1; i < n - 1; ++i) to[i] = 0.25f * from[i - 1] + 0.5f * from[i] + 0.25f * from[i + 1];
}

void stencil(int n, int steps, float *x, float *y) {
  #pragma acc data copy(x[0:n], y[0:n])
  {
    for (int s = 0; s < steps; ++s) {
      step(n, x, y);
      float *other = x;
      x = y;
      y = other;
    }
  }
}
