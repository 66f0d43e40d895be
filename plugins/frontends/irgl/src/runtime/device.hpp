inline __device__ void irgl_push(int *items, unsigned *count, const unsigned capacity, const int item) {
  const unsigned at = atomicAdd(count, 1u);
  if (at < capacity) items[at] = item;
}
inline __device__ int irgl_degree(const int *row, const int node) { return row[node + 1] - row[node]; }
inline __device__ int irgl_behind(const int *row, const int node) { return row[node + 1]; }
inline __device__ bool irgl_lock(int *locks, const int at) {
  if (atomicExch(&locks[at], 1) != 0) return false;
  __threadfence();
  return true;
}
inline __device__ void irgl_unlock(int *locks, const int at) {
  __threadfence();
  atomicExch(&locks[at], 0);
}
