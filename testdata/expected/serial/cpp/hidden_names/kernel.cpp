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

    for (int i = 0; i < 16; ++i) { const int item = i;
      own[item] = in[g + i];
      other[item] = 1;
      s[i] = own[item] & 7;
      for (auto &value : quads[i]) value = own[item];
    }

    // All of these read what another work item wrote.
    for (int i = 0; i < 16; ++i) { { const int item = i;
      auto add = [&sum = other[item], x = s[15 - i], own, item](const int y) { sum += x + y + own[item]; };
      add(1);
      auto twice = [=] { return 2 * own[item]; };
      auto set = [&, own](const int y) { other[item] += y * own[item]; };
      set(twice());
    }
    { const int item = i;
      switch (int t = s[i ^ 1]; t) {
        case one: other[item] += 3; break;
        case four: other[item] += 5; break;
        case five: other[item] += t; break;
        default: other[item] -= t;
      }
    }
    { const int item = i;
      for (int value : quads[15 - i]) other[item] = 3 * other[item] + value;
    } }
    for (int i = 0; i < 16; ++i) {
      for (int &value : quads[i].values) value = i;
    }
    for (int i = 0; i < 16; ++i) { const int item = i;
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
      out[g + i] = other[item] + row[0] + 3 * row[last] + 5 * scaled.of(own[item]) + 7 * counted.value + counted.steps + others[1];
    }
  }
}
