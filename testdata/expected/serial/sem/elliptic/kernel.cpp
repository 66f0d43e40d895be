#define p_Nq 5
#define p_Nverts 8
#define p_knl 1
#line 1 "kernels/sem/elliptic.okl"
// okl: -D p_Nq=5 -D p_Nverts=8 -D 'p_knl=1'
// A screened Poisson operator whose geometry is computed from the corners of trilinear hexahedra: many
// exclusive and shared variables, device functions, two variants chosen by a macro.


#line 15 "kernels/sem/elliptic.okl"
#define dfloat float
#define dlong int
#define p_Np (p_Nq * p_Nq * p_Nq)


#line 22 "kernels/sem/elliptic.okl"
// Derivatives of the map at a node, as a 3 x 3 table in row order.
void jacobian(const dfloat *xe, const dfloat r, const dfloat s, const dfloat t, dfloat *J) {
  for (int n = 0; n < 9; ++n) J[n] = 0;
  for (int v = 0; v < p_Nverts; ++v) {
    const dfloat vr = (v & 1) ? 1 : -1, vs = (v & 2) ? 1 : -1, vt = (v & 4) ? 1 : -1;
    const dfloat dr = vr * (1 + vs * s) * (1 + vt * t) / 8;
    const dfloat ds = vs * (1 + vr * r) * (1 + vt * t) / 8;
    const dfloat dt = vt * (1 + vr * r) * (1 + vs * s) / 8;
    for (int d = 0; d < 3; ++d) {
      J[3 * d + 0] += dr * xe[3 * v + d];
      J[3 * d + 1] += ds * xe[3 * v + d];
      J[3 * d + 2] += dt * xe[3 * v + d];
    }
  }
}

extern "C" void ellipticTrilinear(const dlong &Nelements, const dfloat *__restrict__ EXYZ, const dfloat *__restrict__ gllzw,
                               const dfloat *__restrict__ D, const dfloat &lambda, const dfloat *__restrict__ q,
                               dfloat *__restrict__ Aq) {
  for (dlong e = 0; e < Nelements; ++e) {
    alignas(64) dfloat s_D[p_Nq][p_Nq], s_z[p_Nq], s_w[p_Nq];
    alignas(64) dfloat s_q[p_Nq][p_Nq], s_Gqr[p_Nq][p_Nq], s_Gqs[p_Nq][p_Nq];
    alignas(64) dfloat s_xe[3 * p_Nverts];
    alignas(64) dfloat r_qt[25], r_Gqt[25], r_Auk[25], r_J[25][9], r_q[p_Nq][25], r_Aq[p_Nq][25];
    alignas(64) dfloat r_G00[25], r_G01[25], r_G02[25], r_G11[25], r_G12[25], r_G22[25], r_GwJ[25];

    for (int j = 0; j < 5; ++j) for (int i = 0; i < 5; ++i) { const int item = i + 5 * j;
      s_D[j][i] = D[j * p_Nq + i];
      if (j == 0) {
        s_z[i] = gllzw[i];
        s_w[i] = gllzw[i + p_Nq];
      }
      const int n = j * p_Nq + i;
      if (n < 3 * p_Nverts) s_xe[n] = EXYZ[e * 3 * p_Nverts + n];
      for (int k = 0; k < p_Nq; ++k) {
        r_q[k][item] = q[e * p_Np + (k * p_Nq + j) * p_Nq + i];
        r_Aq[k][item] = 0;
      }
    }

    for (int k = 0; k < p_Nq; ++k) {
      for (int j = 0; j < 5; ++j) for (int i = 0; i < 5; ++i) { const int item = i + 5 * j;
        s_q[j][i] = r_q[k][item];
        jacobian(s_xe, s_z[i], s_z[j], s_z[k], r_J[item]);
        const dfloat det = r_J[item][0] * (r_J[item][4] * r_J[item][8] - r_J[item][5] * r_J[item][7]) - r_J[item][1] * (r_J[item][3] * r_J[item][8] - r_J[item][5] * r_J[item][6]) +
                           r_J[item][2] * (r_J[item][3] * r_J[item][7] - r_J[item][4] * r_J[item][6]);
        const dfloat W = s_w[i] * s_w[j] * s_w[k];
        dfloat I[3][3];
        for (int a = 0; a < 3; ++a) {
          for (int b = 0; b < 3; ++b) {
            const int a1 = (a + 1) % 3, a2 = (a + 2) % 3, b1 = (b + 1) % 3, b2 = (b + 2) % 3;
            I[b][a] = r_J[item][3 * a1 + b1] * r_J[item][3 * a2 + b2] - r_J[item][3 * a1 + b2] * r_J[item][3 * a2 + b1];
          }
        }
#define METRIC(a, b) (W / det * (I[a][0] * I[b][0] + I[a][1] * I[b][1] + I[a][2] * I[b][2]))
        r_G00[item] = METRIC(0, 0);
        r_G01[item] = METRIC(0, 1);
        r_G02[item] = METRIC(0, 2);
        r_G11[item] = METRIC(1, 1);
        r_G12[item] = METRIC(1, 2);
        r_G22[item] = METRIC(2, 2);
#undef METRIC
        r_GwJ[item] = W * det;
        r_qt[item] = 0;
#pragma unroll 5
        for (int m = 0; m < p_Nq; ++m) r_qt[item] += s_D[k][m] * r_q[m][item];
      }

      for (int j = 0; j < 5; ++j) for (int i = 0; i < 5; ++i) { const int item = i + 5 * j;
        dfloat qr = 0, qs = 0;
#pragma unroll 5
        for (int m = 0; m < p_Nq; ++m) {
          qr += s_D[i][m] * s_q[j][m];
          qs += s_D[j][m] * s_q[m][i];
        }
        s_Gqr[j][i] = r_G00[item] * qr + r_G01[item] * qs + r_G02[item] * r_qt[item];
        s_Gqs[j][i] = r_G01[item] * qr + r_G11[item] * qs + r_G12[item] * r_qt[item];
        r_Gqt[item] = r_G02[item] * qr + r_G12[item] * qs + r_G22[item] * r_qt[item];
        r_Auk[item] = r_GwJ[item] * lambda * r_q[k][item];
      }

      for (int j = 0; j < 5; ++j) for (int i = 0; i < 5; ++i) { const int item = i + 5 * j;
#pragma unroll 5
        for (int m = 0; m < p_Nq; ++m) {
          r_Auk[item] += s_D[m][j] * s_Gqs[m][i];
          r_Aq[m][item] += s_D[k][m] * r_Gqt[item];
          r_Auk[item] += s_D[m][i] * s_Gqr[j][m];
        }

        r_Aq[k][item] += r_Auk[item];



      }
    }

    for (int j = 0; j < 5; ++j) for (int i = 0; i < 5; ++i) { const int item = i + 5 * j;
      for (int k = 0; k < p_Nq; ++k) Aq[e * p_Np + (k * p_Nq + j) * p_Nq + i] = r_Aq[k][item];
    }
  }
}
