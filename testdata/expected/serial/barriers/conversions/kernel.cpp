#line 1 "kernels/barriers/conversions.okl"
// Conversions that nobody wrote change what others read: each work item converts its own element, and the next loop reads
// another one. A struct that a kernel gets by value is each work item's own, also where only a conversion changes it.

struct Ticket {
  int x;
  operator int() { return x++; }
};

struct Seen {
  mutable int n;
  operator int() const { return ++n; }
};

struct Plain {
  int x;
  operator int() const { return x; }
};

extern "C" void converted(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) Ticket s[8];
    alignas(64) Seen seen[8];
    alignas(64) Plain plain[8];
    for (int t = 0; t < 8; ++t) {
      s[t].x = x[8 * g + t];
      seen[t].n = t;
      plain[t].x = 3 * t;
    }
    for (int t = 0; t < 8; ++t) y[8 * g + t] = s[7 - t].x + seen[7 - t].n;
    for (int t = 0; t < 8; ++t) y[8 * g + t] += s[t] + seen[t];
    for (int t = 0; t < 8; ++t) y[8 * g + t] += 10 * s[(t + 1) % 8].x + 10 * seen[(t + 1) % 8].n;
    for (int t = 0; t < 8; ++t) y[8 * g + t] += plain[(t + 3) % 8];
  }
}

extern "C" void handed(const int &N, const Ticket &ticket, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    for (int t = 0; t < 8; ++t) { auto &_occa_host_ticket = ticket; auto ticket = _occa_host_ticket;
      const int first = ticket;
      y[8 * g + t] = 100 * first + ticket;
    }
  }
}
