// Fast functions and those of single precision only: __fdividef, __expf, __logf, __sinf, __cosf, __powf, rsqrtf,
// __frcp_rn, __fsqrt_rn. Each result may differ from the one of double precision by a relative (sines: absolute) error
// of 2e-4; the checksum is made of sums rounded to tenths, taken from the reference.
#include <cstdio>
#include <cmath>
#include <vector>
#include <cuda_runtime.h>

#define FUNCTIONS 9

__global__ void evaluate(const float *x, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float v = x[i];
  float *o = out + FUNCTIONS * i;
  o[0] = __fdividef(1.0f + v, v);
  o[1] = __expf(-v);
  o[2] = __logf(v);
  o[3] = __sinf(v);
  o[4] = __cosf(v);
  o[5] = __powf(v, 1.5f);
  o[6] = rsqrtf(v);
  o[7] = __frcp_rn(v);
  o[8] = __fsqrt_rn(v);
}

static void reference(double v, double *o) {
  o[0] = (1.0 + v) / v;
  o[1] = exp(-v);
  o[2] = log(v);
  o[3] = sin(v);
  o[4] = cos(v);
  o[5] = pow(v, 1.5);
  o[6] = 1.0 / sqrt(v);
  o[7] = 1.0 / v;
  o[8] = sqrt(v);
}

int main() {
  const int n = 500;
  std::vector<float> x(n), out(FUNCTIONS * n);
  for (int i = 0; i < n; ++i) x[i] = 0.05f + i * 0.006f;
  float *d_x, *d_out;
  cudaMalloc(&d_x, n * sizeof(float));
  cudaMalloc(&d_out, out.size() * sizeof(float));
  cudaMemcpy(d_x, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  evaluate<<<(n + 127) / 128, 128>>>(d_x, d_out, n);
  cudaMemcpy(out.data(), d_out, out.size() * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(d_x);
  cudaFree(d_out);

  double sums[FUNCTIONS] = {};
  for (int i = 0; i < n; ++i) {
    double e[FUNCTIONS];
    reference(x[i], e);
    for (int k = 0; k < FUNCTIONS; ++k) {
      double error = fabs(out[FUNCTIONS * i + k] - e[k]);
      double allowed = 2e-4 * (k >= 2 && k <= 4 ? 1.0 : fabs(e[k]));
      if (!(error <= allowed)) {
        printf("fast_functions: function %d of %g is %g, expected %g\n", k, x[i], out[FUNCTIONS * i + k], e[k]);
        return 1;
      }
      sums[k] += e[k];
    }
  }
  long long sum = 0;
  for (int k = 0; k < FUNCTIONS; ++k) sum += (k + 1) * llround(10 * sums[k]);
  printf("ok fast_functions %lld\n", sum);
  return 0;
}
