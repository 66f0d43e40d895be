#include <sycl/sycl.hpp>
#line 1 "kernels/cpp/plain_bindings.okl"
// Structured bindings that C can say in other words: of structs and arrays, by value and by reference, in every kind of
// memory, in statements and in headers.

struct Pair {
  int low, high;
};

struct Rows {
  int top[2];
  Pair bottom;
};

static Pair limits(const int N, const int g) {
  Pair found = {g, g + 16};
  if (found.high > N) found.high = N;
  return found;
}

static void addTo(int &to, const int &value) { to += value; }

extern "C" void _occa_plainBindings_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const Pair *in, Pair *changed, int *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 22 "kernels/cpp/plain_bindings.okl"
  { int g = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<Pair[16]>(item_.get_group());
    auto &counts = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[2]>(item_.get_group());
    Pair own;
    const auto [first, last] = limits(N, g);

    { int i = (int)item_.get_local_id(2);
      const auto &[low, high] = in[g + i < last ? g + i : first];
      s[i] = Pair{low + 1, high};
      own = Pair{high, low};
      auto &[one, two] = counts;
      if (i == 3) one = low;
      if (i == 4) two = high;
    }
    sycl::group_barrier(item_.get_group());
#line 36 "kernels/cpp/plain_bindings.okl"
    { int i = (int)item_.get_local_id(2);
      auto [x, y] = s[15 - i];
      auto &[z, w] = own;
      z += x;
      w -= y;
      x = 7;
      addTo(z, x);
      addTo(x, w);
      w ^= x;
    }
    sycl::group_barrier(item_.get_group());
#line 46 "kernels/cpp/plain_bindings.okl"
    { int i = (int)item_.get_local_id(2);
      auto &[x, y] = s[15 - i];
      x += y;
      y = i;
    }
    sycl::group_barrier(item_.get_group());
#line 51 "kernels/cpp/plain_bindings.okl"
    { int i = (int)item_.get_local_id(2);
      int sum = 0;
      if (auto [x, y] = s[i]; x > y) {
        sum += x;
      } else {
        sum += 2 * y;
      }
      if (auto &[x, y] = changed[g + i < last ? g + i : first]; g + i < last) {
        x += y;
        y = x & 7;
        int &alias = y;
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(alias).fetch_add(1);
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x).fetch_add(2);
      }
      for (auto [x, y] = s[i]; y > 0; --y) sum += x & y;

      int row[3] = {i, sum, first};
      auto [a, b, c] = row;
      auto &[d, e, f](row);
      d = b;
      e += a;
      f ^= c + i;

      Rows rows = {{row[0], row[1]}, {row[2], sum}};
      auto &[top, bottom] = rows;
      top[1] -= bottom.low;
      const auto &[p, q] = rows;
      auto &[inner, outer] = bottom;
      outer += inner;
      const auto &[least, most] = limits(N, i);
      const auto &[some, more] = counts;
      const auto [mine, others] = own;
      if (g + i < last) {
        out[g + i] = p[0] + 5 * p[1] + 7 * q.low + 11 * q.high + mine - 3 * others + least + most + some - 2 * more;
      }
    }
  }
    });
  });
}
