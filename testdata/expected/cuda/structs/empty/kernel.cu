#line 1 "kernels/structs/empty.okl"
// A class without fields: each object of it has a place of its own.

struct Empty {};

struct Tagged {
  Empty before;
  int value;
  Empty after[3];
};

extern "C" __global__ __launch_bounds__(8) void _occa_empty_0(const int N, const Tagged *from, Empty *places, Tagged *to, int *sizes) {
  { int g = (int)blockIdx.x;
    __shared__ Tagged s[8];
    { int t = (int)threadIdx.x;
      s[t] = from[8 * g + t];
      Empty own = s[t].before;
      places[8 * g + t] = own;
    }
    __syncthreads();
#line 19 "kernels/structs/empty.okl"
    { int t = (int)threadIdx.x;
      to[8 * g + t].value = s[7 - t].value + 1;
      if (t == 0) {
        sizes[4 * g] = sizeof(Empty);
        sizes[4 * g + 1] = sizeof(Tagged);
        sizes[4 * g + 2] = (int)(&places[8 * g + 5] - &places[8 * g]);
        const Empty own = {};
        sizes[4 * g + 3] = g + sizeof(own);
      }
    }
  }
}
