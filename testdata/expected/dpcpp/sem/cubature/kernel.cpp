#include <sycl/sycl.hpp>
#define p_Nq 4
#define p_cubNq 5
#line 1 "kernels/sem/cubature.okl"
// okl: -D p_Nq=4 -D p_cubNq=5
// Interpolates quadrilaterals' nodes to more points, squares there, and projects back. The nests have
// different counts, so that some items sit out.








extern "C" void _occa_cubatureSquare_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &Nelements, const float *__restrict__ I, const float *__restrict__ W,
                            const float *__restrict__ q, float *__restrict__ Mq) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 5, 5)]] {
#line 14 "kernels/sem/cubature.okl"
  { int e = (int)item_.get_group(2);
    auto &s_I = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[5][4]>(item_.get_group());
    auto &s_q = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[4][4]>(item_.get_group());
    auto &s_Iq = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[4][5]>(item_.get_group());
    auto &s_IIq = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[5][5]>(item_.get_group());
    auto &s_PIIq = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[5][4]>(item_.get_group());

    // Load: all of the interpolation matrix, and the nodes.
    { int b = (int)item_.get_local_id(1);
      { if (item_.get_local_id(2) < 4) { int a = (int)item_.get_local_id(2);
        s_I[b][a] = I[b * p_Nq + a];
        if (b < p_Nq) s_q[b][a] = q[(e * p_Nq + b) * p_Nq + a];
      } }
    }
    // Along x.
    sycl::group_barrier(item_.get_group());
#line 29 "kernels/sem/cubature.okl"
    { if (item_.get_local_id(1) < 4) { int j = (int)item_.get_local_id(1);
      { int a = (int)item_.get_local_id(2);
        float sum = 0;
#pragma unroll p_Nq
        for (int i = 0; i < p_Nq; ++i) sum += s_I[a][i] * s_q[j][i];
        s_Iq[j][a] = sum;
      }
    } }
    // Along y, and the square.
    sycl::group_barrier(item_.get_group());
#line 38 "kernels/sem/cubature.okl"
    { int b = (int)item_.get_local_id(1);
      { int a = (int)item_.get_local_id(2);
        float sum = 0;
#pragma unroll p_Nq
        for (int j = 0; j < p_Nq; ++j) sum += s_I[b][j] * s_Iq[j][a];
        s_IIq[b][a] = W[b] * W[a] * sum * sum;
      }
    }
    // Back along x.
    sycl::group_barrier(item_.get_group());
#line 47 "kernels/sem/cubature.okl"
    { int b = (int)item_.get_local_id(1);
      { if (item_.get_local_id(2) < 4) { int i = (int)item_.get_local_id(2);
        float sum = 0;
        for (int a = 0; a < p_cubNq; ++a) sum += s_I[a][i] * s_IIq[b][a];
        s_PIIq[b][i] = sum;
      } }
    }
    // Back along y.
    sycl::group_barrier(item_.get_group());
#line 55 "kernels/sem/cubature.okl"
    { if (item_.get_local_id(1) < 4) { int j = (int)item_.get_local_id(1);
      { if (item_.get_local_id(2) < 4) { int i = (int)item_.get_local_id(2);
        float sum = 0;
        for (int b = 0; b < p_cubNq; ++b) sum += s_I[b][j] * s_PIIq[b][i];
        Mq[(e * p_Nq + j) * p_Nq + i] = sum;
      } }
    } }
  }
    });
  });
}
