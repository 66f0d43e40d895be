#include <sycl/sycl.hpp>
#line 1 "kernels/loops/counts.okl"
// Numbers of rounds: near the ends of types, shifted, empty, from constants of device code.

enum { Groups = 3 };

// Both ends of `int`, and a bound that is no `int`.
extern "C" void _occa_nearTheEnds_0(sycl::queue *queue_, sycl::nd_range<3> *range_, int *hits) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 3)]] {
#line 7 "kernels/loops/counts.okl"
  { int g = (int)(2147483645) + (int)item_.get_group(2);
    { int i = (int)(-2147483647) + (int)item_.get_local_id(2);
      hits[3 * (g - 2147483645) + (i + 2147483647)] += 1;
    }
  }
    });
  });
}

#line 6 "kernels/loops/counts.okl"
extern "C" void _occa_nearTheEnds_1(sycl::queue *queue_, sycl::nd_range<3> *range_, int *hits) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 2)]] {
#line 12 "kernels/loops/counts.okl"
  { short g = (short)item_.get_group(2);
    { unsigned int i = (unsigned int)(4294967293u) + (unsigned int)item_.get_local_id(2); hits[6 + 2 * g + (int)(i - 4294967293u)] += 1; }
  }
    });
  });
}

#line 17 "kernels/loops/counts.okl"
// 120, 122, 124 in a `signed char`; down to 0 in an `unsigned`.
extern "C" void _occa_smallTypes_0(sycl::queue *queue_, sycl::nd_range<3> *range_, int *hits) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 3)]] {
#line 19 "kernels/loops/counts.okl"
  { signed char g = (signed char)(120) + (signed char)(2) * (signed char)item_.get_group(2);
    { unsigned int i = (unsigned int)(3) - (unsigned int)item_.get_local_id(2); hits[3 * ((g - 120) / 2) + (int)i - 1] += 1; }
  }
    });
  });
}

#line 24 "kernels/loops/counts.okl"
// The group moves both ends; the number of rounds is the same for all of them.
extern "C" void _occa_shifted_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &B, int *hits) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) {
#line 26 "kernels/loops/counts.okl"
  { int g = (int)item_.get_group(2);
    { if (item_.get_local_id(2) < (0 < ((long long)(B)) ? (unsigned long long)((long long)(B)) : 0)) { int i = (int)(g) + (int)item_.get_local_id(2); hits[g * B + (i - g)] += 1; } }
    sycl::group_barrier(item_.get_group());
#line 28 "kernels/loops/counts.okl"
    { if (item_.get_local_id(2) < (0 <= ((long long)(B) - (long long)(1)) ? ((unsigned long long)((long long)(B) - (long long)(1))) + 1 : 0)) { int i = (int)(g + B - 1) - (int)item_.get_local_id(2); hits[g * B + (i - g)] += 2; } }
    sycl::group_barrier(item_.get_group());
#line 29 "kernels/loops/counts.okl"
    { if (item_.get_local_id(2) < (0 < ((long long)(B)) ? (unsigned long long)((long long)(B)) : 0)) { unsigned long i = (unsigned long)(B + g) - (unsigned long)item_.get_local_id(2); hits[g * B + (int)i - g - 1] += 4; } }
    sycl::group_barrier(item_.get_group());
#line 30 "kernels/loops/counts.okl"
    { if (item_.get_local_id(2) < 0) { int i = (int)(g) + (int)item_.get_local_id(2); hits[0] += 1000; } }
  }
    });
  });
}

#line 34 "kernels/loops/counts.okl"
// A constant of the `@outer` body that follows from an argument.
extern "C" void _occa_halves_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *hits) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) {
#line 36 "kernels/loops/counts.okl"
  { int g = (int)item_.get_group(2);
    const int half = N / 2;
    const int rest = N - half;
#line 37 "kernels/loops/counts.okl"
    { if (item_.get_local_id(2) < (0 < (int)(((const int)(N / 2))) ? (unsigned long long)(int)(((const int)(N / 2))) : 0)) { int i = (int)item_.get_local_id(2); hits[g * N + i] += 1; } }
    sycl::group_barrier(item_.get_group());
#line 38 "kernels/loops/counts.okl"
    { if (item_.get_local_id(2) < (0 < (int)(((const int)(N - ((const int)(N / 2))))) ? (unsigned long long)(int)(((const int)(N - ((const int)(N / 2))))) : 0)) { int i = (int)item_.get_local_id(2); hits[g * N + half + i] += 1; } }
#line 41 "kernels/loops/counts.okl"
  }
    });
  });
}

#line 44 "kernels/loops/counts.okl"
// The number of rounds depends on the group, up to a limit.
extern "C" void _occa_triangle_0(sycl::queue *queue_, sycl::nd_range<3> *range_, int *hits) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 5)]] {
#line 46 "kernels/loops/counts.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[5]>(item_.get_group());
    { if (item_.get_local_id(2) < (0 <= (int)(g) ? ((unsigned long long)(int)(g)) + 1 : 0)) { int i = (int)item_.get_local_id(2); s[i] = i + 1; } }
    sycl::group_barrier(item_.get_group());
#line 49 "kernels/loops/counts.okl"
    { if (item_.get_local_id(2) < (0 <= (int)(g) ? ((unsigned long long)(int)(g)) + 1 : 0)) { int i = (int)item_.get_local_id(2); hits[5 * g + i] += s[g - i]; } }
  }
    });
  });
}

#line 53 "kernels/loops/counts.okl"
// Empty ranges launch nothing, also where the comparison is unsigned.
extern "C" void _occa_nothing_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *hits) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 55 "kernels/loops/counts.okl"
  { int g = (int)(5) + (int)item_.get_group(2);
    { int i = (int)item_.get_local_id(2); hits[0] += 1; }
  }
    });
  });
}

#line 54 "kernels/loops/counts.okl"
extern "C" void _occa_nothing_1(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *hits) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 58 "kernels/loops/counts.okl"
  { int g = (int)(-1) + (int)item_.get_group(2);
    { int i = (int)item_.get_local_id(2); hits[0] += 1; }
  }
    });
  });
}
