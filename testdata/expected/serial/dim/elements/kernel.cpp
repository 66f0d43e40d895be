#line 1 "kernels/dim/elements.okl"
// Variables of range-based loops and captures have the dimensions of what they stand for.

typedef const int *mat;

extern "C" void elements(const int &N, const int *a, mat b, int *out) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) { auto &_occa_host_b = b; auto b = _occa_host_b;
    const int x = i % 3, y = i % 4;
    const int *both[2] = {a, b};
    mat also[2] = {a, b};
    int copies = 0, references = 0;
    for (auto m : both) copies += m[x + 3 * y];
    for (const auto &m : both) references += m[x + 3 * y] * 2;
    for (auto &m : also) references += m[y % 3 + 3 * x];
    for (mat m : also) copies += m[y % 3 + 3 * x];
    out[0 + 4 * i] = copies;
    out[1 + 4 * i] = references;
    const auto sum = [m = a, &n = b, x](const int k) { return m[x + 3 * k] + 3 * n[x + 3 * k]; };
    out[2 + 4 * i] = sum(y);
    const auto one = [m = both[1]](const int p, const int q) { return m[p + 3 * q]; };
    out[3 + 4 * i] = one(x, y);
    // Neither `late` nor `later` stands for an array.
    const int first = a[0 + 3 * 0], late = a[0 + 3 * 0] - first, later(late);
    out[3 + 4 * i] += late + later;
  }
}
