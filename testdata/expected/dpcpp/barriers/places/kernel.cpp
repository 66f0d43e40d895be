#include <sycl/sycl.hpp>
#line 1 "kernels/barriers/places.okl"
// Places where work items have to wait, each missed or misplaced by something simpler.

// Nests of two axes and different sizes: the barrier stands before the smaller one, not in it.
extern "C" void _occa_smallerNest_0(sycl::queue *queue_, sycl::nd_range<3> *range_, int *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 4, 6)]] {
#line 5 "kernels/barriers/places.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[4][6]>(item_.get_group());
    { int j = (int)item_.get_local_id(1);
      { int i = (int)item_.get_local_id(2); s[j][i] = 10 * j + i; }
    }
    sycl::group_barrier(item_.get_group());
#line 10 "kernels/barriers/places.okl"
    { if (item_.get_local_id(1) < 2) { int j = (int)item_.get_local_id(1);
      { if (item_.get_local_id(2) < 3) { int i = (int)item_.get_local_id(2); out[6 * g + 3 * j + i] = s[3 - j][5 - i]; } }
    } }
  }
    });
  });
}

#line 16 "kernels/barriers/places.okl"
// In a tile, one element with a constant index is nobody's own.
extern "C" void _occa_tiledItems_0(sycl::queue *queue_, sycl::nd_range<3> *range_, int *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 2, 4)]] {
#line 18 "kernels/barriers/places.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[8]>(item_.get_group());
    { int _occa_tiled_i = 4 * (int)item_.get_local_id(1); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < 8) {
      if (i == 7) s[3] = g + 5;
    } }
    sycl::group_barrier(item_.get_group());
#line 23 "kernels/barriers/places.okl"
    { int _occa_tiled_i = 4 * (int)item_.get_local_id(1); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < 8) { out[8 * g + i] = s[3]; } }
  }
    });
  });
}

#line 27 "kernels/barriers/places.okl"
// `s[i]` of one round is not the `s[i]` of the next: the loop starts one further.
extern "C" void _occa_movingStart_0(sycl::queue *queue_, sycl::nd_range<3> *range_, int *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 29 "kernels/barriers/places.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[8]>(item_.get_group());
    { int i = (int)item_.get_local_id(2); s[i] = i; }
    for (int q = 0; q < 3; ++q) {
      sycl::group_barrier(item_.get_group());
#line 33 "kernels/barriers/places.okl"
      { if (item_.get_local_id(2) < 5) { int i = (int)(q) + (int)item_.get_local_id(2); s[i] = s[i] * 3 + i - q; } }
    }
    sycl::group_barrier(item_.get_group());
#line 35 "kernels/barriers/places.okl"
    { int i = (int)item_.get_local_id(2); out[i] = s[i]; }
  }
    });
  });
}

#line 39 "kernels/barriers/places.okl"
// A `break` leaves before the barrier that the rest of the round has.
extern "C" void _occa_leftEarly_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &last, int *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 41 "kernels/barriers/places.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[8]>(item_.get_group());
    for (int q = 0; q < 4; ++q) {
      { int i = (int)item_.get_local_id(2); s[i] = 10 * q + i; }
      if (q == last) break;
      sycl::group_barrier(item_.get_group());
#line 46 "kernels/barriers/places.okl"
      { int i = (int)item_.get_local_id(2); out[8 + i] = s[7 - i]; }
      sycl::group_barrier(item_.get_group());
#line 47 "kernels/barriers/places.okl"
}
    sycl::group_barrier(item_.get_group());
#line 48 "kernels/barriers/places.okl"
    { int i = (int)item_.get_local_id(2); out[i] = s[7 - i]; }
  }
    });
  });
}

#line 52 "kernels/barriers/places.okl"
// A `continue` skips what stands at the end of the round.
extern "C" void _occa_nextRound_0(sycl::queue *queue_, sycl::nd_range<3> *range_, int *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 54 "kernels/barriers/places.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[8]>(item_.get_group());
    { int i = (int)item_.get_local_id(2); s[i] = i; }
    for (int q = 0; q < 4; ++q) {
      sycl::group_barrier(item_.get_group());
#line 58 "kernels/barriers/places.okl"
      { int i = (int)item_.get_local_id(2); out[8 * q + i] = s[7 - i]; }
      if (q % 2 == 0) continue;
      sycl::group_barrier(item_.get_group());
#line 60 "kernels/barriers/places.okl"
      { int i = (int)item_.get_local_id(2); s[i] = 10 * q + i; }
    }
  }
    });
  });
}

#line 65 "kernels/barriers/places.okl"
// Work items that share a row write one element of it.
extern "C" void _occa_rowOwners_0(sycl::queue *queue_, sycl::nd_range<3> *range_, int *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 4, 4)]] {
#line 67 "kernels/barriers/places.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[4]>(item_.get_group());
    { int j = (int)item_.get_local_id(1);
      { int i = (int)item_.get_local_id(2);
        if (i == 3) s[j] = 7 * j;
      }
    }
    sycl::group_barrier(item_.get_group());
#line 74 "kernels/barriers/places.okl"
    { int j = (int)item_.get_local_id(1);
      { int i = (int)item_.get_local_id(2); out[4 * j + i] = s[j]; }
    }
  }
    });
  });
}
