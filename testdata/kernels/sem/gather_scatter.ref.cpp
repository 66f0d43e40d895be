// Runs the kernels of sem/gather_scatter.okl.

#include <testkit.hpp>

OKL_KERNEL(gatherRows, int, const int *, const int *, const float *, float *);
OKL_KERNEL(gatherAtomic, int, const int *, const double *, double *);
OKL_KERNEL(scatter, int, const int *, const float *, float *);
OKL_KERNEL(maskNodes, int, const int *, float *);
OKL_KERNEL(packNodes, int, int, const int *, const float *, float *);

int main() {
  testkit::Random random(35);
  for (int local : {0, 1, 33, 300}) {
    const int global = local / 3 + 1;
    const auto ids = random.buffer<int>(local, -1, global - 1);
    const auto q = random.buffer<float>(local, -1, 1);
    std::vector<std::vector<int>> rows(global);
    for (int n = 0; n < local; ++n)
      if (ids[n] >= 0) rows[ids[n]].push_back(n);
    testkit::Buffer<int> starts(global + 1, 0), list(local, 0);
    std::vector<double> expected(global);
    for (int g = 0, at = 0; g < global; ++g) {
      for (int n : rows[g]) {
        list[at++] = n;
        expected[g] += q[n];
      }
      starts[g + 1] = at;
    }
    testkit::Buffer<float> sums(global), back(local);
    testkit::Buffer<double> q2(local), sums2(global, 0.0);
    for (int n = 0; n < local; ++n) q2[n] = q[n];
    OKL_CALL(gatherRows, global, starts, list, q, sums);
    OKL_CALL(gatherAtomic, local, ids, q2, sums2);
    testkit::expect_close("rows", sums, expected, 1e-5, {{"local", local}});
    testkit::expect_close("atomic", sums2, expected, 1e-12, {{"local", local}});

    OKL_CALL(scatter, local, ids, sums, back);
    testkit::Buffer<int> masked(local / 4);
    for (int n = 0; n < local / 4; ++n) masked[n] = 3 * n;
    OKL_CALL(maskNodes, local / 4, masked, back);
    std::vector<float> back_expected(local);
    for (int n = 0; n < local; ++n) back_expected[n] = ids[n] < 0 || (n % 3 == 0 && n / 3 < local / 4) ? 0 : sums[ids[n]];
    testkit::expect_equal("back", back, back_expected, {{"local", local}});

    const auto fields = random.buffer<float>(global * 5, -1, 1);
    testkit::Buffer<float> halo(5 * 7);
    const auto wanted = random.buffer<int>(7, 0, global - 1);
    std::vector<float> halo_expected(5 * 7);
    for (int n = 0; n < 35; ++n) halo_expected[n] = fields[wanted[n / 5] * 5 + n % 5];
    OKL_CALL(packNodes, 7, 5, wanted, fields, halo);
    testkit::expect_equal("halo", halo, halo_expected, {{"local", local}});
  }
  return testkit::result();
}
