#line 1 "kernels/templates/pointers.okl"
// Function templates that get pointers and references into several memories, and hand them on to each other.

template <int N, class T>
__device__ T sum(const T *values) {
  T found = 0;
  for (int i = 0; i < N; ++i) found += values[i];
  return found;
}

template <class T>
__device__ T *behind(T *place, int by) {
  return place + by;
}

template <class T>
__device__ T pair(const T *values) {
  return sum<2>(values) + *behind(values, 2);
}

template <class T>
__device__ void add(T &to, const T &by) {
  to += by;
}

template <class T>
__device__ void swap(T &a, T &b) {
  const T kept = a;
  a = b;
  b = kept;
}

template <class T, int Width>
__device__ void load(const T *__restrict__ from, T *to, int t) {
  to[t] = from[t % Width];
}

template <class T>
__device__ T corner(const T *m) {
  return m[1 + 2 * 1] - m[0 + 2 * 1];
}

extern "C" __global__ __launch_bounds__(12) void _occa_pointersOfTemplates_0(const int N, const float *x, const int *k, float *y, int *z) {
  { int g = (int)blockIdx.x;
    __shared__ float s[12];
    __shared__ int n[8];
    { int t = (int)threadIdx.x; load<float, 12>(x + 12 * g, s, t); }
    { if (threadIdx.x < 8) { int t = (int)threadIdx.x; load<int, 4>(k + 4 * g, n, t); } }
    __syncthreads();
#line 48 "kernels/templates/pointers.okl"
    { if (threadIdx.x < 8) { int t = (int)threadIdx.x;
      float own[4] = {1, 2, 3, 4};
      int count = 0;
      swap(own[0], own[3]);
      add(own[1], s[t]);
      add(own[1], x[12 * g + t]);
      add(count, n[t]);
      float found = sum<4>(own) + sum<3>(s + t) + sum<2>(x + 12 * g + t) + pair(s + t) + pair(own + 1);
      add(found, corner(own));
      y[8 * g + t] = found;
      z[8 * g + t] = 0;
      add(z[8 * g + t], count + sum<2>(n) + *behind(k, 4 * g + 1));
    } }
  }
}
