// Messages as in survey propagation: the message of an edge depends on those that its node gets by all other edges.
// They are repeated until none changes by more than 0.0001.
#include <utility>
#include <okl/irgl.hpp>
[[irgl::kernel]] void update(irgl::Graph graph, const int *back, const float *old, float *message) {
  [[irgl::forall]] for (int n : graph.nodes()) {
    [[irgl::forall]] for (int e : graph.edges(n)) {
      float product = 1;
      for (int other : graph.edges(n)) {
        if (other != e) product *= 1 - 0.5f * old[back[other]];
      }
      float next = 0.9f * product + 0.05f;
      message[e] = next;
      float change = next > old[e] ? next - old[e] : old[e] - next;
      irgl::reduce_and_return(change <= 1e-4f);
    }
  }
}

[[irgl::main]] void program(irgl::Graph graph) {
  graph.simplify();
  irgl::Array<int> back(graph.nedges);
  for (int n : graph.nodes()) {
    for (int e : graph.edges(n)) {
      int d = graph.dst(e);
      for (int other : graph.edges(d)) {
        if (graph.dst(other) == n) back[e] = other;
      }
    }
  }
  irgl::Array<float> message(graph.nedges, 0.5f), old(graph.nedges, 0.5f);
  int rounds = 0;
  while (irgl::iterate(irgl::until_all(irgl::invoke(update, graph, back, old, message)), irgl::also(rounds < 100))) {
    std::swap(old, message);
    rounds++;
  }
  irgl::print(old);
}
