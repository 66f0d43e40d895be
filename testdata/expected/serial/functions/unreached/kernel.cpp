#line 1 "kernels/functions/unreached.okl"
// Classes and namespaces of which device code uses a part: the rest is marked or left out, since NVRTC takes
// no function that is not for the device.

struct OnHost {
  int n;
  int twice() const { return 2 * n; }
  int other() const;
};

int OnHost::other() const { return n + 1; }

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

int onHost(const int n) {
  OnHost host{n};
  return host.twice() + host.other();
}

namespace tools {

int hostOnly(const int n) { return onHost(n); }

template <class T, int N>
struct Row {
  T values[N];
  constexpr int size() const { return N; }
  T first() const { return values[0]; }
};

struct Unused {
  int get() const { return hostOnly(1); }
};

inline int triple(const int n) { return 3 * n; }

}  // namespace tools

template <class T>
using pointerTo = T *;

extern "C" void parts(const int &N, int *__restrict__ y) {
  const int offset = onHost(N) + tools::hostOnly(2);
  for (int g = 0; g < N; ++g) {
    for (int i = 0; i < 4; ++i) {
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
