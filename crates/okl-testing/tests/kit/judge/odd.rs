//! Statements that are easy to get wrong, tested with the interpreter.

use super::barriers::{Tally, judge_in_truth};
use super::common::clang;

/// The declarations before each kernel.
const FILE: &str = "struct H { int *p; int n; };
struct W { int *p; void set(int i, int v) { p[i] = v; } int get(int i) const { return p[i]; } };
struct WW { int *p; void cset(int i, int v) const { p[i] = v; } int *ptr() const { return p; } };
struct S { int a; int b[2]; void put(int v) { a = v; } int take() const { return a; } S *self() { return this; } S &me() { return *this; } };
struct M { int x[4]; void set(int i, int v) { x[i] = v; } int sum() const { int z = 0; for (int y : x) z += y; return z; } };
enum { ONE = 1 };
const int perm4[4] = {2, 0, 3, 1};
void put(int *p, int i, int v) { p[i] = v; }
int get(const int *p, int i) { return p[i]; }
int *after(int *p, int i) { return p + i; }
void through2(int *&p, int i, int v) { p[i] = v; }
void hval(H h, int i, int v) { h.p[i] = v; }
int *pick(H h) { return h.p; }
H make(int *p) { H h = {p, 1}; return h; }
S mk(S v) { v.a += 1; return v; }
S *pickr(S *r, int i) { return r + i; }
void rowp(int **r, int i, int v) { r[1][i] = v; }
void setp(int *&p, int *to) { p = to; }
void setpp(int **p, int *to) { *p = to; }
void refp(int &r, int v) { (&r)[0] = v; }
void bumpit(int &r) { ++r; }
";

/// Statements for work items on one axis. `OWN` changes each work item's own element, `REV` reads that of another.
const FLAT: &[&str] = &[
    "int *rows[2] = {s1, s0}; LOOP { rows[1][t] = 5; } REV; LOOP { rows[1][t] = 5; }",
    "int *rows[2] = {s1, s0}; int **rp = rows; LOOP { rp[1][t] = 5; } REV; LOOP { rp[1][t] = 5; }",
    "H h = {s0, 1}; LOOP { hval(h, t, 5); } REV; LOOP { hval(h, t, 5); }",
    "H h = {s0, 1}; LOOP { pick(h)[t] = 5; } REV; LOOP { pick(h)[t] = 5; }",
    "LOOP { make(s0).p[t] = 5; } REV; LOOP { make(s0).p[t] = 5; }",
    "H h = make(s0); LOOP { h.p[t] = 5; } REV; LOOP { h.p[t] = 5; }",
    "H h = make(s0); LOOP { hval(h, t, 5); } REV; LOOP { hval(h, t, 5); }",
    "int *q = s1; setp(q, s0); LOOP { q[t] = 5; } REV; LOOP { q[t] = 5; }",
    "int *q = s1; setpp(&q, s0); LOOP { q[t] = 5; } REV; LOOP { q[t] = 5; }",
    "W w = {s0}; LOOP { w.set(t, 5); } REV; LOOP { w.set(t, 5); }",
    "W w = {s0}; W *wp = &w; LOOP { wp->set(t, 5); } REV; LOOP { wp->set(t, 5); }",
    "W ws[2] = {{s1}, {s0}}; LOOP { ws[1].set(t, 5); } REV; LOOP { ws[1].set(t, 5); }",
    "W w = {s0}; W &wr = w; LOOP { wr.set(t, 5); } REV; LOOP { wr.set(t, 5); }",
    "LOOP { W{s0}.set(t, 5); } REV; LOOP { W{s0}.set(t, 5); }",
    "LOOP { W w = {s0}; w.set(t, 5); } REV; LOOP { W w = {s0}; w.set(t, 5); }",
    "auto f = [&](int i, int v) { s0[i] = v; }; LOOP { f(t, 5); } REV; LOOP { f(t, 5); }",
    "int *q = s0; auto f = [=](int i, int v) { q[i] = v; }; LOOP { f(t, 5); } REV; LOOP { f(t, 5); }",
    "int *q = s0; auto f = [&](int i, int v) { q[i] = v; }; LOOP { f(t, 5); } REV; LOOP { f(t, 5); }",
    "auto f = [&](int i, int v) { s0[i] = v; }; auto h = [&](int i) { f(i, 5); }; LOOP { h(t); } REV; LOOP { h(t); }",
    "auto f = [&](int i, int v) { s0[i] = v; }; auto h = f; LOOP { h(t, 5); } REV; LOOP { h(t, 5); }",
    "auto f = [&](int i, int v) { s0[i] = v; }; auto &h = f; LOOP { h(t, 5); } REV; LOOP { h(t, 5); }",
    "auto f = [q = after(s0, 0)](int i, int v) { q[i] = v; }; LOOP { f(t, 5); } REV; LOOP { f(t, 5); }",
    "auto f = [](int *q, int i) { q[i] = 5; }; LOOP { f(s0, t); } REV; LOOP { f(s0, t); }",
    "W w = {s0}; auto f = [=](int i) { W v = w; v.set(i, 5); }; LOOP { f(t); } REV; LOOP { f(t); }",
    "auto f = [&]() { return &s0[0]; }; LOOP { f()[t] = 5; } REV; LOOP { f()[t] = 5; }",
    "auto f = [&](int i) { put(s0, i, 5); }; LOOP { f(t); } REV; LOOP { f(t); }",
    "H h = {s0, 1}; auto f = [&](int i) { h.p[i] = 5; }; LOOP { f(t); } REV; LOOP { f(t); }",
    "H h = {s0, 1}; auto f = [h](int i) { h.p[i] = 5; }; LOOP { f(t); } REV; LOOP { f(t); }",
    "H h = {s0, 1}; auto f = [&](int i) { hval(h, i, 5); }; LOOP { f(t); } REV; LOOP { f(t); }",
    "int *rows[2] = {s1, s0}; auto f = [&](int i) { rows[1][i] = 5; }; LOOP { f(t); } REV; LOOP { f(t); }",
    "LOOP { (n > 1 ? s0 : s1)[t] = 5; } REV; LOOP { (n > 1 ? s0 : s1)[t] = 5; }",
    "LOOP { *(n > 1 ? &s0[t] : &s1[t]) = 5; } REV; LOOP { *(n > 1 ? &s0[t] : &s1[t]) = 5; }",
    "LOOP { (t == n ? e : s0[t]) = 5; } REV; LOOP { (t == n ? e : s0[t]) = 5; }",
    "int *q = s0; LOOP { (e++, q)[t] = 5; } REV; LOOP { (e++, q)[t] = 5; }",
    "int *q; LOOP { (q = s0)[t] = 5; } REV; LOOP { (q = s0)[t] = 5; }",
    "int *q = s1; LOOP { int *r; r = q = s0; r[t] = 5; } REV; LOOP { int *r; r = q = s0; r[t] = 5; }",
    "LOOP { int *q = s0 + t; *q++ = 5; } REV; LOOP { int *q = s0 + t; *q++ = 5; }",
    "LOOP { unsigned char i = t + 255; s0[(i + 1) % 4] = t; } REV; LOOP { unsigned char i = t + 255; s0[(i + 1) % 4] = t; }",
    "LOOP { signed char i = t; i += 127; i -= 127; s0[i] = t; } REV; LOOP { signed char i = t; i += 127; i -= 127; s0[i] = t; }",
    "LOOP { int i = t; i ^= 1; s0[i] = 7 + t; } REV; LOOP { int i = t; i ^= 1; s0[i] = 7 + t; }",
    "LOOP { int i = t; int &r = i; r ^= 1; s0[i] = 7 + t; } REV; LOOP { int i = t; int &r = i; r ^= 1; s0[i] = 7 + t; }",
    "LOOP { if (t == 0) { s0[3] = 5; } } REV; LOOP { if (t == 0) { s0[3] = 5; } }",
    "LOOP { int m = 3; if (t == m && (m = 1)) { s0[m] = 5; } } REV; LOOP { int m = 3; if (t == m && (m = 1)) { s0[m] = 5; } }",
    "LOOP { if (t == 0 == true) { s0[1] = 5; } } REV; LOOP { if (t == 0 == true) { s0[1] = 5; } }",
    "LOOP { if (t == 1 or t == 2) { s0[t ^ 3] = 5; } } REV; LOOP { if (t == 1 or t == 2) { s0[t ^ 3] = 5; } }",
    "const int m = 3 - n; LOOP { if (t == m) { s0[t] = 5; } } REV; LOOP { if (t == m) { s0[t] = 5; } }",
    "LOOP { if (t == 0) for (int &x : s0) x = 5; } REV; LOOP { if (t == 0) for (int &x : s0) x = 5; }",
    "LOOP { for (int x : s0) e += x; } REV; LOOP {  }",
    "int (&r)[4] = s0; LOOP { r[t] = 5; } REV; LOOP { r[t] = 5; }",
    "int &r = s0[2]; LOOP { if (t == 1) r = 5; } REV; LOOP { if (t == 1) r = 5; }",
    "int *q = &s0[1] - 1, **qq = &q; LOOP { (*qq)[t] = 5; } REV; LOOP { (*qq)[t] = 5; }",
    "int (*q)[4] = &s0; LOOP { (*q)[t] = 5; } REV; LOOP { (*q)[t] = 5; }",
    "int *q = s0; LOOP { t[q] = 5; } REV; LOOP { t[q] = 5; }",
    "@exclusive int *q = s0; LOOP { q[t] = 5; } REV; LOOP { q[t] = 5; }",
    "@exclusive int i = 0; LOOP { i = t ^ 1; s0[i] = 5 + t; } REV; LOOP { i = t ^ 1; s0[i] = 5 + t; }",
    "@exclusive int *q[2]; LOOP { q[1] = s0; q[1][t] = 5; } REV; LOOP { q[1] = s0; q[1][t] = 5; }",
    "LOOP { @atomic s0[(t + 1) % 4] += 5; } REV; LOOP { @atomic s0[(t + 1) % 4] += 5; }",
    "LOOP { @atomic s0[0] = max(s0[0], s1[t]); } REV; LOOP { @atomic s0[0] = max(s0[0], s1[t]); }",
    "LOOP { refp(s0[t], 5); } REV; LOOP { refp(s0[t], 5); }",
    "LOOP { int *q = &s0[t]; int *const r = q; *r = 5; } REV; LOOP { int *q = &s0[t]; int *const r = q; *r = 5; }",
    "LOOP { put(after(s0, 0), t, 5); } REV; LOOP { put(after(s0, 0), t, 5); }",
    "LOOP { put(after(after(s0, 0), 0), t, 5); } REV; LOOP { put(after(after(s0, 0), 0), t, 5); }",
    "LOOP { int *q = n ? after(s0, t) : nullptr; if (q) *q = 5; } REV; LOOP { int *q = n ? after(s0, t) : nullptr; if (q) *q = 5; }",
    "LOOP { int *p0 = s0, *p1 = s1; int *x = p0; p0 = p1; p1 = x; p1[t] = 5; } REV; LOOP { int *p0 = s0, *p1 = s1; int *x = p0; p0 = p1; p1 = x; p1[t] = 5; }",
    "LOOP { n ? s0[t] = 5 : e = 1; } REV; LOOP { n ? s0[t] = 5 : e = 1; }",
    "LOOP { n && (s0[t] = 5); } REV; LOOP { n && (s0[t] = 5); }",
    "LOOP { switch (t) { case 0: s0[1] = 5; break; default: s0[(t + 1) % 4] = 6; } } REV; LOOP { switch (t) { case 0: s0[1] = 5; break; default: s0[(t + 1) % 4] = 6; } }",
    "H h; h.p = s0; LOOP { h.p[t] = 5; } REV; LOOP { h.p[t] = 5; }",
    "struct N { H h; int z; }; N nn = {{s0, 1}, 2}; LOOP { nn.h.p[t] = 5; } REV; LOOP { nn.h.p[t] = 5; }",
    "int *q = a; LOOP { put(q, t, 5); } REV; LOOP { put(q, t, 5); }",
    "LOOP { int x[4] = {s0[3 - t], 1}; e += x[0]; } REV; LOOP { int x[4] = {s0[3 - t], 1}; e += x[0]; }",
    "LOOP { s0[-t + 3] = 5 + t; } REV; LOOP { s0[-t + 3] = 5 + t; }",
    "LOOP { { int t0 = t; { int t = 3 - t0; s0[t] = 5 + t; } } } REV; LOOP { { int t0 = t; { int t = 3 - t0; s0[t] = 5 + t; } } }",
    "LOOP { const int i = 3 - t; for (int i = 0; i < 4; ++i) if (i == (t + 1) % 4) s0[i] = 5 + t; } REV; LOOP { const int i = 3 - t; for (int i = 0; i < 4; ++i) if (i == (t + 1) % 4) s0[i] = 5 + t; }",
    "LOOP { for (int i = t; i < t + 1; ++i) s0[i] = 5 + t; } REV; LOOP { for (int i = t; i < t + 1; ++i) s0[i] = 5 + t; }",
    "LOOP { for (int i = 3 - t; i < 4 - t; ++i) s0[i] = 5 + t; } REV; LOOP { for (int i = 3 - t; i < 4 - t; ++i) s0[i] = 5 + t; }",
    "LOOP { const int i = (t * 3) & 3; s0[i] = 5 + t; } REV; LOOP { const int i = (t * 3) & 3; s0[i] = 5 + t; }",
    "LOOP { s0[t * n % 4 * 0 + t] = 5; } REV; LOOP { s0[t * n % 4 * 0 + t] = 5; }",
    "LOOP { s0[3u - t] = 5; } REV; LOOP { s0[3u - t] = 5; }",
    "LOOP { s0[0x3 - t] = 5; } REV; LOOP { s0[0x3 - t] = 5; }",
    "LOOP { s0[t + 010 - 8] = 5; } REV; LOOP { s0[t + 010 - 8] = 5; }",
    "LOOP { s0[t + 1'0 - 10] = 5; } REV; LOOP { s0[t + 1'0 - 10] = 5; }",
    "LOOP { s0[(t + 4294967296) % 4294967296] = 5; } REV; LOOP { s0[(t + 4294967296) % 4294967296] = 5; }",
    "int r = 0; while (s0[0] < 50 && r < 3) { ++r; OWN; }",
    "int r = 0; do { ++r; OWN; } while (s0[0] < 50 && r < 3);",
    "for (int r = 0; r < 2 + s0[0] % 2; ++r) { OWN; }",
    "for (int r = 0; r < 3; r += 1 + s0[0] % 2) { OWN; }",
    "for (int r = s0[1] % 2; r < 3; ++r) { OWN; }",
    "OWN; if (s0[0] > 3) { REV; } else { OWN; }",
    "OWN; if (n > 2) { @barrier; } REV;",
    "OWN; if (n > 2) { @barrier; } else { @barrier; } REV;",
    "for (int r = 0; r < 3; ++r) { OWN; if (n > 2) break; @barrier; REV; @barrier; } REV;OWN;",
    "for (int r = 0; r < 3; ++r) { @barrier; OWN; if (r == 1) break; } REV;",
    "for (int r = 0; r < 3; ++r) { REV; if (r == 1) continue; @barrier; OWN; @barrier; }",
    "for (int r = 0; r < 3; ++r) { OWN; if (r == 0) continue; LOOP { e = e + s1[3 - t]; } @barrier; LOOP { s1[t] = e; } }",
    "for (int r = 0; r < 3; ++r) { @barrier; OWN; @barrier; if (r == 0) continue; REV; }",
    "switch (n) { case 3: OWN; case 0: REV; break; default: OWN; }",
    "OWN; switch (n) { case 3: @barrier; break; case 0: @barrier; } REV;",
    "OWN; switch (n) { case 3: @barrier; break; default: @barrier; } REV;",
    "for (int r = 0; r < 2; ++r) { switch (n) { case 3: OWN; continue; default: break; } REV; }",
    "for (int r = 0; r < 2; ++r) { for (int q = 0; q < 2; ++q) { OWN; } REV; }",
    "for (int r = 0; r < 2; ++r) { for (int q = 0; q < n % 2; ++q) { @barrier; } OWN; for (int q = 0; q < n % 2; ++q) { @barrier; } REV; @barrier; }",
    "for (int r = 0; r < 3; ++r) LOOP { s0[(t + r) % 4] = e + t; }",
    "for (int r = 0; r < 3; ++r) LOOP { s2r[t + r] = e + t; }",
    "int sh = 0; for (int r = 0; r < 3; ++r) { LOOP { s2r[t + sh] = e + t; } sh = sh + 1; }",
    "for (int r = 0; r < 3; ++r) { const int sh = r; LOOP { s2r[t + sh] = e + t; } }",
    "int sh = 0; auto inc = [&]() { ++sh; }; for (int r = 0; r < 3; ++r) { LOOP { s2r[t + sh] = e + t; } inc(); }",
    "int sh = 0; int &rs = sh; for (int r = 0; r < 3; ++r) { LOOP { s2r[t + sh] = e + t; } ++rs; }",
    "struct Z { int sh; }; Z z = {0}; for (int r = 0; r < 3; ++r) { LOOP { s2r[t + z.sh] = e + t; } z.sh += 1; }",
    "int shs[2] = {0, 0}; for (int r = 0; r < 3; ++r) { LOOP { s2r[t + shs[0]] = e + t; } shs[0] += 1; }",
    "int sh = 0; for (int r = 0; r < 3; ++r) { LOOP { s2r[t + sh] = e + t; } bumpit(sh); }",
    "for (int r = 0, sh = 0; r < 3; ++r, ++sh) { LOOP { s2r[t + sh] = e + t; } }",
    "int sh = 0; while (sh < 3) { LOOP { s2r[t + sh] = e + t; } sh++; }",
    "int sh; for (sh = 0; sh < 3; ++sh) { LOOP { s2r[t + sh] = e + t; } } LOOP { s2r[t + sh] = e; }",
    "int sh; for (sh = 0; sh < 2; ++sh) { LOOP { s2r[t + sh] = e + t; } } for (sh = 1; sh < 3; ++sh) {LOOP { s2r[t + sh] = e; } }",
    "for (int sh = 0; sh < 1; ++sh) { LOOP { s2r[t + sh] = e + t; } } for (int sh = 1; sh < 2; ++sh) {LOOP { s2r[t + sh] = e; } }",
    "LOOP { s2r[t] = e + t; }for (int t = 1; t < 5; ++t; @inner) { s2r[t] = e; }",
    "LOOP { s2r[t] = e + t; }for (int t = 4; t > 0; --t; @inner) { s2r[t] = e; }",
    "LOOP { s2r[t] = e + t; }for (int t = 3; t >= 0; --t; @inner) { s2r[t] = e; }",
    "LOOP { s2r[t] = e + t; }for (int t = 0; t < 8; t += 2; @inner) { s2r[t] = e; }",
    "LOOP { s2r[t] = e + t; }for (unsigned char t = 254; t != 2; ++t; @inner) { s2r[t % 4] = e; }",
    "@exclusive int ix = 0; LOOP { ix = 3 - t; }LOOP { s0[ix] = e + t; }LOOP { s0[t] += 2; }",
    "@exclusive const int ix = 2; LOOP { s0[(t + ix) % 4] = t; }LOOP { s0[t] += 2; }",
    "int m = s0[1]; LOOP { s0[t] += m; } m = s0[0]; LOOP { s0[t] += m; }",
    "int *p = s0; for (int r = 0; r < 2; ++r) { LOOP { p[t] = e + t; } p = s1; REV; }",
    "int *p = s0, *q = s1; for (int r = 0; r < 3; ++r) { LOOP { p[t] = q[3 - t]; } int *x = p; p = q; q = x; }",
    "for (int r = 0; r < 3; ++r) { int *p = r % 2 ? s0 : s1; int *q = r % 2 ? s1 : s0; LOOP { p[t] = q[3 - t]; } }",
    "LOOP { if (t == 0) s0[1] = 5; }LOOP { e += s0[t]; }",
    "LOOP { if (t == 1) s0[1] = 5; }LOOP { e += s0[t]; }",
    "LOOP { if (t == n) s0[n % 4] = 5; }LOOP { e += s0[t]; }",
    "LOOP { int m = n; if (t == m) { m = 0; s0[m] = 5; } }LOOP { e += s0[t]; }",
    "LOOP { if (t == 1) { for (int k = 0; k < 4; ++k) s0[k] = 5; } }LOOP { e += s0[t]; }",
    "LOOP { if (t == 1) { if (n == 1) s0[n] = 5; else s0[2] = 5; } }LOOP { e += s0[t]; }",
    "LOOP { e+=1; }",
    "LOOP { if (t == 2 && e) { s0[2] = 1; } if (t != 2) e += 1; else s0[0] = 3; }LOOP { e += s0[t]; }",
    "LOOP { while (t == 2) { s0[0] = 1; break; } }LOOP { e += s0[t]; }",
    "LOOP { if (t == 0 ? 0 : t == 1) s0[0] = 3; }LOOP { e += s0[t]; }",
    "LOOP { if (!(t == 0) && t == 1) s0[0] = 3; }LOOP { e += s0[t]; }",
    "LOOP { if ((t ^ 1) == 0) s0[0] = 3; }LOOP { e += s0[t]; }",
    "LOOP { if (t - 1 == 0) s0[0] = 3; }LOOP { e += s0[t]; }",
    "LOOP { if (t == 1 - 1 + n % 2) s0[0] = 3; }LOOP { e += s0[t]; }",
    "LOOP { if (2 * t == 2) s0[2] = 3; }LOOP { e += s0[2 * t % 4 * 0 + t]; }",
    "@shared int s8[8];LOOP { s8[t] = 0; s8[t + 4] = 0; }@barrier;LOOP { if (2 * t == 2) s8[2] = 3; }LOOP { e += s8[2 * t]; }",
    "@shared int s8[8];LOOP { s8[t] = 0; s8[t + 4] = 0; }@barrier;LOOP { if (t == 2) s8[2] = 3; }LOOP { e += s8[2 * t]; }",
    "LOOP { @atomic s0[0] += 1; }LOOP { @atomic s0[0] += t; }REV;",
    "LOOP { @atomic s0[t] += s0[t] * 0 + s1[3 - t]; }LOOP { @atomic s1[t] += 1; }",
    "LOOP { @atomic { s0[0] += 1; s1[0] += s0[0]; } }LOOP { @atomic s0[0] += t; }",
    "LOOP { a[t] = b[t]; }LOOP { b[3 - t] = e; }",
    "LOOP { a[t] = 1; }LOOP { b[t] = e; }LOOP { e += a[t]; }",
    "int *ar = a + 1; LOOP { a[t] = t; }LOOP { if (t < 3) e += ar[t]; }",
    "LOOP { a[t] = t; }LOOP { e += in[3 - t]; }",
    "struct Z { int x[4]; int y; }; @shared Z z; LOOP { z.x[t] = t; if (t == 3) z.y = 3; }LOOP { e += z.x[t] + z.y; }",
    "struct Z { int x[4]; int y; }; @shared Z z; LOOP { z.x[t] = t; }LOOP { e += z.x[t]; }LOOP { z.x[(t + 1) % 4] = e; }",
    "@shared int z2[4][4]; LOOP { for (int k = 0; k < 4; ++k) z2[t][k] = k; }LOOP { for (int k = 0; k < 4; ++k) e += z2[t][k]; }LOOP { for (int k = 0; k < 4; ++k) e += z2[k][t]; }",
    "@shared int z2[4][4]; LOOP { for (int k = 0; k < 4; ++k) z2[k][t] = k; }LOOP { for (int k = 0; k < 4; ++k) z2[t][k] += k; }LOOP { for (int k = 0; k < 4; ++k) e += z2[t][k]; }",
    "@shared int z2[16]; LOOP { for (int k = 0; k < 4; ++k) z2[4 * t + k] = k; }LOOP { for (int k = 0; k < 4; ++k) e += z2[4 * t + k]; }LOOP { for (int k = 0; k < 4; ++k) z2[4 * k + t] = e; }",
    "@shared int z2[16]; LOOP { for (int k = 0; k < 4; ++k) z2[2 * t + k * 0] = k; }LOOP { for (int k = 0; k < 8; ++k) if (k == t) z2[2 * k] = 3; }",
    "@shared int z2[16]; LOOP { for (int k = 0; k < 4; ++k) z2[4 * t + k] = k; }LOOP { for (int k = 0; k < 4; ++k) e += z2[4 * t + 3 - k]; }LOOP { for (int k = 0; k < 8; ++k) if (4 * t + k < 16) e += z2[4 * t + k]; }",
    "@shared int z2[16]; LOOP { for (int k = t; k < 16; k += 4) z2[k] = k; }LOOP { for (int k = t; k < 16; k += 4) e += z2[k]; }LOOP { for (int k = t; k < 16; ++k) e += z2[k]; }",
    "for (int t = 0; t < 4; ++t; @inner, @nobarrier) { s1[t] = 2 * t; } LOOP { e += s1[t]; }",
    r#"OWN; @barrier("warp"); REV;"#,
    "{ OWN; } { REV; }",
    "for (int r = 0; r < 2; ++r) if (r == n % 2) OWN; else REV;",
    "for (int r = 0; r < 2; ++r) for (int q = 0; q < 2; ++q) LOOP { s0[(t + r + q) % 4] = e; }",
    "auto f = [&](int i) { return s0[3 - i]; }; OWN;LOOP { e += f(t); }",
    "auto f = [&](int i) { return &s0[3 - i]; }; OWN;LOOP { e += *f(t); }",
    "auto f = [&]() { return s0[0]; }; int m = 0; OWN; m = f(); OWN;LOOP { e += m; }",
    "LOOP { if (t < 3) (&s0[1])[t] = e + t; }LOOP { e += s0[t]; }",
    "LOOP { q2[1][t] = t; }LOOP { e += (&q2[1])[0][t]; }LOOP { (&q2[0])[1][t] = 5; }LOOP { e += q2[0][t]; }",
    "LOOP { (*&s0)[t] = e + t; }LOOP { e += (*&s0)[3 - t]; }",
    "LOOP { ad(t, 0) = e + t; }LOOP { e += ad[t]; }",
    "LOOP { ad(0, t) = e + t; }LOOP { e += ad[t]; }",
    "LOOP { ad(t, t) = e + t; }LOOP { e += ad(t, 0); }",
    "LOOP { ad(t, 1) = e + t; }LOOP { ad(t, 0) += ad(t, 1); }LOOP { e += ad(1, t); }",
    "for (int x : s0) { LOOP { s0[t] = (s0[t] + x) % 50; } }",
    "for (int x : perm4) { LOOP { s0[t] = (s0[t] + s0[t] * x) % 50; }REV; }",
    "OWN;if (int m = s0[0]) { LOOP { s0[t] = m; } }",
    "OWN;switch (s0[0] % 2) { case 0: OWN; break; default: REV; }",
    "OWN;for (int t = 0; t < s0[0] % 4 + 1; ++t; @inner) { e += t; } OWN;",
    "OWN;for (int t = s0[1] % 3; t < 4; ++t; @inner) { s1[t] = e + t; } OWN;REV;",
    "OWN;auto f = [=](int i) { return s0[i]; }; OWN;LOOP { e += f(t); }",
    "LOOP { rec[t].a = e + t; }S v = rec[1]; LOOP { e += v.a; }LOOP { rec[t].a = e; }",
    "OWN;int m = get(s0, 1); OWN;LOOP { e += m; }",
    "int *p = s0; OWN;int m = *p + p[1]; OWN;LOOP { e += m; }",
    "LOOP { rec[t].put(e + t); }LOOP { e += rec[3 - t].take(); }LOOP { rec[t].put(e); }",
    "@shared M m; LOOP { m.set(t, 5); }LOOP { e += m.x[3 - t]; }",
    "@shared M m; LOOP { m.set(t, 5); }LOOP { M v = m; e += v.x[3 - t]; }LOOP { M *v = &m; v->set(t, e);  }LOOP { const M &v = m; e += v.sum(); }",
    "LOOP { int *row = q2[t]; row[1] = 5; }LOOP { e += q2[3 - t][1]; }",
    "LOOP { put(q2[t], 1, 5); }LOOP { e += q2[3 - t][1]; }LOOP { int *row = q2[t]; for (int k = 0; k < 4; ++k) row[k] = e; }LOOP { e += get(q2[t], 2); }",
    "@shared int big[256]; LOOP for (int k = 0; k < 64; ++k) big[64 * t + k] = k; @barrier;LOOP { if (t < 2) big[(unsigned char)(128 * t)] = 9 + t; }LOOP { if (t >= 2) e += big[(unsigned char)(128 * t)]; }",
    "LOOP { const short h = 32767; const unsigned short i = t * 16384; if (t == 0) s0[i / 32768 * 0] = 5; }LOOP { e += s0[t]; }",
    "int *c = a; c += 1; LOOP { if (t < 3) c[t] = t; }LOOP { e += a[t]; }",
    "LOOP { s0[t] = s0[t] + 1; s1[t] = s0[t]; }LOOP { s0[t] = s1[t]; }LOOP { s1[3 - t] = s0[3 - t]; }",
    "LOOP { if (t == 1 && n > 2) s0[1] = 5; }LOOP { e += s0[t]; }LOOP { if (n > 2 && t == 2) s0[t] = 6; }LOOP { e += s0[2]; }",
    "LOOP { if (1 == t) s0[1] = 5; }LOOP { e += s0[t]; }",
    "LOOP { if (t == 1) e += 1; else if (t == 2) s0[1] = 4; }LOOP { e += s0[t]; }",
    "LOOP { if (t == 1) for (int t = 0; t < 4; ++t) s0[t] = t; }LOOP { e += s0[t]; }",
    "LOOP { if (t == 1) { int t = 2; s0[t] = 7; } }LOOP { e += s0[t]; }",
    "LOOP { auto f = [&](int k) { s0[k] = 7; }; if (t == 1) f(2); }LOOP { e += s0[t]; }",
    "const int m = n % 4; LOOP { if (t == m) s0[m] = 7; }LOOP { e += s0[m] + s0[t]; }",
    "int m = n % 4; LOOP { if (t == m) s0[m] = 7; }m = (m + 1) % 4; LOOP { if (t == m) e += s0[m]; }",
    "for (int m = 0; m < 4; ++m) { LOOP { if (t == m) s0[m] = 7 + e; }LOOP { if (t == m) e += s0[m]; } }",
    "for (int m = 0; m < 3; ++m) { LOOP { if (t == m) s0[m + 1] = 7 + e; }LOOP { if (t == m) e += s0[m]; } }",
    "for (int m = 0; m < 3; ++m) { LOOP { if (t == m) s0[m + 1] = 7 + e; } }",
    "LOOP { if (t == in[0]) s0[in[0]] = 7; }LOOP { e += s0[t]; }",
    "LOOP { if (t == n) s0[n] = 7; else if (t == 0) e += n; }LOOP { if (t < 4 && n < 4 && n >= 0) e += s0[n]; }",
    "LOOP { s0[t] = e + t; }LOOP { if (t == 3) out[0] = s0[0]; }LOOP { out[t] = s0[t]; }",
    "LOOP { int x = s0[t]; s0[t] = s1[t]; s1[t] = x; }LOOP { e += s1[t] + s0[t]; }",
    "LOOP { s0[t]++; ++s0[t]; }LOOP { e += s0[3 - t]--;  }",
    "LOOP { int i = t; s0[i++] = 5; i = 0; }LOOP { int i = t; e += s0[i++]; }",
    "LOOP { s0[t == 0 ? 1 : t == 1 ? 0 : t] = 5; }LOOP { e += s0[t]; }",
    "LOOP { s0[t + t - t] = 5; }LOOP { e += s0[2 * t - t]; }",
    "LOOP { (s0)[(t)] = 5; }LOOP { e += (s0[((3)) - (t)]); }",
    "LOOP { s0[3 - (t - 0)] = 5; }LOOP { e += s0[3 - t - 0]; }LOOP { s0[3 - (3 - t)] = e; }",
    "LOOP { s0[2 * t / 2] = 5; }LOOP { e += s0[t / 2 * 2 % 4]; }",
    "LOOP { s0[t << 0] = 5; }LOOP { e += s0[(t << 1) % 4]; }",
    "LOOP { s0[(int)(t * 1.0f)] = 5; }LOOP { e += s0[(int)(t * 0.5f)]; }",
    "LOOP { s0[(int)t] = 5; }LOOP { e += s0[(long)t]; }LOOP { e += s0[int(t) ^ 1]; }",
    "LOOP { if (t < 2) s0[(bool)t] = 5; }LOOP { e += s0[(bool)t]; }",
    "LOOP { bool h = t; if (t < 2) s0[h] = 5; }LOOP { bool h = t; e += s0[h]; }",
    "LOOP { s0[t] = 5; }LOOP { e += s0[(t + ONE) % 4]; }",
    "LOOP { const long i = t; const unsigned j = 3u - i; s0[j] = 5; }LOOP { e += s0[3 - t]; }LOOP { e += s0[t]; }",
    "LOOP { const long i = 4294967296L * t + t; const int j = i; if (t == 1) s0[j] = 5; }LOOP { e += s0[t]; }",
    "LOOP { const float f = t; const int j = f * 0.5f; if (t % 2 == 0) s0[j] = 5; }LOOP { const int j = t * 0.5f; e += s0[j]; }",
    "LOOP { float f = t; if (t == 1) s0[(int)(f / 2)] = 5; }LOOP { e += s0[t]; }",
    "LOOP { if (t < 2) ae(0, t) = e + t; }LOOP { e += ae[t]; }",
    "LOOP { if (t < 2) ae(3, t) = e + t; }LOOP { if (t < 2) e += ae(3, t); }LOOP { e += ae(t, 1); }",
    "LOOP { af(t, 0) = e + t; }LOOP { e += af[t]; }",
    "LOOP { if (t < 2) af(t, 1) = e + t; }LOOP { e += af[2 * t]; }",
    "LOOP { af(t % 2, t) = e + t; }LOOP { e += af(t / 2, t); }",
    "LOOP { if (t < 3) (s0 + 1)[t] = 7; }LOOP { e += (s0 + 0)[t]; }",
    "LOOP { if (t < 3) *(&s0[1] + t) = 7; }LOOP { e += *(&s0[0] + t); }",
    "LOOP { if (t < 3) (&(&s0[1])[0])[t] = 7; }LOOP { e += (&s0[0])[t]; }",
    "LOOP { rec[t].b[1] = 7; }LOOP { e += (&rec[t])->b[0]; }LOOP { if (t < 3) (&rec[1])[t].a = 5; }LOOP { e += rec[t].a; }",
    "LOOP { if (t < 3) (&rec[1])[t].a = 5; }LOOP { e += rec[t].a; }",
    "LOOP { if (t < 2) (&q2[1])[t][0] = 5; }LOOP { e += q2[t][0]; }",
    "LOOP { if (t < 3) (&a[1])[t] = 5; }LOOP { e += a[t]; }",
    "LOOP { if (t < 3) (a + 1)[t] = 5; }LOOP { e += (a)[t]; }",
    "LOOP { if (t < 2) (q2 + 1)[t][0] = 5; }LOOP { e += (q2)[t][0]; }",
    "LOOP { (*(q2 + t))[0] = 5; }LOOP { e += (*(q2 + 3 - t))[0]; }",
    "LOOP { (*(q2 + t))[1] = 5; }LOOP { e += (*q2)[t]; }",
    "LOOP { (*(q2 + 1))[t] = 5; }LOOP { e += (*q2)[t]; e += q2[1][3 - t]; }",
    "LOOP { (*(q2 + t / 2))[t] = 5; }LOOP { e += (*(q2 + 1))[t]; e += (*(q2))[t]; }",
    "LOOP { (&rec[t].b[0])[1] = 5; }LOOP { e += (&rec[t].b[0])[0];  }LOOP { e += (&rec[3 - t].b[1])[0];  }",
    "LOOP { rec[t].b[t % 2] = 5; }LOOP { e += rec[t].b[1];  }LOOP { e += rec[0].b[t % 2];  }",
    "LOOP { S *r = rec + t; r->a = 4; }LOOP { S *r = rec; e += r[3 - t].a; }LOOP { S &r = rec[t]; r.b[0] = e; }LOOP { e += rec[1].b[0]; }",
    "LOOP { S v = rec[t]; v.a = 3; rec[t] = v; }LOOP { e += mk(rec[3 - t]).a; }LOOP { rec[t] = mk(rec[t]); }LOOP { e += rec[0].a; }",
    "LOOP { int *r = t % 2 ? &s0[t] : &s1[t]; *r = 4; }LOOP { e += s0[3 - t] + s1[t]; }",
    "for (int r = 0; r < 4; ++r) { LOOP { if (t == r) s0[r] = s1[0] + r; } LOOP { if (t == 0) s1[0] = s0[r]; }}",
    "for (int r = 4; r > 1; r /= 2) { LOOP { if (t < r / 2) s0[t] += s0[t + r / 2]; }}LOOP { e += s0[0]; }",
    "for (int r = 1; r < 4; r *= 2) { @exclusive int x = 0; LOOP { x = t >= r ? s0[t - r] : 0; }LOOP { s0[t] += x; }}",
    "auto f = [&](int i) { return s0[i]; }; for (int r = 0; r < 2; ++r) { LOOP { e += f(3 - t); }LOOP { s0[t] = e; }}",
    "auto f = [&](int *q) { return q[3]; }; for (int r = 0; r < 2; ++r) { LOOP { e += f(s0); }LOOP { s0[t] = e; }}",
    "auto f = [&](int i) { s0[i] = 5; }; LOOP { if (t > 1) f(t - 2); }REV;",
    "int *p = s0; int *const c = p; LOOP { c[t] = 5; }REV;",
    "int *p = s0, *q; q = p; int *r = q + 0; LOOP { r[t] = 5; }REV;",
    "int *p = s0; int *&q = p; LOOP { q[t] = 5; }REV;",
    "int *p = s0; int **q = &p; LOOP { (*q)[t] = 5; }REV;*q = s1; LOOP { p[t] = 6; }LOOP { e += s1[3 - t]; }",
    "auto &r = s0; LOOP { r[t] = 5; }REV;",
    "auto r = s0; LOOP { r[t] = 5; }REV;",
    "auto &r = rec; LOOP { r[t].a = 5; }LOOP { e += rec[3 - t].a; }",
    "const int *c = s0; LOOP { s0[t] = 5 + t; }LOOP { e += c[3 - t]; }LOOP { s0[t] = e; }",
    "const int &c = s0[2]; LOOP { s0[t] = 5 + t; }LOOP { e += c; }LOOP { s0[t] = e; }",
    "LOOP { if (t == 2) { for (auto &x : s0) x = 9; } }REV;",
    "int (&r)[4] = s0; LOOP { if (t == 2) { for (int &x : r) x = 9; } }REV;",
    "LOOP { s0[t] = sizeof(s0[3 - t]); }REV;",
    "LOOP { s0[(t + ONE) % 4] = 5 + t; }LOOP { e += s0[(t + 1) % 4]; }LOOP { e += s0[t]; }",
    "LOOP { int x = 0; if (n > 1) x = s0[3 - t]; e += x; }LOOP { s0[t] = e; }",
    "LOOP { int k = 0; do { s0[t] += k; } while (++k < 3); }REV;",
    "LOOP { switch (t) { case 0: case 1: s0[t + 2] = 8; break; default: s0[t - 2] = 9; } }LOOP { e += s0[t]; }",
    "LOOP { rec[t].self()->a = 5; }LOOP { e += rec[3 - t].a; }",
    "LOOP { rec[t].me().a = 5; }LOOP { e += rec[3 - t].a; }",
    "S *r = pickr(rec, 1); LOOP { if (t == 0) r->a = 5; }LOOP { e += rec[1].a; }",
    "WW w = {s0}; LOOP { w.cset(t, 5); }REV;",
    "const WW w = {s0}; LOOP { w.cset(t, 5); }REV;",
    "const WW w = {s0}; const WW &v = w; LOOP { v.cset(t, 5); }REV;",
    "WW w = {s0}; LOOP { w.ptr()[t] = 5; }REV;",
    "WW ws[2] = {{s1}, {s0}}; LOOP { ws[1].ptr()[t] = 5; }REV;",
    "WW ws[2] = {{s1}, {s0}}; WW *w = ws; LOOP { w[1].cset(t, 5); }REV;",
    "struct O { WW w; int z; }; O o = {{s0}, 1}; LOOP { o.w.cset(t, 5); }REV;",
    "struct O { WW w[2]; int z; }; O o = {{{s1}, {s0}}, 1}; LOOP { o.w[1].cset(t, 5); }REV;",
    "struct O { WW *w; }; WW w = {s0}; O o = {&w}; LOOP { o.w->cset(t, 5); }REV;",
    "struct O { int *p[2]; }; O o = {{s1, s0}}; LOOP { o.p[1][t] = 5; }REV;",
    "struct O { int *p[2]; }; O o = {{s1, s0}}; LOOP { put(o.p[1], t, 5); }REV;",
    "struct O { int *p[2]; }; O o = {{s1, s0}}; LOOP { int **r = o.p; r[1][t] = 5; }REV;",
    "struct O { int *p[2]; }; O o = {{s1, s0}}; LOOP { rowp(o.p, t, 5); }REV;",
    "int *rows[2] = {s1, s0}; int *(&r)[2] = rows; LOOP { r[1][t] = 5; }REV;",
    "int *rows[2] = {s1, s0}; LOOP { int *x = rows[1]; x[t] = 5; }REV;",
    "int *rows[2] = {s1, s0}; LOOP { for (int *x : rows) x[t] = 5; }REV;",
    "int *rows[2] = {s1, s0}; LOOP { put(rows[1], t, 5); }REV;",
    "int *rows[2] = {s1, s0}; LOOP { put(*(rows + 1), t, 5); }REV;",
    "int *rows[2] = {s1, s0}; LOOP { through2(rows[1], t, 5); }REV;",
    "int *p = s0; LOOP { int *q = p; put(q, t, 5); }REV;",
];

/// Statements for work items two by two.
const SQUARES: &[&str] = &[
    "SQUARE { s0[t] = e + t; }SQUARE { e += s0[3 - t]; }",
    "COLUMN { ROW { s0[t] = e + t; } ROW { e += s0[3 - t]; } }",
    "COLUMN { ROW { s0[t] = e + t; } ROW { e += s0[2 * u + 1 - v]; } ROW { s0[t] = e; } }",
    "COLUMN { ROW { q2[u][v] = e + t; } ROW { e += q2[u][1 - v]; } ROW { q2[u][v] = e; } }",
    "COLUMN { ROW { q2[u][v] = e + t; } ROW { e += q2[1 - u][v]; } ROW { q2[u][v] = e; } }",
    "COLUMN { ROW { s0[t] = e + t; } int m = s0[3 - u]; ROW { e += m; } }",
    "COLUMN { ROW { s0[t] = e + t; } for (int r = 0; r < 2; ++r) ROW { e += s0[3 - t];  } ROW { s0[t] = e; } }",
    "COLUMN { ROW { s0[t] = e + t; } for (int r = 0; r < 2; ++r) { ROW { e += s0[3 - t];  } ROW { s0[t] = e; } } }",
    "SQUARE { s0[t] = e + t; }SQUARE { e += s0[t]; }",
    "SQUARE { s0[2 * u + v] = e + t; }SQUARE { e += s0[u + u + v]; }",
    "SQUARE { if (v == 0) s0[u] = 3; }SQUARE { if (v == 0) e += s0[u]; }",
    "SQUARE { if (v == 0) s0[u] = 3; }SQUARE { if (v == 1) e += s0[u]; }",
    "SQUARE { q2[u][v] = 3; }SQUARE { q2[v][u] = e; }SQUARE { e += q2[u][v]; }",
    "SQUARE { s0[u + 2 * v] = 3 + t; }SQUARE { e += s0[2 * u + v]; }",
    "SQUARE { s0[t] = t + e; }for (int u = 0; u < 1; ++u; @inner) for (int v = 0; v < 4; ++v; @inner) { e += s0[v]; s0[v] = e; }SQUARE { s0[t] += e; }",
    "for (int u = 0; u < 1; ++u; @inner) for (int v = 0; v < 4; ++v; @inner) s0[4 * u + v] = e + v; SQUARE { s0[2 * u + v] += e; }",
    "for (int u = 0; u < 1; ++u; @inner) for (int v = 0; v < 4; ++v; @inner) s0[2 * u + v] = e + v; SQUARE { s0[2 * u + v] += e; }",
    "for (int u = 0; u < 2; ++u; @inner) for (int v = 0; v < 1; ++v; @inner) s0[2 * u + v] = e + v; SQUARE { s0[2 * u + v] += e; }for (int u = 0; u < 1; ++u; @inner) for (int v = 0; v < 2; ++v; @inner) s0[2 * v + u] += e + v;",
    "for (int i = 0; i < 4; ++i; @tile(2, @inner, @inner)) s0[i] = e + i; SQUARE { e += s0[t]; }for (int i = 3; i >= 0; --i; @tile(2, @inner, @inner)) s0[i] = e + i; ",
    "for (int i = 0; i < 4; ++i; @tile(2, @inner(0), @inner(1))) s0[i] = e + i; SQUARE { e += s0[t]; }",
    "for (int i = 0; i < 3; ++i; @tile(2, @inner, @inner)) s0[i] = e + i; SQUARE { e += s0[t]; }",
    "for (int u = 0; u < 2; ++u; @inner(0)) for (int v = 0; v < 2; ++v; @inner(1)) s0[2 * u + v] = e; SQUARE { e += s0[t]; }",
    "SQUARE { s0[2 * u + v] = e;  }for (int v = 0; v < 2; ++v; @inner(0)) for (int u = 0; u < 2; ++u; @inner(1)) e += s0[2 * u + v]; ",
    "for (int u = 0; u < 2; ++u; @inner) for (int v = 0; v < n % 2 + 1; ++v; @inner) s0[(n % 2 + 1) * u + v] = e; SQUARE { e += s0[t]; }",
    "const int w = n % 2 + 1; for (int u = 0; u < 2; ++u; @inner) for (int v = 0; v < n % 2 + 1; ++v; @inner) s0[w * u + v] = e; for (int u = 0; u < 2; ++u; @inner) for (int v = 0; v < n % 2 + 1; ++v; @inner) s0[w * u + v] += e; ",
    "for (int u = 0; u < 1; ++u; @inner) for (int v = 0; v < 1; ++v; @inner) { s0[2] = 3; } for (int u = 0; u < 1; ++u; @inner) for (int v = 0; v < 1; ++v; @inner) { e += s0[2]; } SQUARE { e += s0[2]; }",
    "for (int u = 1; u < 2; ++u; @inner) for (int v = 0; v < 1; ++v; @inner) { s0[2] = 3; } for (int u = 0; u < 1; ++u; @inner) for (int v = 1; v < 2; ++v; @inner) { e += s0[2]; } SQUARE { if (t == 0) e += s0[2]; }",
];

#[test]
fn odd_statements_are_understood() {
    let flat = [
        ("OWN;", "LOOP { s0[t] = (s0[t] + 2 + e) % 90; }"),
        ("REV;", "LOOP { e = (e + s0[3 - t]) % 90; }"),
        ("LOOP", "for (int t = 0; t < 4; ++t; @inner)"),
    ];
    check(FLAT, &flat, "LOOP");
}

#[test]
fn odd_statements_of_squares_are_understood() {
    let square = [
        ("SQUARE {", "for (int u = 0; u < 2; ++u; @inner) ROW {"),
        ("COLUMN {", "for (int u = 0; u < 2; ++u; @inner) {"),
        ("ROW {", "for (int v = 0; v < 2; ++v; @inner) { const int t = 2 * u + v;"),
    ];
    check(SQUARES, &square, "SQUARE");
}

fn check(all: &[&str], words: &[(&str, &str)], around: &str) {
    let clang = clang();
    let mut wrong = Vec::new();
    for statements in all {
        let mut text = kernel(statements, around);
        for (word, meaning) in words {
            text = text.replace(word, meaning);
        }
        let mut tally = Tally::default();
        if let Err(why) = judge_in_truth(&clang, &text, &mut tally) {
            wrong.push(format!("{statements}\n  {why}"));
        } else if tally.discarded() > 2 {
            wrong.push(format!("{statements}\n  does nothing that C++ has a word for"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A kernel with the given statements of the group.
fn kernel(text: &str, around: &str) -> String {
    format!(
        "{FILE}@kernel void k(const int n, const int *in, int *a, int *b @dim(2, 2), @restrict int *out) {{
  for (int g = 0; g < 2; ++g; @outer, @max_inner_dims(4, 4)) {{
    @shared int s0[4], s1[4], s2r[8], q2[4][4];
    @shared int ad[16] @dim(4, 4) @dimOrder(1, 0), ae[8] @dim(4, 2) @dimOrder(1, 0), af[16] @dim(2, 4);
    @shared S rec[4];
    @exclusive int e = 1;
    {around} {{
      s0[t] = in[t]; s1[t] = 10 + t; s2r[t] = s2r[t + 4] = 1; ae[t] = ae[t + 4] = t;
      rec[t].a = t; rec[t].b[0] = rec[t].b[1] = 3;
      for (int k = 0; k < 4; ++k) {{ q2[t][k] = k; ad[4 * t + k] = k; af[4 * t + k] = k; }}
    }}
    @barrier;
    {text}
    {around} {{ out[t] = s0[3 - t] + 100 * e + a[3 - t]; }}
  }}
}}
"
    )
}
