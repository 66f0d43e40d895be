#include <sycl/sycl.hpp>
#line 1 "kernels/attributes/styles.okl"
// Every attribute in both styles, in every way of writing them. Every kernel adds what it should.

extern "C" void _occa_atStyle_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ a, int *__restrict__ b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 4 "kernels/attributes/styles.okl"
  { int g = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    int own;
    { int i = (int)item_.get_local_id(2);
      own = g + i < N ? a[g + i] : 0;
      s[i] = own;
    }
    sycl::group_barrier(item_.get_group());
    { int i = (int)item_.get_local_id(2);
      if (g + i < N) b[g + i] = own + s[15 - i];
    }
  }
    });
  });
}

#line 18 "kernels/attributes/styles.okl"
extern "C" void _occa_longStyle_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ a, int *__restrict__ b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 19 "kernels/attributes/styles.okl"
  { int g = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    int own;
    { int i = (int)item_.get_local_id(2);
      own = g + i < N ? a[g + i] : 0;
      s[i] = own;
    }
    sycl::group_barrier(item_.get_group());
    { int i = (int)item_.get_local_id(2);
      if (g + i < N) b[g + i] = own + s[15 - i];
    }
  }
    });
  });
}

#line 33 "kernels/attributes/styles.okl"
extern "C" void _occa_scopedStyle_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ a, int *__restrict__ b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 34 "kernels/attributes/styles.okl"
  { int g = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    int own;
    { int i = (int)item_.get_local_id(2);
      own = g + i < N ? a[g + i] : 0;
      s[i] = own;
    }
    sycl::group_barrier(item_.get_group());
    { int i = (int)item_.get_local_id(2);
      if (g + i < N) b[g + i] = own + s[15 - i];
    }
  }
    });
  });
}

#line 48 "kernels/attributes/styles.okl"
// Both styles on one node, in any order, and in one list.
extern "C" void _occa_mixedStyle_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] [[sycl::reqd_sub_group_size(16)]] {
#line 50 "kernels/attributes/styles.okl"
  { int g = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    int own;
    { int i = (int)item_.get_local_id(2);
      own = g + i < N ? a[g + i] : 0;
      s[i] = own;
    }
    sycl::group_barrier(item_.get_group()) ;
    { int i = (int)item_.get_local_id(2);
      if (g + i < N) b[g + i] = own + s[15 - i];
    }
  }
    });
  });
}





#line 68 "kernels/attributes/styles.okl"
// Old ways: attributes in macros, in strings, in pragmas.
extern "C" void _occa_oldStyle_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 71 "kernels/attributes/styles.okl"
  { int g = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    int own;
    { int i = (int)item_.get_local_id(2);
      own = g + i < N ? a[g + i] : 0;
      s[i] = own;
    }
    sycl::group_barrier(item_.get_group());
#line 1 "@directive"
    #define LAST 15
#line 80 "kernels/attributes/styles.okl"
    { int i = (int)item_.get_local_id(2);
#line 1 "@directive"
      #pragma unroll 2
#line 82 "kernels/attributes/styles.okl"
      for (int k = 0; k < 1; ++k) {
        if (g + i < N) b[g + i] = own + s[LAST - i];
      }
    }
  }
    });
  });
}

#line 89 "kernels/attributes/styles.okl"
// Attributes of others stay, before and after those of OKL.
extern "C" void _occa_othersAfter_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, [[maybe_unused]] const int *__restrict__ a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 91 "kernels/attributes/styles.okl"
  { int g = 16 * (int)item_.get_group(2);
    { int i = (int)(g) + (int)item_.get_local_id(2);
      const int partner = 2 * g + 15 - i;
      if (i < N) b[i] = a[i] + (partner < N ? a[partner] : 0);
    }
  }
    });
  });
}

#line 99 "kernels/attributes/styles.okl"
extern "C" void _occa_othersBefore_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, [[maybe_unused]] int *__restrict__ b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 100 "kernels/attributes/styles.okl"
  { int g = 16 * (int)item_.get_group(2);
    [[maybe_unused]] int own;
    { int i = (int)(g) + (int)item_.get_local_id(2);
      const int partner = 2 * g + 15 - i;
      own = partner < N ? a[partner] : 0;
      if (i < N) b[i] = a[i] + own;
    }
  }
    });
  });
}
