#define p_Nq 4
#define dfloat float
#line 1 "kernels/sem/hex_volume.okl"
// okl: -D p_Nq=4 -D dfloat=float
// Strong derivatives of three fields on hexahedra, two slices of nodes per item: many variables that
// live from one @inner nest to the next.








#define p_Np (p_Nq * p_Nq * p_Nq)
#define p_Nvgeo 10
#define RXID 0
#define JWID 9
#define VGEO(e, id, n) vgeo[((e) * p_Nvgeo + (id)) * p_Np + (n)]
#define FIELD(e, f, n) ((e) * 3 * p_Np + (f) * p_Np + (n))

extern "C" void hexDivergence(const int &Nelements, const int *__restrict__ elementList, const dfloat *__restrict__ vgeo,
                           const dfloat *__restrict__ D, const dfloat *__restrict__ U, dfloat *__restrict__ div,
                           dfloat *__restrict__ energy) {
  for (int e = 0; e < Nelements; ++e) {
    alignas(64) dfloat s_D[p_Nq][p_Nq + 1];
    alignas(64) dfloat s_F[3][p_Nq][p_Nq];

    alignas(64) int r_element[16], r_node[16];
    alignas(64) dfloat r_u[p_Nq][16], r_v[p_Nq][16], r_w[p_Nq][16];
    alignas(64) dfloat r_Fr[16], r_Fs[16];
    alignas(64) dfloat r_Ft[p_Nq][16];
    alignas(64) dfloat r_div[p_Nq][16], r_energy[16];
    alignas(64) dfloat r_JW[16], r_invJW[16];

    for (int j = 0; j < p_Nq; ++j) {
      for (int i = 0; i < p_Nq; ++i) { { const int item = i + 4 * j;
        s_D[j][i] = D[j * p_Nq + i];
        r_element[item] = elementList[e];
        r_energy[item] = 0;
#pragma unroll 4
        for (int k = 0; k < p_Nq; ++k) {
          r_node[item] = (k * p_Nq + j) * p_Nq + i;
          r_u[k][item] = U[((r_element[item]) * 3 * (4 * 4 * 4) + (0) * (4 * 4 * 4) + (r_node[item]))];
          r_v[k][item] = U[((r_element[item]) * 3 * (4 * 4 * 4) + (1) * (4 * 4 * 4) + (r_node[item]))];
          r_w[k][item] = U[((r_element[item]) * 3 * (4 * 4 * 4) + (2) * (4 * 4 * 4) + (r_node[item]))];
          r_div[k][item] = 0;
        }
      }

#line 49 "kernels/sem/hex_volume.okl"
    // The flux in the third direction stays within the column.
    { const int item = i + 4 * j;
#line 52 "kernels/sem/hex_volume.okl"
        for (int k = 0; k < p_Nq; ++k) {
          r_node[item] = (k * p_Nq + j) * p_Nq + i;
          r_Ft[k][item] = vgeo[((r_element[item]) * 10 + (0 + 6)) * (4 * 4 * 4) + (r_node[item])] * r_u[k][item] + vgeo[((r_element[item]) * 10 + (0 + 7)) * (4 * 4 * 4) + (r_node[item])] * r_v[k][item] +
                    vgeo[((r_element[item]) * 10 + (0 + 8)) * (4 * 4 * 4) + (r_node[item])] * r_w[k][item];
        }
      } }
    }

    for (int k = 0; k < p_Nq; ++k) {
      for (int j = 0; j < p_Nq; ++j) {
        for (int i = 0; i < p_Nq; ++i) { const int item = i + 4 * j;
          r_node[item] = (k * p_Nq + j) * p_Nq + i;
          r_JW[item] = vgeo[((r_element[item]) * 10 + (9)) * (4 * 4 * 4) + (r_node[item])];
          r_Fr[item] = r_Fs[item] = 0;
          r_Fr[item] += vgeo[((r_element[item]) * 10 + (0 + 0)) * (4 * 4 * 4) + (r_node[item])] * r_u[k][item];
          r_Fr[item] += vgeo[((r_element[item]) * 10 + (0 + 1)) * (4 * 4 * 4) + (r_node[item])] * r_v[k][item];
          r_Fr[item] += vgeo[((r_element[item]) * 10 + (0 + 2)) * (4 * 4 * 4) + (r_node[item])] * r_w[k][item];
          r_Fs[item] += vgeo[((r_element[item]) * 10 + (0 + 3)) * (4 * 4 * 4) + (r_node[item])] * r_u[k][item];
          r_Fs[item] += vgeo[((r_element[item]) * 10 + (0 + 4)) * (4 * 4 * 4) + (r_node[item])] * r_v[k][item];
          r_Fs[item] += vgeo[((r_element[item]) * 10 + (0 + 5)) * (4 * 4 * 4) + (r_node[item])] * r_w[k][item];
          s_F[0][j][i] = r_Fr[item];
          s_F[1][j][i] = r_Fs[item];
          s_F[2][j][i] = r_JW[item] * (r_u[k][item] * r_u[k][item] + r_v[k][item] * r_v[k][item] + r_w[k][item] * r_w[k][item]);
        }
      }
      for (int j = 0; j < p_Nq; ++j) {
        for (int i = 0; i < p_Nq; ++i) { const int item = i + 4 * j;
          r_invJW[item] = 1.f / r_JW[item];
          for (int m = 0; m < p_Nq; ++m) {
            r_div[k][item] += r_invJW[item] * (s_D[i][m] * s_F[0][j][m] + s_D[j][m] * s_F[1][m][i]);
            r_div[k][item] += r_invJW[item] * s_D[k][m] * r_Ft[m][item];
          }
          if (i == 0 && j == 0) {
            for (int n = 0; n < p_Nq * p_Nq; ++n) r_energy[item] += s_F[2][n / p_Nq][n % p_Nq];
          }
        }
      }
    }

    for (int j = 0; j < p_Nq; ++j) {
      for (int i = 0; i < p_Nq; ++i) { const int item = i + 4 * j;
        for (int k = 0; k < p_Nq; ++k) div[r_element[item] * p_Np + (k * p_Nq + j) * p_Nq + i] = r_div[k][item];
        if (i + j == 0) energy[r_element[item]] = r_energy[item];
      }
    }
  }
}
