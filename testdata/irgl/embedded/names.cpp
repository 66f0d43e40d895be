// The three kinds of kernels, with C++ between them.
#include <cstdio>
#include <okl/irgl.hpp>
#include <cmath>

const int factor = 2;

[[irgl::device]] int twice(int x) {
  return 2 * x;
}

[[irgl::kernel, irgl::launch_bounds(128, 2)]] void fill(irgl::Graph g, int *x, int base) {
  [[irgl::forall]] for (int n : g.nodes()) {
    x[n] = twice(base + n) + g.nedges;
  }
}

[[irgl::host]] long sum(irgl::Graph g, irgl::Array<int> &x, int base) {
  irgl::invoke(fill, g, x, base);
  long all = 0;
  for (int n : g.nodes()) {
    all += x[n];
  }
  return all;
}

[[irgl::main]] int program(irgl::Graph g, int base = 1) {
  irgl::Array<int> x(g.nnodes);
  long all = factor * irgl::invoke(sum, g, x, base);
  printf("%ld %g\n", all, std::floor(2.5));
  return 0;
}
