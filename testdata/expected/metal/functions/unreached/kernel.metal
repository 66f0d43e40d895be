#include <metal_stdlib>
using namespace metal;
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
  friend int fromFriend(thread const Both &both) { return both.n; }
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

[[max_total_threads_per_threadgroup(4)]] kernel void _occa_parts_0(constant const int &N [[buffer(0)]], device int *__restrict y [[buffer(1)]], constant int &offset [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 55 "kernels/functions/unreached.okl"
  { int g = (int)_occa_group_position.x;
    { int i = (int)_occa_thread_position.x;
      struct Local {
        int n;
        int get() const { return n; }
        int unused() const { return -n; }
      };
      const Both both(i);
      const tools::Row<int, 2> row{{tools::triple(i), 5}};
      const Local local{7};
      y[g * 4 + i] = both.used() + row.first() + offset + local.get();
    }
  }
}
