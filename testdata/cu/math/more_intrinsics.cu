// Conversions, loads and stores with hints for caches, the parts of doubles, and atomics of other scopes.
#include <cmath>
#include <cstdio>

__global__ void convert(const float *x, double *d, long long *l, unsigned *u, int *counts) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = __ldcs(x + i) + __ldcg(&x[i]) - __ldca(x + i);
  long long r = __float2ll_rn(v) * 1000000 + __float2ll_rz(v) * 1000 + __double2ll_rn(v * 3.0);
  __stcs(l + i, r);
  double whole = __hiloint2double(__double2hiint(v), __double2loint(v));
  __stcg(&d[i], whole + __uint2double_rn(3u) + __ll2double_rn(-5));
  u[i] = umin(__double2uint_rn(fabs(v)), 7u) + umax(__float2uint_rn(fabsf(v)), 2u);
  float s, c;
  __sincosf(v, &s, &c);
  if (s * s + c * c > 1.01f || s * s + c * c < 0.99f) atomicAdd_system(&counts[2], 1);
  atomicAdd_system(&counts[0], 1);
  atomicMax_block(&counts[1], i);
}

int main() {
  const int n = 128;
  float x[n], *d_x;
  double d[n], *d_d;
  long long l[n], *d_l;
  unsigned u[n], *d_u;
  int counts[3] = {0, 0, 0}, *d_counts;
  for (int i = 0; i < n; ++i) x[i] = (i - 60) * 0.375f;
  cudaMalloc(&d_x, sizeof x);
  cudaMalloc(&d_d, sizeof d);
  cudaMalloc(&d_l, sizeof l);
  cudaMalloc(&d_u, sizeof u);
  cudaMalloc(&d_counts, sizeof counts);
  cudaMemcpy(d_x, x, sizeof x, cudaMemcpyHostToDevice);
  cudaMemcpy(d_counts, counts, sizeof counts, cudaMemcpyHostToDevice);
  convert<<<2, 64>>>(d_x, d_d, d_l, d_u, d_counts);
  cudaMemcpy(d, d_d, sizeof d, cudaMemcpyDeviceToHost);
  cudaMemcpy(l, d_l, sizeof l, cudaMemcpyDeviceToHost);
  cudaMemcpy(u, d_u, sizeof u, cudaMemcpyDeviceToHost);
  cudaMemcpy(counts, d_counts, sizeof counts, cudaMemcpyDeviceToHost);
  long long sum = 0;
  for (int i = 0; i < n; ++i) {
    const double v = x[i];
    const long long r = llrint(v) * 1000000 + (long long)v * 1000 + llrint(v * 3.0);
    const unsigned whole = (unsigned)rint(fabs(v));
    const unsigned wanted = (whole < 7 ? whole : 7) + (whole > 2 ? whole : 2);
    if (l[i] != r || d[i] != v - 2 || u[i] != wanted) {
      printf("more_intrinsics: %d: %lld %g %u\n", i, l[i], d[i], u[i]);
      return 1;
    }
    sum += l[i] + u[i];
  }
  if (counts[0] != n || counts[1] != n - 1 || counts[2] != 0) {
    printf("more_intrinsics: %d %d %d\n", counts[0], counts[1], counts[2]);
    return 1;
  }
  printf("ok more_intrinsics %lld\n", sum);
  return 0;
}
