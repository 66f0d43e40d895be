#include <sycl/sycl.hpp>
#include <cmath>
using std::round;
#line 1 "kernels/barriers/same_index.okl"
// Indices that look alike and are not the same place: each needs its barrier. Eight launches, each of which
// turns the entries of a block around or moves them by one.

#define B 16
#define LOAD(t) (b + (t) < N ? x[b + (t)] : 0)

// The loops start at different values, so that equal indices belong to different items.
extern "C" void _occa_otherStart_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 9 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[17]>(item_.get_group());
    { int i = (int)item_.get_local_id(2); s[i] = LOAD(i); }
    sycl::group_barrier(item_.get_group());
#line 12 "kernels/barriers/same_index.okl"
    { int i = (int)(1) + (int)item_.get_local_id(2); if (b + i - 1 < N) y[b + i - 1] = i < B ? s[i] : -1; }
  }
    });
  });
}

#line 16 "kernels/barriers/same_index.okl"
extern "C" void _occa_otherDirection_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 17 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    { int i = (int)item_.get_local_id(2); s[i] = LOAD(i); }
    sycl::group_barrier(item_.get_group());
#line 20 "kernels/barriers/same_index.okl"
    { int i = (int)(16 - 1) - (int)item_.get_local_id(2);
      const int value = s[i];
      if (b + B - 1 - i < N) y[b + B - 1 - i] = value;
    }
  }
    });
  });
}

#line 27 "kernels/barriers/same_index.okl"
// The same words for another place.
extern "C" void _occa_otherLocal_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 29 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    { int i = (int)item_.get_local_id(2);
      const int k = i;
      s[k] = LOAD(i);
    }
    sycl::group_barrier(item_.get_group());
#line 35 "kernels/barriers/same_index.okl"
    { int i = (int)item_.get_local_id(2);
      const int k = B - 1 - i;
      if (b + i < N) y[b + i] = s[k];
    }
  }
    });
  });
}

#line 42 "kernels/barriers/same_index.okl"
// A variable of the group that changes in between.
extern "C" void _occa_otherBase_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 44 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[17]>(item_.get_group());
    int base = 0;
    { int i = (int)item_.get_local_id(2); s[base + i] = LOAD(i); }
    sycl::group_barrier(item_.get_group());
#line 48 "kernels/barriers/same_index.okl"
    { if (item_.get_local_id(2) < 1) { int i = (int)item_.get_local_id(2); s[B] = -1; } }
    base = 1;
    sycl::group_barrier(item_.get_group());
#line 50 "kernels/barriers/same_index.okl"
    { int i = (int)item_.get_local_id(2); if (b + i < N) y[b + i] = s[base + i]; }
  }
    });
  });
}

#line 54 "kernels/barriers/same_index.okl"
// An exclusive index that changes in between.
extern "C" void _occa_otherExclusive_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 56 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    int at;
    { int i = (int)item_.get_local_id(2); at = i; }
    { int i = (int)item_.get_local_id(2);
      s[at] = LOAD(i);
      at = B - 1 - i;
    }
    sycl::group_barrier(item_.get_group());
#line 64 "kernels/barriers/same_index.okl"
    { int i = (int)item_.get_local_id(2); if (b + i < N) y[b + i] = s[at]; }
  }
    });
  });
}

#line 68 "kernels/barriers/same_index.okl"
// Two names for one array, and a function that reads.
int readAt(const int *from, const int i) { return from[i]; }

extern "C" void _occa_otherName_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 72 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    int *const low = s;
    sycl::group_barrier(item_.get_group());
#line 75 "kernels/barriers/same_index.okl"
    const int *high = s + 1;
    sycl::group_barrier(item_.get_group());
#line 76 "kernels/barriers/same_index.okl"
    { int i = (int)item_.get_local_id(2); low[i] = LOAD(i); }
    sycl::group_barrier(item_.get_group());
#line 77 "kernels/barriers/same_index.okl"
    { int i = (int)item_.get_local_id(2); if (b + i < N) y[b + i] = i < B - 1 ? readAt(high, i) : -1; }
  }
    });
  });
}

#line 81 "kernels/barriers/same_index.okl"
// Two axes: rows become columns; the axes of the same names are exchanged; several items share a place.
extern "C" void _occa_otherAxes_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 4, 4)]] {
#line 83 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[4][4]>(item_.get_group());
    auto &t = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    { int j = (int)item_.get_local_id(1);
      { int i = (int)item_.get_local_id(2); s[j][i] = LOAD(4 * j + i); }
    }
    sycl::group_barrier(item_.get_group());
#line 89 "kernels/barriers/same_index.okl"
    { int j = (int)item_.get_local_id(2);
      { int i = (int)item_.get_local_id(1); t[4 * j + i] = s[j][i]; }
    }
    sycl::group_barrier(item_.get_group());
#line 92 "kernels/barriers/same_index.okl"
    { int j = (int)item_.get_local_id(1);
      { int i = (int)item_.get_local_id(2);
        if (b + 4 * j + i < N) y[b + 4 * j + i] = t[4 * (3 - j) + 3 - i];
      }
    }
  }
    });
  });
}

#line 100 "kernels/barriers/same_index.okl"
// Each round reads what other items wrote in the round before, through the same index.
extern "C" void _occa_otherRound_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 102 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    int own;
    { int i = (int)item_.get_local_id(2); own = LOAD(i); }
    for (int round = 0; round < B + 1; ++round) {
      { int i = (int)item_.get_local_id(2); s[(i + round) % B] = own; }
      sycl::group_barrier(item_.get_group());
#line 108 "kernels/barriers/same_index.okl"
      { int i = (int)item_.get_local_id(2); own = s[(i + 1) % B]; }
      sycl::group_barrier(item_.get_group());
#line 109 "kernels/barriers/same_index.okl"
}
    { int i = (int)item_.get_local_id(2); if (b + i < N) y[b + i] = own; }
  }
    });
  });
}
