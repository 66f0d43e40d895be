// Runs the kernels of image/fractal.okl.

#include <testkit.hpp>

struct Sphere {
  float centre[3];
  float radius;
  int colour;
};

struct Hit {
  float distance;
  int colour;
};

OKL_KERNEL(mandelbrot, int, int, int, double, double, double, int *);
OKL_KERNEL(castRays, int, int, int, const Sphere *, Hit *);

int main() {
  testkit::Random random(62);
  const int sizes[][2] = {{0, 0}, {1, 1}, {16, 4}, {33, 20}};
  for (const auto &size : sizes) {
    const int width = size[0], height = size[1], count = width * height;
    testkit::Buffer<int> rounds(count);
    std::vector<int> expected;
    for (int row = 0; row < height; ++row)
      for (int col = 0; col < width; ++col) {
        // Coarse steps and few rounds, so that rounding decides nothing.
        const double cx = -2 + 0.09375 * col, cy = -1 + 0.09375 * row;
        double x = 0, y = 0;
        int n = 0;
        for (; n < 9 && x * x + y * y <= 4; ++n) {
          const double next = x * x - y * y + cx;
          y = 2 * x * y + cy;
          x = next;
        }
        expected.push_back(x * x + y * y > 4 ? n : -1);
      }
    OKL_CALL(mandelbrot, width, height, 9, -2.0, -1.0, 0.09375, rounds);
    testkit::expect_equal("rounds", rounds, expected, {{"width", width}, {"height", height}});

    for (int spheres : {0, 1, 5}) {
      testkit::Buffer<Sphere> scene(spheres);
      for (int s = 0; s < spheres; ++s)
        scene[s] = {{random.value<float>(-0.5, 0.5), random.value<float>(-0.5, 0.5), random.value<float>(-3, 3)},
                    random.value<float>(0.1, 0.4), s};
      testkit::Buffer<Hit> hits(count);
      testkit::Buffer<float> distances(count);
      testkit::Buffer<int> colours(count);
      std::vector<double> distances_expected(count, 1000);
      std::vector<int> colours_expected(count, -1);
      OKL_CALL(castRays, width, height, spheres, scene, hits);
      for (int n = 0; n < count; ++n) {
        const float ox = float(n % width) / width - 0.5f, oy = float(n / width) / height - 0.5f;
        distances[n] = hits[n].distance;
        colours[n] = hits[n].colour;
        for (int s = 0; s < spheres; ++s) {
          const double dx = double(scene[s].centre[0]) - ox, dy = double(scene[s].centre[1]) - oy;
          const double r = scene[s].radius, inside = r * r - dx * dx - dy * dy;
          // Too close to the rim for floats.
          if (std::fabs(inside) < 1e-3) {
            distances[n] = 1000;
            colours[n] = colours_expected[n] = -1;
            distances_expected[n] = 1000;
            break;
          }
          const double distance = 10 + double(scene[s].centre[2]) - std::sqrt(std::fmax(inside, 0));
          if (inside > 0 && distance < distances_expected[n]) {
            distances_expected[n] = distance;
            colours_expected[n] = s;
          }
        }
      }
      testkit::expect_close("distances", distances, distances_expected, 1e-5, {{"width", width}, {"spheres", spheres}});
      testkit::expect_equal("colours", colours, colours_expected, {{"width", width}, {"spheres", spheres}});
    }
  }
  return testkit::result();
}
