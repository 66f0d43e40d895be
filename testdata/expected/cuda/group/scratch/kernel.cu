#line 1 "kernels/group/scratch.okl"
// Variables of the group that each work item writes before it reads them, or that only code of the group changes: the
// same everywhere.

struct Pair {
  int a, b;
  __device__ int sum() const { return a + b; }
};

__device__ static int total(int *list) { return list[0] + list[1] + list[2]; }
__device__ static void store(int *list, int at, int value) { list[at] = value; }

extern "C" __global__ __launch_bounds__(8) void _occa_scratch_0(const int N, const int *x, int *y) {
  { int g = 8 * (int)blockIdx.x;
    int k, sum, sign;
    int weight[3] = {1, 2, 3};
    Pair pair = {g, 1}, half;
    pair.b += 2;
    store(weight, 1, 5);
    const int *list = weight;
    int *out = y + g;
    auto scale = [=](int a) { return a * pair.sum(); };
    { int t = g + (int)threadIdx.x;
      sum = 0;
      for (k = 0; k < 3; ++k) sum += list[k] * x[(t + k) % N];
      switch (x[t % N] & 3) {
        case 0: sign = 1; break;
        case 1: sign = -1; break;
        default: sign = 2;
      }
      half = pair;
      half.a /= 2;
      if (t < N) out[t - g] = sign * sum + scale(t) + half.a + total(weight);
    }
    int rounds = 0, left = 3;
    while (left > 0) {
      __syncthreads();
#line 36 "kernels/group/scratch.okl"
      { int t = (int)threadIdx.x;
        if (g + t < N) out[t] += left;
      }
      left -= 1;
      ++rounds;
    }
    __syncthreads();
#line 42 "kernels/group/scratch.okl"
    { int t = (int)threadIdx.x;
      sum = rounds;
      if (g + t < N) out[t] += sum;
    }
  }
}
