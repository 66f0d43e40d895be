#line 1 "kernels/cpp/templates_call_templates.okl"
// Templates and a class template that hand pointers to several memories on to other templates.
template <class T>
__device__ T first(const T *p) {
  return p[0];
}

template <class T>
__device__ T both(const T *p) {
  return first(p) + first(p + 1);
}

template <class T>
struct Total {
  T value;
  __device__ void add(const T *p) { value += first(p); }
};

extern "C" __global__ __launch_bounds__(9) void _occa_templatesCallTemplates_0(const int N, const float *x, float *y) {
  { int g = (int)blockIdx.x;
    __shared__ float s[9];
    { int t = (int)threadIdx.x; s[t] = x[9 * g + t]; }
    __syncthreads();
#line 22 "kernels/cpp/templates_call_templates.okl"
    { if (threadIdx.x < 8) { int t = (int)threadIdx.x;
      float own[2] = {1, 2};
      Total<float> total{0};
      total.add(s + t);
      y[8 * g + t] = both(s + t) + both(x + 9 * g + t) + both(own) + total.value;
    } }
  }
}
