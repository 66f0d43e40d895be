#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/cpp/declared_together.okl"
// Variables that are declared together, of types that other languages call something else, and of which each leads to
// another memory: what they share is written again.

struct _occa_constant {
  int v;
};

namespace list {
struct Node {
  int value;
  threadgroup Node *next, *previous;
};
}

struct Links {
  thread _occa_constant *at; _occa_constant own; thread _occa_constant *last;
};

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_declaredTogether_0(constant const int &N [[buffer(0)]], device const int *x [[buffer(1)]], device int *y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup list::Node nodes[16];
  threadgroup list::Node *threadgroup first;
  threadgroup _occa_constant some[16];
#line 20 "kernels/cpp/declared_together.okl"
  { int b = 16 * (int)_occa_group_position.x;
     
    
    { int t = (int)_occa_thread_position.x;
      int a = x[b + t]; thread int *p = &a;
      _occa_constant c = {1}; thread _occa_constant *q = &c;
      const _occa_constant d = {2}; thread const _occa_constant *const r = &d;
      list::Node n = {*p, &nodes[t], &nodes[15 - t]}; thread list::Node *same = &n;
      Links links = {q, {3}, &c};
      nodes[t] = n;
      some[t].v = q->v + r->v + links.own.v + links.at->v + links.last->v;
      nodes[t].value += same->value;
      if (t == 3) first = &nodes[3];
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 34 "kernels/cpp/declared_together.okl"
    { int t = (int)_occa_thread_position.x;
      y[b + t] = nodes[t].next->value + 2 * nodes[t].previous->value + some[15 - t].v + first->value;
    }
  }
}
