#include <sycl/sycl.hpp>
#line 1 "kernels/cpp/hidden_names.okl"
// Names in places that are easy to overlook: captures, heads of `switch` and of loops, labels of cases, types that are
// declared in a function, what constructors start with, several constants in one declaration.

static const int one = 1, unused = 2;
static const int weights[2] = {3, 4}, others[2] = {5, 6};

static int next(const int n) { return n + one; }

struct Counted {
  int value, steps = 2;
  Counted(const int n) : value(next(n)) {}
};

struct Quad {
  int values[4];
  int *begin() { return values; }
  int *end() { return values + 4; }
};

extern "C" void _occa_hiddenNames_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *in, int *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 21 "kernels/cpp/hidden_names.okl"
  const int four = 4;
  const int five = 5;
  const int six = 6;
  const int seven = 7;
  { int g = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    auto &quads = *sycl::ext::oneapi::group_local_memory_for_overwrite<Quad[16]>(item_.get_group());
    int own, other;

    { int i = (int)item_.get_local_id(2);
      own = in[g + i];
      other = 1;
      s[i] = own & 7;
      for (auto &value : quads[i]) value = own;
    }

    // All of these read what another work item wrote.
    sycl::group_barrier(item_.get_group());
#line 38 "kernels/cpp/hidden_names.okl"
    { int i = (int)item_.get_local_id(2);
      auto add = [&sum = other, x = s[15 - i], own](const int y) { sum += x + y + own; };
      add(1);
      auto twice = [=] { return 2 * own; };
      auto set = [&, own](const int y) { other += y * own; };
      set(twice());
    }
    { int i = (int)item_.get_local_id(2);
      switch (int t = s[i ^ 1]; t) {
        case one: other += 3; break;
        case four: other += 5; break;
        case five: other += t; break;
        default: other -= t;
      }
    }
    { int i = (int)item_.get_local_id(2);
      for (int value : quads[15 - i]) other = 3 * other + value;
    }
    sycl::group_barrier(item_.get_group());
#line 56 "kernels/cpp/hidden_names.okl"
    { int i = (int)item_.get_local_id(2);
      for (int &value : quads[i].values) value = i;
    }
    sycl::group_barrier(item_.get_group());
#line 59 "kernels/cpp/hidden_names.okl"
    { int i = (int)item_.get_local_id(2);
      using Row = int[six];
      static_assert(six > 2);
      enum { last = six - 1 };
      struct Scaled {
        int by = seven;
        int of(const int n) const { return n * by + seven; }
      } scaled;
      Row row = {i};
      row[last] = quads[15 - i].values[one];
      Counted counted(row[last]);
      out[g + i] = other + row[0] + 3 * row[last] + 5 * scaled.of(own) + 7 * counted.value + counted.steps + others[1];
    }
  }
    });
  });
}
