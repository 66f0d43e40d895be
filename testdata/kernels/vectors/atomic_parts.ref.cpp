// Runs the kernel of vectors/atomic_parts.okl.

#include <testkit.hpp>
#include <vectors.hpp>

#include <algorithm>

struct Bin {
  int3 counts;
  float4 sums;
};

OKL_KERNEL(fill, int, const int *, int4 *, float3 *, Bin *);

int main() {
  testkit::Random random(3);
  for (int N : {0, 1, 16, 100}) {
    const auto kinds = random.buffer<int>(N, 0, 3);
    testkit::Buffer<int4> totals(4, int4{0, 0, 0, 0});
    testkit::Buffer<float3> places(4, float3{1, 2, 3});
    testkit::Buffer<Bin> bins(4, Bin{{1, 2, 3}, {4, 5, 6, 7}});
    int expected[4][4] = {};
    for (int i = 0; i < N; ++i) {
      int *total = expected[kinds[i]];
      total[0] += 1;
      total[1] += i % 16;
      total[2] += 1;
      total[3] = std::max(total[3], i);
    }
    OKL_CALL(fill, N, kinds, totals, places, bins);
    std::vector<double> wanted, found;
    for (int k = 0; k < 4; ++k) {
      const int4 &total = totals[k];
      for (int part : {total.x, total.y, total.z, total.w}) found.push_back(part);
      for (int part : expected[k]) wanted.push_back(part);
      const int count = expected[k][0];
      for (float part : {places[k].x, places[k].y, places[k].z}) found.push_back(part);
      for (double part : {1.0, 2 + 0.5 * count, 3.0}) wanted.push_back(part);
      for (int part : {bins[k].counts.x, bins[k].counts.y, bins[k].counts.z}) found.push_back(part);
      for (int part : {1, 2 - 2 * count, 3}) wanted.push_back(part);
      for (float part : {bins[k].sums.x, bins[k].sums.y, bins[k].sums.z, bins[k].sums.w}) found.push_back(part);
      for (double part : {4.0, 5.0, 6 + 0.25 * count, 7.0}) wanted.push_back(part);
    }
    testkit::Buffer<double> all(found.size());
    for (size_t i = 0; i < found.size(); ++i) all[i] = found[i];
    testkit::expect_equal("fill", all, wanted, {{"N", N}});
  }
  return testkit::result();
}
