#include <sycl/sycl.hpp>
#line 1 "kernels/group/scratch.okl"
// Variables of the group that each work item writes before it reads them, or that only code of the group changes: the
// same everywhere.

struct Pair {
  int a, b;
  int sum() const { return a + b; }
};

static int total(int *list) { return list[0] + list[1] + list[2]; }
static void store(int *list, int at, int value) { list[at] = value; }

extern "C" void _occa_scratch_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *x, int *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 13 "kernels/group/scratch.okl"
  { int g = 8 * (int)item_.get_group(2);
    int k, sum, sign;
    int weight[3] = {1, 2, 3};
    Pair pair = {g, 1}, half;
    pair.b += 2;
    store(weight, 1, 5);
    const int *list = weight;
    int *out = y + g;
    auto scale = [=](int a) { return a * pair.sum(); };
    { int t = (int)(g) + (int)item_.get_local_id(2);
      sum = 0;
      for (k = 0; k < 3; ++k) sum += list[k] * x[(t + k) % N];
      switch (x[t % N] & 3) {
        case 0: sign = 1; break;
        case 1: sign = -1; break;
        default: sign = 2;
      }
      half = pair;
      half.a /= 2;
      if (t < N) out[t - g] = sign * sum + scale(t) + half.a + total(weight);
    }
    int rounds = 0, left = 3;
    while (left > 0) {
      sycl::group_barrier(item_.get_group());
#line 36 "kernels/group/scratch.okl"
      { int t = (int)item_.get_local_id(2);
        if (g + t < N) out[t] += left;
      }
      left -= 1;
      ++rounds;
    }
    sycl::group_barrier(item_.get_group());
#line 42 "kernels/group/scratch.okl"
    { int t = (int)item_.get_local_id(2);
      sum = rounds;
      if (g + t < N) out[t] += sum;
    }
  }
    });
  });
}
