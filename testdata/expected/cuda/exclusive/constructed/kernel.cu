#line 1 "kernels/exclusive/constructed.okl"
// `@exclusive` variables of a class that has no constructor without arguments.
struct Counter {
  int value;
  __device__ Counter(int start) : value(start) {}
};

extern "C" __global__ __launch_bounds__(16) void _occa_constructed_0(const int N, const int *x, int *y) {
  { int g = (int)blockIdx.x;
    Counter a(3);
    Counter b = Counter(4), c{5};
    Counter list[2] = {Counter(1), Counter(2)};
    { int t = (int)threadIdx.x;
      a.value += x[16 * g + t];
      list[1].value += t;
    }
    Counter d(a.value + b.value);
    __syncthreads();
#line 17 "kernels/exclusive/constructed.okl"
    { int t = (int)threadIdx.x;
      y[16 * g + t] = a.value + b.value + c.value + d.value + list[0].value + list[1].value;
    }
  }
}
