#line 1 "kernels/group/scratch.okl"
// Variables of the group that each work item writes before it reads them, or that only code of the group changes: the
// same everywhere.

struct Pair {
  int a, b;
  int sum() const { return a + b; }
};

static int total(int *list) { return list[0] + list[1] + list[2]; }
static void store(int *list, int at, int value) { list[at] = value; }

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_scratch_0(const int N, __global const int *x, __global int *y) {
  { int g = 8 * (int)get_group_id(0);
    int k, sum, sign;
    int weight[3] = {1, 2, 3};
    Pair pair = {g, 1}, _occa_half;
    pair.b += 2;
    store(weight, 1, 5);
    const int *list = weight;
    int *out = y + g;
    auto scale = [=](int a) { return a * pair.sum(); };
    { int t = (int)(g) + (int)get_local_id(0);
      sum = 0;
      for (k = 0; k < 3; ++k) sum += list[k] * x[(t + k) % N];
      switch (x[t % N] & 3) {
        case 0: sign = 1; break;
        case 1: sign = -1; break;
        default: sign = 2;
      }
      _occa_half = pair;
      _occa_half.a /= 2;
      if (t < N) out[t - g] = sign * sum + scale(t) + _occa_half.a + total(weight);
    }
    int rounds = 0, left = 3;
    while (left > 0) {
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 36 "kernels/group/scratch.okl"
      { int t = (int)get_local_id(0);
        if (g + t < N) out[t] += left;
      }
      left -= 1;
      ++rounds;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 42 "kernels/group/scratch.okl"
    { int t = (int)get_local_id(0);
      sum = rounds;
      if (g + t < N) out[t] += sum;
    }
  }
}
