#line 1 "kernels/host/values.okl"
// Host code around nests: values that device code needs, conditions, loops.

#define p_block 16


struct Range {
  int first, count;
};


#line 15 "kernels/host/values.okl"
// Host code alone calls it.

#line 20 "kernels/host/values.okl"
// Sorts by odd-even transposition, then adds what the host computed.
extern "C" __global__ __launch_bounds__(16) void _occa_hostValues_0(const int N, const Range range, double scale, int *keys, double *out, const int blocks, const int first) {
#line 31 "kernels/host/values.okl"
  { int b = (int)blockIdx.x;
      { int t = (int)threadIdx.x;
        const int at = first + 2 * (b * p_block + t);
        if (at + 1 < N && keys[at] > keys[at + 1]) {
          const int key = keys[at];
          keys[at] = keys[at + 1];
          keys[at + 1] = key;
        }
      }
    }
}

#line 21 "kernels/host/values.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_hostValues_1(const int N, const Range range, double scale, int *keys, double *out, const int blocks, double factor, Range part) {
#line 44 "kernels/host/values.okl"
  constexpr const int ahead = 3;
#line 47 "kernels/host/values.okl"
  { int i_tile = part.first + 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i_tile + (long long)threadIdx.x < part.first + part.count) {
      out[i] = factor * keys[i] + ahead * blocks;
    } }
}

#line 21 "kernels/host/values.okl"
extern "C" __global__ __launch_bounds__(1) void _occa_hostValues_2(const int N, const Range range, double scale, int *keys, double *out, double factor) {
#line 51 "kernels/host/values.okl"
  { int o = (int)blockIdx.x;
      { int i = (int)threadIdx.x;
        if (N > 0) out[0] = -factor;
      }
    }
}
