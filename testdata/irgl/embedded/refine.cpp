// Refinement of a mesh with conflicts. A cell that is loaded with more than its neighbours can take is bad: it keeps the
// rest of its load, and gives each neighbour one part; one part is lost. While a cell is refined, it needs itself and
// its neighbours for itself alone: loads are changed without atomics. The end is the same in every order.
#include <okl/irgl.hpp>
[[irgl::kernel]] void refine(irgl::Graph mesh, const int *neighbours, int *load, int *rounds) {
  [[irgl::forall]] for (int i : WL.items()) {
    int n = WL.pop(i);
    int self[1];
    self[0] = n;
    if (irgl::exclusive(mesh, irgl::first(1, self), irgl::slice(neighbours, mesh.first(n), mesh.last(n), 1))) {
      if (load[n] > mesh.degree(n)) {
        load[n] -= mesh.degree(n) + 1;
        [[irgl::forall]] for (int e : mesh.edges(n)) {
          int d = mesh.dst(e);
          load[d]++;
          if (load[d] == mesh.degree(d) + 1) WL.push(d);
        }
        if (load[n] > mesh.degree(n)) WL.push(n);
      }
    } else {
      atomicAdd(&rounds[0], 1);
      irgl::retry(n);
    }
  }
}

[[irgl::kernel]] void bad(irgl::Graph mesh, const int *load) {
  [[irgl::forall]] for (int n : mesh.nodes()) {
    if (load[n] > mesh.degree(n)) WL.push(n);
  }
}

[[irgl::main]] void program(irgl::Graph mesh) {
  mesh.simplify();
  irgl::Array<int> load(mesh.nnodes), rounds(1, 0);
  for (int n : mesh.nodes()) {
    load[n] = (n * 7919) % 11;
  }
  if (irgl::pipe(irgl::initial(mesh.nnodes, {}))) {
    irgl::invoke(bad, mesh, load);
    while (irgl::pipe()) {
      irgl::invoke(refine, mesh, mesh.dst_array(), load, rounds);
    }
    irgl::invoke(bad, mesh, load);
    if (WL.size() > 0) irgl::fail("there are bad cells");
  }
  irgl::print(load);
}
