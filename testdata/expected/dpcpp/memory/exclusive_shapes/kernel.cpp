#include <sycl/sycl.hpp>
#line 1 "kernels/memory/exclusive_shapes.okl"
// `@exclusive` and `@shared` in every shape: arrays, structs, pointers, several declarators, initialisers, a
// typedef, a macro, nests of other shapes, `continue` before the use.

struct Particle {
  float x, v[2];
};

typedef int counter;

#define OWN r_macro
#define ADD(value) OWN += (value)

extern "C" void _occa_shapes_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 12)]] {
#line 14 "kernels/memory/exclusive_shapes.okl"
  { int g = 12 * (int)item_.get_group(2);
    int r = 3, table[2] = {1, 2}, *where;
    Particle particle;
    const int *from = a;
    counter typed = 7;
    int OWN = 0;
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[12]>(item_.get_group()); auto &total = *sycl::ext::oneapi::group_local_memory_for_overwrite<int>(item_.get_group());
    auto &kept = *sycl::ext::oneapi::group_local_memory_for_overwrite<Particle[12]>(item_.get_group());

    { if (item_.get_local_id(2) < 1) { int t = (int)item_.get_local_id(2); total = 0; } }
    sycl::group_barrier(item_.get_group());
#line 24 "kernels/memory/exclusive_shapes.okl"
    do { int t = (int)item_.get_local_id(2);
      if (t == 5) continue;
      r += t;
      table[1] += g + t < N ? from[g + t] : 0;
      where = &s[t];
      *where = t;
      particle.x = t;
      particle.v[1] = 2 * t;
      typed *= 2;
      ADD(t);
      kept[t] = particle;
      sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(total).fetch_add(1);
    } while (0);
    // Fewer rounds: the same work items as the first of the others.
    { if (item_.get_local_id(2) < 4) { int t = (int)item_.get_local_id(2);
      r += 100;
      ADD(50);
    } }
    { int t = 11 - (int)item_.get_local_id(2); table[0] += t; }
    sycl::group_barrier(item_.get_group());
#line 43 "kernels/memory/exclusive_shapes.okl"
    { int t = (int)item_.get_local_id(2);
      if (g + t < N) {
        b[g + t] = t == 5 ? r + table[0] + typed + OWN : r + table[0] + table[1] + *where + (int)particle.x +
                   (int)kept[11 - t == 5 ? 0 : 11 - t].v[1] + typed + OWN + total;
      }
    }
  }
    });
  });
}

#line 52 "kernels/memory/exclusive_shapes.okl"
// Two axes, sizes known only at run time.
extern "C" void _occa_runTime_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &W, const int &H, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) {
#line 54 "kernels/memory/exclusive_shapes.okl"
  { int g = (int)item_.get_group(2);
    int r = g;
    { int j = (int)item_.get_local_id(1);
      { int i = (int)item_.get_local_id(2); r += 10 * j + i; }
    }
    { int j = (int)item_.get_local_id(1);
      { int i = (int)item_.get_local_id(2); b[(g * H + j) * W + i] = r; }
    }
  }
    });
  });
}
