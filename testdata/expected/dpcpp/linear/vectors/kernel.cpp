#include <sycl/sycl.hpp>
#define p_blockSize 32
#define dfloat float
#line 1 "kernels/linear/vectors.okl"
// okl: -D p_blockSize=32 -D dfloat=float
// Sums and products of vectors, with loops from a header.










#line 3 "kernels/linear/vectors.h"
// Folds one shared array to its first entry. Stands in the body of an @outer loop.





#line 13 "kernels/linear/vectors.okl"
extern "C" void _occa_axpby_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const dfloat &alpha, const dfloat *__restrict__ x, const dfloat &beta, dfloat *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 14 "kernels/linear/vectors.okl"
  { int _occa_tiled_n = 32 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) {
    y[n] = alpha * x[n] + (beta == 0 ? 0 : beta * y[n]);
  } }
    });
  });
}

#line 19 "kernels/linear/vectors.okl"
extern "C" void _occa_scaleBy_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const dfloat &alpha, dfloat *__restrict__ x) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 19 "kernels/linear/vectors.okl"
  { int _occa_tiled_n = 32 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) { x[n] *= alpha; } }
    });
  });
}

#line 21 "kernels/linear/vectors.okl"
extern "C" void _occa_innerProduct_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &Nblocks, const int &N, const dfloat *__restrict__ x, const dfloat *__restrict__ y,
                          dfloat *__restrict__ xy) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 23 "kernels/linear/vectors.okl"
  { int b = (int)item_.get_group(2);
    auto &s_xy = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[32]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      dfloat sum = 0;
      for (int n = t + b * p_blockSize; n < N; n += Nblocks * p_blockSize) sum += x[n] * y[n];
      s_xy[t] = sum;
    }
    for (int alive = (32) / 2; alive > 0; alive /= 2) { sycl::group_barrier(item_.get_group()); { int t = (int)item_.get_local_id(2); if (t < alive) s_xy[t] += s_xy[t + alive]; } }
    { int t = (int)item_.get_local_id(2); if (t == 0) xy[b] = s_xy[0]; }
  }
    });
  });
}

#line 35 "kernels/linear/vectors.okl"
// An update and the norm of its result at once, as in conjugate gradients.
extern "C" void _occa_updateNorm_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &Nblocks, const int &N, const dfloat &alpha, const dfloat *__restrict__ Ap,
                        dfloat *__restrict__ r, dfloat *__restrict__ rr) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 38 "kernels/linear/vectors.okl"
  { int b = (int)item_.get_group(2);
    auto &s_rr = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[32]>(item_.get_group());
    dfloat r_sum = 0;
    { int t = (int)item_.get_local_id(2);
      for (int n = t + b * p_blockSize; n < N; n += Nblocks * p_blockSize) {
        const dfloat rn = r[n] - alpha * Ap[n];
        r_sum += rn * rn;
        r[n] = rn;
      }
    }
    { int t = (int)item_.get_local_id(2); s_rr[t] = r_sum; }
    for (int alive = (32) / 2; alive > 0; alive /= 2) { sycl::group_barrier(item_.get_group()); { int t = (int)item_.get_local_id(2); if (t < alive) s_rr[t] += s_rr[t + alive]; } }
    { int t = (int)item_.get_local_id(2);
      if (t == 0) {
        sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(rr[0]).fetch_add((float)(s_rr[0]));
      }
    }
  }
    });
  });
}
