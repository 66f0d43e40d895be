#include <sycl/sycl.hpp>
#define T float
#define UPDATE(a,b) a+=(b)
#define p_useFast 1
#define p_Name scaled
#line 1 "kernels/source/macros.okl"
// okl: -D T=float -D w=6 -D 'UPDATE(a,b)=a+=(b)' -D p_useFast=1 -D p_Name=scaled
// Macros of every kind: from the command line, short names, pasted names, whole kernels, conditions,
// attributes and types that come out of them.


#line 23 "kernels/source/macros.okl"
#define HALF(x) ((x) * (T)0.5)





#define PASTE_(a, b) a##b
#define PASTE(a, b) PASTE_(a, b)
#define STRING(x) #x





#define UPTO(...) __VA_ARGS__


extern "C" void _occa_scaledHalves_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *__restrict__ x, float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 6)]] {
#line 41 "kernels/source/macros.okl"
  { int b = 6 * (int)item_.get_group(2);
    auto &s_x = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[6]>(item_.get_group());
    T r_own;
    { int t = (int)item_.get_local_id(2);
      r_own = b + t < N ? x[b + t] : 0;
      s_x[t] = HALF(r_own);
    }
    sycl::group_barrier(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      T sum = 0;
      for (int k = 0; k < 6; ++k) UPDATE(sum, s_x[k]);
      UPDATE(sum, (UPTO(r_own)));
      if (b + t < N) y[b + t] = sum;
    }
  }
    });
  });
}


#line 62 "kernels/source/macros.okl"
extern "C" void _occa_scaledSum_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *__restrict__ x, float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 6)]] {
#line 62 "kernels/source/macros.okl"
  { int _occa_tiled_n = 6 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) { y[n] = x[n] + y[n]; } }
    });
  });
}
#line 63 "kernels/source/macros.okl"
extern "C" void _occa_scaledDifference_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *__restrict__ x, float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 6)]] {
#line 63 "kernels/source/macros.okl"
  { int _occa_tiled_n = 6 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) { y[n] = x[n] - y[n]; } }
    });
  });
}
#line 64 "kernels/source/macros.okl"
#undef BINARY




#define LAST_LETTER(text) (sizeof(text) - 2)


extern "C" void _occa_lengths_0(sycl::queue *queue_, sycl::nd_range<3> *range_, int *result) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 3)]] {
#line 73 "kernels/source/macros.okl"
  { int g = (int)item_.get_group(2);
    { int t = (int)item_.get_local_id(2);
      const char *names[3] = {"@outer w", STRING(PASTE(a, b)), "x"};
      int length = 0;
      while (names[t][length]) ++length;
      result[t] = length + 100 * (int)LAST_LETTER("abc");
    }
  }
    });
  });
}
