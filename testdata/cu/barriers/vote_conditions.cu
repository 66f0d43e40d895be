// Conditions and loops around barriers whose conditions are votes of the block: in an if, in while, do and for, in a break,
// in variables that are made of votes.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

#define T 64

// Blocks with a value below the limit turn their values round.
__global__ void turn(int *data, int limit) {
  __shared__ int s[T];
  const int t = threadIdx.x;
  int &mine = data[blockIdx.x * T + t];
  s[t] = mine;
  if (__syncthreads_or(mine < limit)) {
    s[t] += 1;
    __syncthreads();
    mine = s[T - 1 - t];
  } else if (__syncthreads_and(mine % 2 == 0)) {
    __syncthreads();
    mine = s[t ^ 1];
  }
}

// Each thread takes the larger one of its own value and that of its neighbours, until nothing changes. Returns the number of
// rounds.
__device__ int spread(int *s, int t, int steps) {
  int rounds = 0;
  bool changed = true;
  while (__syncthreads_or(changed)) {
    ++rounds;
    const int left = t >= steps ? s[t - steps] : s[t];
    __syncthreads();
    changed = left > s[t];
    if (changed) s[t] = left;
  }
  return rounds;
}

__global__ void largest(const int *data, int *out, int *counts) {
  __shared__ int s[T];
  const int t = threadIdx.x;
  s[t] = data[blockIdx.x * T + t];
  const int rounds = spread(s, t, 4);
  out[blockIdx.x * T + t] = s[t];
  if (t == 0) counts[blockIdx.x] = rounds;
}

// Odd-even transposition sort with a `do` and a count of swaps.
__global__ void sort(int *data, int *swaps) {
  __shared__ int s[T];
  const int t = threadIdx.x;
  s[t] = data[blockIdx.x * T + t];
  int total = 0, count;
  do {
    int swapped = 0;
    for (int phase = 0; phase < 2; ++phase) {
      __syncthreads();
      const int i = 2 * t + phase;
      if (i + 1 < T && s[i] > s[i + 1]) {
        const int v = s[i];
        s[i] = s[i + 1];
        s[i + 1] = v;
        ++swapped;
      }
    }
    count = __syncthreads_count(swapped > 0);
    total += count;
  } while (count > 0);
  data[blockIdx.x * T + t] = s[t];
  if (t == 0) swaps[blockIdx.x] = total;
}

// Halves values while some thread asks for it, at most `most` times.
__global__ void halve(int *data, int *counts, int limit, int most) {
  __shared__ int s[T];
  const int t = threadIdx.x;
  int v = data[blockIdx.x * T + t], k = 0;
  for (; __syncthreads_or(v > limit); ++k) {
    const bool enough = k >= most;
    if (enough) break;
    s[t] = v / 2;
    __syncthreads();
    v = s[t];
  }
  do {
    v += k;
  } while (!__syncthreads_and(v >= 10));
  data[blockIdx.x * T + t] = v;
  if (t == 0) counts[blockIdx.x] = k;
}

int main() {
  const int blocks = 4, n = blocks * T;
  std::vector<int> in(n), turned(n), spread(n), sorted(n), halved(n), rounds(blocks), swaps(blocks), steps(blocks);
  for (int i = 0; i < n; ++i) in[i] = i / T == 2 ? 2 * (i * 29 % T) + 40 : (i * 37) % 101 + (i / T == 1 ? 100 : 1);
  int *d, *d_out, *d_counts;
  const size_t bytes = n * sizeof(int);
  cudaMalloc(&d, bytes);
  cudaMalloc(&d_out, bytes);
  cudaMalloc(&d_counts, blocks * sizeof(int));
  auto reset = [&] { cudaMemcpy(d, in.data(), bytes, cudaMemcpyHostToDevice); };
  auto get = [&](std::vector<int> &values, const int *from) {
    cudaMemcpy(values.data(), from, values.size() * sizeof(int), cudaMemcpyDeviceToHost);
  };
  reset();
  turn<<<blocks, T>>>(d, 30);
  get(turned, d);
  reset();
  largest<<<blocks, T>>>(d, d_out, d_counts);
  get(spread, d_out);
  get(rounds, d_counts);
  sort<<<blocks, T>>>(d, d_counts);
  get(sorted, d);
  get(swaps, d_counts);
  reset();
  halve<<<blocks, T>>>(d, d_counts, 5, 4);
  get(halved, d);
  get(steps, d_counts);
  cudaFree(d);
  cudaFree(d_out);
  cudaFree(d_counts);

  unsigned sum = 0;
  for (int b = 0; b < blocks; ++b) {
    const int *x = &in[b * T];
    bool any = false, all = true;
    int order[T], k = 0, expected_rounds = 1, half[T];
    for (int t = 0; t < T; ++t) {
      any |= x[t] < 30;
      all &= x[t] % 2 == 0;
      order[t] = half[t] = x[t];
    }
    for (int i = 1; i < T; ++i) {
      for (int j = i; j > 0 && order[j - 1] > order[j]; --j) {
        const int v = order[j];
        order[j] = order[j - 1];
        order[j - 1] = v;
      }
    }
    for (;; ++k) {
      bool more = false;
      for (int t = 0; t < T; ++t) more |= half[t] > 5;
      if (!more || k >= 4) break;
      for (int t = 0; t < T; ++t) half[t] /= 2;
    }
    for (bool done = false; !done;) {
      done = true;
      for (int t = 0; t < T; ++t) {
        half[t] += k;
        done &= half[t] >= 10;
      }
    }
    int s[T];
    for (int t = 0; t < T; ++t) s[t] = x[t];
    for (bool changed = true; changed; ++expected_rounds) {
      changed = false;
      for (int t = T - 1; t >= 4; --t) {
        if (s[t - 4] > s[t]) {
          s[t] = s[t - 4];
          changed = true;
        }
      }
      if (!changed) break;
    }
    for (int t = 0; t < T; ++t) {
      const int i = b * T + t, v = any ? x[T - 1 - t] + 1 : all ? x[t ^ 1] : x[t];
      if (turned[i] != v || spread[i] != s[t] || sorted[i] != order[t] || halved[i] != half[t]) {
        printf("vote_conditions: element %d is %d, %d, %d, %d, expected %d, %d, %d, %d\n", i, turned[i], spread[i],
               sorted[i], halved[i], v, s[t], order[t], half[t]);
        return 1;
      }
      sum = sum * 31 + turned[i] + spread[i] + sorted[i] + halved[i];
    }
    if (rounds[b] != expected_rounds || steps[b] != k || swaps[b] < 1) {
      printf("vote_conditions: block %d has %d rounds, %d steps, %d swaps, expected %d, %d\n", b, rounds[b], steps[b],
             swaps[b], expected_rounds, k);
      return 1;
    }
    sum = sum * 31 + rounds[b] + swaps[b] + steps[b];
  }
  printf("ok vote_conditions %u\n", sum);
  return 0;
}
