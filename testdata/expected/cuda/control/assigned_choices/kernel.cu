#line 1 "kernels/control/assigned_choices.okl"
// Assignments in conditional expressions, which C and C++ read differently.
struct Pair {
  int first, second;
};

extern "C" __global__ __launch_bounds__(8) void _occa_assignedChoices_0(const int N, int *x) {
  { int g = (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      const int c = t & 1;
      int y = 1, z = 2;
      Pair p = {3, 4}, q = {5, 6};
      c ? y : z = 9;
      c ? y = 5 : z = 6;
      int w = c ? y : (z = 3);
      w += c ? y += 1 : z -= 1;
      c ? p.first = 7 : q.second = 8;
      c ? p = q : q = p;
      x[8 * g + t] = y + 10 * z + 100 * w + 1000 * p.first + 10000 * q.second;
    }
  }
}
