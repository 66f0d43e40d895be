#include <cmath>
using std::fabs;
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#define p_Nfp 4
#define p_Nfaces 3
#define p_Np 10
#line 1 "kernels/sem/surface_flux.okl"
// okl: -D p_Nfp=4 -D p_Nfaces=3 -D p_Np=10
// Upwind fluxes through the faces of triangles; maps name the nodes on both sides of a face.


#line 14 "kernels/sem/surface_flux.okl"
#define p_NblockS 2
#define p_cells 12

#define p_maxNodes (p_Nfp * p_Nfaces)




// Two states and a speed give the flux.
#define UPWIND(flux, un, qM, qP)                                        \
  {                                                                     \
    const float c_ = (un);                                              \
    flux = 0.5f * c_ * ((qM) + (qP)) - 0.5f * fabs(c_) * ((qP) - (qM)); \
  }

extern "C" void surfaceFlux(const int &Nelements, const float *__restrict__ sgeo, const float *__restrict__ LIFT,
                         const int *__restrict__ vmapM, const int *__restrict__ vmapP, const int *__restrict__ EToB,
                         const float &bx, const float &by, const float *__restrict__ q, float *__restrict__ rhs) {
  for (int eo = 0; eo < Nelements; eo += p_NblockS) {
    alignas(64) float s_flux[p_NblockS][p_Nfp * p_Nfaces];

    for (int es = 0, es_end = (int)_occa_within((long long)Nelements - eo, -2147483648ll, 2); es < es_end; ++es) {
      for (int n = 0; n < 12; ++n) {
        const int e = eo + es;
        {
          const int face = n / p_Nfp;
          const int sk = 4 * (e * p_Nfaces + face);
          const float nx = sgeo[sk + 0], ny = sgeo[sk + 1], sJ = sgeo[sk + 2], invJ = sgeo[sk + 3];

          const int id = e * p_Nfaces * p_Nfp + n;
          const int idM = vmapM[id];
          const int idP = vmapP[id];

          const float qM = q[idM];
          float qP = q[idP];
          const int boundary = EToB[face + p_Nfaces * e];
          if (boundary == 1) qP = -qM;
          else if (boundary > 1) qP = 0.0f;

          float flux;
          UPWIND(flux, nx * bx + ny * by, qM, qP);
          s_flux[es][n] = invJ * sJ * flux;
        }
      }
    }

    for (int es = 0, es_end = (int)_occa_within((long long)Nelements - eo, -2147483648ll, 2); es < es_end; ++es) {
      for (int n = 0; n < p_maxNodes; ++n) {
        const int e = eo + es;
        {
          if (n < p_Np) {
            float sum = rhs[e * p_Np + n];
            #pragma unroll 4 * 3
            for (int m = 0; m < p_Nfp * p_Nfaces; ++m) sum -= LIFT[n + m * p_Np] * s_flux[es][m];
            rhs[e * p_Np + n] = sum;
          }
        }
      }
    }
  }
}
