#include <sycl/sycl.hpp>
#line 1 "kernels/tile/edges.okl"
// Tiles whose last rounds would leave the loop, its type, or both.

extern "C" void _occa_notEqual_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *hits) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 4 "kernels/tile/edges.okl"
  { int i_tile = 4 * (int)item_.get_group(2); int i = i_tile + (int)item_.get_local_id(2); if (i < N) { hits[i] += 1; } }
    });
  });
}

#line 7 "kernels/tile/edges.okl"
// 0 is the last value; the last tile would go on below it.
extern "C" void _occa_unsignedDown_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const unsigned &N, int *hits) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 9 "kernels/tile/edges.okl"
  { unsigned int i_tile = N - 4 * (unsigned int)item_.get_group(2); unsigned int i = i_tile - (unsigned int)item_.get_local_id(2); if (i_tile - (long long)item_.get_local_id(2) > (unsigned int)0) { hits[i - 1] += 1; } }
    });
  });
}

#line 12 "kernels/tile/edges.okl"
extern "C" void _occa_unsignedDownInside_0(sycl::queue *queue_, sycl::nd_range<3> *range_, int *hits) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 3)]] {
#line 13 "kernels/tile/edges.okl"
  { int g = (int)item_.get_group(2);
    { unsigned int i_tile = 10 - 4 * (unsigned int)item_.get_local_id(2); for (int i_nth = 0; i_nth < 4; ++i_nth) { unsigned int i = i_tile - (unsigned int)i_nth; if (i_tile - (long long)i_nth > (unsigned int)0) { hits[i - 1] += 1; } } }
    sycl::group_barrier(item_.get_group());
#line 15 "kernels/tile/edges.okl"
    { if (item_.get_local_id(2) < 1) { int t = (int)item_.get_local_id(2);
      for (int i_from = 0; i_from < 10; i_from += 4) { unsigned int i_tile = 10 - (unsigned int)i_from; for (int i_nth = 0; i_nth < 4; ++i_nth) { unsigned int i = i_tile - (unsigned int)i_nth; if (i_tile - (long long)i_nth > (unsigned int)0) { hits[i - 1] += 2; } } }
    } }
  }
    });
  });
}

#line 21 "kernels/tile/edges.okl"
// 127 is the largest value.
extern "C" void _occa_smallType_0(sycl::queue *queue_, sycl::nd_range<3> *range_, int *hits) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 5)]] {
#line 23 "kernels/tile/edges.okl"
  { signed char i_tile = (signed char)100 + 15 * (signed char)item_.get_group(2); signed char i = i_tile + 3 * (signed char)item_.get_local_id(2); if (i < 127) { hits[(i - 100) / 3] += 1; } }
    });
  });
}

#line 26 "kernels/tile/edges.okl"
// `<=` visits no edge twice, a step loses no round, either way.
extern "C" void _occa_steps_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *up, int *down) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 2)]] {
#line 28 "kernels/tile/edges.okl"
  { int i_tile = 1 + 6 * (int)item_.get_group(2); int i = i_tile + 3 * (int)item_.get_local_id(2); if (i_tile + 3 * (long long)item_.get_local_id(2) <= N) { up[i] += 1; } }
    });
  });
}

#line 27 "kernels/tile/edges.okl"
extern "C" void _occa_steps_1(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *up, int *down) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 3)]] {
#line 29 "kernels/tile/edges.okl"
  { int i_tile = N - 6 * (int)item_.get_group(2); int i = i_tile - 2 * (int)item_.get_local_id(2); if (i >= 0) { down[i] += 1; } }
    });
  });
}

#line 27 "kernels/tile/edges.okl"
extern "C" void _occa_steps_2(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *up, int *down) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 1)]] {
  { int i_tile = N - 6 * (int)item_.get_group(1); int i = i_tile - 3 * (int)item_.get_group(2); if (i > 1) {
    { int t = (int)item_.get_local_id(2); down[i] += 10; }
  } }
    });
  });
}

#line 35 "kernels/tile/edges.okl"
// A size that the host computes, and one from an enumeration without a name.
enum { Size = 3 };

extern "C" void _occa_sizes_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *hits, const int &size) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) {
  { int i_tile = size * (int)item_.get_group(2); int i = i_tile + (int)item_.get_local_id(2); if (i_tile + (long long)item_.get_local_id(2) < N) { hits[i] += 1; } }
    });
  });
}

#line 38 "kernels/tile/edges.okl"
extern "C" void _occa_sizes_1(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *hits) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 3)]] {
#line 42 "kernels/tile/edges.okl"
  { int i_tile = 3 * (int)item_.get_group(2); int i = i_tile + (int)item_.get_local_id(2); if (i_tile + (long long)item_.get_local_id(2) < N) { hits[i] += 1; } }
    });
  });
}
