// Written by hand: what a compiler could make of sem/hex_operator.okl for the cores of a CPU.
enum { Q = 7, P = Q * Q * Q };

extern "C" void hexOperator(const int &Nelements, const float *__restrict__ geo, const float *__restrict__ D,
                            const float &lambda, const float *__restrict__ q, float *__restrict__ Aq) {
#pragma omp parallel for
  for (int e = 0; e < Nelements; ++e) {
    float s_D[Q][Q], s_q[Q][Q], s_Gr[Q][Q], s_Gs[Q][Q];
    float r_q[Q][Q][Q], r_Aq[Q][Q][Q], r_Gt[Q][Q], r_slice[Q][Q];
    for (int j = 0; j < Q; ++j)
      for (int i = 0; i < Q; ++i) {
        s_D[j][i] = D[Q * j + i];
        for (int k = 0; k < Q; ++k) {
          r_q[j][i][k] = q[e * P + k * Q * Q + j * Q + i];
          r_Aq[j][i][k] = 0;
        }
      }
    for (int k = 0; k < Q; ++k) {
      for (int j = 0; j < Q; ++j)
        for (int i = 0; i < Q; ++i) s_q[j][i] = r_q[j][i][k];
      for (int j = 0; j < Q; ++j)
        for (int i = 0; i < Q; ++i) {
          float qr = 0, qs = 0, qt = 0;
          for (int m = 0; m < Q; ++m) {
            qr += s_D[i][m] * s_q[j][m];
            qs += s_D[j][m] * s_q[m][i];
            qt += s_D[k][m] * r_q[j][i][m];
          }
          const float *g = geo + e * 7 * P + k * Q * Q + j * Q + i;
          s_Gr[j][i] = g[0] * qr + g[P] * qs + g[2 * P] * qt;
          s_Gs[j][i] = g[P] * qr + g[3 * P] * qs + g[4 * P] * qt;
          r_Gt[j][i] = g[2 * P] * qr + g[4 * P] * qs + g[5 * P] * qt;
          r_slice[j][i] = lambda * g[6 * P] * r_q[j][i][k];
        }
      for (int j = 0; j < Q; ++j)
        for (int i = 0; i < Q; ++i) {
          for (int m = 0; m < Q; ++m) {
            r_slice[j][i] += s_D[m][i] * s_Gr[j][m];
            r_slice[j][i] += s_D[m][j] * s_Gs[m][i];
            r_Aq[j][i][m] += s_D[k][m] * r_Gt[j][i];
          }
          r_Aq[j][i][k] += r_slice[j][i];
        }
    }
    for (int j = 0; j < Q; ++j)
      for (int i = 0; i < Q; ++i)
        for (int k = 0; k < Q; ++k) Aq[e * P + k * Q * Q + j * Q + i] = r_Aq[j][i][k];
  }
}
