#include <sycl/sycl.hpp>
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

extern "C" void _occa_hexDivergence_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &Nelements, const int *__restrict__ elementList, const dfloat *__restrict__ vgeo,
                           const dfloat *__restrict__ D, const dfloat *__restrict__ U, dfloat *__restrict__ div,
                           dfloat *__restrict__ energy) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 4, 4)]] {
#line 22 "kernels/sem/hex_volume.okl"
  { int e = (int)item_.get_group(2);
    auto &s_D = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[4][5]>(item_.get_group());
    auto &s_F = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[3][4][4]>(item_.get_group());

    int r_element, r_node;
    dfloat r_u[p_Nq], r_v[p_Nq], r_w[p_Nq];
    dfloat r_Fr, r_Fs;
    dfloat r_Ft[p_Nq];
    dfloat r_div[p_Nq], r_energy;
    dfloat r_JW, r_invJW;

    { int j = (int)item_.get_local_id(1);
      { int i = (int)item_.get_local_id(2);
        s_D[j][i] = D[j * p_Nq + i];
        r_element = elementList[e];
        r_energy = 0;
#pragma unroll p_Nq
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
    { int j = (int)item_.get_local_id(1);
      { int i = (int)item_.get_local_id(2);
        for (int k = 0; k < p_Nq; ++k) {
          r_node = (k * p_Nq + j) * p_Nq + i;
          r_Ft[k] = VGEO(r_element, RXID + 6, r_node) * r_u[k] + VGEO(r_element, RXID + 7, r_node) * r_v[k] +
                    VGEO(r_element, RXID + 8, r_node) * r_w[k];
        }
      }
    }

    for (int k = 0; k < p_Nq; ++k) {
      { int j = (int)item_.get_local_id(1);
        { int i = (int)item_.get_local_id(2);
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
      sycl::group_barrier(item_.get_group());
#line 77 "kernels/sem/hex_volume.okl"
      { int j = (int)item_.get_local_id(1);
        { int i = (int)item_.get_local_id(2);
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
      sycl::group_barrier(item_.get_group());
#line 89 "kernels/sem/hex_volume.okl"
}

    { int j = (int)item_.get_local_id(1);
      { int i = (int)item_.get_local_id(2);
        for (int k = 0; k < p_Nq; ++k) div[r_element * p_Np + (k * p_Nq + j) * p_Nq + i] = r_div[k];
        if (i + j == 0) energy[r_element] = r_energy;
      }
    }
  }
    });
  });
}
