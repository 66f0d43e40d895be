#line 1 "kernels/cpp/specializations.okl"
// Attributes on templates and what specializes them: each keeps its own.

template <int n, typename T>
T sum(const T *__restrict a) {
  T found = 0;
  for (int i = 0; i < n; ++i) found += a[i];
  return found;
}

template <>
int sum<1, int>(const int *__restrict a) {
  return a[0];
}

template <class T>
struct Pair {
  const T *__restrict first;
  const T *both;
  T corner() const { return both[(1) + (2) * (1)] + first[0]; }
};

template <>
struct Pair<char> {
  const char *both;
  int corner() const { return both[(0) + (2) * (1)]; }
};

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_specialized_0(const int N, __global const int *a, __global const char *c, __global int *out) {
  { int _occa_tiled_i = (int)(0) + (int)(16) * (int)get_group_id(0); int i = (int)(_occa_tiled_i) + (int)get_local_id(0); if (i < N) {
    const Pair<int> numbers = {a, a};
    const Pair<char> letters = {c};
    out[i] = sum<3, int>(a) + sum<1, int>(a + 1) + numbers.corner() + letters.corner() + i;
  } }
}
