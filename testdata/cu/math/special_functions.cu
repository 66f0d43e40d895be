// Functions of statistics and physics: inverses of error functions, Bessel functions; constants of math_constants.h. Inverses
// are checked by the functions themselves; results in ten thousandths, rounded.
#include <cmath>
#include <cstdio>
#include <cuda_runtime.h>
#include <math_constants.h>

__global__ void compute(int n, double *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double y = (i + 1.0) / (n + 1);
  double *own = out + 8 * i;
  own[0] = erfinv(2 * y - 1);
  own[1] = erfcinv(2 * y);
  own[2] = normcdfinv(y);
  own[3] = cyl_bessel_i0(8 * y);
  own[4] = cyl_bessel_i1(-8 * y);
  own[5] = normcdfinvf((float)y);
  own[6] = erfinvf((float)(2 * y - 1));
  own[7] = y == 0.5 ? CUDART_PI + CUDART_SQRT_TWO : (double)(y < 0.5f ? CUDART_PI_F : -CUDART_INF_F);
}

int main() {
  const int n = 199;
  static double out[8 * n];
  double *d_out;
  cudaMalloc(&d_out, sizeof(out));
  compute<<<4, 64>>>(n, d_out);
  cudaMemcpy(out, d_out, sizeof(out), cudaMemcpyDeviceToHost);
  unsigned check = 0;
  for (int i = 0; i < n; ++i) {
    double y = (i + 1.0) / (n + 1), *own = out + 8 * i, i0 = 1, i1 = -4 * y, term = 1, term1 = i1;
    for (int k = 1; k < 60; ++k) {
      i0 += term *= 16 * y * y / k / k;
      i1 += term1 *= 16 * y * y / k / (k + 1);
    }
    double last = y == 0.5 ? 3.141592653589793 + 1.4142135623730951 : y < 0.5 ? 3.1415927410125732 : -INFINITY;
    double wrong[] = {std::erf(own[0]) - (2 * y - 1),
                      std::erfc(own[1]) / (2 * y) - 1,
                      0.5 * std::erfc(-own[2] / std::sqrt(2.0)) / y - 1,
                      own[3] / i0 - 1,
                      own[4] / i1 - 1,
                      1e-7 * (own[5] - own[2]),
                      1e-7 * (own[6] - own[0]),
                      own[7] == last ? 0.0 : 1.0};
    for (int k = 0; k < 8; ++k) {
      if (!(std::fabs(wrong[k]) < 1e-12)) {
        printf("special_functions: result %d of %g is %.17g, wrong by %g\n", k, y, own[k], wrong[k]);
        return 1;
      }
    }
    check += (unsigned)(std::lrint(std::fabs(own[2]) * 100) + std::lrint(own[3] * 10));
  }
  cudaFree(d_out);
  printf("ok special_functions %u\n", check);
  return 0;
}
