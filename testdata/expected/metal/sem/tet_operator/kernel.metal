#include <metal_stdlib>
using namespace metal;
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
[[max_total_threads_per_threadgroup(30)]] kernel void _occa_tetOperator_0(constant const dlong &Nelements [[buffer(0)]], device const dlong *__restrict elementList [[buffer(1)]], device const dfloat *__restrict ggeo [[buffer(2)]],
                         device const dfloat *__restrict S [[buffer(3)]], device const dfloat *__restrict MM [[buffer(4)]], constant const dfloat &lambda [[buffer(5)]],
                         device const dfloat *__restrict q [[buffer(6)]], device dfloat *__restrict Aq [[buffer(7)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_q[3][10];
#line 20 "kernels/sem/tet_operator.okl"
  { int eo = 3 * (int)_occa_group_position.x;
    
    dlong element, active;
    dfloat Grr, Grs, Grt, Gss, Gst, Gtt, J;
    dfloat qrr, qrs, qrt, qss, qst, qtt, qM;

    { int es = (int)_occa_thread_position.y;
      { int n = (int)_occa_thread_position.x;
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

    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 44 "kernels/sem/tet_operator.okl"
    { int es = (int)_occa_thread_position.y;
      { int n = (int)_occa_thread_position.x;
        qrr = 0; qrs = 0; qrt = 0; qss = 0; qst = 0; qtt = 0; qM = 0;
        if (active) {
          #pragma unroll p_Np
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

    { int es = (int)_occa_thread_position.y;
      { int n = (int)_occa_thread_position.x;
        if (active) {
          Aq[element * p_Np + n] = Grr * qrr + Grs * qrs + Grt * qrt + Gss * qss + Gst * qst + Gtt * qtt + J * lambda * qM;
        }
      }
    }
  }
}
