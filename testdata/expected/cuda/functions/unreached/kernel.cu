#line 1 "kernels/functions/unreached.okl"
// Classes and namespaces of which device code uses a part: the rest is marked or left out, since NVRTC takes
// no function that is not for the device.



#line 12 "kernels/functions/unreached.okl"
struct Both {
  int n;
  __device__ Both(const int n) : n(n) {}
  __device__ ~Both() {}
  __device__ Both(const Both &other) = default;
  __device__ int used() const { return n; }
  __device__ int unused() const { return helper(n) + fromFriend(*this); }
  __device__ static int helper(int x);
  __device__ friend int fromFriend(const Both &both) { return both.n; }
  template <class T>
  __device__ T as() const {
    return T(n);
  }
};

__device__ int Both::helper(int x) { return x + 1; }


#line 34 "kernels/functions/unreached.okl"
namespace tools {


#line 38 "kernels/functions/unreached.okl"
template <class T, int N>
struct Row {
  T values[N];
  __device__ constexpr int size() const { return N; }
  __device__ T first() const { return values[0]; }
};


#line 49 "kernels/functions/unreached.okl"
__device__ inline int triple(const int n) { return 3 * n; }

}  // namespace tools


#line 56 "kernels/functions/unreached.okl"
extern "C" __global__ __launch_bounds__(4) void _occa_parts_0(const int N, int *__restrict__ y, const int offset) {
#line 58 "kernels/functions/unreached.okl"
  { int g = (int)blockIdx.x;
    { int i = (int)threadIdx.x;
      struct Local {
        int n;
        __device__ int get() const { return n; }
        __device__ int unused() const { return -n; }
      };
      const Both both(i);
      const tools::Row<int, 2> row{{tools::triple(i), 5}};
      const Local local{7};
      y[g * 4 + i] = both.used() + row.first() + offset + local.get();
    }
  }
}
