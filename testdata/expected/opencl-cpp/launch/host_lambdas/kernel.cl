#line 1 "kernels/launch/host_lambdas.okl"
// Host code with lambdas, aliases and types that the compiler finds out.

namespace scaling {
constexpr int every = 3;
}

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_lambdas_0(const int N, __global const int *__restrict x, __global int *__restrict y, int again) {
  using number = int;
  using namespace scaling;
  const number base = 2;
#line 13 "kernels/launch/host_lambdas.okl"
  int offsets[2]{N, again};
  auto at = [=](int i) { return i * every + base; };
  auto add = [&](number value, auto... more) { return (value + ... + more) + offsets[1]; };
  const int starts[2] = {at(1) - 2, at(N) - at(N)};
  { int g = (int)get_group_id(0);
    { int i = (int)get_local_id(0);
      number value = add(x[g], i, offsets[0]);
      y[g * 4 + i] = value + at(i) + again + starts[i & 1];
    }
  }
}
