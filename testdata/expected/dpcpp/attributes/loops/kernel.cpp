#include <sycl/sycl.hpp>
#line 1 "kernels/attributes/loops.okl"
// Loop attributes in every place, on loops with and without braces.




#line 4 "kernels/attributes/loops.h"
#define PLUS_ONE(x) ((x) + 1)

inline int plusOne(const int x) { return PLUS_ONE(x); }


#line 5 "kernels/attributes/loops.okl"
extern "C" void _occa_noBraces_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
  { int g = 8 * (int)item_.get_group(2);
#line 7 "kernels/attributes/loops.okl"
    { int i = (int)(g) + (int)item_.get_local_id(2);
      if (i < N) b[i] = a[i] + 1; } }
    });
  });
}

#line 11 "kernels/attributes/loops.okl"
extern "C" void _occa_noBracesLate_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
  { int g = 8 * (int)item_.get_group(2);
#line 13 "kernels/attributes/loops.okl"
    { int i = (int)(g) + (int)item_.get_local_id(2);
      if (i < N)
        b[i] = a[i] + 1; } }
    });
  });
}

#line 18 "kernels/attributes/loops.okl"
extern "C" void _occa_tiles_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 19 "kernels/attributes/loops.okl"
  { int _occa_tiled_i = 8 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) { b[i] = a[i]; } }
    });
  });
}

#line 18 "kernels/attributes/loops.okl"
extern "C" void _occa_tiles_1(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 20 "kernels/attributes/loops.okl"
  { if (item_.get_local_id(2) < (N > 40 ? 16 : 8)) { int _occa_tiled_i = (int)(N > 40 ? 16 : 8) * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) { b[i] += 1; } } }
    });
  });
}

#line 23 "kernels/attributes/loops.okl"
extern "C" void _occa_tileOfOne_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 1)]] {
#line 24 "kernels/attributes/loops.okl"
  { int _occa_tiled_i = 4 * (int)item_.get_group(2); for (int i = _occa_tiled_i; i < _occa_tiled_i + (4); i += 1) { if (i < N) {
    { { int k = (int)item_.get_local_id(2); b[i] = a[i] + 1; } } } } sycl::group_barrier(item_.get_group()); }
    });
  });
}

#line 28 "kernels/attributes/loops.okl"
extern "C" void _occa_tileInside_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 4, 8)]] {
#line 29 "kernels/attributes/loops.okl"
  { int g = 32 * (int)item_.get_group(2);
    do { int _occa_tiled_i = (int)(g) + 8 * (int)item_.get_local_id(1); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < g + 32) {
      if (i >= N) continue;
      for (int _occa_tiled_k = 0; _occa_tiled_k < 6; _occa_tiled_k += 4) { for (int k = _occa_tiled_k; k < _occa_tiled_k + (4); k += 1) { if (k < 6) { b[i] = k == 5 ? a[i] + 1 : 0; } } }
    } } while (0);
  }
    });
  });
}

#line 37 "kernels/attributes/loops.okl"
// Three and three, numbered, unnumbered and both.
extern "C" void _occa_threeAxes_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(2, 3, 1)]] {
  { int z = (int)item_.get_group(0);
    { int y = (int)item_.get_group(1);
      { int x = (int)item_.get_group(2);
        { int k = (int)item_.get_local_id(0);
          { int j = (int)item_.get_local_id(1);
#line 44 "kernels/attributes/loops.okl"
            { int i = (int)item_.get_local_id(2);
              const int n = (((z * 2 + y) * ((N + 23) / 24) + x) * 2 + k) * 3 + j + i;
              if (n < N) b[n] = a[n] + 1;
            } } } } } }
    });
  });
}

#line 50 "kernels/attributes/loops.okl"
// Loops whose headers come out of macros, one of them from another file.


extern "C" void _occa_macroLoops_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 54 "kernels/attributes/loops.okl"
  { int g = 8 * (int)item_.get_group(2);
    { int i = (int)(g) + (int)item_.get_local_id(2);
      if (i < N) b[i] = PLUS_ONE(a[i]);
    }
  }
    });
  });
}



#line 68 "kernels/attributes/loops.okl"
extern "C" void _occa_pastedKernel_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 68 "kernels/attributes/loops.okl"
  { int _occa_tiled_i = 8 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) { b[i] = ((a[i]) + 1); } }
    });
  });
}
#line 69 "kernels/attributes/loops.okl"
#undef COPY

// A prototype with the attribute is enough.

extern "C" void _occa_declaredBefore_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 74 "kernels/attributes/loops.okl"
  { int _occa_tiled_i = 8 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) { b[i] = plusOne(a[i]); } }
    });
  });
}

#line 77 "kernels/attributes/loops.okl"
// So is one after the parameters, or between the words.
extern "C" void _occa_attributeLate_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 79 "kernels/attributes/loops.okl"
  { int _occa_tiled_i = 8 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) { b[i] = plusOne(a[i]); } }
    });
  });
}

#line 82 "kernels/attributes/loops.okl"
extern "C" void _occa_attributeBetween_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 83 "kernels/attributes/loops.okl"
  { int _occa_tiled_i = 8 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) { b[i] = plusOne(a[i]); } }
    });
  });
}

#line 86 "kernels/attributes/loops.okl"
extern "C" extern "C" void _occa_arrowResult_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 87 "kernels/attributes/loops.okl"
  { int _occa_tiled_i = 8 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) { b[i] = plusOne(a[i]); } }
    });
  });
}
