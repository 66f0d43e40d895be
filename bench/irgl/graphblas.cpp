// The algorithms of compare.irgl with SuiteSparse:GraphBLAS, on the same graphs: a line for each with its time in
// milliseconds and a sum of its result.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <complex>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <vector>
// Debian 12's header says nothing of C++.
extern "C" {
#include <GraphBLAS.h>
}

struct edge {
  int from, to, weight;
};

// The generator of compare.irgl.
static std::vector<edge> power_law(int nodes, int edges) {
  std::vector<edge> all;
  unsigned long long state = 12345;
  auto random = [&] {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return (unsigned)(state >> 33);
  };
  for (int at = 0; at < edges; at++) {
    int from = 0, to = 0;
    for (int bit = nodes / 2; bit > 0; bit /= 2) {
      unsigned part = random() % 100;
      if (part >= 57) from += part < 76 ? 0 : bit;
      if ((part >= 57 && part < 76) || part >= 95) to += bit;
    }
    all.push_back({from, to, (int)(random() % 100 + 1)});
  }
  return all;
}

static void check(GrB_Info info) {
  if (info == GrB_SUCCESS || info == GrB_NO_VALUE) return;
  std::fprintf(stderr, "GraphBLAS: error %d\n", (int)info);
  std::exit(1);
}

static double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

template <class Run> static void timed(const char *name, int runs, Run run) {
  std::vector<double> times;
  double sum = 0;
  const double first = now();
  // Once where it takes long.
  for (int at = 0; at == 0 || (at < runs && now() - first < 5); at++) {
    const double start = now();
    GrB_Vector result = nullptr;
    sum = run(result);
    times.push_back(now() - start);
    if (result) {
      double total = 0;
      check(GrB_Vector_reduce_FP64(&total, nullptr, GrB_PLUS_MONOID_FP64, result, nullptr));
      sum = total;
      GrB_Vector_free(&result);
    }
  }
  std::sort(times.begin(), times.end());
  std::printf("%s %.3f %.9g\n", name, 1e3 * times[times.size() / 2], sum);
  std::fflush(stdout);
}

// Levels from node 0: the frontier times the matrix, where there is no level yet.
static double bfs(GrB_Matrix graph, GrB_Index nodes, GrB_Vector &level) {
  GrB_Vector front;
  check(GrB_Vector_new(&level, GrB_INT32, nodes));
  check(GrB_Vector_new(&front, GrB_BOOL, nodes));
  check(GrB_Vector_setElement_BOOL(front, true, 0));
  GrB_Index size = 1;
  for (int depth = 0; size > 0; depth++) {
    check(GrB_Vector_assign_INT32(level, front, nullptr, depth, GrB_ALL, nodes, GrB_DESC_S));
    check(GrB_vxm(front, level, nullptr, GxB_ANY_PAIR_BOOL, front, graph, GrB_DESC_RSC));
    check(GrB_Vector_nvals(&size, front));
  }
  GrB_Vector_free(&front);
  return 0;
}

// Shortest paths: what became shorter in a round goes on in the next.
static double sssp(GrB_Matrix graph, GrB_Index nodes, GrB_Vector &distance) {
  GrB_Vector front, shorter;
  check(GrB_Vector_new(&distance, GrB_INT32, nodes));
  check(GrB_Vector_new(&front, GrB_INT32, nodes));
  check(GrB_Vector_new(&shorter, GrB_BOOL, nodes));
  check(GrB_Vector_assign_INT32(distance, nullptr, nullptr, std::numeric_limits<int>::max(), GrB_ALL, nodes, nullptr));
  check(GrB_Vector_setElement_INT32(distance, 0, 0));
  check(GrB_Vector_setElement_INT32(front, 0, 0));
  for (GrB_Index size = 1; size > 0;) {
    check(GrB_vxm(front, nullptr, nullptr, GrB_MIN_PLUS_SEMIRING_INT32, front, graph, GrB_DESC_R));
    check(GrB_Vector_eWiseMult_BinaryOp(shorter, nullptr, nullptr, GrB_LT_INT32, front, distance, GrB_DESC_R));
    check(GrB_Vector_apply(front, shorter, nullptr, GrB_IDENTITY_INT32, front, GrB_DESC_R));
    check(GrB_Vector_nvals(&size, front));
    check(GrB_Vector_eWiseAdd_BinaryOp(distance, nullptr, nullptr, GrB_MIN_INT32, distance, front, nullptr));
  }
  // The program's sum leaves out nodes that are not reached.
  check(GrB_Vector_select_INT32(distance, nullptr, nullptr, GrB_VALUELT_INT32, distance, std::numeric_limits<int>::max(),
                                GrB_DESC_R));
  GrB_Vector_free(&front);
  GrB_Vector_free(&shorter);
  return 0;
}

// Ten rounds of PageRank, in which double edges count twice.
static double pagerank(GrB_Matrix graph, GrB_Vector degree, GrB_Index nodes, GrB_Vector &rank) {
  GrB_Vector share;
  check(GrB_Vector_new(&rank, GrB_FP32, nodes));
  check(GrB_Vector_new(&share, GrB_FP32, nodes));
  check(GrB_Vector_assign_FP32(rank, nullptr, nullptr, 1, GrB_ALL, nodes, nullptr));
  for (int round = 0; round < 10; round++) {
    check(GrB_Vector_eWiseMult_BinaryOp(share, nullptr, nullptr, GrB_DIV_FP32, rank, degree, GrB_DESC_R));
    check(GrB_Vector_apply_BinaryOp1st_FP32(share, nullptr, nullptr, GrB_TIMES_FP32, 0.85f, share, nullptr));
    check(GrB_Vector_assign_FP32(rank, nullptr, nullptr, 0.15f, GrB_ALL, nodes, nullptr));
    check(GrB_vxm(rank, nullptr, GrB_PLUS_FP32, GrB_PLUS_TIMES_SEMIRING_FP32, share, graph, nullptr));
  }
  GrB_Vector_free(&share);
  return 0;
}

// Triangles: pairs of neighbours upwards that are neighbours.
static double triangles(GrB_Matrix upper, GrB_Index nodes) {
  GrB_Matrix found;
  check(GrB_Matrix_new(&found, GrB_INT64, nodes, nodes));
  check(GrB_mxm(found, upper, nullptr, GxB_PLUS_PAIR_INT64, upper, upper, GrB_DESC_ST1));
  long sum = 0;
  check(GrB_Matrix_reduce_INT64(&sum, nullptr, GrB_PLUS_MONOID_INT64, found, nullptr));
  GrB_Matrix_free(&found);
  return (double)sum;
}

int main(int argc, char **argv) {
  const int nodes = argc > 1 ? std::atoi(argv[1]) : 131072, edges = argc > 2 ? std::atoi(argv[2]) : 1000000;
  const int runs = argc > 3 ? std::atoi(argv[3]) : 7;
  check(GrB_init(GrB_NONBLOCKING));
  const std::vector<edge> all = power_law(nodes, edges);
  std::vector<GrB_Index> from, to, low, high;
  std::vector<int> weight;
  std::vector<float> ones(all.size(), 1);
  // As the program does: an edge leads from the node with fewer edges to the other one. Double edges count here, so
  // another node may come first, which changes no number of triangles.
  std::vector<int> degrees(nodes);
  for (const edge &one : all) ++degrees[one.from], ++degrees[one.to];
  const auto is_below = [&](int one, int other) {
    return degrees[one] != degrees[other] ? degrees[one] < degrees[other] : one < other;
  };
  for (const edge &one : all) {
    from.push_back((GrB_Index)one.from);
    to.push_back((GrB_Index)one.to);
    weight.push_back(one.weight);
    if (one.from == one.to) continue;
    const bool is_up = is_below(one.from, one.to);
    low.push_back((GrB_Index)(is_up ? one.from : one.to));
    high.push_back((GrB_Index)(is_up ? one.to : one.from));
  }
  GrB_Matrix weighted, counted, upper;
  GrB_Vector degree;
  check(GrB_Matrix_new(&weighted, GrB_INT32, nodes, nodes));
  check(GrB_Matrix_new(&counted, GrB_FP32, nodes, nodes));
  check(GrB_Matrix_new(&upper, GrB_INT64, nodes, nodes));
  check(GrB_Vector_new(&degree, GrB_FP32, nodes));
  check(GrB_Matrix_build_INT32(weighted, from.data(), to.data(), weight.data(), all.size(), GrB_MIN_INT32));
  check(GrB_Matrix_build_FP32(counted, from.data(), to.data(), ones.data(), all.size(), GrB_PLUS_FP32));
  const std::vector<long> each(low.size(), 1);
  check(GrB_Matrix_build_INT64(upper, low.data(), high.data(), each.data(), low.size(), GrB_MIN_INT64));
  check(GrB_Matrix_reduce_Monoid(degree, nullptr, nullptr, GrB_PLUS_MONOID_FP32, counted, nullptr));
  for (GrB_Matrix one : {weighted, counted, upper}) check(GrB_Matrix_wait(one, GrB_MATERIALIZE));
  timed("bfs", runs, [&](GrB_Vector &result) { return bfs(weighted, nodes, result); });
  timed("sssp", runs, [&](GrB_Vector &result) { return sssp(weighted, nodes, result); });
  timed("pagerank", runs, [&](GrB_Vector &result) { return pagerank(counted, degree, nodes, result); });
  timed("triangles", runs, [&](GrB_Vector &) { return triangles(upper, nodes); });
  GrB_finalize();
}
