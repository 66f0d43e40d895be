#line 1 "kernels/attributes/declarators.okl"
// Declarator attributes in every place: parameters, locals, fields, typedefs, results, templates.

typedef float *__restrict__ restrictedLate;
typedef float *restrictedEarly;
using restrictedAlias = const float *__restrict__;
using restrictedName = const float *;

typedef float sharedRow[16];
typedef float sharedScalar;
typedef float ownScalar;
using ownPair = float[2];

struct View {
  const float *a;
  float *__restrict__ b;
  float *__restrict__ c;
};

__device__ float *offset(float *__restrict__ base, const int n) { return base + n; }
__device__ static inline const float *offsetConst(const float *__restrict__ base, int n) { return base + n; }

template <class T>
__device__ T *offsetAny(T *__restrict__ base, const int n) {
  return base + n;
}

struct Adder {
  float amount;
  __device__ void add(float *__restrict__ x) const { *x += amount; }
};

namespace reverse {
template <class T>
struct Reader {
  const T *__restrict__ base;
  __device__ T at(const int n, const int last) const { return base[last - n]; }
};
}  // namespace reverse

extern "C" __global__ __launch_bounds__(16) void _occa_parameters_0(const int N,
                        const float *__restrict__ a,
                        const float *__restrict__ b,
                        const float *__restrict__ c,
                        const float *const __restrict__ d,
                        const float *__restrict__ e,
                        restrictedAlias f,
                        restrictedName g,
                        restrictedLate __restrict__ x,
                        restrictedEarly y) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    const float *__restrict__ p = a + i, *__restrict__ q = b + i;
    auto *__restrict__ r = offset(x, i);
    *r = *p + *q;
    *offsetAny(y, i) = *offsetConst(c, i) + d[i] + e[i] + f[i] + g[i];
  } }
}

extern "C" __global__ __launch_bounds__(16) void _occa_memory_0(const int N, const float *a, float *b) {
  { int n = 16 * (int)blockIdx.x;
    __shared__ float s[16], t[16];
    __shared__ float u[16];
    __shared__ sharedRow v;
    __shared__ float w[16]; float plain = 1;
    __shared__ sharedScalar one;
    float mine, twice[2];
    ownScalar more;
    ownPair pair;
    const float *from;
    { int i = (int)threadIdx.x;
      from = a;
      mine = n + i < N ? from[n + i] : 0;
      twice[1] = more = pair[1] = mine;
      s[i] = t[i] = u[i] = v[i] = w[i] = mine;
      if (i == 3) one = plain;
    }
    __syncthreads();
#line 76 "kernels/attributes/declarators.okl"
    { int i = (int)threadIdx.x;
      const int j = 15 - i;
      float sum = s[j] + t[j] + u[j] + v[j] + w[j] + one;
      sum += mine + twice[1] + more + pair[1];
      if (n + i < N) b[n + i] = sum;
    }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_elsewhere_0(const int N, const float *a, float *b) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    auto assign = [=](float *__restrict__ to, const float value) { *to = value; };
    assign(b + i, a[i]);
    const Adder adder = {2};
    adder.add(b + i);
    const reverse::Reader<float> reader = {a};
    View view = {a, b, b};
    view.c[i] += reader.at(i, N - 1) + view.a[i];
  } }
}

extern "C" __global__ __launch_bounds__(16) void _occa_atomics_0(const int N, const int *a, int *sums) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    atomicAdd(&sums[0], a[i]);
    { atomicAdd(&sums[1], a[i]); }
    atomicAdd(&sums[2], 1);
    atomicSub(&sums[3], 1);
    atomicSub(&(sums[4]), a[i]);
    atomicAdd(&*(sums + 5), 1);
    if (a[i] > 0) atomicAdd(&sums[6], 1);
    else { atomicAdd(&sums[7], 1); }
  } }
}
