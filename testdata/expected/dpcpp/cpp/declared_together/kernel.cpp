#include <sycl/sycl.hpp>
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

extern "C" void _occa_declaredTogether_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *x, int *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 20 "kernels/cpp/declared_together.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &nodes = *sycl::ext::oneapi::group_local_memory_for_overwrite<list::Node[16]>(item_.get_group()); auto &first = *sycl::ext::oneapi::group_local_memory_for_overwrite<list::Node *>(item_.get_group());
    auto &some = *sycl::ext::oneapi::group_local_memory_for_overwrite<constant[16]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
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
    sycl::group_barrier(item_.get_group());
#line 34 "kernels/cpp/declared_together.okl"
    { int t = (int)item_.get_local_id(2);
      y[b + t] = nodes[t].next->value + 2 * nodes[t].previous->value + some[15 - t].v + first->value;
    }
  }
    });
  });
}
