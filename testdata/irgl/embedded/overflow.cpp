// Worklists that are too small: each node pushes all its neighbours and itself, and the number of visits is counted.
#include <okl/irgl.hpp>
[[irgl::kernel]] void visit(irgl::Graph graph, int *visits, int depth) {
  [[irgl::forall]] for (int i : WL.items()) {
    int n = WL.pop(i);
    atomicAdd(&visits[n], 1);
    if (depth > 0) {
      [[irgl::forall]] for (int e : graph.edges(n)) {
        WL.push(graph.dst(e));
      }
      WL.push(n);
    }
  }
}

[[irgl::main]] void program(irgl::Graph graph, int room = 0) {
  irgl::Array<int> visits(graph.nnodes, 0);
  int depth = 4;
  while (irgl::pipe(irgl::initial(room, {0, 0}))) {
    if (graph.nnodes == 0) break;
    irgl::invoke(visit, graph, visits, depth);
    depth--;
  }
  irgl::print(visits);
}
