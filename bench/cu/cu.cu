// Programs in CUDA, each beside plain loops with OpenMP, timed one after the other in one process.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cuda_runtime.h>

// ---- vector add

__global__ void add(int n, const float *a, const float *b, float *c) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}

static void add_plain(int n, const float *a, const float *b, float *c) {
#pragma omp parallel for
  for (int i = 0; i < n; ++i) c[i] = a[i] + b[i];
}

// ---- a stencil with a halo in shared memory

__global__ void stencil(int n, const float *x, float *y) {
  __shared__ float s[256 + 2];
  int i = blockIdx.x * 256 + threadIdx.x, t = threadIdx.x + 1;
  s[t] = i < n ? x[i] : 0;
  if (threadIdx.x == 0) s[0] = i > 0 ? x[i - 1] : 0;
  if (threadIdx.x == 255) s[257] = i + 1 < n ? x[i + 1] : 0;
  __syncthreads();
  if (i < n) y[i] = 0.25f * s[t - 1] + 0.5f * s[t] + 0.25f * s[t + 1];
}

static void stencil_plain(int n, const float *x, float *y) {
#pragma omp parallel for
  for (int i = 1; i < n - 1; ++i) y[i] = 0.25f * x[i - 1] + 0.5f * x[i] + 0.25f * x[i + 1];
  y[0] = 0.5f * x[0] + 0.25f * x[1];
  y[n - 1] = 0.25f * x[n - 2] + 0.5f * x[n - 1];
}

// ---- a matrix product with tiles

const int tile = 16;

__global__ void product(int n, const float *a, const float *b, float *c) {
  __shared__ float s[tile][tile], t[tile][tile];
  int column = threadIdx.x, row = threadIdx.y;
  int x = blockIdx.x * tile + column, y = blockIdx.y * tile + row;
  float sum = 0;
  for (int k = 0; k < n; k += tile) {
    s[row][column] = a[y * n + k + column];
    t[row][column] = b[(k + row) * n + x];
    __syncthreads();
    for (int j = 0; j < tile; ++j) sum += s[row][j] * t[j][column];
    __syncthreads();
  }
  c[y * n + x] = sum;
}

static void product_plain(int n, const float *a, const float *b, float *c) {
#pragma omp parallel for
  for (int j = 0; j < n; ++j) {
    for (int i = 0; i < n; ++i) c[j * n + i] = 0;
    for (int k = 0; k < n; ++k) {
      float f = a[j * n + k];
      for (int i = 0; i < n; ++i) c[j * n + i] += f * b[k * n + i];
    }
  }
}

// ---- sums of blocks

__global__ void sums(const float *x, float *y) {
  __shared__ float s[256];
  int t = threadIdx.x;
  s[t] = x[blockIdx.x * 256 + t];
  __syncthreads();
  for (int half = 128; half > 0; half /= 2) {
    if (t < half) s[t] += s[t + half];
    __syncthreads();
  }
  if (t == 0) y[blockIdx.x] = s[0];
}

static void sums_plain(int blocks, const float *x, float *y) {
#pragma omp parallel for
  for (int j = 0; j < blocks; ++j) {
    float s = 0;
    for (int i = 0; i < 256; ++i) s += x[j * 256 + i];
    y[j] = s;
  }
}

// ---- forces between bodies, with tiles of positions

__global__ void forces(int n, const float *x, const float *y, float *f) {
  __shared__ float sx[128], sy[128];
  int i = blockIdx.x * 128 + threadIdx.x;
  float own_x = x[i], own_y = y[i], sum = 0;
  for (int first = 0; first < n; first += 128) {
    sx[threadIdx.x] = x[first + threadIdx.x];
    sy[threadIdx.x] = y[first + threadIdx.x];
    __syncthreads();
    for (int j = 0; j < 128; ++j) {
      float dx = sx[j] - own_x, dy = sy[j] - own_y;
      sum += dx / (dx * dx + dy * dy + 0.01f);
    }
    __syncthreads();
  }
  f[i] = sum;
}

static void forces_plain(int n, const float *x, const float *y, float *f) {
#pragma omp parallel for
  for (int i = 0; i < n; ++i) {
    float sum = 0;
    for (int j = 0; j < n; ++j) {
      float dx = x[j] - x[i], dy = y[j] - y[i];
      sum += dx / (dx * dx + dy * dy + 0.01f);
    }
    f[i] = sum;
  }
}

// ---- times

// The fastest of several runs, in microseconds; both sides take turns, so that both see the same machine.
template <class A, class B> static void compare(const char *name, int runs, double difference, A kernel, B plain) {
  auto time = [](auto run) {
    auto start = std::chrono::steady_clock::now();
    run();
    cudaDeviceSynchronize();
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
  };
  double first = 1e300, second = 1e300;
  for (int k = 0; k < runs; ++k) {
    first = std::min(first, time(kernel));
    second = std::min(second, time(plain));
  }
  std::printf("%s %.3f %.3f %g\n", name, first, second, difference);
}

static double apart(int n, const float *a, const float *b) {
  double most = 0;
  for (int i = 0; i < n; ++i) most = std::max(most, (double)std::fabs(a[i] - b[i]) / (1 + std::fabs(b[i])));
  return most;
}

static float *array(int n) {
  float *made = nullptr;
  if (cudaMallocManaged(&made, n * sizeof(float)) != cudaSuccess) std::exit(1);
  return made;
}

int main() {
  const int size = 1 << 23, n = 512, blocks = 16384, bodies = 4096;
  float *a = array(size), *b = array(size), *c = array(size), *d = array(size);
  for (int i = 0; i < size; ++i) a[i] = (i * 7 % 101) / 101.0f, b[i] = (i * 11 % 97) / 97.0f, c[i] = d[i] = 0;
  auto run = [&](const char *name, int runs, int values, auto kernel, auto plain) {
    kernel(c);
    cudaDeviceSynchronize();
    plain(d);
    compare(name, runs, apart(values, c, d), [&] { kernel(c); }, [&] { plain(d); });
  };
  run("vector-add", 60, size, [&](float *to) { add<<<(size + 255) / 256, 256>>>(size, a, b, to); },
      [&](float *to) { add_plain(size, a, b, to); });
  run("stencil", 60, size, [&](float *to) { stencil<<<(size + 255) / 256, 256>>>(size, a, to); },
      [&](float *to) { stencil_plain(size, a, to); });
  run("product", 10, n * n,
      [&](float *to) {
        dim3 block(tile, tile), grid(n / tile, n / tile);
        product<<<grid, block>>>(n, a, b, to);
      },
      [&](float *to) { product_plain(n, a, b, to); });
  run("sums", 60, blocks, [&](float *to) { sums<<<blocks, 256>>>(a, to); }, [&](float *to) { sums_plain(blocks, a, to); });
  run("n-body", 10, bodies, [&](float *to) { forces<<<bodies / 128, 128>>>(bodies, a, b, to); },
      [&](float *to) { forces_plain(bodies, a, b, to); });
  return 0;
}
