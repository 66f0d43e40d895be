static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/sem/gather_scatter.okl"
// Sums over nodes that elements share: by rows of a list, by atomic addition, and the way back.

#define p_block 32

typedef int index_t;

extern "C" void gatherRows(const index_t &Ngather, const index_t *__restrict__ rowStarts, const index_t *__restrict__ localIds,
                        const float *__restrict__ q, float *__restrict__ gq) {
  for (unsigned long long _occa_tile_g = 0; _occa_tile_g < (0 < Ngather ? (unsigned long long)Ngather : 0); _occa_tile_g += 32) { index_t _occa_tiled_g = (index_t)_occa_tile_g; for (int _occa_round_g = 0, _occa_end_g = (int)_occa_within((0 < Ngather ? (unsigned long long)Ngather : 0) - _occa_tile_g, 0, 32); _occa_round_g < _occa_end_g; ++_occa_round_g) { index_t g = _occa_tiled_g + (index_t)_occa_round_g; {
    const index_t start = rowStarts[g], end = rowStarts[g + 1];
    float sum = 0.f;
    for (index_t n = start; n < end; ++n) sum += q[localIds[n]];
    gq[g] = sum;
  } } }
}

extern "C" void gatherAtomic(const index_t &Nlocal, const index_t *__restrict__ globalIds, const double *__restrict__ q,
                          double *__restrict__ gq) {
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < Nlocal ? (unsigned long long)Nlocal : 0); _occa_tile_n += 32) { index_t _occa_tiled_n = (index_t)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < Nlocal ? (unsigned long long)Nlocal : 0) - _occa_tile_n, 0, 32); _occa_round_n < _occa_end_n; ++_occa_round_n) { index_t n = _occa_tiled_n + (index_t)_occa_round_n; {
    const index_t g = globalIds[n];
    if (g >= 0) {
      gq[g] += q[n];
    }
  } } }
}

// Nodes without a partner (-1) are masked.
extern "C" void scatter(const index_t &Nlocal, const index_t *__restrict__ globalIds, const float *__restrict__ gq,
                     float *__restrict__ q) {
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < Nlocal ? (unsigned long long)Nlocal : 0); _occa_tile_n += 32) { index_t _occa_tiled_n = (index_t)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < Nlocal ? (unsigned long long)Nlocal : 0) - _occa_tile_n, 0, 32); _occa_round_n < _occa_end_n; ++_occa_round_n) { index_t n = _occa_tiled_n + (index_t)_occa_round_n; {
    const index_t g = globalIds[n];
    q[n] = g < 0 ? 0.f : gq[g];
  } } }
}

extern "C" void maskNodes(const index_t &Nmasked, const index_t *__restrict__ maskIds, float *__restrict__ q) {
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < Nmasked ? (unsigned long long)Nmasked : 0); _occa_tile_n += 32) { index_t _occa_tiled_n = (index_t)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < Nmasked ? (unsigned long long)Nmasked : 0) - _occa_tile_n, 0, 32); _occa_round_n < _occa_end_n; ++_occa_round_n) { index_t n = _occa_tiled_n + (index_t)_occa_round_n; { q[maskIds[n]] = 0.f; } } }
}

extern "C" void packNodes(const index_t &Nhalo, const index_t &Nentries, const index_t *__restrict__ ids,
                       const float *__restrict__ q, float *__restrict__ halo) {
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < (Nhalo * Nentries) ? (unsigned long long)(Nhalo * Nentries) : 0); _occa_tile_n += 32) { index_t _occa_tiled_n = (index_t)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < (Nhalo * Nentries) ? (unsigned long long)(Nhalo * Nentries) : 0) - _occa_tile_n, 0, 32); _occa_round_n < _occa_end_n; ++_occa_round_n) { index_t n = _occa_tiled_n + (index_t)_occa_round_n; {
    const index_t k = n % Nentries;
    halo[n] = q[ids[n / Nentries] * Nentries + k];
  } } }
}
