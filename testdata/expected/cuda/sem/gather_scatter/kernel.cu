#line 1 "kernels/sem/gather_scatter.okl"
// Sums over nodes that elements share: by rows of a list, by atomic addition, and the way back.

#define p_block 32

typedef int index_t;

extern "C" __global__ __launch_bounds__(32) void _occa_gatherRows_0(const index_t Ngather, const index_t *__restrict__ rowStarts, const index_t *__restrict__ localIds,
                        const float *__restrict__ q, float *__restrict__ gq) {
  { index_t g_tile = 32 * (index_t)blockIdx.x; index_t g = g_tile + (index_t)threadIdx.x; if (g < Ngather) {
    const index_t start = rowStarts[g], end = rowStarts[g + 1];
    float sum = 0.f;
    for (index_t n = start; n < end; ++n) sum += q[localIds[n]];
    gq[g] = sum;
  } }
}

extern "C" __global__ __launch_bounds__(32) void _occa_gatherAtomic_0(const index_t Nlocal, const index_t *__restrict__ globalIds, const double *__restrict__ q,
                          double *__restrict__ gq) {
  { index_t n_tile = 32 * (index_t)blockIdx.x; index_t n = n_tile + (index_t)threadIdx.x; if (n < Nlocal) {
    const index_t g = globalIds[n];
    if (g >= 0) {
      atomicAdd(&gq[g], q[n]);
    }
  } }
}

// Nodes without a partner (-1) are masked.
extern "C" __global__ __launch_bounds__(32) void _occa_scatter_0(const index_t Nlocal, const index_t *__restrict__ globalIds, const float *__restrict__ gq,
                     float *__restrict__ q) {
  { index_t n_tile = 32 * (index_t)blockIdx.x; index_t n = n_tile + (index_t)threadIdx.x; if (n < Nlocal) {
    const index_t g = globalIds[n];
    q[n] = g < 0 ? 0.f : gq[g];
  } }
}

extern "C" __global__ __launch_bounds__(32) void _occa_maskNodes_0(const index_t Nmasked, const index_t *__restrict__ maskIds, float *__restrict__ q) {
  { index_t n_tile = 32 * (index_t)blockIdx.x; index_t n = n_tile + (index_t)threadIdx.x; if (n < Nmasked) { q[maskIds[n]] = 0.f; } }
}

extern "C" __global__ __launch_bounds__(32) void _occa_packNodes_0(const index_t Nhalo, const index_t Nentries, const index_t *__restrict__ ids,
                       const float *__restrict__ q, float *__restrict__ halo) {
  { index_t n_tile = 32 * (index_t)blockIdx.x; index_t n = n_tile + (index_t)threadIdx.x; if (n < Nhalo * Nentries) {
    const index_t k = n % Nentries;
    halo[n] = q[ids[n / Nentries] * Nentries + k];
  } }
}
