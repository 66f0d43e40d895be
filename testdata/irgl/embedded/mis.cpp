// A maximal independent set: an undecided node is taken when its priority is the highest among its undecided
// neighbours. States: 0 undecided, 1 in the set, 2 a neighbour of one that is in it.
#include <okl/irgl.hpp>
[[irgl::kernel]] void decide(irgl::Graph graph, const int *priority, int *state) {
  [[irgl::forall]] for (int i : WL.items()) {
    int n = WL.pop(i);
    int next = 1;
    for (int e : graph.edges(n)) {
      int d = graph.dst(e);
      if (state[d] == 1) next = 2;
      if (next == 1 && state[d] == 0 && (priority[d] > priority[n] || (priority[d] == priority[n] && d > n))) next = 0;
    }
    irgl::sync_running_threads();
    state[n] = next;
    if (next == 0) irgl::respawn(n);
  }
}

[[irgl::main]] void program(irgl::Graph graph) {
  graph.simplify();
  irgl::Array<int> priority(graph.nnodes), state(graph.nnodes, 0), all(graph.nnodes);
  for (int n : graph.nodes()) {
    all[n] = n;
    priority[n] = (int)(((unsigned)n * 2654435761u) >> 8) % 1000;
  }
  if (irgl::pipe(irgl::initial_from(graph.nnodes, all, graph.nnodes))) {
    irgl::invoke(decide, graph, priority, state);
  }
  irgl::print(state);
}
