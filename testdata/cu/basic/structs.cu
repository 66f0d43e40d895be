// Structures: one passed by value, an array of them by pointer, one inside another, with member functions.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

struct Vec {
  int x, y;
};

struct Particle {
  Vec position;
  Vec velocity;
  short bounces;

  __host__ __device__ void move() {
    position.x += velocity.x;
    position.y += velocity.y;
  }
};

struct Box {
  int width, height;
  int steps;

  __host__ __device__ bool contains(const Vec &p) const { return p.x >= 0 && p.y >= 0 && p.x < width && p.y < height; }
};

struct Arrays {
  Particle *particles;
  int *outside;
  int count;
};

__host__ __device__ int simulate(Particle *p, const Box &box) {
  int outside = 0;
  for (int s = 0; s < box.steps; ++s) {
    p->move();
    if (!box.contains(p->position)) {
      outside++;
      p->velocity.x = -p->velocity.x;
      p->velocity.y = -p->velocity.y;
      p->bounces++;
    }
  }
  return outside;
}

__global__ void run(Arrays arrays, const Box box) {
  int i = blockDim.x * blockIdx.x + threadIdx.x;
  if (i < arrays.count) {
    Particle local = arrays.particles[i];
    arrays.outside[i] = simulate(&local, box);
    arrays.particles[i] = local;
  }
}

int main() {
  const int n = 500;
  std::vector<Particle> host(n);
  for (int i = 0; i < n; ++i) {
    host[i] = Particle{{i % 40, i % 30}, {i % 5 - 2, i % 3 - 1}, 0};
  }
  Box box = {40, 30, 25};

  Arrays arrays;
  arrays.count = n;
  cudaMalloc(&arrays.particles, n * sizeof(Particle));
  cudaMalloc(&arrays.outside, n * sizeof(int));
  cudaMemcpy(arrays.particles, host.data(), n * sizeof(Particle), cudaMemcpyHostToDevice);
  run<<<(n + 63) / 64, 64>>>(arrays, box);
  std::vector<Particle> particles(n);
  std::vector<int> outside(n);
  cudaMemcpy(particles.data(), arrays.particles, n * sizeof(Particle), cudaMemcpyDeviceToHost);
  cudaMemcpy(outside.data(), arrays.outside, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(arrays.particles);
  cudaFree(arrays.outside);

  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    Particle &e = host[i];
    int expected = simulate(&e, box);
    const Particle &p = particles[i];
    if (outside[i] != expected || p.position.x != e.position.x || p.position.y != e.position.y ||
        p.velocity.x != e.velocity.x || p.velocity.y != e.velocity.y || p.bounces != e.bounces) {
      printf("structs: particle %d is at (%d, %d), expected (%d, %d)\n", i, p.position.x, p.position.y, e.position.x,
             e.position.y);
      return 1;
    }
    sum = sum * 31 + p.position.x * 64 + p.position.y + p.bounces;
  }
  printf("ok structs %u\n", sum);
  return 0;
}
