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
inline __device__ void irgl_hand_over(int *own, int *items, unsigned *count, const unsigned capacity) {
  const int gathered = own[32];
  if (gathered == 0) return;
  const unsigned at = atomicAdd(count, (unsigned)gathered);
  for (int i = 0; i < gathered; ++i) {
    if (at + i < capacity) items[at + i] = own[i];
  }
  own[32] = 0;
}
inline __device__ void irgl_gather(int *own, int *items, unsigned *count, const unsigned capacity, const int item) {
  own[own[32]] = item;
  own[32] = own[32] + 1;
  if (own[32] == 32) irgl_hand_over(own, items, count, capacity);
}
inline __device__ void irgl_share(int *shared, unsigned *gathered, int *items, unsigned *count, const unsigned capacity,
                                  const int item) {
  const unsigned at = atomicAdd(gathered, 1u);
  if (at < 1024u) {
    shared[at] = item;
  } else {
    irgl_push(items, count, capacity, item);
  }
}
inline __device__ int irgl_take_ticket(int *tickets, const int at) { return atomicAdd(&tickets[2 * at], 1); }
inline __device__ bool irgl_is_turn(int *tickets, const int at, const int ticket) {
  if (atomicAdd(&tickets[2 * at + 1], 0) != ticket) return false;
  __threadfence();
  return true;
}
inline __device__ void irgl_next_turn(int *tickets, const int at) {
  __threadfence();
  atomicAdd(&tickets[2 * at + 1], 1);
}
inline __device__ int irgl_rank(const int number) { return (int)((unsigned)number * 2654435769u & 2147483647u); }
inline __device__ int irgl_try(int *locks, const int at, const int who) {
  const int owner = atomicCAS(&locks[at], 0, who);
  return owner == 0 || owner == who;
}
inline __device__ void irgl_give(int *locks, const int at, const int who) { atomicCAS(&locks[at], who, 0); }
