//! Writes narrowed iteration ranges of CPU loops, and fused nests.

use crate::job::Job;
use okl_analysis::Analyzed;
use okl_analysis::affine::{Atom, Sum};
use okl_model::{Comparison, ForLoop, IntType, Variable};
use okl_plan::Launch;
use okl_plan::iterations::{Chain, Clip, NarrowedCondition};
use okl_source::{EditSet, Piece, Span};

/// The helper that clamps a limit to a loop's own range.
const WITHIN: &str = "static inline long long _occa_within(long long x, long long low, long long high) {\n  \
    return x < low ? low : x < high ? x : high;\n}\n";

/// Rewrites the loops of a launch. Must precede all edits in their bodies.
pub(crate) fn lower(job: &mut Job<'_>, launch: &Launch<'_>, edits: &mut EditSet) {
    for clip in &launch.iterations.clips {
        if !clip.follows {
            header(job, clip, edits);
        }
    }
    for condition in &launch.iterations.conditions {
        shorten(&job.owner(), condition, edits);
    }
    helps(job, launch);
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

/// `for (int t = 0, _occa_end_t = (int)_occa_within((long long)N - b, -2147483648ll, 128); t < _occa_end_t; ++t)`
fn header(job: &Job<'_>, clip: &Clip, edits: &mut EditSet) {
    let unit = job.unit;
    let stmt = unit.for_loop(clip.l);
    let Some((l, variable)) = stmt.as_for().and_then(|l| Some((l, unit.variable(l.variable?)))) else {
        return;
    };
    let Some(count) = unit.count(l) else { return };
    let text = |text: &str| Piece::Text(text.into());
    let first = vec![Piece::Source(count.start.span)];
    // The exclusive upper bound.
    let mut end = vec![Piece::Source(count.bound.span)];
    if count.comparison == Comparison::LessEqual {
        end = [vec![text("(long long)(")], end, vec![text(") + 1")]].concat();
    }
    let within = |value: &Sum, low: &[Piece], high: &[Piece]| {
        let open = vec![Piece::Text(format!("_occa_within({}, ", said(job, clip, value)))];
        [open, low.to_vec(), vec![text(", ")], high.to_vec(), vec![text(")")]].concat()
    };
    // A bound below the start is equivalent to the start and does not depend on it, so compilers compute it once for
    // all loops with the same bound.
    let least = unit.ty(variable.ty).int().map(least_written).unwrap_or_default();
    let (ty, name) = (unit.ty(variable.ty).name().to_string(), job.name(variable));
    let (mut low, mut high) = (first, end.clone());
    for limit in &clip.limits {
        if limit.is_upper {
            high = within(&limit.value, &[text(&least)], &high);
        } else {
            low = within(&limit.value, &low, &end);
        }
    }
    let ends = clip.limits.iter().any(|limit| limit.is_upper);
    if clip.limits.iter().any(|limit| !limit.is_upper) {
        let start = [vec![Piece::Text(format!("({ty})"))], low].concat();
        edits.recompose(job.owner(), count.start.span, start);
    }
    if ends {
        let declared = Piece::Text(format!(", _occa_end_{name} = ({ty})"));
        edits.recompose(job.owner(), Span::at(l.init.end), [vec![declared], high].concat());
        edits.supplant(job.owner(), l.condition, vec![Piece::Text(format!("{name} < _occa_end_{name}"))]);
    }
}

/// `-2147483648ll`: the smallest value of a signed type.
fn least_written(int: IntType) -> String {
    // C++ has no literal for the magnitude of the smallest value.
    if int.bits == 64 { format!("-{}ll - 1", i64::MAX) } else { format!("{}ll", int.least()) }
}

/// Adds the helper to the output if the launch needs it; the output has it once.
fn helps(job: &mut Job<'_>, launch: &Launch<'_>) {
    let iterations = &launch.iterations;
    let is_needed = !iterations.clips.is_empty() || !iterations.tiles.is_empty();
    if is_needed && job.helpers.iter().all(|helper| helper != WITHIN) {
        job.helpers.push(WITHIN.into());
    }
}

/// `if (n < N && x[n] > 0)` becomes `if (x[n] > 0)`; a condition that always holds is removed.
fn shorten(owner: &str, shorter: &NarrowedCondition, edits: &mut EditSet) {
    if shorter.kept.is_empty() {
        // Lines that other edits put before the statement stay.
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

/// `(long long)N - b + 3`
fn said(job: &Job<'_>, clip: &Clip, sum: &Sum) -> String {
    let name = |atom: &Atom| match atom {
        Atom::Item(at) => Some(job.name(job.unit.variable(*clip.variables.get(usize::from(*at))?))),
        Atom::Uniform(id) => Some(job.name(job.unit.variable(*id))),
        Atom::Tile(_) => None,
    };
    let mut said = String::new();
    // Constants last.
    let mut terms: Vec<_> = sum.terms().collect();
    terms.sort_by_key(|(product, factor)| (product.is_empty(), *factor < 0));
    for (product, factor) in terms {
        let names: Vec<String> = product.iter().filter_map(name).collect();
        let amount = factor.unsigned_abs();
        let amount = (amount != 1 || names.is_empty()).then(|| amount.to_string());
        let cast = (!names.is_empty()).then(|| format!("(long long){}", names.join(" * ")));
        let product: Vec<String> = cast.into_iter().chain(amount).collect();
        let sign = match (said.is_empty(), factor < 0) {
            (true, true) => "-",
            (true, false) => "",
            (false, true) => " - ",
            (false, false) => " + ",
        };
        said.push_str(&format!("{sign}{}", product.join(" * ")));
    }
    if said.is_empty() { "0".into() } else { said }
}

/// Joins two bodies that become one: `} { `, and the user's text between the loops.
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
            for (int t = 0, _occa_end_t = (int)_occa_within((long long)N - (long long)g * 16, -2147483648ll, 16); t < _occa_end_t; ++t) { const int n = 16 * g + t; { x[n] = 1; } }
        "#]],
        );
        check(
            "each { if (t > 0 && t < N && x[t] > 0) { x[t] = 1; } }",
            expect![[r#"
            serial:
            for (int t = (int)_occa_within(1, 0, 16), _occa_end_t = (int)_occa_within((long long)N, -2147483648ll, 16); t < _occa_end_t; ++t) { if (x[t] > 0) { x[t] = 1; } }
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
