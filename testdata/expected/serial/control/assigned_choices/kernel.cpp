#line 1 "kernels/control/assigned_choices.okl"
// Assignments in conditional expressions, which C and C++ read differently.
struct Pair {
  int first, second;
};

extern "C" void assignedChoices(const int &N, int *x) {
  for (int g = 0; g < N; ++g) {
    for (int t = 0; t < 8; ++t) {
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
