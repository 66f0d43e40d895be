// Words that hold two or four small numbers: sums, differences, comparisons, dot products.
#include <cstdio>
#include <cuda_runtime.h>

const int RESULTS = 26;

__global__ void compute(int n, const unsigned *x, const unsigned *y, unsigned *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned a = x[i], b = y[i];
  unsigned *own = out + RESULTS * i;
  own[0] = __vadd4(a, b);
  own[1] = __vaddss4(a, b);
  own[2] = __vaddus4(a, b);
  own[3] = __vsub4(a, b);
  own[4] = __vabsdiffu4(a, b);
  own[5] = __vabsdiffs4(a, b);
  own[6] = __vmaxs4(a, b);
  own[7] = __vminu4(a, b);
  own[8] = __vcmpeq4(a & 0x0f0f0f0fu, b & 0x0f0f0f0fu);
  own[9] = __vcmpgts4(a, b);
  own[10] = __vsetltu4(a, b);
  own[11] = __vsads4(a, b);
  own[12] = __vavgu4(a, b);
  own[13] = __vabs4(a);
  own[14] = __vadd2(a, b);
  own[15] = __vaddss2(a, b);
  own[16] = __vsubus2(a, b);
  own[17] = __vmaxu2(a, b);
  own[18] = __vcmples2(a, b);
  own[19] = __vsadu2(a, b);
  own[20] = __vnegss2(a);
  own[21] = (unsigned)__dp4a((int)a, (int)b, -7);
  own[22] = __dp4a(a, b, 7u);
  own[23] = (unsigned)__dp2a_lo((int)a, (int)b, 3);
  own[24] = __dp2a_hi(a, b, 3u);
  own[25] = __urhadd(a, b) ^ __funnelshift_lc(a, b, 8 + i % 30);
}

int part(unsigned word, int at, int bits, bool is_signed) {
  int value = (int)(word >> at & ((1u << bits) - 1));
  return is_signed && value >= 1 << (bits - 1) ? value - (1 << bits) : value;
}

int within(int value, int low, int high) { return value < low ? low : value > high ? high : value; }

template <class F> unsigned each(int bits, bool is_signed, unsigned a, unsigned b, F f) {
  unsigned result = 0;
  for (int at = 0; at < 32; at += bits)
    result |= ((unsigned)f(part(a, at, bits, is_signed), part(b, at, bits, is_signed)) & ((1u << bits) - 1)) << at;
  return result;
}

unsigned expected(int k, unsigned a, unsigned b, int i) {
  auto distance = [](int x, int y) { return x < y ? y - x : x - y; };
  switch (k) {
  case 0: return each(8, false, a, b, [](int x, int y) { return x + y; });
  case 1: return each(8, true, a, b, [](int x, int y) { return within(x + y, -128, 127); });
  case 2: return each(8, false, a, b, [](int x, int y) { return within(x + y, 0, 255); });
  case 3: return each(8, false, a, b, [](int x, int y) { return x - y; });
  case 4: return each(8, false, a, b, distance);
  case 5: return each(8, true, a, b, distance);
  case 6: return each(8, true, a, b, [](int x, int y) { return x > y ? x : y; });
  case 7: return each(8, false, a, b, [](int x, int y) { return x < y ? x : y; });
  case 8: return each(8, false, a, b, [](int x, int y) { return (x & 15) == (y & 15) ? 255 : 0; });
  case 9: return each(8, true, a, b, [](int x, int y) { return x > y ? 255 : 0; });
  case 10: return each(8, false, a, b, [](int x, int y) { return x < y; });
  case 12: return each(8, false, a, b, [](int x, int y) { return (x + y + 1) / 2; });
  case 13: return each(8, true, a, b, [](int x, int) { return x < 0 ? -x : x; });
  case 14: return each(16, false, a, b, [](int x, int y) { return x + y; });
  case 15: return each(16, true, a, b, [](int x, int y) { return within(x + y, -32768, 32767); });
  case 16: return each(16, false, a, b, [](int x, int y) { return within(x - y, 0, 65535); });
  case 17: return each(16, false, a, b, [](int x, int y) { return x > y ? x : y; });
  case 18: return each(16, true, a, b, [](int x, int y) { return x <= y ? 65535 : 0; });
  case 20: return each(16, true, a, b, [](int x, int) { return within(-x, -32768, 32767); });
  case 25: {
    int shift = 8 + i % 30;
    unsigned long long both = (unsigned long long)b << 32 | a;
    return (unsigned)(((unsigned long long)a + b + 1) / 2) ^ (unsigned)((both << (shift > 32 ? 32 : shift)) >> 32);
  }
  }
  long long sum = k == 21 ? -7 : k == 22 ? 7 : k >= 23 ? 3 : 0;
  for (int at = 0; at < 4; ++at) {
    if (k == 11) sum += distance(part(a, 8 * at, 8, true), part(b, 8 * at, 8, true));
    if (k == 19 && at < 2) sum += distance(part(a, 16 * at, 16, false), part(b, 16 * at, 16, false));
    if (k == 21 || k == 22) sum += part(a, 8 * at, 8, k == 21) * part(b, 8 * at, 8, k == 21);
    if (k == 23 && at < 2) sum += part(a, 16 * at, 16, true) * part(b, 8 * at, 8, true);
    if (k == 24 && at < 2) sum += (long long)part(a, 16 * at, 16, false) * part(b, 16 + 8 * at, 8, false);
  }
  return (unsigned)sum;
}

int main() {
  const int n = 300;
  static unsigned x[n], y[n], out[n * RESULTS];
  unsigned seed = 99, check = 0;
  for (int i = 0; i < n; ++i) {
    x[i] = seed = seed * 1664525u + 1013904223u;
    y[i] = seed = seed * 1664525u + 1013904223u;
  }
  x[0] = y[0] = 0x80808080u;
  unsigned *d_x, *d_y, *d_out;
  cudaMalloc(&d_x, sizeof(x));
  cudaMalloc(&d_y, sizeof(y));
  cudaMalloc(&d_out, sizeof(out));
  cudaMemcpy(d_x, x, sizeof(x), cudaMemcpyHostToDevice);
  cudaMemcpy(d_y, y, sizeof(y), cudaMemcpyHostToDevice);
  compute<<<(n + 63) / 64, 64>>>(n, d_x, d_y, d_out);
  cudaMemcpy(out, d_out, sizeof(out), cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; ++i) {
    for (int k = 0; k < RESULTS; ++k) {
      unsigned wanted = expected(k, x[i], y[i], i);
      if (out[RESULTS * i + k] != wanted) {
        printf("packed_words: result %d of %08x and %08x is %08x, expected %08x\n", k, x[i], y[i], out[RESULTS * i + k], wanted);
        return 1;
      }
      check = check * 31 + wanted;
    }
  }
  cudaFree(d_x);
  cudaFree(d_y);
  cudaFree(d_out);
  printf("ok packed_words %u\n", check);
  return 0;
}
