#line 1 "kernels/barriers/indices.okl"
// Indices that look like a work item's own and are not, found by an interpreter of kernels. Without a barrier between the
// two loops of each, some order of work items gives another result.

// `(&s[1])[t]` is `s[1 + t]`.
extern "C" void shifted(const int *in, int *out) {
  for (int g = 0; g < 1; ++g) {
    alignas(64) int s[5];
    for (int t = 0; t < 4; ++t) s[t] = in[t];
    ;
    for (int t = 0; t < 4; ++t) (&s[1])[t] = 7 + t;
    for (int t = 0; t < 4; ++t) out[t] = (&s[0])[t];
  }
}

// An `int` has the low 32 bits of a `long`: `j` is 0 for all.
extern "C" void narrowed(const int *in, int *out) {
  for (int g = 0; g < 1; ++g) {
    alignas(64) int s[4];
    for (int t = 0; t < 4; ++t) s[t] = in[t];
    ;
    for (int t = 1; t < 2; ++t) {
      const long i = 4294967296L * t;
      const int j = i;
      s[j] = 9;
    }
    for (int t = 0; t < 1; ++t) {
      const long i = 4294967296L * t;
      const int j = i;
      out[t] = s[j];
    }
  }
}

// Unsigned numbers wrap around: the index is 0 for all.
extern "C" void wrapped(const int *in, int *out) {
  for (int g = 0; g < 1; ++g) {
    alignas(64) int s[4];
    for (int t = 0; t < 4; ++t) s[t] = in[t];
    ;
    for (int t = 0; t < 1; ++t) {
      s[1073741824u * t * 4] = 9;
    }
    for (int t = 0; t < 4; ++t) out[t] = s[1073741824u * t * 4];
  }
}

// `m(t, 0)` is `m[2 * t]`.
extern "C" void dimensions(const int *in, int *out) {
  for (int g = 0; g < 1; ++g) {
    alignas(64) int m[8];
    for (int t = 0; t < 4; ++t) {
      m[t] = in[t];
      m[t + 4] = 0;
    }
    ;
    for (int t = 0; t < 4; ++t) m[0 + 2 * t] = 20 + t;
    for (int t = 0; t < 4; ++t) out[t] = m[t];
  }
}

// `continue` leads to the condition, which reads `s[0]`.
extern "C" void skipped(const int &n, const int *in, int *out) {
  for (int g = 0; g < 1; ++g) {
    alignas(64) int s[4];
    for (int t = 0; t < 4; ++t) s[t] = in[t];
    int r = 0;
    while (s[0] < 50 && r < 3) {
      ++r;
      for (int t = 0; t < 4; ++t) s[t] += 40;
      if (r == n % 3) continue;
      for (int t = 0; t < 4; ++t) out[t] = r;
    }
    for (int t = 0; t < 4; ++t) out[t] = 10 * out[t] + s[t];
  }
}

// `default` is reached from the head of the `switch`, not from behind the barrier of `case 0`.
extern "C" void labelled(const int &n, const int *in, int *out) {
  for (int g = 0; g < 1; ++g) {
    alignas(64) int s[4];
    for (int t = 0; t < 4; ++t) s[t] = in[t];
    switch (n % 3) {
    case 0:
      for (int t = 0; t < 4; ++t) out[t] = s[3 - t];
      break;
    default:
      for (int t = 0; t < 4; ++t) out[t] = 2 * s[3 - t];
    }
  }
}
