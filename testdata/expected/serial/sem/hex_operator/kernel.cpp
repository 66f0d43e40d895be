#define p_Nq 7
#line 1 "kernels/sem/hex_operator.okl"
// okl: -D p_Nq=7
// Aq = (stiffness + lambda * mass) q, element by element, on hexahedra with p_Nq^3 nodes each.
//
// An element's nodes form a cube. One item owns a column of it (fixed i and j, all k), so a group
// has p_Nq * p_Nq items, and the k loop moves a slice at a time through shared memory.






#define dfloat float



#define dlong int


#define p_Nq2 (p_Nq * p_Nq)
#define p_Np (p_Nq * p_Nq * p_Nq)

// Per node: the symmetric metric tensor and the mass weight, each p_Np values long.
#define p_Ngeo 7
#define p_Grr 0
#define p_Grs 1
#define p_Grt 2
#define p_Gss 3
#define p_Gst 4
#define p_Gtt 5
#define p_Gwj 6

extern "C" void hexOperator(const dlong &Nelements,
                         const dfloat *__restrict__ geo,
                         const dfloat *__restrict__ D,
                         const dfloat &lambda,
                         const dfloat *__restrict__ q,
                         dfloat *__restrict__ Aq) {
  for (dlong e = 0; e < Nelements; ++e) {
    alignas(64) dfloat s_D[p_Nq][p_Nq];
    alignas(64) dfloat s_q[p_Nq][p_Nq];
    alignas(64) dfloat s_Gr[p_Nq][p_Nq];
    alignas(64) dfloat s_Gs[p_Nq][p_Nq];

    alignas(64) dfloat r_q[p_Nq][49];
    alignas(64) dfloat r_Aq[p_Nq][49];
    alignas(64) dfloat r_Gt[49], r_slice[49];

    for (int j = 0; j < p_Nq; ++j) {
      for (int i = 0; i < p_Nq; ++i) { const int item = i + 7 * j;
        s_D[j][i] = D[p_Nq * j + i];

        const dlong base = e * p_Np + j * p_Nq + i;
#pragma unroll 7
        for (int k = 0; k < p_Nq; ++k) {
          r_q[k][item] = q[base + k * p_Nq2];
          r_Aq[k][item] = 0;
        }
      }
    }

#pragma unroll 7
    for (int k = 0; k < p_Nq; ++k) {
      // This slice of q becomes visible to the whole group.
      for (int j = 0; j < p_Nq; ++j) {
        for (int i = 0; i < p_Nq; ++i) { const int item = i + 7 * j;
          s_q[j][i] = r_q[k][item];
        }
      }

      // Differentiate in three directions and apply the metric tensor.
      for (int j = 0; j < p_Nq; ++j) {
        for (int i = 0; i < p_Nq; ++i) { const int item = i + 7 * j;
          dfloat qr = 0, qs = 0, qt = 0;

#pragma unroll 7
          for (int m = 0; m < p_Nq; ++m) {
            qr += s_D[i][m] * s_q[j][m];
            qs += s_D[j][m] * s_q[m][i];
            qt += s_D[k][m] * r_q[m][item];
          }

          const dlong id = e * p_Ngeo * p_Np + k * p_Nq2 + j * p_Nq + i;
          const dfloat Grr = geo[id + p_Grr * p_Np];
          const dfloat Grs = geo[id + p_Grs * p_Np];
          const dfloat Grt = geo[id + p_Grt * p_Np];
          const dfloat Gss = geo[id + p_Gss * p_Np];
          const dfloat Gst = geo[id + p_Gst * p_Np];
          const dfloat Gtt = geo[id + p_Gtt * p_Np];

          s_Gr[j][i] = Grr * qr + Grs * qs + Grt * qt;
          s_Gs[j][i] = Grs * qr + Gss * qs + Gst * qt;
          r_Gt[item] = Grt * qr + Gst * qs + Gtt * qt;

          r_slice[item] = lambda * geo[id + p_Gwj * p_Np] * r_q[k][item];
        }
      }

      // Apply the transposed derivatives.
      for (int j = 0; j < p_Nq; ++j) {
        for (int i = 0; i < p_Nq; ++i) { const int item = i + 7 * j;
#pragma unroll 7
          for (int m = 0; m < p_Nq; ++m) {
            r_slice[item] += s_D[m][i] * s_Gr[j][m];
            r_slice[item] += s_D[m][j] * s_Gs[m][i];
            r_Aq[m][item] += s_D[k][m] * r_Gt[item];
          }
          r_Aq[k][item] += r_slice[item];
        }
      }
    }

    for (int j = 0; j < p_Nq; ++j) {
      for (int i = 0; i < p_Nq; ++i) { const int item = i + 7 * j;
        const dlong base = e * p_Np + j * p_Nq + i;
#pragma unroll 7
        for (int k = 0; k < p_Nq; ++k) {
          Aq[base + k * p_Nq2] = r_Aq[k][item];
        }
      }
    }
  }
}
