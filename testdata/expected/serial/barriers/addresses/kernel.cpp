#line 1 "kernels/barriers/addresses.okl"
// What a parameter promises: `const` holds for what it leads to, not for what that leads to. Each call writes `s[t]` or may,
// and the next loop reads another element.

struct Row { int *p; int n; };

static void through(int *const &p, int i, int v) { p[i] = v; }
static void deep(int *const *p, int i, int v) { (*p)[i] = v; }
static void rows(int **p, int k, int i, int v) { p[k][i] = v; }
static void objects(const Row *r, int k, int i, int v) { r[k].p[i] = v; }
static void object(const Row &r, int i, int v) { r.p[i] = v; }
static void value(Row r, int i, int v) { r.p[i] = v; }
static int *thaw(const int *p) { return (int *)p; }

extern "C" void addresses(const int *in, int *out) {
  for (int g = 0; g < 1; ++g) {
    alignas(64) int s[4], u[4];
    int *q = s;
    int *both[2];
    Row list[2], one;
    both[0] = u;
    both[1] = s;
    list[0].p = u;
    list[1].p = s;
    one.p = s;
    for (int t = 0; t < 4; ++t) {
      s[t] = in[t];
      u[t] = t;
    }
    ;
    for (int t = 0; t < 4; ++t) through(q, t, 10 + t);
    for (int t = 0; t < 4; ++t) out[t] = s[3 - t];
    for (int t = 0; t < 4; ++t) deep(&q, t, 20 + t);
    for (int t = 0; t < 4; ++t) out[4 + t] = s[3 - t];
    for (int t = 0; t < 4; ++t) rows(both, 1, t, 30 + t);
    for (int t = 0; t < 4; ++t) out[8 + t] = s[3 - t];
    for (int t = 0; t < 4; ++t) objects(list, 1, t, 40 + t);
    for (int t = 0; t < 4; ++t) out[12 + t] = s[3 - t];
    for (int t = 0; t < 4; ++t) object(one, t, 50 + t);
    for (int t = 0; t < 4; ++t) out[16 + t] = s[3 - t];
    for (int t = 0; t < 4; ++t) value(list[1], t, 60 + t);
    for (int t = 0; t < 4; ++t) out[20 + t] = s[3 - t];
    for (int t = 0; t < 4; ++t) thaw(s)[t] = 70 + t;
    for (int t = 0; t < 4; ++t) out[24 + t] = s[3 - t];
  }
}
