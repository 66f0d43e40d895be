#define p_N 2
#line 1 "kernels/sem/tet_operator.okl"
// okl: -D p_N=2
// Stiffness on tetrahedra, several elements per group: matrices of the reference element in global
// memory, affine geometry per element.





#define dfloat float
#define dlong int

#define p_Np ((p_N + 1) * (p_N + 2) * (p_N + 3) / 6)
#define p_Nblock 3
#define p_Nggeo 7

// Geometry of one element, each factor constant over it.
extern "C" void tetOperator(const dlong &Nelements, const dlong *__restrict__ elementList, const dfloat *__restrict__ ggeo,
                         const dfloat *__restrict__ S, const dfloat *__restrict__ MM, const dfloat &lambda,
                         const dfloat *__restrict__ q, dfloat *__restrict__ Aq) {
  for (dlong eo = 0; eo < Nelements; eo += p_Nblock) {
    alignas(64) dfloat s_q[p_Nblock][p_Np];
    alignas(64) dlong element[30], active[30];
    alignas(64) dfloat Grr[30], Grs[30], Grt[30], Gss[30], Gst[30], Gtt[30], J[30];
    dfloat qrr, qrs, qrt, qss, qst, qtt, qM;

    for (int es = 0; es < p_Nblock; ++es) {
      for (int n = 0; n < p_Np; ++n) { const int item = n + 10 * es;
        active[item] = eo + es < Nelements;
        if (active[item]) {
          element[item] = elementList[eo + es];
          s_q[es][n] = q[element[item] * p_Np + n];
          const dlong g = element[item] * p_Nggeo;
          Grr[item] = ggeo[g + 0];
          Grs[item] = ggeo[g + 1];
          Grt[item] = ggeo[g + 2];
          Gss[item] = ggeo[g + 3];
          Gst[item] = ggeo[g + 4];
          Gtt[item] = ggeo[g + 5];
          J[item] = ggeo[g + 6];
        }
      }
    }

    for (int es = 0; es < p_Nblock; ++es) {
      for (int n = 0; n < p_Np; ++n) { { const int item = n + 10 * es;
        qrr = 0; qrs = 0; qrt = 0; qss = 0; qst = 0; qtt = 0; qM = 0;
        if (active[item]) {
          #pragma unroll ((2 + 1) * (2 + 2) * (2 + 3) / 6)
          for (int m = 0; m < p_Np; ++m) {
            const dfloat qm = s_q[es][m];
            const int at = m * p_Np + n;
            qrr += S[at + 0 * p_Np * p_Np] * qm;
            qrs += S[at + 1 * p_Np * p_Np] * qm;
            qrt += S[at + 2 * p_Np * p_Np] * qm;
            qss += S[at + 3 * p_Np * p_Np] * qm;
            qst += S[at + 4 * p_Np * p_Np] * qm;
            qtt += S[at + 5 * p_Np * p_Np] * qm;
            qM += MM[at] * qm;
          }
        }
      }

    { const int item = n + 10 * es;
#line 66 "kernels/sem/tet_operator.okl"
        if (active[item]) {
          Aq[element[item] * p_Np + n] = Grr[item] * qrr + Grs[item] * qrs + Grt[item] * qrt + Gss[item] * qss + Gst[item] * qst + Gtt[item] * qtt + J[item] * lambda * qM;
        }
      } }
    }
  }
}
