// What all bodies do to each: three sums over lanes in every round of the gangs.
void n_body(int n, const float *x, const float *y, const float *mass, float *fx, float *fy, float *closest) {
  #pragma acc parallel loop gang vector_length(8) copyin(x[0:n], y[0:n], mass[0:n]) copyout(fx[0:n], fy[0:n], closest[0:n])
  for (int i = 0; i < n; ++i) {
    float ax = 0, ay = 0, near = 1e30f;
    #pragma acc loop vector reduction(+:ax, ay) reduction(min:near)
    for (int k = 0; k < n; ++k) {
      const float dx = x[k] - x[i], dy = y[k] - y[i], square = dx * dx + dy * dy;
      if (k != i) {
        ax += mass[k] * dx / (square + 1);
        ay += mass[k] * dy / (square + 1);
        near = square < near ? square : near;
      }
    }
    fx[i] = ax;
    fy[i] = ay;
    closest[i] = near;
  }
}
