// fma and fmaf (exact by definition), __fmaf_rn, __saturatef, min and max of all integer types, of mixed types and of
// floats with a NaN, fminf, fmaxf, abs, fmod, trunc, copysign and signbit.
#include <cstdio>
#include <cmath>
#include <cstring>
#include <vector>
#include <cuda_runtime.h>

struct Results {
  float fused, rest, saturated, smaller, larger, noNan, remainder, sign;
  double fusedDouble;
  int lowest, highest, distance;
  unsigned mixed;
  long long wide;
  int negative;
};

__global__ void evaluate(const float *x, const int *v, Results *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float a = x[i], b = x[(i + 1) % n];
  Results r;
  float product = __fmul_rn(a, b);
  r.fused = fmaf(a, b, 1.0f);
  r.rest = __fmaf_rn(a, b, -product);
  r.fusedDouble = fma((double)a * 1.1, (double)b, 0.25);
  r.saturated = __saturatef(a);
  r.smaller = fminf(a, b);
  r.larger = max(a, b);
  r.noNan = fmaxf(i % 2 ? NAN : a, b);
  r.remainder = fmodf(a, 0.75f) + truncf(b);
  r.sign = copysignf(2.0f, a);
  r.negative = signbit(b) ? 1 : 0;
  r.lowest = min(v[i], 12);
  r.highest = max(v[i], min(i, n / 2));
  r.distance = abs(v[i] - i);
  // An int and an unsigned give an unsigned.
  r.mixed = max(v[i] & 0xff, 100u) + min(7u, (unsigned)i);
  r.wide = max((long long)v[i] * v[i], 5000ll);
  out[i] = r;
}

static Results reference(float a, float b, int v, int i, int n) {
  Results r;
  float product = a * b;
  r.fused = std::fma(a, b, 1.0f);
  r.rest = std::fma(a, b, -product);
  r.fusedDouble = std::fma((double)a * 1.1, (double)b, 0.25);
  r.saturated = a < 0 ? 0.0f : a > 1 ? 1.0f : a;
  r.smaller = b < a ? b : a;
  r.larger = a < b ? b : a;
  r.noNan = i % 2 ? b : r.larger;
  r.remainder = std::fmod(a, 0.75f) + (float)(int)b;
  r.sign = a < 0 ? -2.0f : 2.0f;
  r.negative = b < 0;
  r.lowest = v < 12 ? v : 12;
  int middle = i < n / 2 ? i : n / 2;
  r.highest = v > middle ? v : middle;
  r.distance = v > i ? v - i : i - v;
  r.mixed = ((v & 0xff) > 100 ? v & 0xff : 100) + (i < 7 ? i : 7);
  r.wide = (long long)v * v > 5000 ? (long long)v * v : 5000;
  return r;
}

int main() {
  const int n = 400;
  std::vector<float> x(n);
  std::vector<int> v(n);
  std::vector<Results> out(n);
  for (int i = 0; i < n; ++i) {
    // Exact, and long enough that products are rounded.
    x[i] = (float)(i * 48271 % 65521 - 32760) / 16384.0f;
    v[i] = i * 97 % 613 - 200;
  }
  float *d_x;
  int *d_v;
  Results *d_out;
  cudaMalloc(&d_x, n * sizeof(float));
  cudaMalloc(&d_v, n * sizeof(int));
  cudaMalloc(&d_out, n * sizeof(Results));
  cudaMemcpy(d_x, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(d_v, v.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  evaluate<<<(n + 63) / 64, 64>>>(d_x, d_v, d_out, n);
  cudaMemcpy(out.data(), d_out, n * sizeof(Results), cudaMemcpyDeviceToHost);
  cudaFree(d_x);
  cudaFree(d_v);
  cudaFree(d_out);

  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    const Results &r = out[i];
    Results e = reference(x[i], x[(i + 1) % n], v[i], i, n);
    bool same = r.fused == e.fused && r.rest == e.rest && r.fusedDouble == e.fusedDouble && r.saturated == e.saturated;
    same = same && r.smaller == e.smaller && r.larger == e.larger && r.noNan == e.noNan && r.remainder == e.remainder;
    same = same && r.sign == e.sign && r.negative == e.negative && r.lowest == e.lowest && r.highest == e.highest;
    if (!same || r.distance != e.distance || r.mixed != e.mixed || r.wide != e.wide) {
      printf("fma_min_max: element %d: %g %g %g %g %g %g %g %g %g %d %d %d %d %u %lld\n", i, r.fused, r.rest,
             r.fusedDouble, r.saturated, r.smaller, r.larger, r.noNan, r.remainder, r.sign, r.negative, r.lowest,
             r.highest, r.distance, r.mixed, r.wide);
      return 1;
    }
    unsigned bits;
    memcpy(&bits, &e.fused, sizeof(bits));
    sum = sum * 31 + bits + e.highest + e.distance + e.mixed + (unsigned)e.wide + e.negative;
  }
  printf("ok fma_min_max %u\n", sum);
  return 0;
}
