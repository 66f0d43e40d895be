// Breadth-first search: the level of each node, from the nodes of the last level on.
#include <okl/irgl.hpp>
#define INF 2147483647

[[irgl::kernel]] void bfs(irgl::Graph graph, int *level, int LEVEL) {
  [[irgl::forall]] for (int i : WL.items()) {
    int n = WL.pop(i);
    [[irgl::forall]] for (int e : graph.edges(n)) {
      int d = graph.dst(e);
      if (level[d] == INF && atomicCAS(&level[d], INF, LEVEL) == INF) WL.push(d);
    }
  }
}

[[irgl::main]] void program(irgl::Graph graph, int source = 0) {
  irgl::Array<int> level(graph.nnodes, INF);
  if (source < graph.nnodes) {
    level[source] = 0;
    int LEVEL = 1;
    while (irgl::iterate(irgl::invoke(bfs, graph, level, LEVEL), irgl::initial({source}))) {
      LEVEL++;
    }
  }
  irgl::print(level);
}
