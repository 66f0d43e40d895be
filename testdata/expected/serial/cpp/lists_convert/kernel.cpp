#line 1 "kernels/cpp/lists_convert.okl"
// An element of a list is converted by a method of its class, which changes it: what other work items read next.

struct Ticket {
  int x;
  operator int() { return x++; }
};

struct Pair {
  int a, b;
};

struct Deep {
  int n;
  Pair pair;
  Ticket ticket;
};

extern "C" void listed(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) Ticket s[8];
    for (int t = 0; t < 8; ++t) s[t].x = x[8 * g + t];
    for (int t = 0; t < 8; ++t) {
      const int list[2] = {1, s[t]};
      const Pair pair = {s[t], 2};
      // The braces of the pair are left out, and a ticket is copied.
      const Deep deep = {1, s[t], 2, s[t]};
      y[8 * g + t] = list[1] + 10 * pair.a + 100 * deep.pair.a + 1000 * deep.ticket.x;
    }
    for (int t = 0; t < 8; ++t) y[8 * g + t] += s[7 - t].x;
  }
}

extern "C" void handed(const int &N, const Ticket &ticket, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    for (int t = 0; t < 8; ++t) { auto &_occa_host_ticket = ticket; auto ticket = _occa_host_ticket;
      const int both[2] = {ticket, ticket};
      y[8 * g + t] = 100 * both[0] + both[1];
    }
  }
}
