// Functions of CUDA that C does not have, or that have several results: sincos, sincospi, norms, reciprocals; in
// thousandths, rounded.
#include <cmath>
#include <cstdio>
#include <cuda_runtime.h>

__global__ void compute(int n, const float *x, int *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float s, c, sp, cp;
  sincosf(x[i], &s, &c);
  sincospif(x[i], &sp, &cp);
  float values[] = {s, c, sp, cp, fdividef(x[i], 3.0f), rcbrtf(x[i] + 8), rhypotf(x[i], 1), norm3df(x[i], 1, 2),
                    norm4df(x[i], 1, 2, 3), rnorm3df(x[i], 1, 2)};
  for (int k = 0; k < 10; ++k) out[10 * i + k] = (int)rintf(values[k] * 1000);
}

int main() {
  const int n = 40;
  float x[n];
  int out[10 * n];
  for (int i = 0; i < n; ++i) x[i] = i * 0.17f - 2.9f;
  float *d_x;
  int *d_out;
  cudaMalloc(&d_x, sizeof(x));
  cudaMalloc(&d_out, sizeof(out));
  cudaMemcpy(d_x, x, sizeof(x), cudaMemcpyHostToDevice);
  compute<<<2, 32>>>(n, d_x, d_out);
  cudaMemcpy(out, d_out, sizeof(out), cudaMemcpyDeviceToHost);
  const double pi = 3.14159265358979323846;
  unsigned check = 0;
  for (int i = 0; i < n; ++i) {
    double v = x[i];
    double expected[] = {std::sin(v), std::cos(v), std::sin(pi * v), std::cos(pi * v), v / 3, 1 / std::cbrt(v + 8),
                         1 / std::sqrt(v * v + 1), std::sqrt(v * v + 5), std::sqrt(v * v + 14), 1 / std::sqrt(v * v + 5)};
    for (int k = 0; k < 10; ++k) {
      if (std::fabs(out[10 * i + k] - expected[k] * 1000) > 0.6) {
        printf("more_functions: value %d of %g is %d, expected %g\n", k, v, out[10 * i + k], expected[k] * 1000);
        return 1;
      }
      check += (unsigned)(k + 1) * (unsigned)std::lrint(expected[k] * 100);
    }
  }
  cudaFree(d_x);
  cudaFree(d_out);
  printf("ok more_functions %u\n", check);
  return 0;
}
