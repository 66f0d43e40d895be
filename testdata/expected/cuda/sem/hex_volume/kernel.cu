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

extern "C" __global__ __launch_bounds__(16) void _occa_hexDivergence_0(const int Nelements, const int *__restrict__ elementList, const dfloat *__restrict__ vgeo,
                           const dfloat *__restrict__ D, const dfloat *__restrict__ U, dfloat *__restrict__ div,
                           dfloat *__restrict__ energy) {
  { int e = (int)blockIdx.x;
    __shared__ dfloat s_D[p_Nq][p_Nq + 1];
    __shared__ dfloat s_F[3][p_Nq][p_Nq];

    int r_element, r_node;
    dfloat r_u[p_Nq], r_v[p_Nq], r_w[p_Nq];
    dfloat r_Fr, r_Fs;
    dfloat r_Ft[p_Nq];
    dfloat r_div[p_Nq], r_energy;
    dfloat r_JW, r_invJW;

    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x;
        s_D[j][i] = D[j * p_Nq + i];
        r_element = elementList[e];
        r_energy = 0;
#pragma unroll 4
        for (int k = 0; k < p_Nq; ++k) {
          r_node = (k * p_Nq + j) * p_Nq + i;
          r_u[k] = U[FIELD(r_element, 0, r_node)];
          r_v[k] = U[FIELD(r_element, 1, r_node)];
          r_w[k] = U[FIELD(r_element, 2, r_node)];
          r_div[k] = 0;
        }
      }
    }

    // The flux in the third direction stays within the column.
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x;
        for (int k = 0; k < p_Nq; ++k) {
          r_node = (k * p_Nq + j) * p_Nq + i;
          r_Ft[k] = VGEO(r_element, RXID + 6, r_node) * r_u[k] + VGEO(r_element, RXID + 7, r_node) * r_v[k] +
                    VGEO(r_element, RXID + 8, r_node) * r_w[k];
        }
      }
    }

    for (int k = 0; k < p_Nq; ++k) {
      { int j = (int)threadIdx.y;
        { int i = (int)threadIdx.x;
          r_node = (k * p_Nq + j) * p_Nq + i;
          r_JW = VGEO(r_element, JWID, r_node);
          r_Fr = r_Fs = 0;
          r_Fr += VGEO(r_element, RXID + 0, r_node) * r_u[k];
          r_Fr += VGEO(r_element, RXID + 1, r_node) * r_v[k];
          r_Fr += VGEO(r_element, RXID + 2, r_node) * r_w[k];
          r_Fs += VGEO(r_element, RXID + 3, r_node) * r_u[k];
          r_Fs += VGEO(r_element, RXID + 4, r_node) * r_v[k];
          r_Fs += VGEO(r_element, RXID + 5, r_node) * r_w[k];
          s_F[0][j][i] = r_Fr;
          s_F[1][j][i] = r_Fs;
          s_F[2][j][i] = r_JW * (r_u[k] * r_u[k] + r_v[k] * r_v[k] + r_w[k] * r_w[k]);
        }
      }
      __syncthreads();
#line 77 "kernels/sem/hex_volume.okl"
      { int j = (int)threadIdx.y;
        { int i = (int)threadIdx.x;
          r_invJW = 1.f / r_JW;
          for (int m = 0; m < p_Nq; ++m) {
            r_div[k] += r_invJW * (s_D[i][m] * s_F[0][j][m] + s_D[j][m] * s_F[1][m][i]);
            r_div[k] += r_invJW * s_D[k][m] * r_Ft[m];
          }
          if (i == 0 && j == 0) {
            for (int n = 0; n < p_Nq * p_Nq; ++n) r_energy += s_F[2][n / p_Nq][n % p_Nq];
          }
        }
      }
      __syncthreads();
#line 89 "kernels/sem/hex_volume.okl"
}

    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x;
        for (int k = 0; k < p_Nq; ++k) div[r_element * p_Np + (k * p_Nq + j) * p_Nq + i] = r_div[k];
        if (i + j == 0) energy[r_element] = r_energy;
      }
    }
  }
}
