// Control flow: loops with steps, barriers, iterations that end in loops, items that join the next round.
#include <cstdio>
#include <okl/irgl.hpp>
[[irgl::kernel]] void strided(irgl::Graph g, int *x) {
  const int more = 5;
  [[irgl::forall]] for (int k : irgl::range(g.nnodes - 1, -1, -2)) {
    int kind = k % 4;
    int both[2];
    both[0] = k;
    both[1] = k + more;
    irgl::local_barrier();
    switch (kind) {
    case 0: x[k] = both[1]; break;
    case 1: x[k] = both[0]; break;
    default: x[k] = -1;
    }
  }
}

[[irgl::kernel]] void search(irgl::Graph g, int *x) {
  [[irgl::forall]] for (int i : WL.items()) {
    int n = 0;
    if (!WL.pop(i, n)) continue;
    int tries = 0;
    do {
      for (int j = 0; j < 3; j++) {
        tries++;
        if (tries > n % 5) {
          x[n] += tries;
          irgl::reduce_and_return(n % 5 != 4);
        }
      }
    } while (tries < 10);
  }
}

[[irgl::kernel]] void down(int *left, int *steps) {
  [[irgl::forall]] for (int i : WL.items()) {
    int n = WL.pop(i);
    left[n]--;
    atomicAdd(&steps[0], 1);
    if (left[n] > 0) irgl::retry_merge(n);
  }
}

[[irgl::kernel]] void pairs(irgl::Graph g, int *x) {
  [[irgl::forall]] for (int n : g.nodes()) {
    x[n] = 0;
  }
  irgl::sync_running_threads();
  [[irgl::forall]] for (int k : irgl::range(g.nnodes / 2)) {
    atomicAdd(&x[2 * k], 1);
    atomicAdd(&x[2 * k + 1], 2);
  }
}

[[irgl::main]] void program(irgl::Graph g) {
  irgl::Array<int> x(g.nnodes, 0), left(g.nnodes), all(g.nnodes), steps(1, 0);
  for (int n : g.nodes()) {
    all[n] = n;
    left[n] = n % 3 + 1;
  }
  irgl::invoke(strided, g, x);
  if (irgl::pipe(irgl::initial_from(4, all, g.nnodes))) {
    bool has_all = irgl::all(irgl::invoke(search, g, x));
    printf("all: %d, items: %d\n", has_all, WL.size());
    while (irgl::pipe()) {
      irgl::invoke(down, left, steps);
    }
  }
  printf("steps: %d\n", steps[0]);
  long sum = 0;
  for (int value : x) sum = (sum * 31 + value) % 1000003;
  printf("sum: %ld\n", sum);
  irgl::invoke(pairs, g, x);
  irgl::print(x);
}
