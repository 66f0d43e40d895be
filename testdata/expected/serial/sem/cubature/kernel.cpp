#define p_Nq 4
#define p_cubNq 5
#line 1 "kernels/sem/cubature.okl"
// okl: -D p_Nq=4 -D p_cubNq=5
// Interpolates quadrilaterals' nodes to more points, squares there, and projects back. The nests have
// different counts, so that some items sit out.








extern "C" void cubatureSquare(const int &Nelements, const float *__restrict__ I, const float *__restrict__ W,
                            const float *__restrict__ q, float *__restrict__ Mq) {
  for (int e = 0; e < Nelements; ++e) {
    alignas(64) float s_I[p_cubNq][p_Nq];
    alignas(64) float s_q[p_Nq][p_Nq];
    alignas(64) float s_Iq[p_Nq][p_cubNq];
    alignas(64) float s_IIq[p_cubNq][p_cubNq];
    alignas(64) float s_PIIq[p_cubNq][p_Nq];

    // Load: all of the interpolation matrix, and the nodes.
    for (int b = 0; b < p_cubNq; ++b) {
      for (int a = 0; a < p_Nq; ++a) {
        s_I[b][a] = I[b * p_Nq + a];
        if (b < p_Nq) s_q[b][a] = q[(e * p_Nq + b) * p_Nq + a];
      }
    }
    // Along x.
    for (int j = 0; j < p_Nq; ++j) {
      for (int a = 0; a < p_cubNq; ++a) {
        float sum = 0;
#pragma unroll 4
        for (int i = 0; i < p_Nq; ++i) sum += s_I[a][i] * s_q[j][i];
        s_Iq[j][a] = sum;
      }
    }
    // Along y, and the square.
    for (int b = 0; b < p_cubNq; ++b) {
      for (int a = 0; a < p_cubNq; ++a) {
        float sum = 0;
#pragma unroll 4
        for (int j = 0; j < p_Nq; ++j) sum += s_I[b][j] * s_Iq[j][a];
        s_IIq[b][a] = W[b] * W[a] * sum * sum;
      }
    }
    // Back along x.
    for (int b = 0; b < p_cubNq; ++b) {
      for (int i = 0; i < p_Nq; ++i) {
        float sum = 0;
        for (int a = 0; a < p_cubNq; ++a) sum += s_I[a][i] * s_IIq[b][a];
        s_PIIq[b][i] = sum;
      }
    }
    // Back along y.
    for (int j = 0; j < p_Nq; ++j) {
      for (int i = 0; i < p_Nq; ++i) {
        float sum = 0;
        for (int b = 0; b < p_cubNq; ++b) sum += s_I[b][j] * s_PIIq[b][i];
        Mq[(e * p_Nq + j) * p_Nq + i] = sum;
      }
    }
  }
}
