static inline double okl_atomic_add_double(volatile double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (double)(seen.value + operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
#line 1 "kernels/sem/gather_scatter.okl"
// Sums over nodes that elements share: by rows of a list, by atomic addition, and the way back.

#define p_block 32

typedef int index_t;

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_gatherRows_0(const index_t Ngather, __global const index_t *__restrict rowStarts, __global const index_t *__restrict localIds,
                        __global const float *__restrict q, __global float *__restrict gq) {
  { index_t _occa_tiled_g = (index_t)(32) * (index_t)get_group_id(0); index_t g = _occa_tiled_g + (index_t)get_local_id(0); if (g < Ngather) {
    const index_t start = rowStarts[g], end = rowStarts[g + 1];
    float sum = 0.f;
    for (index_t n = start; n < end; ++n) sum += q[localIds[n]];
    gq[g] = sum;
  } }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_gatherAtomic_0(const index_t Nlocal, __global const index_t *__restrict globalIds, __global const double *__restrict q,
                          __global double *__restrict gq) {
  { index_t _occa_tiled_n = (index_t)(32) * (index_t)get_group_id(0); index_t n = _occa_tiled_n + (index_t)get_local_id(0); if (n < Nlocal) {
    const index_t g = globalIds[n];
    if (g >= 0) {
      okl_atomic_add_double(&(gq[g]), (double)(q[n]));
    }
  } }
}

// Nodes without a partner (-1) are masked.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_scatter_0(const index_t Nlocal, __global const index_t *__restrict globalIds, __global const float *__restrict gq,
                     __global float *__restrict q) {
  { index_t _occa_tiled_n = (index_t)(32) * (index_t)get_group_id(0); index_t n = _occa_tiled_n + (index_t)get_local_id(0); if (n < Nlocal) {
    const index_t g = globalIds[n];
    q[n] = g < 0 ? 0.f : gq[g];
  } }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_maskNodes_0(const index_t Nmasked, __global const index_t *__restrict maskIds, __global float *__restrict q) {
  { index_t _occa_tiled_n = (index_t)(32) * (index_t)get_group_id(0); index_t n = _occa_tiled_n + (index_t)get_local_id(0); if (n < Nmasked) { q[maskIds[n]] = 0.f; } }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_packNodes_0(const index_t Nhalo, const index_t Nentries, __global const index_t *__restrict ids,
                       __global const float *__restrict q, __global float *__restrict halo) {
  { index_t _occa_tiled_n = (index_t)(32) * (index_t)get_group_id(0); index_t n = _occa_tiled_n + (index_t)get_local_id(0); if (n < Nhalo * Nentries) {
    const index_t k = n % Nentries;
    halo[n] = q[ids[n / Nentries] * Nentries + k];
  } }
}
