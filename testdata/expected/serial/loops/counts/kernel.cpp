#line 1 "kernels/loops/counts.okl"
// Numbers of rounds: near the ends of types, shifted, empty, from constants of device code.

enum { Groups = 3 };

// Both ends of `int`, and a bound that is no `int`.
extern "C" void nearTheEnds(int *hits) {
  for (int g = 2147483645; g < 2147483647; ++g) {
    for (int i = -2147483647; i <= -2147483645; ++i) {
      hits[3 * (g - 2147483645) + (i + 2147483647)] += 1;
    }
  }
  for (short g = 0; g < 2LL; ++g) {
    for (unsigned i = 4294967293u; i <= 4294967294u; ++i) hits[6 + 2 * g + (int)(i - 4294967293u)] += 1;
  }
}

// 120, 122, 124 in a `signed char`; down to 0 in an `unsigned`.
extern "C" void smallTypes(int *hits) {
  for (signed char g = 120; g < 126; g += 2) {
    for (unsigned i = 3; i > 0; --i) hits[3 * ((g - 120) / 2) + (int)i - 1] += 1;
  }
}

// The group moves both ends; the number of rounds is the same for all of them.
extern "C" void shifted(const int &B, int *hits) {
  for (int g = 0; g < Groups; ++g) {
    for (int i = g; i < (g + B); ++i) hits[g * B + (i - g)] += 1;
    for (int i = g + B - 1; i >= g; --i) hits[g * B + (i - g)] += 2;
    for (unsigned long i = B + g; g < i; i--) hits[g * B + (int)i - g - 1] += 4;
    for (int i = g; i < g; ++i) hits[0] += 1000;
  }
}

// A constant of the `@outer` body that follows from an argument.
extern "C" void halves(const int &N, int *hits) {
  for (int g = 0; g < 2; ++g) {
    const int half = N / 2;
    const int rest = N - half;
    for (int i = 0; i < half; ++i) hits[g * N + i] += 1;
    for (int i = 0; i < rest; ++i) hits[g * N + half + i] += 1;
  }
}

// The number of rounds depends on the group, up to a limit.
extern "C" void triangle(int *hits) {
  for (int g = 0; g < 5; ++g) {
    alignas(64) int s[5];
    for (int i = 0; i <= g; ++i) s[i] = i + 1;
    for (int i = 0; i <= g; ++i) hits[5 * g + i] += s[g - i];
  }
}

// Empty ranges launch nothing, also where the comparison is unsigned.
extern "C" void nothing(const int &N, int *hits) {
  for (int g = 5; g < N; ++g) {
    for (int i = 0; i < 4; ++i) hits[i] += 1;
  }
  for (int g = -1; g < 4u; ++g) {
    for (int i = 0; i < 4; ++i) hits[i] += 1;
  }
}
