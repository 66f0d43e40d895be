// Numbers of half precision: conversions, arithmetic with operators and functions, half2, sums in float. All values are
// multiples of 1/8 below 2048 / 8 and exact; one case shows that results are rounded to 11 bits.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>
#include <cuda_fp16.h>

__global__ void toHalf(const float *in, __half *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = __float2half(in[i]);
}

__global__ void arithmetic(const half *a, const half *b, half *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    half v = __hadd(a[i], b[i]);
    v = v - __float2half(0.5f) * b[i];
    v = __hfma(a[i], __float2half(0.25f), v);
    if (__hgt(v, __float2half(10.0f))) v = __hsub(v, __float2half(1.0f));
    out[i] = v;
  }
}

__global__ void pairs(const half2 *a, half2 *out, float *sums, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    half2 two = __float2half2_rn(2.0f);
    half2 v = __hfma2(a[i], two, __floats2half2_rn(1.0f, -1.0f));
    v = __hadd2(v, half2(__low2half(a[i]), __high2half(a[i])));
    out[i] = v;
    float2 f = __half22float2(v);
    sums[i] = f.x + f.y + __low2float(a[i]);
  }
}

// 2048 + 1 is no number of half precision: the sum stays at 2048.
__global__ void rounding(float *out) {
  half big = __float2half(2048.0f), one = __int2half_rn(1);
  out[0] = __half2float(big + one);
  out[1] = __half2float(big) + __half2float(one);
  out[2] = __half2float(__float2half(1.0f / 3.0f)) * 12288.0f;
}

int main() {
  const int n = 512;
  std::vector<float> a(n), b(n);
  for (int i = 0; i < n; ++i) {
    a[i] = (float)(i % 40) * 0.5f - 8;
    b[i] = (float)(i % 13) * 0.25f;
  }
  float *d_float, *d_sums, rounded[3];
  half *d_a, *d_b, *d_out, *d_pairs;
  cudaMalloc(&d_float, n * sizeof(float));
  cudaMalloc(&d_sums, n * sizeof(float));
  cudaMalloc(&d_a, n * sizeof(half));
  cudaMalloc(&d_b, n * sizeof(half));
  cudaMalloc(&d_out, n * sizeof(half));
  cudaMalloc(&d_pairs, n * sizeof(half));
  cudaMemcpy(d_float, a.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  toHalf<<<4, 128>>>(d_float, d_a, n);
  cudaMemcpy(d_float, b.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  toHalf<<<4, 128>>>(d_float, d_b, n);
  arithmetic<<<4, 128>>>(d_a, d_b, d_out, n);
  pairs<<<2, 128>>>((const half2 *)d_a, (half2 *)d_pairs, d_sums, n / 2);
  std::vector<half> out(n), both(n);
  std::vector<float> sums(n / 2);
  cudaMemcpy(out.data(), d_out, n * sizeof(half), cudaMemcpyDeviceToHost);
  cudaMemcpy(both.data(), d_pairs, n * sizeof(half), cudaMemcpyDeviceToHost);
  cudaMemcpy(sums.data(), d_sums, n / 2 * sizeof(float), cudaMemcpyDeviceToHost);
  rounding<<<1, 1>>>(d_sums);
  cudaMemcpy(rounded, d_sums, sizeof(rounded), cudaMemcpyDeviceToHost);
  cudaFree(d_float);
  cudaFree(d_sums);
  cudaFree(d_a);
  cudaFree(d_b);
  cudaFree(d_out);
  cudaFree(d_pairs);

  int sum = 0;
  for (int i = 0; i < n; ++i) {
    float e = a[i] + b[i] - 0.5f * b[i] + 0.25f * a[i];
    if (e > 10) e -= 1;
    float p = 3 * a[i] + (i % 2 ? -1 : 1);
    if (__half2float(out[i]) != e || __half2float(both[i]) != p) {
      printf("half_numbers: element %d is %g, %g, expected %g, %g\n", i, __half2float(out[i]), __half2float(both[i]), e,
             p);
      return 1;
    }
    if (i % 2 == 0 && sums[i / 2] != 4 * a[i] + 3 * a[i + 1]) {
      printf("half_numbers: sum %d is %g, expected %g\n", i / 2, sums[i / 2], 4 * a[i] + 3 * a[i + 1]);
      return 1;
    }
    sum += (i % 5 + 1) * (int)(8 * (e + p));
  }
  if (rounded[0] != 2048 || rounded[1] != 2049 || rounded[2] != 4095) {
    printf("half_numbers: rounded to %g, %g, %g\n", rounded[0], rounded[1], rounded[2]);
    return 1;
  }
  printf("ok half_numbers %d\n", sum);
  return 0;
}
