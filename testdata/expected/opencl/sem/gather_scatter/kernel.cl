#pragma OPENCL EXTENSION cl_khr_fp64 : enable
static inline double okl_atomic_add_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value + operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/sem/gather_scatter.okl"
// Sums over nodes that elements share: by rows of a list, by atomic addition, and the way back.

#define p_block 32

typedef int index_t;

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_gatherRows_0(const index_t Ngather, __global const index_t *restrict rowStarts, __global const index_t *restrict localIds,
                        __global const float *restrict q, __global float *restrict gq) {
  { index_t g_tile = 32 * (index_t)get_group_id(0); index_t g = g_tile + (index_t)get_local_id(0); if (g < Ngather) {
    const index_t start = rowStarts[g], end = rowStarts[g + 1];
    float sum = 0.f;
    for (index_t n = start; n < end; ++n) sum += q[localIds[n]];
    gq[g] = sum;
  } }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_gatherAtomic_0(const index_t Nlocal, __global const index_t *restrict globalIds, __global const double *restrict q,
                          __global double *restrict gq) {
  { index_t n_tile = 32 * (index_t)get_group_id(0); index_t n = n_tile + (index_t)get_local_id(0); if (n < Nlocal) {
    const index_t g = globalIds[n];
    if (g >= 0) {
      okl_atomic_add_double_global(&gq[g], q[n]);
    }
  } }
}

// Nodes without a partner (-1) are masked.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_scatter_0(const index_t Nlocal, __global const index_t *restrict globalIds, __global const float *restrict gq,
                     __global float *restrict q) {
  { index_t n_tile = 32 * (index_t)get_group_id(0); index_t n = n_tile + (index_t)get_local_id(0); if (n < Nlocal) {
    const index_t g = globalIds[n];
    q[n] = g < 0 ? 0.f : gq[g];
  } }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_maskNodes_0(const index_t Nmasked, __global const index_t *restrict maskIds, __global float *restrict q) {
  { index_t n_tile = 32 * (index_t)get_group_id(0); index_t n = n_tile + (index_t)get_local_id(0); if (n < Nmasked) { q[maskIds[n]] = 0.f; } }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_packNodes_0(const index_t Nhalo, const index_t Nentries, __global const index_t *restrict ids,
                       __global const float *restrict q, __global float *restrict halo) {
  { index_t n_tile = 32 * (index_t)get_group_id(0); index_t n = n_tile + (index_t)get_local_id(0); if (n < Nhalo * Nentries) {
    const index_t k = n % Nentries;
    halo[n] = q[ids[n / Nentries] * Nentries + k];
  } }
}
