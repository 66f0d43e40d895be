#line 1 "kernels/cpp/declared_together.okl"
// Variables that are declared together, of types that other languages call something else, and of which each leads to
// another memory: what they share is written again.

struct constant {
  int v;
};

namespace list {
struct Node {
  int value;
  Node *next, *previous;
};
}

struct Links {
  constant *at, own, *last;
};

extern "C" void declaredTogether(const int &N, const int *x, int *y) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) list::Node nodes[16], *first;
    alignas(64) constant some[16];
    for (int t = 0; t < 16; ++t) {
      int a = x[b + t], *p = &a;
      constant c = {1}, *q = &c;
      const constant d = {2}, *const r = &d;
      list::Node n = {*p, &nodes[t], &nodes[15 - t]}, *same = &n;
      Links links = {q, {3}, &c};
      nodes[t] = n;
      some[t].v = q->v + r->v + links.own.v + links.at->v + links.last->v;
      nodes[t].value += same->value;
      if (t == 3) first = &nodes[3];
    }
    for (int t = 0; t < 16; ++t) {
      y[b + t] = nodes[t].next->value + 2 * nodes[t].previous->value + some[15 - t].v + first->value;
    }
  }
}
