// cuComplex.h: complex numbers of float and double on host and device. All values are small integers or exact quotients.
#include <cstdio>
#include <cuComplex.h>
#include <cuda_runtime.h>

__global__ void compute(int n, const cuFloatComplex *x, cuFloatComplex *out, cuDoubleComplex *big, float *sizes) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  cuComplex z = x[i], w = make_cuComplex(i % 5 - 2.0f, 1.0f);
  out[i] = cuCaddf(cuCmulf(z, w), cuCsubf(cuConjf(z), w));
  cuDoubleComplex d = cuComplexFloatToDouble(z), unit = make_cuDoubleComplex(0, 2);
  big[i] = cuCfma(d, cuCdiv(d, unit), cuCadd(d, unit));
  sizes[i] = cuCabsf(make_cuFloatComplex(3.0f * i, 4.0f * i)) + cuCrealf(z) * cuCimagf(z);
}

int main() {
  const int n = 100;
  static cuFloatComplex x[n], out[n];
  static cuDoubleComplex big[n];
  static float sizes[n];
  for (int i = 0; i < n; ++i) x[i] = make_cuFloatComplex(i % 13 - 6.0f, i % 7 - 3.0f);
  cuFloatComplex *d_x, *d_out;
  cuDoubleComplex *d_big;
  float *d_sizes;
  cudaMalloc(&d_x, sizeof(x));
  cudaMalloc(&d_out, sizeof(out));
  cudaMalloc(&d_big, sizeof(big));
  cudaMalloc(&d_sizes, sizeof(sizes));
  cudaMemcpy(d_x, x, sizeof(x), cudaMemcpyHostToDevice);
  compute<<<2, 64>>>(n, d_x, d_out, d_big, d_sizes);
  cudaMemcpy(out, d_out, sizeof(out), cudaMemcpyDeviceToHost);
  cudaMemcpy(big, d_big, sizeof(big), cudaMemcpyDeviceToHost);
  cudaMemcpy(sizes, d_sizes, sizeof(sizes), cudaMemcpyDeviceToHost);
  long check = 0;
  for (int i = 0; i < n; ++i) {
    double a = x[i].x, b = x[i].y, c = i % 5 - 2, re = a * c - b + a - c, im = a + b * c - b - 1;
    // d / 2i = b / 2 - a / 2 i
    double big_re = a * b / 2 + b * a / 2 + a, big_im = -a * a / 2 + b * b / 2 + b + 2;
    if (cuCrealf(out[i]) != re || cuCimagf(out[i]) != im || cuCreal(big[i]) != big_re || cuCimag(big[i]) != big_im ||
        sizes[i] != 5.0f * i + a * b) {
      printf("complex_numbers: number %d is %g %g, %g %g, %g\n", i, out[i].x, out[i].y, big[i].x, big[i].y, sizes[i]);
      return 1;
    }
    check += (long)(2 * re + 3 * im + 4 * big_re + 6 * big_im) + 5 * i;
  }
  cudaFree(d_x);
  cudaFree(d_out);
  cudaFree(d_big);
  cudaFree(d_sizes);
  printf("ok complex_numbers %ld\n", check);
  return 0;
}
