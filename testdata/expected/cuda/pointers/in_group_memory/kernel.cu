#line 1 "kernels/pointers/in_group_memory.okl"
// Pointers that lie in group memory and lead elsewhere, fields that lead to several memories, and typedefs that hide
// the stars.

typedef const int *place;
typedef place pair[2];

struct Ends {
  int *to, *kept, count;
  const int *const from, *more[2];
};

extern "C" __global__ __launch_bounds__(8) void _occa_inGroupMemory_0(const int N, const int *x, int *y) {
  { int g = (int)blockIdx.x;
    __shared__ int s[8];
    __shared__ const int *rows[8];
    __shared__ int *first, *own[4];
    __shared__ place named[4];
    { int t = (int)threadIdx.x;
      s[t] = x[8 * g + t];
      rows[t] = x + 8 * g + t;
      if (t == 0) first = y + 8 * g;
      if (t < 4) own[t] = s + 7 - t;
      if (t < 4) named[t] = x + t;
    }
    __syncthreads();
#line 25 "kernels/pointers/in_group_memory.okl"
    { int t = (int)threadIdx.x;
      pair both = {x + t, rows[7 - t]};
      Ends ends = {first + t, own[t % 4], 3, rows[t], {x + 1, x + 2}};
      const int found = *ends.kept + *ends.from + *ends.more[1] + *both[0] + *both[1] + *named[t % 4];
      *ends.to = ends.count * found;
    }
  }
}
