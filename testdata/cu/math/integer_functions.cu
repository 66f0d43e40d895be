// Integer functions and reinterpreted bits: __umulhi, __mulhi, __umul64hi, __mul24, __sad, __byte_perm,
// __funnelshift_l, __float_as_int, __int_as_float, __float_as_uint, __double_as_longlong, __float2int_rn and its
// relatives.
#include <cstdio>
#include <cstring>
#include <cmath>
#include <vector>
#include <cuda_runtime.h>

struct Results {
  unsigned long long wide;
  unsigned umulhi, sad, perm, funnel;
  int mulhi, mul24, rounded[4], floatBits;
  float halved;
  long long doubleBits;
  unsigned swapped;
};

// Divides by 7 with a multiplication.
__device__ unsigned divideBy7(unsigned n) {
  unsigned q = __umulhi(n, 0x24924925u);
  return (((n - q) >> 1) + q) >> 2;
}

__global__ void evaluate(const unsigned *values, Results *out, unsigned *sevenths, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned a = values[i], b = values[(i + 1) % n];
  Results r;
  r.umulhi = __umulhi(a, b);
  r.mulhi = __mulhi((int)a, (int)b);
  r.wide = __umul64hi((unsigned long long)a << 20, (unsigned long long)b << 30);
  r.mul24 = __mul24((int)(a >> 20), (int)(b >> 22));
  r.sad = __sad((int)(a >> 4), (int)(b >> 3), 5u);
  r.perm = __byte_perm(a, b, 0x3175);
  r.swapped = __byte_perm(a, 0, 0x0123);
  r.funnel = __funnelshift_l(a, b, i % 32);
  float f = (float)(int)(a >> 12) * 0.125f - 1000.0f;
  r.rounded[0] = __float2int_rn(f);
  r.rounded[1] = __float2int_rz(f);
  r.rounded[2] = __float2int_rd(f);
  r.rounded[3] = __float2int_ru(f);
  r.floatBits = __float_as_int(f) ^ (int)(__float_as_uint(f) >> 31);
  // One less in the exponent: half of the value.
  r.halved = f == 0.0f ? 0.0f : __int_as_float(__float_as_int(f) - (1 << 23));
  r.doubleBits = __double_as_longlong((double)f);
  out[i] = r;
  sevenths[i] = divideBy7(a);
}

static Results reference(unsigned a, unsigned b, int i) {
  Results r;
  unsigned long long product = (unsigned long long)a * b;
  r.umulhi = (unsigned)(product >> 32);
  r.mulhi = (int)(((long long)(int)a * (int)b) >> 32);
  r.wide = product >> 14;  // a << 20 times b << 30, shifted right by 64
  r.mul24 = (int)((a >> 20) * (b >> 22));
  int x = (int)(a >> 4), y = (int)(b >> 3);
  r.sad = 5u + (x > y ? (unsigned)(x - y) : (unsigned)(y - x));
  r.perm = (b >> 8 & 0xff) | (b >> 24) << 8 | (a >> 8 & 0xff) << 16 | (a >> 24) << 24;
  r.swapped = a >> 24 | (a >> 8 & 0xff00) | (a << 8 & 0xff0000) | a << 24;
  r.funnel = i % 32 == 0 ? b : b << (i % 32) | a >> (32 - i % 32);
  float f = (float)(int)(a >> 12) * 0.125f - 1000.0f;
  r.rounded[0] = (int)nearbyintf(f);
  r.rounded[1] = (int)f;
  r.rounded[2] = (int)floorf(f);
  r.rounded[3] = (int)ceilf(f);
  int bits;
  memcpy(&bits, &f, sizeof(bits));
  r.floatBits = bits ^ (int)((unsigned)bits >> 31);
  r.halved = f * 0.5f;
  double d = f;
  memcpy(&r.doubleBits, &d, sizeof(d));
  return r;
}

int main() {
  const int n = 700;
  std::vector<unsigned> values(n), sevenths(n);
  std::vector<Results> out(n);
  unsigned state = 7;
  for (int i = 0; i < n; ++i) values[i] = state = state * 1664525u + 1013904223u;
  unsigned *d_values, *d_sevenths;
  Results *d_out;
  cudaMalloc(&d_values, n * sizeof(unsigned));
  cudaMalloc(&d_sevenths, n * sizeof(unsigned));
  cudaMalloc(&d_out, n * sizeof(Results));
  cudaMemcpy(d_values, values.data(), n * sizeof(unsigned), cudaMemcpyHostToDevice);
  evaluate<<<(n + 63) / 64, 64>>>(d_values, d_out, d_sevenths, n);
  cudaMemcpy(out.data(), d_out, n * sizeof(Results), cudaMemcpyDeviceToHost);
  cudaMemcpy(sevenths.data(), d_sevenths, n * sizeof(unsigned), cudaMemcpyDeviceToHost);
  cudaFree(d_values);
  cudaFree(d_sevenths);
  cudaFree(d_out);

  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    Results e = reference(values[i], values[(i + 1) % n], i);
    const Results &r = out[i];
    bool same = r.umulhi == e.umulhi && r.mulhi == e.mulhi && r.wide == e.wide && r.mul24 == e.mul24;
    same = same && r.sad == e.sad && r.perm == e.perm && r.swapped == e.swapped && r.funnel == e.funnel;
    for (int k = 0; k < 4; ++k) same = same && r.rounded[k] == e.rounded[k];
    same = same && r.floatBits == e.floatBits && r.halved == e.halved && r.doubleBits == e.doubleBits;
    if (!same || sevenths[i] != values[i] / 7) {
      printf("integer_functions: value %d (%u) differs: %u %d %llu %d %u %08x %08x %08x %d %g %lld %u\n", i, values[i],
             r.umulhi, r.mulhi, r.wide, r.mul24, r.sad, r.perm, r.swapped, r.funnel, r.floatBits, r.halved,
             r.doubleBits, sevenths[i]);
      return 1;
    }
    sum = sum * 31 + e.umulhi + e.mulhi + (unsigned)e.wide + e.sad + e.perm + e.funnel + e.rounded[0] + e.floatBits;
  }
  printf("ok integer_functions %u\n", sum);
  return 0;
}
