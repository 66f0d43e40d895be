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
__kernel __attribute__((reqd_work_group_size(10, 3, 1))) void _occa_tetOperator_0(const dlong Nelements, __global const dlong *restrict elementList, __global const dfloat *restrict ggeo,
                         __global const dfloat *restrict S, __global const dfloat *restrict MM, const dfloat lambda,
                         __global const dfloat *restrict q, __global dfloat *restrict Aq) {
  __local float s_q[3][10];
#line 20 "kernels/sem/tet_operator.okl"
  { int eo = 3 * (int)get_group_id(0);
    
    dlong element, active;
    dfloat Grr, Grs, Grt, Gss, Gst, Gtt, J;
    dfloat qrr, qrs, qrt, qss, qst, qtt, qM;

    { int es = (int)get_local_id(1);
      { int n = (int)get_local_id(0);
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

    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 44 "kernels/sem/tet_operator.okl"
    { int es = (int)get_local_id(1);
      { int n = (int)get_local_id(0);
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

    { int es = (int)get_local_id(1);
      { int n = (int)get_local_id(0);
        if (active) {
          Aq[element * p_Np + n] = Grr * qrr + Grs * qrs + Grt * qrt + Gss * qss + Gst * qst + Gtt * qtt + J * lambda * qM;
        }
      }
    }
  }
}
