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

__kernel __attribute__((reqd_work_group_size(12, 2, 1))) void _occa_surfaceFlux_0(const int Nelements, __global const float *restrict sgeo, __global const float *restrict LIFT,
                         __global const int *restrict vmapM, __global const int *restrict vmapP, __global const int *restrict EToB,
                         const float bx, const float by, __global const float *restrict q, __global float *restrict rhs) {
  __local float s_flux[2][12];
#line 32 "kernels/sem/surface_flux.okl"
  { int eo = 2 * (int)get_group_id(0);
    

    { int es = (int)get_local_id(1);
      { int n = (int)get_local_id(0);
        const int e = eo + es;
        if (e < Nelements && n < p_Nfp * p_Nfaces) {
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

    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 60 "kernels/sem/surface_flux.okl"
    { int es = (int)get_local_id(1);
      { int n = (int)get_local_id(0);
        const int e = eo + es;
        if (e < Nelements) {
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
