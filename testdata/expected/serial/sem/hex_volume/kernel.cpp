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
      for (int i = 0; i < p_Nq; ++i) { { const unsigned long long _occa_exclusive_index = (unsigned long long)i + 4 * ((unsigned long long)j);
        s_D[j][i] = D[j * p_Nq + i];
        r_element[_occa_exclusive_index] = elementList[e];
        r_energy[_occa_exclusive_index] = 0;
#pragma unroll 4
        for (int k = 0; k < p_Nq; ++k) {
          r_node[_occa_exclusive_index] = (k * p_Nq + j) * p_Nq + i;
          r_u[k][_occa_exclusive_index] = U[((r_element[_occa_exclusive_index]) * 3 * (4 * 4 * 4) + (0) * (4 * 4 * 4) + (r_node[_occa_exclusive_index]))];
          r_v[k][_occa_exclusive_index] = U[((r_element[_occa_exclusive_index]) * 3 * (4 * 4 * 4) + (1) * (4 * 4 * 4) + (r_node[_occa_exclusive_index]))];
          r_w[k][_occa_exclusive_index] = U[((r_element[_occa_exclusive_index]) * 3 * (4 * 4 * 4) + (2) * (4 * 4 * 4) + (r_node[_occa_exclusive_index]))];
          r_div[k][_occa_exclusive_index] = 0;
        }
      }

#line 49 "kernels/sem/hex_volume.okl"
    // The flux in the third direction stays within the column.
    { const unsigned long long _occa_exclusive_index = (unsigned long long)i + 4 * ((unsigned long long)j);
#line 52 "kernels/sem/hex_volume.okl"
        for (int k = 0; k < p_Nq; ++k) {
          r_node[_occa_exclusive_index] = (k * p_Nq + j) * p_Nq + i;
          r_Ft[k][_occa_exclusive_index] = vgeo[((r_element[_occa_exclusive_index]) * 10 + (0 + 6)) * (4 * 4 * 4) + (r_node[_occa_exclusive_index])] * r_u[k][_occa_exclusive_index] + vgeo[((r_element[_occa_exclusive_index]) * 10 + (0 + 7)) * (4 * 4 * 4) + (r_node[_occa_exclusive_index])] * r_v[k][_occa_exclusive_index] +
                    vgeo[((r_element[_occa_exclusive_index]) * 10 + (0 + 8)) * (4 * 4 * 4) + (r_node[_occa_exclusive_index])] * r_w[k][_occa_exclusive_index];
        }
      } }
    }

    for (int k = 0; k < p_Nq; ++k) {
      for (int j = 0; j < p_Nq; ++j) {
        for (int i = 0; i < p_Nq; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i + 4 * ((unsigned long long)j);
          r_node[_occa_exclusive_index] = (k * p_Nq + j) * p_Nq + i;
          r_JW[_occa_exclusive_index] = vgeo[((r_element[_occa_exclusive_index]) * 10 + (9)) * (4 * 4 * 4) + (r_node[_occa_exclusive_index])];
          r_Fr[_occa_exclusive_index] = r_Fs[_occa_exclusive_index] = 0;
          r_Fr[_occa_exclusive_index] += vgeo[((r_element[_occa_exclusive_index]) * 10 + (0 + 0)) * (4 * 4 * 4) + (r_node[_occa_exclusive_index])] * r_u[k][_occa_exclusive_index];
          r_Fr[_occa_exclusive_index] += vgeo[((r_element[_occa_exclusive_index]) * 10 + (0 + 1)) * (4 * 4 * 4) + (r_node[_occa_exclusive_index])] * r_v[k][_occa_exclusive_index];
          r_Fr[_occa_exclusive_index] += vgeo[((r_element[_occa_exclusive_index]) * 10 + (0 + 2)) * (4 * 4 * 4) + (r_node[_occa_exclusive_index])] * r_w[k][_occa_exclusive_index];
          r_Fs[_occa_exclusive_index] += vgeo[((r_element[_occa_exclusive_index]) * 10 + (0 + 3)) * (4 * 4 * 4) + (r_node[_occa_exclusive_index])] * r_u[k][_occa_exclusive_index];
          r_Fs[_occa_exclusive_index] += vgeo[((r_element[_occa_exclusive_index]) * 10 + (0 + 4)) * (4 * 4 * 4) + (r_node[_occa_exclusive_index])] * r_v[k][_occa_exclusive_index];
          r_Fs[_occa_exclusive_index] += vgeo[((r_element[_occa_exclusive_index]) * 10 + (0 + 5)) * (4 * 4 * 4) + (r_node[_occa_exclusive_index])] * r_w[k][_occa_exclusive_index];
          s_F[0][j][i] = r_Fr[_occa_exclusive_index];
          s_F[1][j][i] = r_Fs[_occa_exclusive_index];
          s_F[2][j][i] = r_JW[_occa_exclusive_index] * (r_u[k][_occa_exclusive_index] * r_u[k][_occa_exclusive_index] + r_v[k][_occa_exclusive_index] * r_v[k][_occa_exclusive_index] + r_w[k][_occa_exclusive_index] * r_w[k][_occa_exclusive_index]);
        }
      }
      for (int j = 0; j < p_Nq; ++j) {
        for (int i = 0; i < p_Nq; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i + 4 * ((unsigned long long)j);
          r_invJW[_occa_exclusive_index] = 1.f / r_JW[_occa_exclusive_index];
          for (int m = 0; m < p_Nq; ++m) {
            r_div[k][_occa_exclusive_index] += r_invJW[_occa_exclusive_index] * (s_D[i][m] * s_F[0][j][m] + s_D[j][m] * s_F[1][m][i]);
            r_div[k][_occa_exclusive_index] += r_invJW[_occa_exclusive_index] * s_D[k][m] * r_Ft[m][_occa_exclusive_index];
          }
          if (i == 0 && j == 0) {
            for (int n = 0; n < p_Nq * p_Nq; ++n) r_energy[_occa_exclusive_index] += s_F[2][n / p_Nq][n % p_Nq];
          }
        }
      }
    }

    for (int j = 0; j < p_Nq; ++j) {
      for (int i = 0; i < p_Nq; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i + 4 * ((unsigned long long)j);
        for (int k = 0; k < p_Nq; ++k) div[r_element[_occa_exclusive_index] * p_Np + (k * p_Nq + j) * p_Nq + i] = r_div[k][_occa_exclusive_index];
        if (i + j == 0) energy[r_element[_occa_exclusive_index]] = r_energy[_occa_exclusive_index];
      }
    }
  }
}
