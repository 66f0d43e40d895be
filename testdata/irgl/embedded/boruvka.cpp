// The weight of a lightest spanning forest: each component takes its lightest edge to another one, again and again.
// Edges of the same weight are told apart by their nodes, so that components never close a cycle of three or more.
#include <cstdio>
#include <utility>
#include <okl/irgl.hpp>
[[irgl::kernel]] void lightest(irgl::Graph graph, const int *component, int *lock, int *from, int *edge) {
  [[irgl::forall]] for (int n : graph.nodes()) {
    int c = component[n];
    for (int e : graph.edges(n)) {
      int d = graph.dst(e);
      if (component[d] != c) {
        if (irgl::atomic(lock[c])) {
          int other = edge[c];
          if (other < 0) {
            edge[c] = e;
            from[c] = n;
          } else {
            int low = n < d ? n : d, high = n < d ? d : n;
            int of = from[c], to = graph.dst(other);
            int other_low = of < to ? of : to, other_high = of < to ? to : of;
            int w = graph.weight(e), other_w = graph.weight(other);
            if (w < other_w || (w == other_w && (low < other_low || (low == other_low && high < other_high)))) {
              edge[c] = e;
              from[c] = n;
            }
          }
        }
      }
    }
  }
}

// Two components may have chosen each other, by the same edge: the one with the lower number stays.
[[irgl::kernel]] void merge(irgl::Graph graph, const int *component, const int *edge, int *next, unsigned long long *total, int *taken) {
  [[irgl::forall]] for (int c : graph.nodes()) {
    next[c] = component[c];
    int e = edge[c];
    if (component[c] == c && e >= 0) {
      int d = component[graph.dst(e)];
      int back = edge[d];
      int is_mutual = back >= 0 && component[graph.dst(back)] == c;
      if (!is_mutual || c > d) {
        next[c] = d;
        atomicAdd(&total[0], (unsigned long long)graph.weight(e));
        atomicAdd(&taken[0], 1);
        irgl::reduce_and_return(true);
      }
    }
  }
}

[[irgl::kernel]] void jump(irgl::Graph graph, const int *component, int *next) {
  [[irgl::forall]] for (int n : graph.nodes()) {
    int c = component[component[n]];
    next[n] = c;
    irgl::reduce_and_return(c != component[n]);
  }
}

[[irgl::main]] void program(irgl::Graph graph) {
  graph.simplify();
  irgl::Array<int> component(graph.nnodes), next(graph.nnodes), lock(graph.nnodes, 0), from(graph.nnodes), edge(graph.nnodes);
  irgl::Array<unsigned long long> total(1, 0);
  irgl::Array<int> taken(1, 0);
  for (int n : graph.nodes()) {
    component[n] = n;
  }
  bool merged = true;
  while (merged) {
    edge.fill(-1);
    irgl::invoke(lightest, graph, component, lock, from, edge);
    merged = irgl::any(irgl::invoke(merge, graph, component, edge, next, total, taken));
    std::swap(component, next);
    while (irgl::iterate(irgl::while_any(irgl::invoke(jump, graph, component, next)))) {
      std::swap(component, next);
    }
  }
  printf("weight %lld, %d edges\n", (long long)total[0], taken[0]);
}
