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
extern "C" __global__ __launch_bounds__(30) void _occa_tetOperator_0(const dlong Nelements, const dlong *__restrict__ elementList, const dfloat *__restrict__ ggeo,
                         const dfloat *__restrict__ S, const dfloat *__restrict__ MM, const dfloat lambda,
                         const dfloat *__restrict__ q, dfloat *__restrict__ Aq) {
  { int eo = 3 * (int)blockIdx.x;
    __shared__ dfloat s_q[p_Nblock][p_Np];
    dlong element, active;
    dfloat Grr, Grs, Grt, Gss, Gst, Gtt, J;
    dfloat qrr, qrs, qrt, qss, qst, qtt, qM;

    { int es = (int)threadIdx.y;
      { int n = (int)threadIdx.x;
        active = eo + es < Nelements;
        if (active) {
          element = elementList[eo + es];
          s_q[es][n] = q[element * p_Np + n];
          const dlong g = element * p_Nggeo;
          Grr = ggeo[g + 0];
          Grs = ggeo[g + 1];
          Grt = ggeo[g + 2];
          Gss = ggeo[g + 3];
          Gst = ggeo[g + 4];
          Gtt = ggeo[g + 5];
          J = ggeo[g + 6];
        }
      }
    }

    __syncthreads();
#line 44 "kernels/sem/tet_operator.okl"
    { int es = (int)threadIdx.y;
      { int n = (int)threadIdx.x;
        qrr = 0; qrs = 0; qrt = 0; qss = 0; qst = 0; qtt = 0; qM = 0;
        if (active) {
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
    }

    { int es = (int)threadIdx.y;
      { int n = (int)threadIdx.x;
        if (active) {
          Aq[element * p_Np + n] = Grr * qrr + Grs * qrs + Grt * qrt + Gss * qss + Gst * qst + Gtt * qtt + J * lambda * qM;
        }
      }
    }
  }
}
