// Degrees in classes, with locks that wait, and with locks that are tried and, where they are taken, tried again later.
#include <okl/irgl.hpp>
[[irgl::kernel]] void count(irgl::Graph graph, int *lock, int *classes) {
  [[irgl::forall]] for (int n : graph.nodes()) {
    int c = graph.degree(n) % 4;
    if (irgl::atomic(lock[c])) {
      classes[c] = classes[c] + 1;
    }
  }
}

[[irgl::kernel]] void count_later(irgl::Graph graph, int *lock, int *classes) {
  [[irgl::forall]] for (int i : WL.items()) {
    int n = WL.pop(i);
    int c = graph.degree(n) % 4;
    if (irgl::atomic(lock[c])) {
      classes[4 + c] = classes[4 + c] + 1;
    } else {
      irgl::retry(n);
    }
  }
}

[[irgl::main]] void program(irgl::Graph graph) {
  irgl::Array<int> lock(4, 0), classes(8, 0), all(graph.nnodes);
  for (int n : graph.nodes()) {
    all[n] = n;
  }
  irgl::invoke(count, graph, lock, classes);
  if (irgl::pipe(irgl::initial_from(graph.nnodes, all, graph.nnodes))) {
    irgl::invoke(count_later, graph, lock, classes);
  }
  irgl::print(classes);
}
