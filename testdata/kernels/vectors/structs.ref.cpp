// Runs the kernels of vectors/structs.okl.

#include <testkit.hpp>
#include <vectors.hpp>

struct Particle {
  char kind;
  float3 place;
  float4 color;
  float mass;
  short2 cell;
  char bits;
  uchar3 marks;
  int2 pair;
};

struct Pair {
  float3 first, second;
  char last;
};

struct Around {
  char before;
  Pair pairs[2];
  float2 size;
};

OKL_KERNEL(move, int, Around, const Particle *, Particle *, float *);
OKL_KERNEL(swapAll, int, Pair *, Around *, int *);

static float3 any(testkit::Random &random) {
  return {random.value<float>(-1, 1), random.value<float>(-1, 1), random.value<float>(-1, 1)};
}

static float weight(const Particle &p) { return p.mass * (p.place.x + p.place.y + p.place.z) + p.color.w; }

static void append(std::vector<double> &to, const Particle &p) {
  for (double part : {double(p.kind), double(p.place.x), double(p.place.y), double(p.place.z), double(p.color.x),
                      double(p.color.y), double(p.color.z), double(p.color.w), double(p.mass), double(p.cell.x),
                      double(p.cell.y), double(p.bits), double(p.marks.x), double(p.marks.y), double(p.marks.z),
                      double(p.pair.x), double(p.pair.y)})
    to.push_back(part);
}

static void append(std::vector<double> &to, const float3 &v) {
  for (float part : {v.x, v.y, v.z}) to.push_back(part);
}

static void check_move(testkit::Random &random, int N) {
  testkit::Buffer<Particle> a(N), b(N);
  testkit::Buffer<float> sums(N);
  const Around box = {3, {{any(random), any(random), 1}, {any(random), any(random), 5}}, {1, 0.5f}};
  for (int i = 0; i < N; ++i) {
    a[i].kind = char(i % 50);
    a[i].place = any(random);
    a[i].color = {random.value<float>(0, 1), 0.5f, 0.25f, random.value<float>(0, 1)};
    a[i].mass = random.value<float>(0, 1);
    a[i].cell = {short(i), short(-i)};
    a[i].bits = char(i % 9);
    a[i].marks = {1, 2, (unsigned char)(i % 100)};
    a[i].pair = {i, 100 - i};
  }
  std::vector<double> expected, expected_sums, found;
  for (int i = 0; i < N; ++i) {
    const int other = i / 8 * 8 + (i % 8 + 1) % 8;
    Particle p = a[other < N ? other : i];
    const float3 by = box.pairs[1].first;
    p.place = {-(p.place.x + by.x * 0.5f), -(p.place.y + by.y * 0.5f),
               -(p.place.z + by.z * 0.5f + box.pairs[0].second.z)};
    p.color = {p.color.x * 2, p.color.y * 2 - 1, p.color.z * 2, p.color.w * 2};
    p.cell = {short(p.cell.x + 1), short(p.cell.y + i)};
    p.marks = {(unsigned char)(p.marks.x + 5), (unsigned char)(p.marks.y + 5), (unsigned char)(p.marks.z + 5)};
    p.pair.y += p.kind + p.bits;
    p.mass += 3;
    append(expected, p);
    expected_sums.push_back(weight(p) + weight(a[i]));
  }
  OKL_CALL(move, N, box, a, b, sums);
  for (int i = 0; i < N; ++i) append(found, b[i]);
  testkit::Buffer<double> all(found.size());
  for (size_t i = 0; i < found.size(); ++i) all[i] = found[i];
  testkit::expect_close("move", all, expected, 1e-6, {{"N", N}});
  testkit::expect_close("sums", sums, expected_sums, 1e-5, {{"N", N}});
}

static void check_swap(testkit::Random &random, int N) {
  testkit::Buffer<Pair> pairs(N);
  testkit::Buffer<Around> all(N);
  testkit::Buffer<int> sizes(7, 0);
  std::vector<double> expected, found;
  for (int i = 0; i < N; ++i) {
    pairs[i] = {any(random), any(random), char(i)};
    all[i] = {char(-i), {{any(random), any(random), 2}, {any(random), any(random), 4}}, {float(i), 2}};
    const float3 &base = all[i].pairs[0].first, &second = pairs[i].first;
    append(expected, pairs[i].second);
    append(expected, pairs[i].first);
    append(expected, float3{base.x + second.x, base.y + second.y, base.z + second.z});
    for (double part : {double(char(i)), double(char(-i)), 2.0, 2.0 * i + 1, 5.0}) expected.push_back(part);
  }
  OKL_CALL(swapAll, N, pairs, all, sizes);
  for (int i = 0; i < N; ++i) {
    append(found, all[i].pairs[1].first);
    append(found, pairs[i].second);
    append(found, all[i].pairs[0].second);
    for (double part : {double(all[i].pairs[1].last), double(all[i].before), double(all[i].pairs[0].last),
                        double(all[i].size.x), double(all[i].size.y)})
      found.push_back(part);
  }
  testkit::Buffer<double> values(found.size());
  for (size_t i = 0; i < found.size(); ++i) values[i] = found[i];
  testkit::expect_close("swapAll", values, expected, 1e-6, {{"N", N}});
  if (N > 0) testkit::expect_equal("sizes", sizes, {64, 28, 72, 12, 3, 8, 16}, {{"N", N}});
}

int main() {
  testkit::Random random(31);
  for (int N : {0, 1, 8, 30}) {
    check_move(random, N);
    check_swap(random, N);
  }
  return testkit::result();
}
