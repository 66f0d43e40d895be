#line 1 "kernels/attributes/alignment.okl"
// Constants that only attributes name: of the file, of host code, in types and in declarations.

constexpr int whole = 16;
constexpr int half_of_it = whole / 2;
static const int wide = 32;

struct alignas(whole) Row {
  float v[4];
};
struct Pair {
  alignas(half_of_it) float x;
  float y __attribute__((aligned(half_of_it)));
};
struct __attribute__((aligned(wide))) Wide {
  float v[2];
};

__device__ inline float sum(const Row row, const Wide w) {
  alignas(whole) float found[4] = {row.v[0], row.v[1], w.v[0], w.v[1]};
  return found[0] + found[1] + found[2] + found[3];
}

extern "C" __global__ __launch_bounds__(16) void _occa_aligned_rows_0(const int N, const Row shift, const float *a, float *b) {
  const int of_host = 32;
  const int size = 16;
  constexpr const int of_pair = 2 * sizeof(float);
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    alignas(of_host) float first[4] = {a[i], 1.0f};
    float second[2] __attribute__((aligned(of_pair))) = {2.0f, a[i]};
    __attribute__((aligned(wide))) float third = a[i];
    Row row = {{first[0], second[0]}};
    Pair pair = {first[1], second[1]};
    Wide w = {{third, shift.v[3]}};
    b[i] = sum(row, w) + pair.x * pair.y;
  } }
}

// In each memory; and another constant of the name, nearer.
extern "C" __global__ __launch_bounds__(8) void _occa_nearer_0(const int N, const float *a, float *b) {
  const int bytes = 64;
  const int of_group = 16;
  { int g = 8 * (int)blockIdx.x;
    alignas(of_group) __shared__ float s[8];
    __shared__ float t[8] __attribute__((aligned(of_group)));
    alignas(8) float e;
    { int i = g + (int)threadIdx.x;
      s[i - g] = a[i];
      t[i - g] = 2 * a[i];
      e = 16 * a[i];
    }
    __syncthreads();
#line 51 "kernels/attributes/alignment.okl"
    { int i = g + (int)threadIdx.x;
      alignas(bytes) float first = s[7 - (i - g)];
      const int bytes = 16;
      alignas(bytes) float second[4] = {first, bytes, t[7 - (i - g)]};
      b[i] = second[0] + second[1] + second[2] + e;
    }
  }
}

// Group memory lies as it is asked to, whatever stands before it.
extern "C" __global__ __launch_bounds__(5) void _occa_of_groups_0(const int N, const int *a, unsigned long *places, int *b) {
  { int g = (int)blockIdx.x;
    __shared__ char before[3];
    alignas(128) __shared__ int s[5];
    __shared__ char between;
    alignas(64) __shared__ int one;
    { int t = (int)threadIdx.x;
      s[t] = a[5 * g + t];
      if (t < 3) before[t] = 1;
      if (t == 4) {
        one = 7;
        between = 2;
      }
    }
    __syncthreads();
#line 75 "kernels/attributes/alignment.okl"
    { int t = (int)threadIdx.x;
      b[5 * g + t] = s[4 - t] + one + between + before[t % 3];
      if (t == 0) {
        places[2 * g] = (unsigned long)&s[0] % 128;
        places[2 * g + 1] = (unsigned long)&one % 64;
      }
    }
  }
}
