// What `grid` says about mistakes: the id, and the place of the message.
struct pair { int a, b; };
int twice(int x) { return 2 * x; }
void f(int n, pair p, const double *x, double *y, double *z) {
  #pragma grid eech reads(n: x)  // wrong: grid-unknown 5:16
  for (int i = 0; i < n; ++i) y[i] = x[i];
  #pragma grid each reads(n: x, y)
  for (int i = 0; i < n; ++i) {
    if (x[i] > 3) break;  // wrong: grid-loop 9:19
    y[i] = z[twice(i)];  // wrong: grid-read-only 10:5
    // The same line has two more. wrong: grid-unlisted 10:12
    // wrong: grid-call 10:14
  }
  double sum = 0;
  #pragma grid each reads(n: x) \
      writs(n: y)
  for (int i = 0; i < n; ++i) sum += x[i];
  // In a continued line. wrong: grid-unknown 16:7
  // wrong: grid-shared 17:31
  #pragma grid fold into(-: sum) reads(n: x) into(+: sum)
  for (int i = 0; i < n; ++i) sum += x[i];
  // Twice. wrong: grid-syntax 20:46
  // No operator of a fold. wrong: grid-syntax 20:21
  #pragma grid fold into(+: sum)  // wrong: grid-loop 24:3
  f(n, p, x, y, z);
  #pragma grid each writes(n: y
  for (int i = 0; i < n; ++i) y[i] = 0;
  // wrong: grid-syntax 26:3
}
