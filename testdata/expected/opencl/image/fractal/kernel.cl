#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#line 1 "kernels/image/fractal.okl"
// The Mandelbrot set: a loop that ends early, inside an item; and rays against spheres.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_mandelbrot_0(const int width, const int height, const int limit, const double x0, const double y0,
                        const double scale, __global int *restrict rounds) {
  { int row = (int)get_group_id(1);
    { int col0 = 16 * (int)get_group_id(0);
      { int col = col0 + (int)get_local_id(0);
        if (col < width) {
          const double cx = x0 + scale * col, cy = y0 + scale * row;
          double x = 0, y = 0;
          int count = 0;
          while (1) {
            const double xx = x * x, yy = y * y;
            if (xx + yy > 4.0) break;
            if (count == limit) {
              count = -1;
              break;
            }
            y = 2 * x * y + cy;
            x = xx - yy + cx;
            ++count;
          }
          rounds[row * width + col] = count;
        }
      }
    }
  }
}

typedef struct Sphere {
  float centre[3];
  float radius;
  int colour;
} Sphere;

typedef struct Hit {
  float distance;
  int colour;
} Hit;

static float dot3(__private const float *a, __private const float *b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

// Rays start at z = -10 and run along z; the nearest sphere counts.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_castRays_0(const int width, const int height, const int spheres, __global const Sphere *restrict scene,
                      __global Hit *restrict hits) {
  { int n_tile = 32 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < width * height) {
    const float origin[3] = {(float)(n % width) / width - 0.5f, (float)(n / width) / height - 0.5f, -10.0f};
    const float direction[3] = {0.0f, 0.0f, 1.0f};
    Hit nearest;
    nearest.distance = 1000.0f;
    nearest.colour = -1;
    for (int s = 0; s < spheres; ++s) {
      float away[3];
      for (int k = 0; k < 3; ++k) away[k] = scene[s].centre[k] - origin[k];
      const float along = dot3(away, direction);
      const float inside = scene[s].radius * scene[s].radius - (dot3(away, away) - along * along);
      if (inside < 0.0f) continue;
      const float distance = along - sqrt(inside);
      if (distance < nearest.distance && distance > 0.0f) {
        nearest.distance = distance;
        nearest.colour = scene[s].colour;
      }
    }
    hits[n] = nearest;
  } }
}
