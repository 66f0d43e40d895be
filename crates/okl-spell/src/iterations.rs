//! Writes narrowed iteration ranges of CPU loops, and fused nests.

use crate::job::Job;
use crate::loops::Counted;
use crate::names::free;
use crate::operand::{Binding, Operand};
use okl_analysis::Analyzed;
use okl_analysis::affine::{Atom, Sum};
use okl_model::{Comparison, ExprId, ForLoop, IntType, LoopId, Variable};
use okl_plan::Launch;
use okl_plan::iterations::{Chain, Clip, NarrowedCondition};
use okl_source::{EditSet, Piece, Span};

/// The helper that clamps a limit to a loop's own range.
const WITHIN: &str = "static inline long long _occa_within(long long x, long long low, long long high) {\n  \
    return x < low ? low : x < high ? x : high;\n}\n";

/// The same for sums of values of 64 bits, which 64 bits may not hold.
const WITHIN_WIDE: &str = "static inline long long _occa_within_wide(__int128 x, long long low, long long high) {\n  \
    return x < low ? low : x < high ? (long long)x : high;\n}\n";

/// Rewrites the loops of a launch. Must precede all edits in their bodies.
pub(crate) fn lower(job: &mut Job<'_>, launch: &Launch<'_>, edits: &mut EditSet) {
    let counted = |id: &LoopId| Counted::as_written(job.unit, job.unit.for_loop(*id));
    let mut tiles = launch.iterations.tiles.iter().map(counted);
    let tiles_need = tiles.any(|tile| tile.loops_of_variables(job.unit).is_none());
    let mut helpers: Vec<&str> = Vec::new();
    for clip in launch.iterations.clips.iter().filter(|clip| !clip.follows) {
        if let Some(header) = NarrowedHeader::of(job, clip) {
            helpers.extend(&header.helpers);
            header.write(job, edits);
        }
    }
    let conditions = launch.iterations.regions.iter().map(|region| &region.condition);
    for condition in launch.iterations.conditions.iter().chain(conditions) {
        shorten(&job.owner(), condition, edits);
    }
    for clip in launch.iterations.regions.iter().flat_map(|region| &region.clips) {
        helpers.extend(NarrowedHeader::of(job, clip).into_iter().flat_map(|header| header.helpers));
    }
    helpers.extend(tiles_need.then_some(WITHIN));
    for helper in helpers {
        // The output has a helper once.
        if job.helpers.iter().all(|other| other != helper) {
            job.helpers.push(helper.into());
        }
    }
    for fused in &launch.iterations.fused {
        for pair in fused.chains.windows(2) {
            join(job, &fused.chains[0], &pair[0], &pair[1], edits);
        }
        let (Some((_, first)), Some((_, last))) =
            (fused.chains[0].last(), fused.chains.last().and_then(|chain| chain.last()))
        else {
            continue;
        };
        // `for (...) { { first } { second } }`
        edits.insert(job.owner(), job.unit.stmt(first.body).span.start + 1, " {");
        edits.insert_after(job.owner(), job.unit.stmt(last.body).span.end, " }");
    }
}

/// The header of a loop with fewer iterations.
///
/// `for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 128); t < t_end; ++t)`
///
/// Ends that are numbers are computed here: `for (int t = 0; t < 1; ++t)`.
#[derive(Debug)]
pub(crate) struct NarrowedHeader<'u> {
    l: &'u ForLoop,
    /// The replacement of the start, with the start's range.
    start: Option<(Span, Vec<Piece>)>,
    /// The declaration of the end, behind that of the variable.
    declared: Vec<Piece>,
    /// The replacement of the condition.
    condition: Option<Vec<Piece>>,
    /// The helpers that the text calls.
    helpers: Vec<&'static str>,
}

impl<'u> NarrowedHeader<'u> {
    /// The header of a loop.
    pub(crate) fn of(job: &Job<'u>, clip: &Clip) -> Option<NarrowedHeader<'u>> {
        let unit = job.unit;
        let l = unit.for_loop(clip.l).as_for()?;
        let variable = unit.variable(l.variable?);
        let count = unit.count(l)?;
        let (low, high) = bounds(job, clip, l)?;
        let (ty, name) = (unit.ty(variable.ty).name().to_string(), job.name(variable));
        let is_later = clip.limits.iter().any(|limit| !limit.is_upper);
        let is_shorter = clip.limits.iter().any(|limit| limit.is_upper);
        let start = is_later.then(|| (count.start.span, low.as_type(&ty)));
        let (mut declared, mut last) = (Vec::new(), high.pieces());
        // `t < 1`
        if is_shorter && !matches!(high, Bound::Number(..)) {
            let end = free(unit, &format!("{name}_end"));
            declared = [vec![Piece::Text(format!(", {end} = "))], high.as_type(&ty)].concat();
            last = vec![Piece::Text(end)];
        }
        let condition = is_shorter.then(|| [vec![Piece::Text(format!("{name} < "))], last].concat());
        let helper = |bound: Bound| match bound {
            Bound::Within(_, is_wide) => Some(if is_wide { WITHIN_WIDE } else { WITHIN }),
            Bound::Number(..) | Bound::Expression(_) | Bound::Choice(_) => None,
        };
        let helpers = [low, high].into_iter().filter_map(helper).collect();
        Some(NarrowedHeader { l, start, declared, condition, helpers })
    }

    /// Changes the loop as it is written.
    fn write(self, job: &Job<'_>, edits: &mut EditSet) {
        if let Some((span, pieces)) = self.start {
            edits.recompose(job.owner(), span, pieces);
        }
        if !self.declared.is_empty() {
            edits.recompose(job.owner(), Span::at(self.l.init.end), self.declared);
        }
        if let Some(condition) = self.condition {
            edits.supplant(job.owner(), self.l.condition, condition);
        }
    }

    /// The header of another loop, without the text that other edits put before the loop.
    pub(crate) fn pieces(self) -> Vec<Piece> {
        let l = self.l;
        let mut at = l.header.start + "for".len() as u32;
        let mut pieces = vec![Piece::Text("for".into())];
        let declared = (!self.declared.is_empty()).then(|| (Span::at(l.init.end), self.declared));
        let condition = self.condition.map(|condition| (l.condition, condition));
        for (span, replaced) in self.start.into_iter().chain(declared).chain(condition) {
            pieces.push(Piece::Source(Span::new(at, span.start)));
            pieces.extend(replaced);
            at = span.end;
        }
        pieces.push(Piece::Source(Span::new(at, l.header.end)));
        pieces
    }
}

/// The first value of a loop's variable, and the first that is excluded.
fn bounds(job: &Job<'_>, clip: &Clip, l: &ForLoop) -> Option<(Bound, Bound)> {
    let unit = job.unit;
    let variable = unit.variable(l.variable?);
    let count = unit.count(l)?;
    // An end below the start means no iterations as well, and does not depend on the start: compilers compute it once
    // for all loops that share it.
    let int = unit.ty(variable.ty).int();
    let least = vec![Piece::Text(int.map(least_written).unwrap_or_default())];
    // The exclusive upper bound.
    let end = Bound::of_expression(unit, count.bound.id, count.comparison == Comparison::LessEqual);
    let (mut low, mut high) = (Bound::of_expression(unit, count.start.id, false), end.clone());
    for limit in &clip.limits {
        let number = limit.value.value().map(i128::from);
        let value = said(job, clip, &limit.value);
        if limit.is_upper {
            let alone = own_variable(job, clip, &limit.value, variable);
            high = match (number, alone, high) {
                (Some(number), _, Bound::Number(high, _)) => {
                    let least = int.filter(|int| !int.signed).map_or(number, |_| number.max(0));
                    Bound::Number(least.min(high), None)
                }
                (None, Some(name), Bound::Number(high, _)) => Bound::smaller(&name, &high.to_string()),
                (_, _, high) => Bound::within(&value, least.clone(), &high),
            };
        } else {
            low = match (number, low, &end) {
                (Some(number), Bound::Number(low, _), Bound::Number(end, _)) => {
                    Bound::Number(number.clamp(low, (*end).max(low)), None)
                }
                (_, low, end) => Bound::within(&value, low.pieces(), end),
            };
        }
    }
    Some((low, high))
}

/// A start or an end of a loop.
#[derive(Clone, Debug)]
enum Bound {
    /// A constant, with the user's expression for it.
    Number(i128, Option<Span>),
    /// The user's expression, or a longer one of type `long long`.
    Expression(Operand),
    /// A choice of the type of the loop's variable.
    Choice(String),
    /// A call of a helper; true if it takes values of more than 64 bits.
    Within(Operand, bool),
}

impl Bound {
    /// `N`; with `more`, `(long long)N + 1`.
    fn of_expression(unit: &Analyzed, id: ExprId, more: bool) -> Bound {
        let expression = unit.expression(id);
        let source = Operand::of(unit, id);
        match expression.value {
            Some(value) if more => Bound::Number(i128::from(value) + 1, None),
            Some(value) => Bound::Number(i128::from(value), Some(expression.span)),
            None if more => Bound::Expression(source.cast("long long").then(" + 1", Binding::Sum)),
            None => Bound::Expression(source),
        }
    }

    /// `n < 16 ? n : 16`
    fn smaller(name: &str, number: &str) -> Bound {
        Bound::Choice(format!("{name} < {number} ? {name} : {number}"))
    }

    /// `_occa_within((long long)N - b, -2147483648ll, 128)`
    fn within((value, is_wide): &(String, bool), low: Vec<Piece>, high: &Bound) -> Bound {
        let text = |text: String| vec![Piece::Text(text)];
        let wide = if *is_wide { "_wide" } else { "" };
        let open = text(format!("_occa_within{wide}({value}, "));
        let pieces = [open, low, text(", ".into()), high.pieces(), text(")".into())].concat();
        Bound::Within(Operand::new(pieces, Binding::Postfix), *is_wide)
    }

    fn pieces(&self) -> Vec<Piece> {
        match self {
            Bound::Number(_, Some(source)) => vec![Piece::Source(*source)],
            Bound::Number(number, None) => vec![Piece::Text(number.to_string())],
            Bound::Choice(text) => vec![Piece::Text(text.clone())],
            Bound::Expression(value) | Bound::Within(value, _) => value.clone().within(Binding::Assignment),
        }
    }

    /// As a value of the type of the loop's variable.
    fn as_type(&self, ty: &str) -> Vec<Piece> {
        match self {
            Bound::Number(..) | Bound::Choice(_) => self.pieces(),
            Bound::Expression(value) | Bound::Within(value, _) => value.clone().cast(ty).pieces,
        }
    }
}

/// The name of the variable that a limit is, if it has the type of the loop's variable.
fn own_variable(job: &Job<'_>, clip: &Clip, value: &Sum, own: &Variable) -> Option<String> {
    let unit = job.unit;
    let mut terms = value.terms();
    let ([atom], 1) = terms.next()? else { return None };
    let id = match atom {
        Atom::Item(at) => *clip.variables.get(usize::from(*at))?,
        Atom::Uniform(id) => *id,
        Atom::Tile(_) => return None,
    };
    let variable = unit.variable(id);
    let is_same = unit.ty(variable.ty).value().name() == unit.ty(own.ty).value().name();
    (terms.next().is_none() && is_same).then(|| job.name(variable))
}

/// `-2147483648ll`: the least value of a signed type.
fn least_written(int: IntType) -> String {
    // C++ has no number as large as the least one without its sign.
    if int.bits == 64 { format!("-{}ll - 1", i64::MAX) } else { format!("{}ll", int.least()) }
}

/// `if (n < N && x[n] > 0)` becomes `if (x[n] > 0)`; one that always holds goes.
fn shorten(owner: &str, shorter: &NarrowedCondition, edits: &mut EditSet) {
    if shorter.kept.is_empty() {
        // What others put before the statement stays.
        edits.delete(owner.to_string(), shorter.head);
        return;
    }
    let mut pieces = Vec::new();
    for part in &shorter.kept {
        if !pieces.is_empty() {
            pieces.push(Piece::Text(" && ".into()));
        }
        pieces.push(Piece::Source(*part));
    }
    edits.supplant(owner.to_string(), shorter.condition, pieces);
}

/// `(long long)N - b + 3`: the first operand makes all sums 64 bits wide, each product needs its own cast. A sum with a
/// variable of 64 bits has 128, and true with it: `(__int128)N + 1`.
fn said(job: &Job<'_>, clip: &Clip, sum: &Sum) -> (String, bool) {
    let variable = |atom: &Atom| match atom {
        Atom::Item(at) => Some(job.unit.variable(*clip.variables.get(usize::from(*at))?)),
        Atom::Uniform(id) => Some(job.unit.variable(*id)),
        Atom::Tile(_) => None,
    };
    let is_held = |one: &Variable| {
        let int = job.unit.ty(one.ty).value().int();
        int.is_some_and(|int| int.signed || int.bits < 64)
    };
    let is_long = |one: &Variable| job.unit.ty(one.ty).value().int().is_some_and(|int| int.bits == 64);
    let is_wide = sum.atoms().filter_map(|atom| variable(&atom)).any(is_long);
    let wide = if is_wide { "(__int128)" } else { "(long long)" };
    let mut said = String::new();
    // Numbers last.
    let mut terms: Vec<_> = sum.terms().collect();
    terms.sort_by_key(|(product, factor)| (product.is_empty(), *factor < 0));
    for (product, factor) in terms {
        let variables: Vec<&Variable> = product.iter().filter_map(variable).collect();
        let names: Vec<String> = variables.iter().map(|one| job.name(one)).collect();
        let amount = factor.unsigned_abs();
        let is_alone = amount == 1 && variables.len() == 1 && variables.iter().all(|one| is_held(one));
        let amount = (amount != 1 || names.is_empty()).then(|| amount.to_string());
        let cast = if is_alone && !said.is_empty() { "" } else { wide };
        let named = (!names.is_empty()).then(|| format!("{cast}{}", names.join(" * ")));
        let product: Vec<String> = named.into_iter().chain(amount).collect();
        let sign = match (said.is_empty(), factor < 0) {
            (true, true) => "-",
            (true, false) => "",
            (false, true) => " - ",
            (false, false) => " + ",
        };
        said.push_str(&format!("{sign}{}", product.join(" * ")));
    }
    (if said.is_empty() { "0".into() } else { said }, is_wide)
}

/// What stands between two bodies that become one: `} { `, and what the user wrote between the loops.
fn join(job: &Job<'_>, first: &Chain<'_>, one: &Chain<'_>, other: &Chain<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    let (Some((_, end)), Some((_, start))) = (one.last(), other.last()) else { return };
    let body = |l: &ForLoop| unit.stmt(l.body).span;
    let between = Span::new(one[0].0.span.end, unit.with_attributes(other[0].0).start);
    let mut pieces = vec![Piece::Text("}".into()), Piece::Source(between), Piece::Text("{".into())];
    for ((_, known), (_, own)) in first.iter().zip(other) {
        let variable = |l: &ForLoop| l.variable.map(|id| unit.variable(id));
        if let Some((known, own)) = variable(known).zip(variable(own)).filter(|(a, b)| a.name != b.name) {
            pieces.push(Piece::Text(renamed(unit, job, own, known)));
        }
    }
    edits.supplant(job.owner(), Span::new(body(end).end - 1, body(start).start + 1), pieces);
}

/// ` int t = i;`
fn renamed(unit: &Analyzed, job: &Job<'_>, own: &Variable, known: &Variable) -> String {
    format!(" {} {} = {};", unit.ty(own.ty).name(), job.name(own), job.name(known))
}

#[cfg(test)]
mod tests {
    use crate::tests::{group, on};
    use expect_test::{Expect, expect};

    fn check(code: &str, expected: Expect) {
        expected.assert_eq(&on(&["serial"], &group(&format!("/*<*/ {code} /*>*/"))));
    }

    #[test]
    fn iterations_that_do_nothing_are_not_run() {
        check(
            "each { const int n = 16 * g + t; if (n < N) { x[n] = 1; } }",
            expect![[r#"
                serial:
                for (int t = 0, t_end = (int)_occa_within((long long)N - (long long)g * 16, -2147483648ll, 16); t < t_end; ++t) { const int n = 16 * g + t; { x[n] = 1; } }
            "#]],
        );
        check(
            "each { if (t > 0 && t < N && x[t] > 0) { x[t] = 1; } }",
            expect![[r#"
                serial:
                for (int t = 1, t_end = N < 16 ? N : 16; t < t_end; ++t) { if (x[t] > 0) { x[t] = 1; } }
            "#]],
        );
    }

    #[test]
    fn unsigned_variables_count_where_nothing_wraps_around() {
        let each = "for (unsigned t = 0; t < 16; ++t; @inner)";
        let check = |body: &str, expected: Expect| {
            check(&format!("const unsigned d = N; {each} {{ {body} }}"), expected)
        };
        check(
            "if (t < d) x[t] = 1;",
            expect![[r#"
                serial:
                const unsigned d = N; for (unsigned t = 0, t_end = d < 16 ? d : 16; t < t_end; ++t) { x[t] = 1; }
            "#]],
        );
        check(
            "const unsigned i = t; if (i < d && i > 2) x[t] = 1;",
            expect![[r#"
                serial:
                const unsigned d = N; for (unsigned t = 3, t_end = d < 16 ? d : 16; t < t_end; ++t) { const unsigned i = t; x[t] = 1; }
            "#]],
        );
        check(
            "if (t < d - 1) x[t] = 1;",
            expect![[r#"
                serial:
                const unsigned d = N; for (unsigned t = 0; t < 16; ++t) { if (t < d - 1) x[t] = 1; }
            "#]],
        );
        check(
            "if (t < N) x[t] = 1;",
            expect![[r#"
                serial:
                const unsigned d = N; for (unsigned t = 0; t < 16; ++t) { if (t < N) x[t] = 1; }
            "#]],
        );
    }

    #[test]
    fn effects_in_front_of_a_comparison_happen_in_all_iterations() {
        check(
            "each { if (++x[t] > 0 && t < N) y[t] = 1; }",
            expect![[r#"
                serial:
                for (int t = 0; t < 16; ++t) { if (++x[t] > 0 && t < N) y[t] = 1; }
            "#]],
        );
        check(
            "each { if (t < N && ++x[t] > 0) y[t] = 1; }",
            expect![[r#"
                serial:
                for (int t = 0, t_end = N < 16 ? N : 16; t < t_end; ++t) { if (++x[t] > 0) y[t] = 1; }
            "#]],
        );
    }

    #[test]
    fn neighbours_run_as_one() {
        check(
            "@exclusive float r; each { r = x[t]; } each { y[t] = r; }",
            expect![[r#"
            serial:
            float r; for (int t = 0; t < 16; ++t) { { r = x[t]; } { y[t] = r; } }
        "#]],
        );
    }
}
