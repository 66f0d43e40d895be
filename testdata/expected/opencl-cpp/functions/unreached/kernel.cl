#line 1 "kernels/functions/unreached.okl"
// Classes and namespaces of which device code uses a part: the rest is marked or left out, since NVRTC takes
// no function that is not for the device.



#line 12 "kernels/functions/unreached.okl"
struct Both {
  int n;
  Both(const int n) : n(n) {}
  ~Both() {}
  Both(const Both &other) = default;
  int used() const { return n; }
  int unused() const { return helper(n) + fromFriend(*this); }
  static int helper(int x);
  friend int fromFriend(const Both &both) { return both.n; }
  template <class T>
  T as() const {
    return T(n);
  }
};

int Both::helper(int x) { return x + 1; }


#line 34 "kernels/functions/unreached.okl"
namespace tools {


#line 38 "kernels/functions/unreached.okl"
template <class T, int N>
struct Row {
  T values[N];
  constexpr int size() const { return N; }
  T first() const { return values[0]; }
};


#line 49 "kernels/functions/unreached.okl"
inline int triple(const int n) { return 3 * n; }

}  // namespace tools

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_parts_0(const int N, __global int *__restrict y, const int offset) {
#line 55 "kernels/functions/unreached.okl"
  { int g = (int)get_group_id(0);
    { int i = (int)get_local_id(0);
      struct Local {
        int n;
        int get() const { return n; }
        int unused() const { return -n; }
      };
      const Both both(i);
      const tools::Row<int, 2> row{{tools::triple(i), 5}};
      const Local _occa_local{7};
      y[g * 4 + i] = both.used() + row.first() + offset + _occa_local.get();
    }
  }
}
