#include <sycl/sycl.hpp>
#line 1 "kernels/cpp/expressions.okl"
// Lambdas, structured bindings, range-for, references, pointers to arrays and functions, jumps, literals.

struct Point {
  int x, y;
};

Point mirrored(const Point p) { return {p.y, p.x}; }
int plus(const int a, const int b) { return a + b; }
int minus(const int a, const int b) { return a - b; }
constexpr int square(const int x) { return x * x; }


#line 14 "kernels/cpp/expressions.okl"
extern "C" void _occa_lambdas_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 15 "kernels/cpp/expressions.okl"
  { int _occa_tiled_i = (int)(0) + (int)(16) * (int)item_.get_group(2); int i = (int)(_occa_tiled_i) + (int)item_.get_local_id(2); if (i < N) {
    int sum = 0;
    const int x = a[i];
    const auto by_value = [x](const int y) { return x + y; };
    const auto by_reference = [&sum](const int y) { sum += y; };
    const auto all = [=](auto y) { return y * 2 + x; };
    const auto owner = [z = x + 1]() mutable { return ++z; };
    auto own = owner;
    by_reference(by_value(3));
    [&] { sum += all(5); }();
    b[i] = sum + own();
  } }
    });
  });
}

#line 29 "kernels/cpp/expressions.okl"
extern "C" void _occa_statements_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 30 "kernels/cpp/expressions.okl"
  { int g = (int)(0) + (int)(8) * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[2][8]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      s[0][t] = g + t < N ? a[g + t] : 0;
      s[1][t] = t;
    }
    sycl::group_barrier(item_.get_group());
#line 36 "kernels/cpp/expressions.okl"
    { int t = (int)item_.get_local_id(2);
      int(*rows)[8] = s;
      auto [x, y] = mirrored({rows[0][7 - t], rows[1][t]});
      int &alias = x;
      alias += 1;
      const int weights[] = {1, 2, 3};
      int sum = 0;
      for (const int weight : weights) sum += weight * x;
      int (*apply)(int, int) = t % 2 ? plus : minus;
      sum = apply(sum, y);
      switch (t % 4) {
        case 0: sum += 1'000; break;
        case 1: sum += 0b101;
        [[fallthrough]];
        default: sum += square(3);
      }
      for (int k = 0; k < 5; ++k) {
        for (int l = 0;; ++l) {
          if (l == k) break;
          if (l % 2) continue;
          sum += l;
        }
      }
      if (t == 6) goto done;
      sum += (int)0x1.8p3;
    done:
      if (g + t < N) b[g + t] = sum;
    }
  }
    });
  });
}
