// Runs the kernel of vectors/longs.okl.

#include <testkit.hpp>
#include <vectors.hpp>

struct Row {
  int first;
  long4 next;
  ulong3 marks;
  char last;
  uint3 place;
};

OKL_KERNEL(rows, int, long4, const Row *, Row *, ulong3 *);

static void append(std::vector<long> &to, const Row &row) {
  for (long part : {long(row.first), row.next.x, row.next.y, row.next.z, row.next.w, long(row.marks.x),
                    long(row.marks.y), long(row.marks.z), long(row.last), long(row.place.x), long(row.place.y),
                    long(row.place.z)})
    to.push_back(part);
}

int main() {
  testkit::Random random(8);
  for (int N : {0, 1, 8, 29}) {
    testkit::Buffer<Row> a(N), b(N);
    testkit::Buffer<ulong3> marks(N);
    const long4 by = {3, -2, 1L << 33, 1};
    std::vector<long> expected, found;
    for (int i = 0; i < N; ++i) {
      auto number = [&] { return random.value<long>(-1000, 1000); };
      a[i] = {i, {number(), number(), number(), number()}, {1, 2, (unsigned long)i}, char(i), {unsigned(i), 7, 8}};
      marks[i] = {unsigned(i), 5, 1UL << 40};
    }
    for (int i = 0; i < N; ++i) {
      const int other = i % 8 < 4 && i + 4 < N ? i + 4 : i;
      Row row = a[i];
      const long4 s = {a[other].next.x * by.x, a[other].next.y * by.y, a[other].next.z * by.z, a[other].next.w};
      row.next = {row.next.x - (s.x >> 2), row.next.y - (s.y >> 2), row.next.z - (s.z >> 2) + 96,
                  row.next.w - (s.w >> 2)};
      const unsigned long old[3] = {marks[i].x, marks[i].y, marks[i].z};
      row.marks = {row.marks.x << 3 ^ old[0], row.marks.y << 3 ^ old[1], row.marks.z << 3 ^ old[2]};
      row.place = {(row.place.x + 2) % 10, 9, 0};
      append(expected, row);
      for (unsigned long part : old) expected.push_back(long(1UL << part % 5 | 64));
    }
    OKL_CALL(rows, N, by, a, b, marks);
    for (int i = 0; i < N; ++i) {
      append(found, b[i]);
      for (unsigned long part : {marks[i].x, marks[i].y, marks[i].z}) found.push_back(long(part));
    }
    testkit::Buffer<long> all(found.size());
    for (size_t i = 0; i < found.size(); ++i) all[i] = found[i];
    testkit::expect_equal("rows", all, expected, {{"N", N}});
  }
  return testkit::result();
}
