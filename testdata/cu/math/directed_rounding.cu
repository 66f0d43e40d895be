// Arithmetic and conversions that round down, up and to zero, compared with results of double, which are exact here.
#include <cmath>
#include <cstdio>
#include <cstring>
#include <cuda_runtime.h>

const int WAYS = 3, RESULTS = 8;

__global__ void compute(int n, const float *x, const float *y, float *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float a = x[i], b = y[i];
  int whole = (int)(a * 1000003.0f);
  float down[] = {__fadd_rd(a, b), __fsub_rd(a, b), __fmul_rd(a, b), __fmaf_rd(a, b, 0.75f), __double2float_rd(a / 3.0),
                  __int2float_rd(whole * 3), (float)__float2int_rd(a), (float)__double2ll_rd(b)};
  float up[] = {__fadd_ru(a, b), __fsub_ru(a, b), __fmul_ru(a, b), __fmaf_ru(a, b, 0.75f), __double2float_ru(a / 3.0),
                __int2float_ru(whole * 3), (float)__float2int_ru(a), (float)__double2ll_ru(b)};
  float zero[] = {__fadd_rz(a, b), __fsub_rz(a, b), __fmul_rz(a, b), __fmaf_rz(a, b, 0.75f), __double2float_rz(a / 3.0),
                  __int2float_rz(whole * 3), (float)__float2int_rz(a), (float)__double2ll_rz(b)};
  for (int k = 0; k < RESULTS; ++k) {
    out[(i * WAYS + 0) * RESULTS + k] = down[k];
    out[(i * WAYS + 1) * RESULTS + k] = up[k];
    out[(i * WAYS + 2) * RESULTS + k] = zero[k];
  }
}

// Quotients and roots: the product of the result is on the right side of the argument, and that of its neighbour is not.
__global__ void quotients(int n, const float *x, const float *y, float *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float *own = out + 9 * i;
  own[0] = __fdiv_rd(x[i], y[i]);
  own[1] = __fdiv_ru(x[i], y[i]);
  own[2] = __fdiv_rz(x[i], y[i]);
  own[3] = __fsqrt_rd(fabsf(x[i]));
  own[4] = __fsqrt_ru(fabsf(x[i]));
  own[5] = __fsqrt_rz(fabsf(x[i]));
  own[6] = (float)(__dadd_ru(x[i], 1e-30) > x[i]);
  own[7] = (float)(__dmul_rd(x[i], 1.0 / 3.0) <= __dmul_ru(x[i], 1.0 / 3.0));
  own[8] = __frcp_rd(y[i]);
}

float rounded(double exact, int way) {
  float near = (float)exact;
  bool is_down = way == 0 || (way == 2 && exact > 0);
  if (is_down && near > exact) return std::nextafter(near, -INFINITY);
  if (!is_down && near < exact) return std::nextafter(near, INFINITY);
  return near;
}

double whole(double exact, int way) {
  return way == 0 ? std::floor(exact) : way == 1 ? std::ceil(exact) : std::trunc(exact);
}

bool is_quotient(double q, double x, double y, int way) {
  double lower = std::nextafter((float)q, -INFINITY), upper = std::nextafter((float)q, INFINITY);
  bool is_down = way == 0 || (way == 2 && x / y > 0);
  // q is the last number that is not beyond x / y; products of two floats are exact.
  auto beyond = [&](double v) { return is_down ? (y > 0 ? v * y > x : v * y < x) : (y > 0 ? v * y < x : v * y > x); };
  return !beyond(q) && beyond(is_down ? upper : lower);
}

int main() {
  const int n = 500;
  static float x[n], y[n], out[n * WAYS * RESULTS], more[n * 9];
  unsigned seed = 12345, check = 0;
  for (int i = 0; i < n; ++i) {
    seed = seed * 1664525u + 1013904223u;
    x[i] = ((int)(seed >> 8) - 8388608) / 65536.0f;
    seed = seed * 1664525u + 1013904223u;
    y[i] = ((int)(seed >> 8) - 8388607) / 131072.0f;
  }
  float *d_x, *d_y, *d_out, *d_more;
  cudaMalloc(&d_x, sizeof(x));
  cudaMalloc(&d_y, sizeof(y));
  cudaMalloc(&d_out, sizeof(out));
  cudaMalloc(&d_more, sizeof(more));
  cudaMemcpy(d_x, x, sizeof(x), cudaMemcpyHostToDevice);
  cudaMemcpy(d_y, y, sizeof(y), cudaMemcpyHostToDevice);
  compute<<<(n + 63) / 64, 64>>>(n, d_x, d_y, d_out);
  quotients<<<(n + 63) / 64, 64>>>(n, d_x, d_y, d_more);
  cudaMemcpy(out, d_out, sizeof(out), cudaMemcpyDeviceToHost);
  cudaMemcpy(more, d_more, sizeof(more), cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; ++i) {
    double a = x[i], b = y[i];
    int number = (int)(x[i] * 1000003.0f);
    for (int way = 0; way < WAYS; ++way) {
      float expected[] = {rounded(a + b, way),   rounded(a - b, way),     rounded(a * b, way), rounded(a * b + 0.75, way),
                          rounded(a / 3.0, way), rounded(number * 3, way), (float)whole(a, way), (float)whole(b, way)};
      for (int k = 0; k < RESULTS; ++k) {
        float got = out[(i * WAYS + way) * RESULTS + k];
        if (got != expected[k]) {
          printf("directed_rounding: result %d of %.9g and %.9g, way %d: %.9g, expected %.9g\n", k, a, b, way, got, expected[k]);
          return 1;
        }
        unsigned bits;
        memcpy(&bits, &got, 4);
        check = check * 31 + bits;
      }
      float q = more[9 * i + way], root = more[9 * i + 3 + way], next = std::nextafter(root, way == 1 ? 0.0f : INFINITY);
      double square = (double)root * root, beyond = (double)next * next, v = std::fabs(a);
      bool is_root = way == 1 ? square >= v && (v == 0 || beyond < v) : square <= v && beyond > v;
      if (!is_quotient(q, a, b, way) || !is_root) {
        printf("directed_rounding: %.9g / %.9g, way %d: %.9g, root %.9g\n", a, b, way, q, root);
        return 1;
      }
    }
    if (more[9 * i + 6] != 1 || more[9 * i + 7] != 1 || !is_quotient(more[9 * i + 8], 1, b, 0)) {
      printf("directed_rounding: other results of %.9g and %.9g\n", a, b);
      return 1;
    }
  }
  cudaFree(d_x);
  cudaFree(d_y);
  cudaFree(d_out);
  cudaFree(d_more);
  printf("ok directed_rounding %u\n", check);
  return 0;
}
