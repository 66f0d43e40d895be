#include <hip/hip_runtime.h>
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

extern "C" __global__ __launch_bounds__(16) void _occa_declaredTogether_0(const int N, const int *x, int *y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ list::Node nodes[16], *first;
    __shared__ constant some[16];
    { int t = (int)threadIdx.x;
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
    __syncthreads();
#line 34 "kernels/cpp/declared_together.okl"
    { int t = (int)threadIdx.x;
      y[b + t] = nodes[t].next->value + 2 * nodes[t].previous->value + some[15 - t].v + first->value;
    }
  }
}
