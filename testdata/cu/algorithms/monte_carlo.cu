// Monte Carlo: an estimate of pi from points of linear congruential generators, one for each thread, whose states are
// kept in global memory between launches; hits are reduced in warps, then with one atomic for each warp.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

struct Generator {
  unsigned long long state;

  __host__ __device__ unsigned next() {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return (unsigned)(state >> 33);  // 31 bits
  }
};

__global__ void seed(Generator *generators, unsigned long long base) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  generators[i].state = base ^ (0x9e3779b97f4a7c15ull * (i + 1));
  generators[i].next();
}

__host__ __device__ inline int hit(Generator &g) {
  unsigned long long x = g.next(), y = g.next();
  const unsigned long long radius = 0x7fffffffull;
  return x * x + y * y <= radius * radius;
}

__global__ void sample(Generator *generators, int samples, unsigned long long *hits) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  Generator local = generators[i];
  int count = 0;
  for (int s = 0; s < samples; ++s) count += hit(local);
  generators[i] = local;
  for (int offset = 16; offset > 0; offset >>= 1) count += __shfl_xor_sync(0xffffffffu, count, offset);
  if (threadIdx.x % 32 == 0) atomicAdd(hits, (unsigned long long)count);
}

int main() {
  const int threads = 128, blocks = 6, n = threads * blocks, samples = 120, launches = 3;
  Generator *generators;
  unsigned long long *d_hits, hits = 0;
  cudaMalloc(&generators, n * sizeof(Generator));
  cudaMalloc(&d_hits, sizeof(hits));
  cudaMemcpy(d_hits, &hits, sizeof(hits), cudaMemcpyHostToDevice);
  seed<<<blocks, threads>>>(generators, 20240229ull);
  for (int l = 0; l < launches; ++l) sample<<<blocks, threads>>>(generators, samples, d_hits);
  cudaMemcpy(&hits, d_hits, sizeof(hits), cudaMemcpyDeviceToHost);
  std::vector<Generator> last(n);
  cudaMemcpy(last.data(), generators, n * sizeof(Generator), cudaMemcpyDeviceToHost);
  cudaFree(generators);
  cudaFree(d_hits);

  unsigned long long expected = 0;
  for (int i = 0; i < n; ++i) {
    Generator g;
    g.state = 20240229ull ^ (0x9e3779b97f4a7c15ull * (i + 1));
    g.next();
    for (int s = 0; s < samples * launches; ++s) expected += hit(g);
    if (last[i].state != g.state) {
      printf("monte_carlo: generator %d is at %llu, expected %llu\n", i, last[i].state, g.state);
      return 1;
    }
  }
  double pi = 4.0 * hits / ((double)n * samples * launches);
  if (hits != expected || pi < 3.12 || pi > 3.16) {
    printf("monte_carlo: %llu hits (%g), expected %llu\n", hits, pi, expected);
    return 1;
  }
  printf("ok monte_carlo %llu\n", hits);
  return 0;
}
