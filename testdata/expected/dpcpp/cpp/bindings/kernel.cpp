#include <sycl/sycl.hpp>
#line 1 "kernels/cpp/bindings.okl"
// Structured bindings: of structs and arrays, by value and by reference, in every kind of memory and wherever a
// declaration may stand.

struct Pair {
  int low, high;
};

struct Rows {
  int top[2];
  int bottom[2];
};

static Pair limits(const int N, const int g) {
  Pair found = {g, g + 16};
  if (found.high > N) found.high = N;
  return found;
}

template <typename T>
static int spread(const T pair) {
  const auto [low, high] = pair;
  return high - low;
}

extern "C" void _occa_bindings_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const Pair *in, int *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 26 "kernels/cpp/bindings.okl"
  { int g = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<Pair[16]>(item_.get_group());
    Pair own;
    const auto [first, last] = limits(N, g);

    { int i = (int)item_.get_local_id(2);
      const auto &[low, high] = in[g + i < last ? g + i : first];
      s[i] = Pair{low + 1, high};
      own = Pair{high, low};
    }

    // What `s` holds comes from another work item.
    sycl::group_barrier(item_.get_group());
#line 38 "kernels/cpp/bindings.okl"
    { int i = (int)item_.get_local_id(2);
      auto [x, y] = s[15 - i];
      auto &[z, w] = own;
      z += x;
      w -= y;
      x = 7;
    }
    sycl::group_barrier(item_.get_group());
#line 45 "kernels/cpp/bindings.okl"
    { int i = (int)item_.get_local_id(2);
      auto &[x, y] = s[15 - i];
      x += y;
      y = i;
    }
    sycl::group_barrier(item_.get_group());
#line 50 "kernels/cpp/bindings.okl"
    { int i = (int)item_.get_local_id(2);
      int sum = 0;
      if (auto [x, y] = s[i]; x > y) {
        sum += x;
      } else {
        sum += 2 * y;
      }
      Pair pairs[2];
      pairs[0] = s[i];
      pairs[1] = own;
      Pair mine[2] = {{1, i}, {2, i}};
      for (auto &[x, y] : mine) x += y;
      for (auto [x, y] : pairs) sum = 3 * sum + x - y;
      for (const auto &[x, y] : mine) sum = 3 * sum + x * y;
      for (auto [x, y] = s[i]; y > 0; --y) sum += x & y;

      int row[3] = {i, sum, first};
      auto [a, b, c] = row;
      auto &[d, e, f] = row;
      d = b;
      e += a;
      f ^= c + i;

      Rows rows = {{row[0], row[1]}, {row[2], sum}};
      auto &[top, bottom] = rows;
      top[1] -= bottom[0];
      const auto [p, q] = rows;
      if (g + i < last) out[g + i] = p[0] + 5 * p[1] + 7 * q[0] + 11 * q[1] + spread(own);
    }
  }
    });
  });
}

#line 82 "kernels/cpp/bindings.okl"
// What is named before a barrier is there after it.
extern "C" void _occa_bindingsKept_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const Pair *in, int *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 84 "kernels/cpp/bindings.okl"
  { int g = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<Pair[16]>(item_.get_group());
    auto &t = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    { int i = (int)item_.get_local_id(2);
      s[i] = in[g + i];
      auto [low, high] = in[g + i];
      const auto [lowest, highest] = in[g + i];
      auto &[x, y] = s[i];
      low += i;
      t[i] = high;
      sycl::group_barrier(item_.get_group());
      x += t[15 - i];
      high += y;
      out[g + i] = low + 3 * high + 5 * lowest;
      sycl::group_barrier(item_.get_group());
      out[g + i] += 7 * s[15 - i].low + 11 * highest;
    }
  }
    });
  });
}
