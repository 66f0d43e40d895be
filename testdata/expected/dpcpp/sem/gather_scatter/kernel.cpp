#include <sycl/sycl.hpp>
#line 1 "kernels/sem/gather_scatter.okl"
// Sums over nodes that elements share: by rows of a list, by atomic addition, and the way back.

#define p_block 32

typedef int index_t;

extern "C" void _occa_gatherRows_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const index_t &Ngather, const index_t *__restrict__ rowStarts, const index_t *__restrict__ localIds,
                        const float *__restrict__ q, float *__restrict__ gq) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 9 "kernels/sem/gather_scatter.okl"
  { index_t _occa_tiled_g = (index_t)(32) * (index_t)item_.get_group(2); index_t g = _occa_tiled_g + (index_t)item_.get_local_id(2); if (g < Ngather) {
    const index_t start = rowStarts[g], end = rowStarts[g + 1];
    float sum = 0.f;
    for (index_t n = start; n < end; ++n) sum += q[localIds[n]];
    gq[g] = sum;
  } }
    });
  });
}

#line 17 "kernels/sem/gather_scatter.okl"
extern "C" void _occa_gatherAtomic_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const index_t &Nlocal, const index_t *__restrict__ globalIds, const double *__restrict__ q,
                          double *__restrict__ gq) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 19 "kernels/sem/gather_scatter.okl"
  { index_t _occa_tiled_n = (index_t)(32) * (index_t)item_.get_group(2); index_t n = _occa_tiled_n + (index_t)item_.get_local_id(2); if (n < Nlocal) {
    const index_t g = globalIds[n];
    if (g >= 0) {
      sycl::atomic_ref<double, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(gq[g]).fetch_add((double)(q[n]));
    }
  } }
    });
  });
}

#line 27 "kernels/sem/gather_scatter.okl"
// Nodes without a partner (-1) are masked.
extern "C" void _occa_scatter_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const index_t &Nlocal, const index_t *__restrict__ globalIds, const float *__restrict__ gq,
                     float *__restrict__ q) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 30 "kernels/sem/gather_scatter.okl"
  { index_t _occa_tiled_n = (index_t)(32) * (index_t)item_.get_group(2); index_t n = _occa_tiled_n + (index_t)item_.get_local_id(2); if (n < Nlocal) {
    const index_t g = globalIds[n];
    q[n] = g < 0 ? 0.f : gq[g];
  } }
    });
  });
}

#line 36 "kernels/sem/gather_scatter.okl"
extern "C" void _occa_maskNodes_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const index_t &Nmasked, const index_t *__restrict__ maskIds, float *__restrict__ q) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 37 "kernels/sem/gather_scatter.okl"
  { index_t _occa_tiled_n = (index_t)(32) * (index_t)item_.get_group(2); index_t n = _occa_tiled_n + (index_t)item_.get_local_id(2); if (n < Nmasked) { q[maskIds[n]] = 0.f; } }
    });
  });
}

#line 40 "kernels/sem/gather_scatter.okl"
extern "C" void _occa_packNodes_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const index_t &Nhalo, const index_t &Nentries, const index_t *__restrict__ ids,
                       const float *__restrict__ q, float *__restrict__ halo) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 42 "kernels/sem/gather_scatter.okl"
  { index_t _occa_tiled_n = (index_t)(32) * (index_t)item_.get_group(2); index_t n = _occa_tiled_n + (index_t)item_.get_local_id(2); if (n < Nhalo * Nentries) {
    const index_t k = n % Nentries;
    halo[n] = q[ids[n / Nentries] * Nentries + k];
  } }
    });
  });
}
