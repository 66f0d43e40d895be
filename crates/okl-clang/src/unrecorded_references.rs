//! References to variables that the walk missed.
//!
//! If a reference has no use in the unit, no later step knows of it: no barrier separates it from others, no edit
//! renames it. libclang has kinds for few nodes, and the walk silently skips those it does not know. So builds with
//! debug assertions visit the AST once more, without interpreting it, and check for every name of a variable that the
//! unit has a use for it.

use crate::bindings::is_binding;
use crate::functions::is_function;
use crate::libclang::Cursor;
use crate::reader::{Reader, is_name};
use clang_sys::*;
use okl_analysis::Use;
use okl_model::VarId;
use okl_source::Span;
use std::collections::BTreeSet;

/// A use, identified by its variable and its place.
type UsePlace = (VarId, u32, u32);

impl<'u> Reader<'u> {
    /// The names of variables in functions for which the unit has no use, in the normal form.
    pub(crate) fn lost(&mut self, root: Cursor<'u>) -> Vec<Span> {
        let mut read = Vec::new();
        for body in self.unit.functions.iter().filter_map(|function| self.unit.body(function)) {
            self.unit.walk(body, &mut |stmt| read.extend(&stmt.expressions));
        }
        // The expressions in attributes belong to no statement: `@tile(n, ...)`.
        read.extend(self.unit.attributes.iter().flat_map(|attribute| &attribute.values));
        let used: BTreeSet<UsePlace> =
            okl_analysis::uses::effects(&self.unit, &read).uses.iter().map(place).collect();
        let mut named = Vec::new();
        for cursor in root.children() {
            if cursor.extent().is_some_and(|extent| extent.start >= self.prelude) {
                names(cursor, false, &mut named);
            }
        }
        let mut lost = Vec::new();
        for cursor in named {
            let Some(referenced) = cursor.referenced() else { continue };
            let span = self.span(cursor);
            // The names that the `=` of `[=]` stands for are not in the text.
            let is_written = is_name(&self.unit.text, span.start);
            let is_lost = match self.variable_of(referenced) {
                Some(id) => !used.contains(&(id, span.start, span.end)),
                None => referenced.location().is_some_and(|at| at >= self.prelude) && is_binding(referenced),
            };
            if is_lost && is_written {
                lost.push(span);
            }
        }
        lost
    }
}

fn place(used: &Use) -> UsePlace {
    (used.variable, used.span.start, used.span.end)
}

/// Adds every name below a node that is in a function's body or in a constructor's list of initialisers. Parameters are
/// excluded, since the unit has their default values in the parameters.
fn names<'u>(cursor: Cursor<'u>, in_function: bool, found: &mut Vec<Cursor<'u>>) {
    if cursor.kind() == CXCursor_DeclRefExpr && in_function {
        found.push(cursor);
    }
    let starts = is_function(cursor) && cursor.children().iter().any(|child| is_body(child.kind()));
    for child in cursor.children() {
        let is_parameter = is_function(cursor) && child.kind() == CXCursor_ParmDecl;
        names(child, in_function || (starts && !is_parameter), found);
    }
}

fn is_body(kind: CXCursorKind) -> bool {
    matches!(kind, CXCursor_CompoundStmt | CXCursor_CXXTryStmt)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::libclang::TranslationUnit;
    use crate::{Clang, ParseOptions};
    use okl_model::{Attributes, Stmt, StmtKind, Unit};
    use okl_normalizer::tokens::Tokens;
    use okl_normalizer::{NormalizeOptions, Normalized, preprocess::Disk};
    use okl_source::Sources;
    use std::path::PathBuf;

    fn clang() -> Clang {
        let path = std::env::var_os("OKL_LIBCLANG").map(PathBuf::from);
        Clang::load(path.as_deref(), &[]).expect("a libclang")
    }

    fn normal(text: &str) -> Normalized {
        let mut sources = Sources::new();
        let file = sources.add("a.okl", text.to_string());
        let (normal, _) = okl_normalizer::normalize(
            &mut sources,
            file,
            &NormalizeOptions::default(),
            &Disk,
            &Attributes::default(),
        );
        normal.expect("a normal form")
    }

    #[test]
    fn a_use_that_is_forgotten_is_found() {
        let (clang, normal) = (clang(), normal("int f(int n) { int m = n; return m; }"));
        let form = normal.parse_form(
            &Tokens::new(&normal.text),
            &okl_normalizer::Mends::default(),
            &Attributes::default(),
        );
        let parsed = TranslationUnit::parse(&clang.library, &form.text, &["-xc++".to_string()]);
        let parsed = parsed.expect("a translation unit");
        let start = Unit { text: normal.text.clone(), ..Unit::default() };
        let mut reader = Reader::new(start, &form, 0);
        reader.translation_unit(parsed.root());
        assert_eq!(reader.lost(parsed.root()), []);
        let declaration = |stmt: &&mut Stmt| matches!(stmt.kind, StmtKind::Declaration(_));
        reader.unit.statements.iter_mut().find(declaration).expect("a declaration").expressions.clear();
        let lost = reader.lost(parsed.root());
        assert_eq!(lost.into_iter().map(|name| name.of(&normal.text)).collect::<Vec<_>>(), ["n"]);
    }

    /// A text with names in as many places of C++ as possible.
    #[test]
    fn no_name_is_lost_in_odd_places() {
        let options = ParseOptions { std: Some("c++20".into()), ..ParseOptions::default() };
        let (unit, found) = clang().parse(&normal(ODD), &options, &Attributes::default());
        // The parse asserts that no name is lost.
        let errors: Vec<&str> =
            found.iter().filter(|it| it.is_error()).map(|it| it.message.as_str()).collect();
        assert!(unit.is_some_and(|unit| !unit.is_partial), "{errors:#?}");
    }

    #[test]
    fn one_visit_shows_what_many_show() {
        fn compare(cursor: Cursor<'_>, count: &mut usize) {
            // The nodes of statements and expressions also contain the declaration around them, which is not compared.
            let told = |one: &Cursor<'_>| (one.kind(), one.extent(), one.location(), one.spelling());
            let (kept, asked) = (cursor.children(), cursor.asked_children());
            let (all, expected): (Vec<_>, Vec<_>) =
                (kept.iter().map(told).collect(), asked.iter().map(told).collect());
            assert_eq!(all, expected, "below a node of kind {} at {:?}", cursor.kind(), cursor.extent());
            *count += kept.len();
            kept.into_iter().for_each(|child| compare(child, count));
        }
        let (clang, normal) = (clang(), normal(ODD));
        let form = normal.parse_form(
            &Tokens::new(&normal.text),
            &okl_normalizer::Mends::default(),
            &Attributes::default(),
        );
        let args = ["-xc++".to_string(), "-std=c++20".to_string()];
        let parsed = TranslationUnit::parse(&clang.library, &form.text, &args).expect("a unit");
        let mut count = 0;
        compare(parsed.root(), &mut count);
        assert!(count > 500, "{count}");
    }

    #[test]
    fn a_text_with_errors_gives_the_parts_that_were_understood() {
        let text = "int f(int a) { return a + missing; }\nstruct S { Unknown u; int n; };\n\
            int g(S s) { int k = s.n; return s.u.x + k * ; }\nint h(int b) { return 2 * b; }\n";
        let (unit, found) = clang().parse(&normal(text), &ParseOptions::default(), &Attributes::default());
        let unit = unit.expect("something can be read");
        assert!(unit.is_partial && found.iter().any(|message| message.is_error()));
        let named = |name: &str| unit.functions.iter().find(|function| function.name == name);
        let body = |name: &str| named(name).and_then(|function| unit.body(function)).is_some();
        assert!(body("f") && body("g") && body("h"));
        let product = unit.expressions.iter().find(|expression| unit.source(expression.span) == "2 * b");
        assert!(product.is_some_and(|product| product.kind.as_binary().is_some()));
    }

    const ODD: &str = r#"
struct P { int a, b; P(int x = 0, int y = 0) : a(x), b(y + x) {} int operator[](int k) const { return k + a; } };
struct Q { int a, b; P c; };
struct R { int x, y; };
template <class T, int N = 3> struct Arr { T t[N]; };
template <class... A> int pack(A... as) { return (as + ...) + sizeof...(as); }
struct Base { int z; Base(int k) : z(k) {} };
struct Derived : Base { int w = 2; Derived(int k) : Base(k + 1), w(k) {} ~Derived() { w = z; } };
int g(int n, int m = 2);
template <class T, class U, int K> T tt(T t, U two, const int (&arr)[K]) {
  switch (T q = t; q) { case 1: q = K; }
  auto l = [&y = t, z = t](auto w) { return y + z + w + K; };
  auto [u, v] = two; auto f = [&] { return two.x; };
  auto &[d, e] = two; t += T(f());
  for (auto &x : arr) t = x;
  while (auto w = t) { w = u + v + d + e; }
  return l(t);
}
int k(int N, int *a, P *p, int s[4], int r, R *rs) {
  const int M = 4; constexpr int C = 3; R pairs[2] = {{r, s[0]}};
  switch (int t = s[N]; t) { case M: N = t; break; case 7 ... 9: ; default: N = r; }
  switch (int t = s[0]) { case C: default: N = t; }
  if (int t2 = s[r]; t2 > r) { N = t2; } else if (auto q = s[1]) { N = q; }
  if (auto [b1, b2] = rs[r]; b1) N = b2;
  for (auto [b3, b4] = rs[r]; b3 < b4; ++b3) N = b3;
  while (int w = s[r]) { N = w; break; }
  do { --r; } while (int(s[r]) > M);
  for (int i = s[0]; int w2 = s[i]; i += r) { N = w2; }
  Arr<int, M> ar = {{s[0], r}}; Arr<decltype(r), C> ar2{}; ar2.t[C - 1] = r;
  decltype(s[r] + M) d2 = 1; __typeof__(r) d3 = 2;
  int n1 = sizeof(s[r]) + sizeof r + alignof(decltype(r)) + sizeof(int[M]) + noexcept(g(r)) + d2 + d3;
  int *n2 = new int[r]{s[0]}; P *n3 = new P(s[1], r); delete n3; delete[] n2;
  P i1 = {s[0], r}, i2{s[0], r}, i3(s[0], r), i4 = P(s[0], r), i5 = P{s[1], r}; P arr2[M] = {{s[0], r}, P(r)};
  Q de = {.a = s[0], .b = r, .c = {s[1], r}}; int da[4] = {[1] = r, [M - 1] = s[0]};
  auto l1 = [x = s[0], &y = r, N, &M2 = N](int q = C) { return x + y + N + M2 + q; };
  auto l2 = [=](auto... v) { return (v + ... + r); };
  auto l3 = [&, k2 = P{s[0], r}]() mutable -> decltype(r) { k2 = P(r, s[1]); return r; };
  auto l4 = [to = s, r, &n1]<class T>(T t) { return t + to[r] + n1; };
  int z1 = ({ int t = s[0]; t + r; }); int z2 = (R){s[0], r}.x; int z3 = (R){.x = r, .y = s[0]}.y;
  asm volatile("" : "+r"(z1), [o] "=r"(z2) : "r"(r), [i] "r"(s[0]) : "memory");
  int z4 = r ? s[0] : s[1]; int z5 = r ?: s[0]; int z6 = (r, s[0]); int z7 = g(s[r]); int z8 = ::g(r, s[0]);
  int z9 = pack(r, s[0], M) + i1[r] + l1() + l2(r) + l3() + l4(r) + tt(1, pairs[0], da) + i2.operator[](r);
  int P::*mp = &P::a; z9 = i3.*mp; const P *pp = &i4; z9 = pp->*mp; z9 = (i5).a + p[r].b + (*(p + r)).a + (&p[s[0]])->b;
  try { z9 = s[0]; throw r; } catch (int e) { z9 = e + r; } catch (...) { z9 = M; }
  using T1 = int[M]; typedef int T2[C]; T1 t1 = {r}; T2 t2b = {s[0]}; enum { E1 = M, E2 = C + 1 }; enum class EC : int { A = M };
  static_assert(M > C); static int st = M; static const int sc = s[0];
  struct L { int m = M; int f() { return C + m; } int h[M]; int bf : M; static int sf(int v = C) { return v; } L() : m(C) {} } lo;
  if constexpr (M > 2) { z9 = r; } else { z9 = s[0]; }
  z9 = int(r) + int{s[0]} + (int)r + static_cast<int>(s[1]) + *reinterpret_cast<int *>(s + r) + *const_cast<int *>(&r) + bool(r);
  int &ref = s[r]; const int &cref = r; int &&rref = s[0] + r; auto &aref = p[r]; decltype(auto) dref = (r);
  int multi = r, *ptr = &multi, arr3[M] = {r}; int (*fp)(int, int) = g; z9 = fp(r, s[0]); z9 = (*fp)(r, M);
  int cnt[3] = {}; for (int x : cnt) z9 += x + r; for (auto &x : ar.t) x = s[r];
  for (auto [a1, b1] : pairs) z9 += a1 + b1; for (const auto &[a1, b1] : pairs) z9 += a1 * b1;
  lbl: z9 += r; if (r) goto lbl; void *addr = &&lbl; goto *addr;
  auto [s1, s2] = R{s[0], r}; auto &&[s3, s4] = R{s[0], r}; z9 = s1 + s2 + s3 + s4; auto &[c0, c1, c2] = cnt; c0 = c1 + c2;
  [[maybe_unused]] int mu = r; if (r) [[likely]] z9 = s[0];
  __builtin_prefetch(s + r); z9 = __builtin_expect(r, M); z9 = __builtin_choose_expr(1, r, s[0]); z9 = _Generic(r, int: s[0], default: r);
  z9 = __extension__ (r); z9 = __alignof__(r); z9 = -r + !r + ~r + +r + r++ + --r; r += s[0]; r <<= s[1]; s[r++] = s[--r];
  return {r};
}
"#;
}
