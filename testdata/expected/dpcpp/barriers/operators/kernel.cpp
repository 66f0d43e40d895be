#include <sycl/sycl.hpp>
#line 1 "kernels/barriers/operators.okl"
// Memory that is changed by operators of classes, by lambdas with references, through objects that keep references,
// and through casts.

struct Money {
  int whole, parts;
  Money &operator+=(const int more) {
    whole += more;
    return *this;
  }
  Money &operator++() {
    ++parts;
    return *this;
  }
  int &operator[](const int part) { return part == 0 ? whole : parts; }
  void operator()(const int all) { whole = parts = all; }
  void add(const Money &other) {
    whole += other.whole;
    parts += other.parts;
  }
  int sum() const { return 100 * whole + parts; }
};

Money &operator-=(Money &money, const int less) {
  money.whole -= less;
  return money;
}

struct Kept {
  int &place;
};

struct Writer {
  int *to;
  void operator()(const int i, const int value) const { to[i] = value; }
};

extern "C" void _occa_operators_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, Money *__restrict__ m, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 38 "kernels/barriers/operators.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<Money[8]>(item_.get_group());
    { int t = (int)item_.get_local_id(2); s[t](x[g * 8 + t]); }
    sycl::group_barrier(item_.get_group());
#line 41 "kernels/barriers/operators.okl"
    { int t = (int)item_.get_local_id(2); y[g * 8 + t] = s[7 - t].sum(); }
    sycl::group_barrier(item_.get_group());
#line 42 "kernels/barriers/operators.okl"
    { int t = (int)item_.get_local_id(2);
      s[t] += t;
      s[t] -= 2;
      ++s[t];
    }
    sycl::group_barrier(item_.get_group());
#line 47 "kernels/barriers/operators.okl"
    { int t = (int)item_.get_local_id(2); y[g * 8 + t] += s[(t + 1) % 8].sum(); }
    sycl::group_barrier(item_.get_group());
#line 48 "kernels/barriers/operators.okl"
    { int t = (int)item_.get_local_id(2); s[t][1] = 7 * t; }
    sycl::group_barrier(item_.get_group());
#line 49 "kernels/barriers/operators.okl"
    { int t = (int)item_.get_local_id(2); y[g * 8 + t] += s[(t + 2) % 8].sum(); }
    sycl::group_barrier(item_.get_group());
#line 50 "kernels/barriers/operators.okl"
    { int t = (int)item_.get_local_id(2); (m + g * 8 + t)->add(s[t]); }
    sycl::group_barrier(item_.get_group());
#line 51 "kernels/barriers/operators.okl"
    { int t = (int)item_.get_local_id(2); y[g * 8 + t] += m[g * 8 + (t + 3) % 8].sum(); }
  }
    });
  });
}

#line 55 "kernels/barriers/operators.okl"
extern "C" void _occa_references_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 56 "kernels/barriers/operators.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[8]>(item_.get_group());
    auto &m = *sycl::ext::oneapi::group_local_memory_for_overwrite<Money[8]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      auto set = [](const int value, int &place) { place = value; };
      set(x[g * 8 + t], s[t]);
    }
    sycl::group_barrier(item_.get_group());
#line 63 "kernels/barriers/operators.okl"
    { int t = (int)item_.get_local_id(2);
      Kept kept{s[7 - t]};
      y[g * 8 + t] = kept.place;
    }
    sycl::group_barrier(item_.get_group());
#line 67 "kernels/barriers/operators.okl"
    { int t = (int)item_.get_local_id(2);
      Kept kept{s[t]};
      kept.place = 5 * t;
    }
    sycl::group_barrier(item_.get_group());
#line 71 "kernels/barriers/operators.okl"
    { int t = (int)item_.get_local_id(2); y[g * 8 + t] += s[(t + 1) % 8]; }
    { int t = (int)item_.get_local_id(2);
      int Money::*part = t % 2 ? &Money::whole : &Money::parts;
      m[t].whole = m[t].parts = 0;
      m[t].*part = t;
    }
    sycl::group_barrier(item_.get_group());
#line 77 "kernels/barriers/operators.okl"
    { int t = (int)item_.get_local_id(2); y[g * 8 + t] += m[(t + 1) % 8].sum(); }
    { int t = (int)item_.get_local_id(2);
      auto place = [&](const int i) -> int & { return s[i]; };
      place(t) = -t;
    }
    sycl::group_barrier(item_.get_group());
#line 82 "kernels/barriers/operators.okl"
    { int t = (int)item_.get_local_id(2); y[g * 8 + t] += s[(t + 5) % 8]; }
  }
    });
  });
}

#line 86 "kernels/barriers/operators.okl"
extern "C" void _occa_casts_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 87 "kernels/barriers/operators.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[8]>(item_.get_group());
    { int t = (int)item_.get_local_id(2); s[t] = g; }
    sycl::group_barrier(item_.get_group());
#line 90 "kernels/barriers/operators.okl"
    { if (item_.get_local_id(2) < 4) { int t = (int)item_.get_local_id(2);
      ((Money *)s)[t].whole = t;
      reinterpret_cast<Money *>(s)[t].parts = 3 * t;
    } }
    sycl::group_barrier(item_.get_group());
#line 94 "kernels/barriers/operators.okl"
    { int t = (int)item_.get_local_id(2); y[g * 8 + t] = s[t]; }
  }
    });
  });
}

#line 98 "kernels/barriers/operators.okl"
// Objects without a name.
extern "C" void _occa_temporaries_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *__restrict__ w, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 100 "kernels/barriers/operators.okl"
  { int g = (int)item_.get_group(2);
    { int t = (int)item_.get_local_id(2); Writer{w + 8 * g}(t, 5 * t - g); }
    sycl::group_barrier(item_.get_group());
#line 102 "kernels/barriers/operators.okl"
    { int t = (int)item_.get_local_id(2); y[8 * g + t] = w[8 * g + 7 - t]; }
  }
    });
  });
}
