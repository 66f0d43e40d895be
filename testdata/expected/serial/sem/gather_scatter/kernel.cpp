#line 1 "kernels/sem/gather_scatter.okl"
// Sums over nodes that elements share: by rows of a list, by atomic addition, and the way back.

#define p_block 32

typedef int index_t;

extern "C" void gatherRows(const index_t &Ngather, const index_t *__restrict__ rowStarts, const index_t *__restrict__ localIds,
                        const float *__restrict__ q, float *__restrict__ gq) {
  for (long long g_tile = 0; g_tile < Ngather; g_tile += 32) for (index_t g = (index_t)g_tile, g_end = (index_t)(g_tile + 32 < Ngather ? g_tile + 32 : Ngather); g < g_end; ++g) {
    const index_t start = rowStarts[g], end = rowStarts[g + 1];
    float sum = 0.f;
    for (index_t n = start; n < end; ++n) sum += q[localIds[n]];
    gq[g] = sum;
  }
}

extern "C" void gatherAtomic(const index_t &Nlocal, const index_t *__restrict__ globalIds, const double *__restrict__ q,
                          double *__restrict__ gq) {
  for (long long n_tile = 0; n_tile < Nlocal; n_tile += 32) for (index_t n = (index_t)n_tile, n_end = (index_t)(n_tile + 32 < Nlocal ? n_tile + 32 : Nlocal); n < n_end; ++n) {
    const index_t g = globalIds[n];
    if (g >= 0) {
      gq[g] += q[n];
    }
  }
}

// Nodes without a partner (-1) are masked.
extern "C" void scatter(const index_t &Nlocal, const index_t *__restrict__ globalIds, const float *__restrict__ gq,
                     float *__restrict__ q) {
  for (long long n_tile = 0; n_tile < Nlocal; n_tile += 32) for (index_t n = (index_t)n_tile, n_end = (index_t)(n_tile + 32 < Nlocal ? n_tile + 32 : Nlocal); n < n_end; ++n) {
    const index_t g = globalIds[n];
    q[n] = g < 0 ? 0.f : gq[g];
  }
}

extern "C" void maskNodes(const index_t &Nmasked, const index_t *__restrict__ maskIds, float *__restrict__ q) {
  for (long long n_tile = 0; n_tile < Nmasked; n_tile += 32) for (index_t n = (index_t)n_tile, n_end = (index_t)(n_tile + 32 < Nmasked ? n_tile + 32 : Nmasked); n < n_end; ++n) { q[maskIds[n]] = 0.f; }
}

extern "C" void packNodes(const index_t &Nhalo, const index_t &Nentries, const index_t *__restrict__ ids,
                       const float *__restrict__ q, float *__restrict__ halo) {
  for (long long n_tile = 0; n_tile < Nhalo * Nentries; n_tile += 32) for (index_t n = (index_t)n_tile, n_end = (index_t)(n_tile + 32 < Nhalo * Nentries ? n_tile + 32 : Nhalo * Nentries); n < n_end; ++n) {
    const index_t k = n % Nentries;
    halo[n] = q[ids[n / Nentries] * Nentries + k];
  }
}
