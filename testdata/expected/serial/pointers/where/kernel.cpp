#line 1 "kernels/pointers/where.okl"
// Pointers to every memory in places where their type has to say which: heads of loops and conditions, fields, arrays,
// casts, parameters that are set, and functions that call each other with them.

struct Row {
  const int *values;
  int *sums[2];
  int count;
};

struct View {
  int *first;
  int step;
};

int total(const int *p, const int n) {
  int sum = 0;
  for (const int *q = p; q < p + n; ++q) sum += *q;
  return sum;
}

// Twice in each version: for group memory and for a work item's own.
int both(const int *one, const int *other, const int n) { return total(one, n) + 2 * total(other, n); }

const int *later(const int *p, const int n) { return p + n; }

void fill(int *p, const int n, const int value) {
  int left = n;
  while (int *at = left > 0 ? p + (left - 1) : (int *)0) {
    *at = value + left;
    --left;
  }
}

unsigned low(const float *p) { return *(const unsigned *)p & 0xffu; }

extern "C" void pointersEverywhere(const int &N, const int *__restrict__ in, const float *__restrict__ weights, int *out) {
  for (int g = 0; g < N; g += 8) {
    alignas(64) int s[8];
    alignas(64) int sums[16];
    for (int i = 0; i < 8; ++i) {
      s[i] = in[g + i];
      sums[i] = 0;
      sums[8 + i] = 1;
    }
    for (int i = 0; i < 8; ++i) {
      int own[4];
      fill(own, 4, i);
      Row row;
      row.values = s;
      row.sums[0] = sums;
      row.sums[1] = sums + 8;
      row.count = 8;
      View view = {own, 2};
      int sum = both(s, own, 4);
      for (const int *p = s, *end = s + row.count; p != end; ++p) sum += *p;
      if (const int *p = later(in + g, i)) sum += 5 * *p;
      for (int k = 0; k < 2; ++k) row.sums[k][i] += row.values[(i + k) % 8];
      view.first[view.step] = 100;
      sum += own[2];
      sum += low(weights + g + i);
      const float mine = weights[g + i];
      sum += low(&mine);
      out[g + i] = sum;
    }
    for (int i = 0; i < 8; ++i) out[g + i] += 1000 * (sums[(i + 1) % 8] + sums[8 + (i + 1) % 8]);
  }
}
