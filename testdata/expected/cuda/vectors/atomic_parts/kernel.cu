#line 1 "kernels/vectors/atomic_parts.okl"
// Atomic updates of parts of vectors, also of those that are no structs on some targets.

struct Bin {
  int3 counts;
  float4 sums;
};

extern "C" __global__ __launch_bounds__(16) void _occa_fill_0(const int N, const int *kinds, int4 *totals, float3 *places, Bin *bins) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int4 wide[4];
    __shared__ int3 packed[4];
    { int i = (int)threadIdx.x;
      if (i < 4) {
        wide[i] = make_int4(0, 0, 0, 0);
        packed[i] = make_int3(0, 0, 0);
      }
    }
    __syncthreads();
#line 18 "kernels/vectors/atomic_parts.okl"
    { int i = (int)threadIdx.x;
      if (b + i < N) {
        const int kind = kinds[b + i];
        int4 *total = totals + kind;
        atomicAdd(&wide[kind].y, i);
        atomicAdd(&packed[kind].z, 1);
        atomicAdd(&total->x, 1);
        atomicMax(&totals[kind].w, b + i);
        atomicAdd(&places[kind].y, 0.5f);
        atomicSub(&bins[kind].counts.y, 2);
        atomicAdd(&bins[kind].sums.z, 0.25f);
      }
    }
    __syncthreads();
#line 31 "kernels/vectors/atomic_parts.okl"
    { int i = (int)threadIdx.x;
      if (i < 4) {
        atomicAdd(&totals[i].y, wide[i].y);
        atomicAdd(&totals[i].z, packed[i].z);
      }
    }
  }
}
