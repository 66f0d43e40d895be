// Times the serial C++ of kernels.okl against by_hand.cpp, and compares what both compute.
//
// One line for each: name, microseconds of okl's code, of the code by hand, largest difference.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <vector>

extern "C" {
void add(const int &, const float *, const float *, float *);
void saxpy(const int &, const float &, const float *, float *);
void stencil(const int &, const int &, const float *, float *);
void matmul(const int &, const float *, const float *, float *);
void hex(const int &, const float *, const float *, float *);
void reduce(const int &, const float *, float *);
}

namespace by_hand {
void add(int, const float *, const float *, float *);
void saxpy(int, float, const float *, float *);
void stencil(int, int, const float *, float *);
void matmul(int, const float *, const float *, float *);
void hex(int, const float *, const float *, float *);
void reduce(int, const float *, float *);
}  // namespace by_hand

using Clock = std::chrono::steady_clock;

template <class F>
static double once(F &&run, const int calls) {
  const auto start = Clock::now();
  for (int k = 0; k < calls; ++k) run();
  return std::chrono::duration<double, std::micro>(Clock::now() - start).count() / calls;
}

// The fastest of many samples of both, taken in turns so that both meet the same disturbances.
template <class F, class G>
static void compare(const char *name, F &&ours, G &&hand, std::vector<float> &a, std::vector<float> &b) {
  ours();
  hand();
  float difference = 0;
  for (std::size_t n = 0; n < a.size(); ++n) difference = std::max(difference, std::fabs(a[n] - b[n]));
  const int calls = 1 + static_cast<int>(2000 / (1 + once(hand, 1)));
  double best[2] = {1e30, 1e30};
  for (int sample = 0; sample < 60; ++sample) {
    best[0] = std::min(best[0], once(ours, calls));
    best[1] = std::min(best[1], once(hand, calls));
  }
  std::printf("%s %.3f %.3f %g\n", name, best[0], best[1], difference);
}

static std::vector<float> numbers(const int size) {
  std::vector<float> values(size);
  unsigned state = 7;
  for (float &value : values) {
    state = state * 1664525u + 1013904223u;
    value = static_cast<float>(state >> 16) / 65536.0f - 0.5f;
  }
  return values;
}

int main() {
  const int N = 16381;
  const auto x = numbers(N), y = numbers(N);
  std::vector<float> a(N), b(N);
  compare("add", [&] { add(N, x.data(), y.data(), a.data()); },
          [&] { by_hand::add(N, x.data(), y.data(), b.data()); }, a, b);
  a.assign(N, 0), b.assign(N, 0);
  const float alpha = 1e-9f;
  compare("saxpy", [&] { saxpy(N, alpha, x.data(), a.data()); },
          [&] { by_hand::saxpy(N, alpha, x.data(), b.data()); }, a, b);
  const int nx = 509, ny = 307;
  const auto plane = numbers(nx * ny);
  a.assign(nx * ny, 0), b.assign(nx * ny, 0);
  compare("stencil", [&] { stencil(nx, ny, plane.data(), a.data()); },
          [&] { by_hand::stencil(nx, ny, plane.data(), b.data()); }, a, b);
  const int M = 128;
  const auto left = numbers(M * M), right = numbers(M * M);
  a.assign(M * M, 0), b.assign(M * M, 0);
  compare("matmul", [&] { matmul(M, left.data(), right.data(), a.data()); },
          [&] { by_hand::matmul(M, left.data(), right.data(), b.data()); }, a, b);
  const int elements = 64;
  const auto D = numbers(64), q = numbers(elements * 512);
  a.assign(elements * 512, 0), b.assign(elements * 512, 0);
  compare("hex", [&] { hex(elements, D.data(), q.data(), a.data()); },
          [&] { by_hand::hex(elements, D.data(), q.data(), b.data()); }, a, b);
  a.assign(N / 512 + 1, 0), b.assign(N / 512 + 1, 0);
  compare("reduce", [&] { reduce(N, x.data(), a.data()); }, [&] { by_hand::reduce(N, x.data(), b.data()); }, a, b);
}
