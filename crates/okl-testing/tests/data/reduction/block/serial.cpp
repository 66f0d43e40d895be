// Written by hand: what a compiler could make of reduction/block.okl for the cores of a CPU.
enum { B = 128, G = 512 };

extern "C" void sumInt(const int &N, const int *__restrict__ x, int *__restrict__ total) {
#pragma omp parallel for
  for (int first = 0; first < N; first += G) {
    int s_sum[B], r_sum[B];
    for (int t = 0; t < B; ++t) {
      r_sum[t] = 0;
      for (int n = first + t; n < first + G && n < N; n += B) r_sum[t] += x[n];
      s_sum[t] = r_sum[t];
    }
    for (int alive = B / 2; alive > 0; alive /= 2) {
      for (int t = 0; t < B; ++t)
        if (t < alive) r_sum[t] += s_sum[t + alive];
      for (int t = 0; t < B; ++t) s_sum[t] = r_sum[t];
    }
#pragma omp atomic update
    total[0] += r_sum[0];
  }
}

extern "C" void dotFloat(const int &N, const float *__restrict__ x, const float *__restrict__ y,
                         float *__restrict__ total) {
#pragma omp parallel for
  for (int first = 0; first < N; first += G) {
    float s_dot[B];
    for (int t = 0; t < B; ++t) {
      float dot = 0.0f;
      for (int n = first + t; n < first + G && n < N; n += B) dot += x[n] * y[n];
      s_dot[t] = dot;
    }
    for (int alive = B / 2; alive > 0; alive >>= 1)
      for (int t = 0; t < alive; ++t) s_dot[t] += s_dot[t + alive];
#pragma omp atomic update
    *total += s_dot[0];
  }
}
