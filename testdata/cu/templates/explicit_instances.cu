// Explicit instantiations and specializations of kernel templates and device function templates, a variadic device
// function, if constexpr, a template that stands in a namespace and takes an enum value.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

enum class Op { Add, Multiply, Hash };

namespace ops {

template <Op op>
__device__ unsigned apply(unsigned a, unsigned b) {
  if constexpr (op == Op::Add) {
    return a + b;
  } else if constexpr (op == Op::Multiply) {
    return a * b;
  } else {
    return (a ^ b) * 16777619u;
  }
}

template <Op op>
__global__ void fold(const unsigned *in, unsigned *out, int n, int length) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    unsigned v = in[i];
    for (int k = 1; k < length; ++k) v = apply<op>(v, in[(i + k) % n]);
    out[i] = v;
  }
}

template __global__ void fold<Op::Add>(const unsigned *, unsigned *, int, int);
template __global__ void fold<Op::Hash>(const unsigned *, unsigned *, int, int);

}  // namespace ops

template <typename T>
__device__ T halfOf(T v) {
  return v / 2;
}

template <>
__device__ float halfOf<float>(float v) {
  return v * 0.5f;
}

template <typename T>
__global__ void halve(T *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] = halfOf(data[i]);
}

// The specialization does something else on purpose.
template <>
__global__ void halve<unsigned char>(unsigned char *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] = data[i] >> 1 | 0x80;
}

__device__ int sumAll() { return 0; }

template <typename First, typename... Rest>
__device__ int sumAll(First first, Rest... rest) {
  return (int)first + sumAll(rest...);
}

__global__ void variadic(int *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = sumAll(i, 2.75, (short)3, 'A') - sumAll(1) + sumAll(i, i);
}

int main() {
  const int n = 256;
  std::vector<unsigned> in(n), out(3 * n);
  for (int i = 0; i < n; ++i) in[i] = i * 3 + 1;
  unsigned *d_in, *d_out;
  float *d_floats, floats[n];
  unsigned char *d_bytes, bytes[n];
  int *d_ints, ints[n], numbers[n];
  for (int i = 0; i < n; ++i) {
    floats[i] = i;
    bytes[i] = i;
    ints[i] = i - 100;
  }
  cudaMalloc(&d_in, n * sizeof(unsigned));
  cudaMalloc(&d_out, 3 * n * sizeof(unsigned));
  cudaMalloc(&d_floats, sizeof(floats));
  cudaMalloc(&d_bytes, sizeof(bytes));
  cudaMalloc(&d_ints, sizeof(ints));
  cudaMemcpy(d_in, in.data(), n * sizeof(unsigned), cudaMemcpyHostToDevice);
  cudaMemcpy(d_floats, floats, sizeof(floats), cudaMemcpyHostToDevice);
  cudaMemcpy(d_bytes, bytes, sizeof(bytes), cudaMemcpyHostToDevice);
  cudaMemcpy(d_ints, ints, sizeof(ints), cudaMemcpyHostToDevice);
  ops::fold<Op::Add><<<2, 128>>>(d_in, d_out, n, 5);
  ops::fold<Op::Multiply><<<2, 128>>>(d_in, d_out + n, n, 3);
  ops::fold<Op::Hash><<<2, 128>>>(d_in, d_out + 2 * n, n, 4);
  halve<<<2, 128>>>(d_floats, n);
  halve<<<2, 128>>>(d_bytes, n);
  halve<int><<<2, 128>>>(d_ints, n);
  cudaMemcpy(out.data(), d_out, 3 * n * sizeof(unsigned), cudaMemcpyDeviceToHost);
  cudaMemcpy(floats, d_floats, sizeof(floats), cudaMemcpyDeviceToHost);
  cudaMemcpy(bytes, d_bytes, sizeof(bytes), cudaMemcpyDeviceToHost);
  cudaMemcpy(ints, d_ints, sizeof(ints), cudaMemcpyDeviceToHost);
  variadic<<<2, 128>>>(d_ints, n);
  cudaMemcpy(numbers, d_ints, sizeof(numbers), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_out);
  cudaFree(d_floats);
  cudaFree(d_bytes);
  cudaFree(d_ints);

  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    unsigned a = in[i], m = in[i], h = in[i];
    for (int k = 1; k < 5; ++k) a += in[(i + k) % n];
    for (int k = 1; k < 3; ++k) m *= in[(i + k) % n];
    for (int k = 1; k < 4; ++k) h = (h ^ in[(i + k) % n]) * 16777619u;
    bool same = out[i] == a && out[n + i] == m && out[2 * n + i] == h;
    same = same && floats[i] == i * 0.5f && bytes[i] == (i >> 1 | 0x80) && ints[i] == (i - 100) / 2;
    same = same && numbers[i] == i + 2 + 3 + 65 - 1 + 2 * i;
    if (!same) {
      printf("explicit_instances: element %d: %u %u %u %g %d %d %d\n", i, out[i], out[n + i], out[2 * n + i],
             floats[i], bytes[i], ints[i], numbers[i]);
      return 1;
    }
    sum = sum * 31 + a + m + h + bytes[i] + ints[i] + numbers[i];
  }
  printf("ok explicit_instances %u\n", sum);
  return 0;
}
