#line 1 "kernels/launch/host_bindings.okl"
// Structured bindings of host code reach the nests: of constants, of values that change, and of references.



#line 9 "kernels/launch/host_bindings.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_hostBindings_0(const int N, int *out, const int low, const int high) {
#line 11 "kernels/launch/host_bindings.okl"
  { int g = 16 * (int)blockIdx.x;
    { int i = (int)threadIdx.x;
      if (g + i < N) out[g + i] = low <= g + i && g + i < high ? 1 : 0;
    }
  }
}

#line 9 "kernels/launch/host_bindings.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_hostBindings_1(const int N, int *out, const int low, int from, int to) {
#line 19 "kernels/launch/host_bindings.okl"
  { int i_tile = from + 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i_tile + (long long)threadIdx.x < to) {
    out[i] += 10 * from + low;
  } }
}

#line 9 "kernels/launch/host_bindings.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_hostBindings_2(const int N, int *out, const int three, int first, int last) {
#line 29 "kernels/launch/host_bindings.okl"
  { int i_tile = first + 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i_tile + (long long)threadIdx.x < last) {
      out[i] += 1000 * (first + three);
    } }
}
