// Kernels as okl writes them for CPUs.
#define KERNEL(name) name
static void scale(int n, float factor, float *x, unsigned groups, unsigned items) {
  for (unsigned group = 0; group < groups; ++group)
    for (unsigned item = 0; item < items; ++item)
      if (int(group * items + item) < n) x[group * items + item] *= factor;
}
static void weigh(int n, float *x, const float *weights, int *counter, unsigned groups, unsigned items) {
  for (unsigned group = 0; group < groups; ++group)
    for (unsigned item = 0; item < items; ++item) {
      const unsigned i = group * items + item;
      if (int(i) < n) x[i] += weights[i % 4];
      if (i == 0) counter[0] += n;
    }
}
