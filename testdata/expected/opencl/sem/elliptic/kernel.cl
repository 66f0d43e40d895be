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
static void jacobian(__local const dfloat *xe, const dfloat r, const dfloat s, const dfloat t, __private dfloat *J) {
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

__kernel __attribute__((reqd_work_group_size(5, 5, 1))) void _occa_ellipticTrilinear_0(const dlong Nelements, __global const dfloat *restrict EXYZ, __global const dfloat *restrict gllzw,
                               __global const dfloat *restrict D, const dfloat lambda, __global const dfloat *restrict q,
                               __global dfloat *restrict Aq) {
  __local float s_D[5][5];
  __local float s_z[5];
  __local float s_w[5];
  __local float s_q[5][5];
  __local float s_Gqr[5][5];
  __local float s_Gqs[5][5];
  __local float s_xe[24];
#line 41 "kernels/sem/elliptic.okl"
  { int e = (int)get_group_id(0);
      
      
    
    dfloat r_qt, r_Gqt, r_Auk, r_J[9], r_q[p_Nq], r_Aq[p_Nq];
    dfloat r_G00, r_G01, r_G02, r_G11, r_G12, r_G22, r_GwJ;

    { int j = (int)get_local_id(1); { int i = (int)get_local_id(0);
      s_D[j][i] = D[j * p_Nq + i];
      if (j == 0) {
        s_z[i] = gllzw[i];
        s_w[i] = gllzw[i + p_Nq];
      }
      const int n = j * p_Nq + i;
      if (n < 3 * p_Nverts) s_xe[n] = EXYZ[e * 3 * p_Nverts + n];
      for (int k = 0; k < p_Nq; ++k) {
        r_q[k] = q[e * p_Np + (k * p_Nq + j) * p_Nq + i];
        r_Aq[k] = 0;
      }
    } }

    for (int k = 0; k < p_Nq; ++k) {
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 63 "kernels/sem/elliptic.okl"
      { int j = (int)get_local_id(1); { int i = (int)get_local_id(0);
        s_q[j][i] = r_q[k];
        jacobian(s_xe, s_z[i], s_z[j], s_z[k], r_J);
        const dfloat det = r_J[0] * (r_J[4] * r_J[8] - r_J[5] * r_J[7]) - r_J[1] * (r_J[3] * r_J[8] - r_J[5] * r_J[6]) +
                           r_J[2] * (r_J[3] * r_J[7] - r_J[4] * r_J[6]);
        const dfloat W = s_w[i] * s_w[j] * s_w[k];
        dfloat I[3][3];
        for (int a = 0; a < 3; ++a) {
          for (int b = 0; b < 3; ++b) {
            const int a1 = (a + 1) % 3, a2 = (a + 2) % 3, b1 = (b + 1) % 3, b2 = (b + 2) % 3;
            I[b][a] = r_J[3 * a1 + b1] * r_J[3 * a2 + b2] - r_J[3 * a1 + b2] * r_J[3 * a2 + b1];
          }
        }
#define METRIC(a, b) (W / det * (I[a][0] * I[b][0] + I[a][1] * I[b][1] + I[a][2] * I[b][2]))
        r_G00 = METRIC(0, 0);
        r_G01 = METRIC(0, 1);
        r_G02 = METRIC(0, 2);
        r_G11 = METRIC(1, 1);
        r_G12 = METRIC(1, 2);
        r_G22 = METRIC(2, 2);
#undef METRIC
        r_GwJ = W * det;
        r_qt = 0;
#pragma unroll 5
        for (int m = 0; m < p_Nq; ++m) r_qt += s_D[k][m] * r_q[m];
      } }

      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 90 "kernels/sem/elliptic.okl"
      { int j = (int)get_local_id(1); { int i = (int)get_local_id(0);
        dfloat qr = 0, qs = 0;
#pragma unroll 5
        for (int m = 0; m < p_Nq; ++m) {
          qr += s_D[i][m] * s_q[j][m];
          qs += s_D[j][m] * s_q[m][i];
        }
        s_Gqr[j][i] = r_G00 * qr + r_G01 * qs + r_G02 * r_qt;
        s_Gqs[j][i] = r_G01 * qr + r_G11 * qs + r_G12 * r_qt;
        r_Gqt = r_G02 * qr + r_G12 * qs + r_G22 * r_qt;
        r_Auk = r_GwJ * lambda * r_q[k];
      } }

      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 103 "kernels/sem/elliptic.okl"
      { int j = (int)get_local_id(1); { int i = (int)get_local_id(0);
#pragma unroll 5
        for (int m = 0; m < p_Nq; ++m) {
          r_Auk += s_D[m][j] * s_Gqs[m][i];
          r_Aq[m] += s_D[k][m] * r_Gqt;
          r_Auk += s_D[m][i] * s_Gqr[j][m];
        }

        r_Aq[k] += r_Auk;



      } }
    }

    { int j = (int)get_local_id(1); { int i = (int)get_local_id(0);
      for (int k = 0; k < p_Nq; ++k) Aq[e * p_Np + (k * p_Nq + j) * p_Nq + i] = r_Aq[k];
    } }
  }
}
