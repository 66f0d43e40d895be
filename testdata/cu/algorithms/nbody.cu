// An n-body step with tiles of positions in shared memory (float3 and float4 data). The forces are sums of many
// roundings, so each component may differ from the reference in double precision by 1e-4 of the largest one.
#include <cstdio>
#include <cmath>
#include <vector>
#include <cuda_runtime.h>

#define P 64
#define SOFTENING 0.01f

__device__ float3 interact(float4 bi, float4 bj, float3 ai) {
  float3 r;
  r.x = bj.x - bi.x;
  r.y = bj.y - bi.y;
  r.z = bj.z - bi.z;
  float distSqr = r.x * r.x + r.y * r.y + r.z * r.z + SOFTENING;
  float invDist = rsqrtf(distSqr);
  float s = bj.w * invDist * invDist * invDist;
  ai.x += r.x * s;
  ai.y += r.y * s;
  ai.z += r.z * s;
  return ai;
}

__device__ float3 tileForces(float4 myPosition, float3 acc, const float4 *tile) {
#pragma unroll 8
  for (int k = 0; k < P; k++) acc = interact(myPosition, tile[k], acc);
  return acc;
}

__global__ void forces(const float4 *positions, float3 *accelerations, int n) {
  __shared__ float4 tile[P];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float4 myPosition = i < n ? positions[i] : make_float4(0, 0, 0, 0);
  float3 acc = {0.0f, 0.0f, 0.0f};
  for (int first = 0; first < n; first += P) {
    int j = first + threadIdx.x;
    // Bodies beyond the end have no mass.
    tile[threadIdx.x] = j < n ? positions[j] : make_float4(0.0f, 0.0f, 0.0f, 0.0f);
    __syncthreads();
    acc = tileForces(myPosition, acc, tile);
    __syncthreads();
  }
  if (i < n) accelerations[i] = acc;
}

int main() {
  const int n = 300;
  std::vector<float4> positions(n);
  std::vector<float3> acc(n);
  unsigned state = 1;
  auto random = [&state]() {
    state = state * 1664525u + 1013904223u;
    return (float)(state >> 16) / 65536.0f;
  };
  for (auto &p : positions) {
    p.x = random();
    p.y = random();
    p.z = random();
    p.w = 1.0f + random();
  }
  float4 *d_positions;
  float3 *d_acc;
  cudaMalloc(&d_positions, n * sizeof(float4));
  cudaMalloc(&d_acc, n * sizeof(float3));
  cudaMemcpy(d_positions, positions.data(), n * sizeof(float4), cudaMemcpyHostToDevice);
  forces<<<(n + P - 1) / P, P>>>(d_positions, d_acc, n);
  cudaMemcpy(acc.data(), d_acc, n * sizeof(float3), cudaMemcpyDeviceToHost);
  cudaFree(d_positions);
  cudaFree(d_acc);

  std::vector<double> e(3 * n, 0.0);
  double largest = 0;
  for (int i = 0; i < n; ++i) {
    for (int j = 0; j < n; ++j) {
      double x = (double)positions[j].x - positions[i].x, y = (double)positions[j].y - positions[i].y;
      double z = (double)positions[j].z - positions[i].z;
      double d = x * x + y * y + z * z + 0.01, s = positions[j].w / (d * sqrt(d));
      e[3 * i] += x * s;
      e[3 * i + 1] += y * s;
      e[3 * i + 2] += z * s;
    }
    for (int k = 0; k < 3; ++k) largest = fmax(largest, fabs(e[3 * i + k]));
  }
  double sum = 0;
  for (int i = 0; i < n; ++i) {
    double error = fabs(acc[i].x - e[3 * i]) + fabs(acc[i].y - e[3 * i + 1]) + fabs(acc[i].z - e[3 * i + 2]);
    if (!(error <= 3e-4 * largest)) {
      printf("nbody: body %d has (%g, %g, %g), expected (%g, %g, %g)\n", i, acc[i].x, acc[i].y, acc[i].z, e[3 * i],
             e[3 * i + 1], e[3 * i + 2]);
      return 1;
    }
    sum += fabs(e[3 * i]) + fabs(e[3 * i + 1]) + fabs(e[3 * i + 2]);
  }
  printf("ok nbody %lld\n", llround(sum));
  return 0;
}
