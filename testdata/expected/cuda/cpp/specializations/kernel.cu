#line 1 "kernels/cpp/specializations.okl"
// Attributes on templates and what specializes them: each keeps its own.

template <int n, typename T>
__device__ T sum(const T *__restrict__ a) {
  T found = 0;
  for (int i = 0; i < n; ++i) found += a[i];
  return found;
}

template <>
__device__ int sum<1, int>(const int *__restrict__ a) {
  return a[0];
}

template <class T>
struct Pair {
  const T *__restrict__ first;
  const T *both;
  __device__ T corner() const { return both[1 + 2 * 1] + first[0]; }
};

template <>
struct Pair<char> {
  const char *both;
  __device__ int corner() const { return both[0 + 2 * 1]; }
};

extern "C" __global__ __launch_bounds__(16) void _occa_specialized_0(const int N, const int *a, const char *c, int *out) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    const Pair<int> numbers = {a, a};
    const Pair<char> letters = {c};
    out[i] = sum<3, int>(a) + sum<1, int>(a + 1) + numbers.corner() + letters.corner() + i;
  } }
}
