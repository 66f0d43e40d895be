#line 1 "kernels/launch/host_lambdas.okl"
// Host code with lambdas, aliases and types that the compiler finds out.

namespace scaling {
constexpr int every = 3;
}

extern "C" void lambdas(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  using number = int;
  using namespace scaling;
  const number base = 2;
  auto shift = N + 1;
  decltype(shift) again = shift * base;
  int offsets[2]{N, again};
  auto at = [=](int i) { return i * every + base; };
  auto add = [&](number value, auto... more) { return (value + ... + more) + offsets[1]; };
  const int starts[2] = {at(1) - 2, at(N) - at(N)};
  #pragma omp parallel for
#line 17 "kernels/launch/host_lambdas.okl"
  for (int g = 0; g < N; ++g) {
    for (int i = 0; i < 4; ++i) {
      number value = add(x[g], i, offsets[0]);
      y[g * 4 + i] = value + at(i) + again + starts[i & 1];
    }
  }
}
