#include <sycl/sycl.hpp>
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

extern "C" void _occa_parts_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *__restrict__ y, const int &offset) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 55 "kernels/functions/unreached.okl"
  { int g = (int)item_.get_group(2);
    { int i = (int)item_.get_local_id(2);
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
    });
  });
}
