// Times okl's kernels against those of by_hand.cu on the first NVIDIA GPU.
//
//   okl_time BY_HAND MATMUL HEAT HEX [SCALE]       cubins; SCALE divides the sizes
//
// Both get the same data and must give the same. Prints a line for each: the medians of many launches, and their ratio.

#include <algorithm>
#include <cmath>
#include <random>

#include "okl_driver.hpp"

using namespace okl_gpu;

namespace {

struct Kernel {
  Handle function;
  unsigned grid[3], block[3];
  std::vector<void *> values;
};

void launch(const Kernel &kernel) {
  const Driver &driver = Driver::ready();
  void **values = const_cast<void **>(kernel.values.data());
  driver.check(driver.launch(kernel.function, kernel.grid[0], kernel.grid[1], kernel.grid[2], kernel.block[0],
                             kernel.block[1], kernel.block[2], 0, nullptr, values, nullptr),
               "launch");
}

// The median time of a launch in milliseconds.
double time_of(const Kernel &kernel) {
  const Driver &driver = Driver::ready();
  Handle start, end;
  driver.check(driver.event_create(&start, 0), "no event");
  driver.check(driver.event_create(&end, 0), "no event");
  std::vector<float> times;
  for (int round = 0; round < 35; ++round) {
    driver.check(driver.event_record(start, nullptr), "event");
    launch(kernel);
    driver.check(driver.event_record(end, nullptr), "event");
    driver.check(driver.event_synchronize(end), "event");
    float time = 0;
    driver.check(driver.event_elapsed(&time, start, end), "event");
    // The first ones warm up caches and clocks.
    if (round >= 5) times.push_back(time);
  }
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

struct Array {
  Pointer place = 0;
  size_t count;
  explicit Array(size_t count_) : count(count_) {
    const Driver &driver = Driver::ready();
    driver.check(driver.allocate(&place, count * sizeof(float)), "no memory on the card");
  }
  void fill(unsigned seed) {
    std::mt19937 random(seed);
    std::vector<float> values(count);
    for (float &value : values) value = float(random()) / 4294967296.0f - 0.5f;
    const Driver &driver = Driver::ready();
    driver.check(driver.to_device(place, values.data(), count * sizeof(float)), "copying to the card");
  }
  std::vector<float> read() const {
    std::vector<float> values(count);
    const Driver &driver = Driver::ready();
    driver.check(driver.to_host(values.data(), place, count * sizeof(float)), "copying from the card");
    return values;
  }
};

// Runs both, compares what they give, and prints their times.
void compare(const char *name, Kernel by_okl, Kernel by_hand, const Array &result) {
  launch(by_okl);
  const std::vector<float> okl = result.read();
  launch(by_hand);
  const std::vector<float> hand = result.read();
  float largest = 0, difference = 0;
  for (size_t at = 0; at < hand.size(); ++at) {
    largest = std::fmax(largest, std::fabs(hand[at]));
    const float apart = std::fabs(okl[at] - hand[at]);
    // Written so that a NaN counts.
    if (!(apart <= difference)) difference = apart;
  }
  if (!(difference <= 1e-4f * largest) || largest == 0) give_up(std::string(name) + ": the two kernels differ");
  // Twice each, in turn: a card that gets warm slows both down.
  double times[2][2];
  for (int round = 0; round < 2; ++round) {
    times[0][round] = time_of(by_okl);
    times[1][round] = time_of(by_hand);
  }
  const double okl_time = std::min(times[0][0], times[0][1]), hand_time = std::min(times[1][0], times[1][1]);
  std::printf("%-8s okl %8.4f ms, by hand %8.4f ms, ratio %.3f\n", name, okl_time, hand_time, okl_time / hand_time);
}

}  // namespace

int main(int count, char **arguments) {
  if (count < 5) give_up("usage: okl_time BY_HAND MATMUL HEAT HEX [SCALE]");
  const int scale = count > 5 ? std::atoi(arguments[5]) : 1;
  const Driver &driver = Driver::ready();
  const Handle by_hand = driver.load(arguments[1]);
  const auto okl = [&](int at, const char *name) { return driver.function(driver.load(arguments[at]), name); };
  const auto hand = [&](const char *name) { return driver.function(by_hand, name); };
  {
    int n = 2048 / scale;
    Array A(size_t(n) * n), B(size_t(n) * n), C(size_t(n) * n);
    A.fill(1);
    B.fill(2);
    C.fill(3);
    const unsigned tiles = unsigned(n + 15) / 16;
    Kernel kernel = {okl(2, "_occa_matmul_0"), {tiles, tiles, 1}, {16, 16, 1}, {&n, &n, &n, &A.place, &B.place, &C.place}};
    Kernel other = kernel;
    other.function = hand("by_hand_matmul");
    compare("matmul", kernel, other, C);
  }
  {
    int n = 8192 / scale;
    float kappa = 0.2f;
    Array u(size_t(n) * n), v(size_t(n) * n);
    u.fill(4);
    v.fill(5);
    Kernel kernel = {okl(3, "_occa_heatTile_0"), {unsigned(n + 31) / 32, unsigned(n + 7) / 8, 1}, {32, 8, 1},
                     {&n, &n, &kappa, &u.place, &v.place}};
    Kernel other = kernel;
    other.function = hand("by_hand_heat");
    compare("stencil", kernel, other, v);
  }
  {
    int elements = 16384 / scale;
    float lambda = 1.5f;
    const size_t nodes = size_t(elements) * 512;
    Array geo(7 * nodes), D(64), q(nodes), Aq(nodes);
    geo.fill(6);
    D.fill(7);
    q.fill(8);
    Aq.fill(9);
    Kernel kernel = {okl(4, "_occa_hexOperator_0"), {unsigned(elements), 1, 1}, {8, 8, 1},
                     {&elements, &geo.place, &D.place, &lambda, &q.place, &Aq.place}};
    Kernel other = kernel;
    other.function = hand("by_hand_hex");
    compare("element", kernel, other, Aq);
  }
  return 0;
}
