// Heat spreads on a plate; writes pictures: heat [DEVICE [FOLDER]]
//
// The pictures are PGM files, which most viewers of pictures read. While the device goes on, they are copied and written: a
// second stream waits for the steps that a picture needs, and the steps that follow do not wait for it.

#include <okl/runtime.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

#ifndef KERNELS
#define KERNELS "examples/kernels-run"
#endif

constexpr int width = 200, height = 120, pictures = 4, steps = 50;
constexpr float rate = 0.2f;

// Temperatures from 0 to 1 as grey.
void write_picture(const std::string &path, const float *plate) {
  std::FILE *file = std::fopen(path.c_str(), "wb");
  if (!file) return;
  std::fprintf(file, "P5\n%d %d\n255\n", width, height);
  for (int i = 0; i < width * height; ++i) std::fputc(int(std::min(std::max(plate[i], 0.0f), 1.0f) * 255), file);
  std::fclose(file);
}

// The same on the CPU.
std::vector<float> by_loops(std::vector<float> now) {
  std::vector<float> next = now;
  for (int step = 0; step < pictures * steps; ++step) {
    for (int y = 1; y < height - 1; ++y) {
      for (int x = 1; x < width - 1; ++x) {
        const int at = y * width + x;
        next[at] = now[at] + rate * (now[at - 1] + now[at + 1] + now[at - width] + now[at + width] - 4 * now[at]);
      }
    }
    std::swap(now, next);
  }
  return now;
}

int main(int count, char **words) try {
  okl::device device(count > 1 ? words[1] : "openmp");
  const std::string folder = count > 2 ? words[2] : ".";
  std::vector<float> plate(width * height);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) plate[y * width + x] = x == 0 || (y >= 40 && y < 80 && x >= 80 && x < 120) ? 1 : 0;
  okl::kernel heat = device.buildKernel(KERNELS "/heat.okl", "heat", {{"defines", {{"TILE", 16}}}});
  okl::memory now = device.malloc(plate), next = device.malloc<float>(plate.size());
  okl::memory shown = device.malloc<float>(plate.size());

  const okl::stream steps_of = device.getStream(), copies = device.createStream();
  std::vector<float> copied(plate.size());
  for (int picture = 0; picture < pictures; ++picture) {
    shown.copyFrom(now);
    const okl::streamTag is_shown = device.tagStream();
    for (int step = 0; step < steps; ++step) {
      heat(width, height, rate, now, next);
      std::swap(now, next);
    }
    copies.waitFor(is_shown);
    device.setStream(copies);
    shown.copyTo(copied.data(), {{"async", true}});
    copies.finish();
    device.setStream(steps_of);
    write_picture(folder + "/heat" + std::to_string(picture) + ".pgm", copied.data());
  }

  std::vector<float> found;
  now.copyTo(found);
  const std::vector<float> wanted = by_loops(plate);
  float error = 0;
  for (std::size_t i = 0; i < wanted.size(); ++i) error = std::max(error, std::abs(found[i] - wanted[i]));
  std::printf("%s: %d steps, %d pictures, largest error %.1e\n", device.mode().c_str(), pictures * steps, pictures, error);
  return error < 1e-4f ? 0 : 1;
} catch (const okl::error &error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 2;
}
