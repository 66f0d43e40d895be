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

extern "C" void hiddenNames(const int &N, const int *in, int *out) {
  const int four = 4;
  const int five = 5;
  const int six = 6;
  const int seven = 7;
  for (int g = 0; g < N; g += 16) {
    alignas(64) int s[16];
    alignas(64) Quad quads[16];
    alignas(64) int own[16], other[16];

    for (int i = 0; i < 16; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i;
      own[_occa_exclusive_index] = in[g + i];
      other[_occa_exclusive_index] = 1;
      s[i] = own[_occa_exclusive_index] & 7;
      for (auto &value : quads[i]) value = own[_occa_exclusive_index];
    }

    // All of these read what another work item wrote.
    for (int i = 0; i < 16; ++i) { { const unsigned long long _occa_exclusive_index = (unsigned long long)i;
      auto add = [&sum = other[_occa_exclusive_index], x = s[15 - i], own, _occa_exclusive_index](const int y) { sum += x + y + own[_occa_exclusive_index]; };
      add(1);
      auto twice = [=] { return 2 * own[_occa_exclusive_index]; };
      auto set = [&, own](const int y) { other[_occa_exclusive_index] += y * own[_occa_exclusive_index]; };
      set(twice());
    }
    { const unsigned long long _occa_exclusive_index = (unsigned long long)i;
      switch (int t = s[i ^ 1]; t) {
        case one: other[_occa_exclusive_index] += 3; break;
        case four: other[_occa_exclusive_index] += 5; break;
        case five: other[_occa_exclusive_index] += t; break;
        default: other[_occa_exclusive_index] -= t;
      }
    }
    { const unsigned long long _occa_exclusive_index = (unsigned long long)i;
      for (int value : quads[15 - i]) other[_occa_exclusive_index] = 3 * other[_occa_exclusive_index] + value;
    } }
    for (int i = 0; i < 16; ++i) {
      for (int &value : quads[i].values) value = i;
    }
    for (int i = 0; i < 16; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i;
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
      out[g + i] = other[_occa_exclusive_index] + row[0] + 3 * row[last] + 5 * scaled.of(own[_occa_exclusive_index]) + 7 * counted.value + counted.steps + others[1];
    }
  }
}
