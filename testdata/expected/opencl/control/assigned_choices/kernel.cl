#line 1 "kernels/control/assigned_choices.okl"
// Assignments in conditional expressions, which C and C++ read differently.
typedef struct Pair {
  int first, second;
} Pair;

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_assignedChoices_0(const int N, __global int *x) {
  { int g = (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      const int c = t & 1;
      int y = 1, z = 2;
      Pair p = {3, 4}, q = {5, 6};
      c ? y : (z = 9);
      c ? y = 5 : (z = 6);
      int w = c ? y : (z = 3);
      w += c ? y += 1 : (z -= 1);
      c ? p.first = 7 : (q.second = 8);
      c ? p = q : (q = p);
      x[8 * g + t] = y + 10 * z + 100 * w + 1000 * p.first + 10000 * q.second;
    }
  }
}
