#include <testkit.hpp>

template <class T, int N>
struct Vec {
  T v[N];
};

struct Cell {
  Vec<int, 2> at;
  float first;
  Vec<float, 2> second;
};

template <class T>
struct Edge;

template <class T>
struct Node {
  const Edge<T> *first;
  T value;
};

namespace mesh {
struct Late {
  Vec<int, 2> own;
  short first;
  Vec<short, 2> second;
};
}

OKL_KERNEL(classTemplates, int, const Vec<float, 3> *, Vec<float, 3> *, Cell *, Vec<float, 3>);
OKL_KERNEL(classSpecialisations, int, const int *, int *);
OKL_KERNEL(classPointers, int, const Node<float> *, const mesh::Late *, const int *, float *);

int main() {
  testkit::Random random(31);
  for (int N : {0, 1, 8, 13, 16}) {
    testkit::Buffer<Vec<float, 3>> x(N), y(N);
    testkit::Buffer<Cell> cells(N);
    std::vector<double> sums(3 * N), found(3 * N);
    const Vec<float, 3> by = {{1, -2, 0.5f}};
    for (int n = 0; n < N; ++n) {
      for (int i = 0; i < 3; ++i) x[n].v[i] = random.value<float>(-1, 1);
      cells[n] = {{{n, 2 * n}}, 0, {{7, 8}}};
    }
    OKL_CALL(classTemplates, N, x, y, cells, by);
    for (int n = 0; n < N; ++n) {
      const int mirrored = n - n % 8 + 7 - n % 8, other = mirrored < N ? mirrored : n;
      for (int i = 0; i < 3; ++i) {
        const double expected = double(x[other].v[i]) + x[n].v[i] + by.v[i];
        if (std::abs(y[n].v[i] - expected) > 1e-5) testkit::fail("y", "another sum", {{"N", N}, {"n", n}});
      }
      const Cell &cell = cells[n];
      const float *o = x[other].v;
      if (cell.at.v[0] != 2 * n || cell.at.v[1] != 2 * n || std::abs(cell.first - (o[0] + o[1] + o[2])) > 1e-5 ||
          cell.second.v[0] != 7 || cell.second.v[1] != o[2])
        testkit::fail("cells", "another cell", {{"N", N}, {"n", n}});
    }
  }
  for (int N : {1, 16, 37}) {
    testkit::Buffer<int> x(N), y(N);
    testkit::Buffer<Node<float>> nodes(N);
    testkit::Buffer<mesh::Late> late(N);
    testkit::Buffer<float> f(N);
    std::vector<int> expected(N);
    std::vector<double> weights(N);
    for (int n = 0; n < N; ++n) {
      x[n] = 3 * n - 20;
      expected[n] = x[n] + 4 + x[n] - 2 * x[n] + x[n] + x[n] + x[n] + 110 + 40 + 12 + 7 + 11;
      nodes[n] = {nullptr, float(n)};
      late[n] = {{{n, 9}}, 1, {{2, short(2 * n)}}};
      weights[n] = 2 * (N - 1 - n) + 9 + 2 * n + x[n];
    }
    OKL_CALL(classSpecialisations, N, x, y);
    OKL_CALL(classPointers, N, nodes, late, x, f);
    testkit::expect_equal("y", y, expected, {{"N", N}});
    testkit::expect_close("f", f, weights, 1e-6, {{"N", N}});
  }
  return testkit::result();
}
