//! Writes loop fission: loops over work items that are split at their barriers.

use crate::attribute_lines::keeps_something;
use crate::exclusive::is_used_in;
use crate::job::Job;
use crate::live_across::{declare, restore, storage};
use crate::per_item::PerItem;
use okl_model::{LoopId, StmtKind};
use okl_plan::Unsupported;
use okl_plan::{Fission, Launch};
use okl_source::{EditSet, Piece, Span};

/// Splits the loops of a nest at the barriers in them, or refuses the barriers.
///
/// Returns the innermost loops in which values live across a barrier, and which so need the index of the work item.
pub(crate) fn lower(job: &mut Job<'_>, launch: &Launch<'_>, edits: &mut EditSet) -> Vec<LoopId> {
    let mut keeping = Vec::new();
    for fission in &launch.fissions {
        match fission {
            Ok(fission) => {
                let keeping_something = fission.chain.iter().filter(|(stmt, _)| keeps_something(job, stmt));
                let places: Vec<Span> = keeping_something.map(|(stmt, _)| stmt.span.first()).collect();
                for place in places {
                    let construct =
                        "an attribute that leaves something before a loop with a barrier in it".into();
                    let help =
                        "the loop is cut at the barrier: put the attribute on a loop without one".into();
                    job.unsupported(place, &Unsupported { construct, help });
                }
                keeping.extend(apply(job, launch, fission, edits));
            }
            Err(refused) => {
                let (construct, help) = (refused.why.construct.into(), refused.why.help.into());
                job.unsupported(refused.place, &Unsupported { construct, help });
            }
        }
    }
    keeping
}

fn apply(job: &Job<'_>, launch: &Launch<'_>, fission: &Fission<'_>, edits: &mut EditSet) -> Option<LoopId> {
    let (unit, owner) = (job.unit, job.owner());
    let (outermost, _) = fission.chain[0];
    let (_, innermost) = fission.chain[fission.chain.len() - 1];
    let items = PerItem::new(launch);
    // `{ int _occa_kept_t[16]; for (...)`
    let mut open = vec![Piece::Text("{ ".into())];
    for (_, kept) in &fission.live {
        open.extend(storage(unit, kept, &items));
    }
    edits.recompose(owner.clone(), Span::at(outermost.span.start), open);
    edits.insert_after(owner.clone(), outermost.span.end, " }");
    for (_, kept) in &fission.live {
        declare(&owner, unit, kept, edits);
    }
    let path = launch.nest.paths.iter().find(|path| path.inner.last().is_some_and(|l| l.id == innermost.id));
    let path = path.expect("check guarantees a path to every innermost loop");
    for (at, barrier) in fission.barriers.iter().enumerate() {
        // `} } for (...) for (...) { `
        let blocks = fission
            .chain
            .iter()
            .filter(|(_, l)| matches!(unit.stmt(l.body).kind, StmtKind::Block(_)))
            .count();
        let mut pieces = vec![Piece::Text("} ".repeat(blocks))];
        for (_, l) in &fission.chain {
            // Without the text that other edits put before the loop.
            pieces.push(Piece::Text("for".into()));
            pieces.push(Piece::Source(Span::new(l.header.start + "for".len() as u32, l.header.end)));
            let is_block = matches!(unit.stmt(l.body).kind, StmtKind::Block(_));
            pieces.push(Piece::Text(if is_block { " {" } else { " " }.into()));
        }
        let segment = &fission.segments[at + 1];
        if fission.needs_index() || is_used_in(unit, launch, segment) {
            pieces.push(Piece::Text(" ".into()));
            pieces.extend(items.index(unit, path));
        }
        for (_, kept) in fission.live.iter().filter(|(declared, _)| *declared <= at) {
            pieces.extend(restore(unit, kept));
        }
        edits.supplant(owner.clone(), unit.with_attributes(barrier), pieces);
    }
    fission.needs_index().then_some(innermost.id)
}

#[cfg(test)]
mod tests {
    use crate::tests::{group, on};
    use expect_test::{Expect, expect};

    fn check(code: &str, expected: Expect) {
        expected.assert_eq(&on(&["serial"], &group(&format!("@shared float s[16]; /*<*/ {code} /*>*/"))));
    }

    #[test]
    fn a_loop_is_cut_at_its_barrier() {
        check(
            "each { s[t] = x[t]; @barrier; y[t] = s[15 - t]; }",
            expect![[r#"
            serial:
            { for (int t = 0; t < 16; ++t) { s[t] = x[t]; } for (int t = 0; t < 16; ++t) { y[t] = s[15 - t]; } }
        "#]],
        );
    }

    #[test]
    fn what_lives_on_lies_in_an_array() {
        check(
            "each { float a = x[t]; s[t] = a; @barrier; y[t] = a + s[15 - t]; }",
            expect![[r#"
            serial:
            { float _occa_kept_a[16]; for (int t = 0; t < 16; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t; float _occa_first_a = x[t]; _occa_kept_a[_occa_exclusive_index] = _occa_first_a; auto &a = _occa_kept_a[_occa_exclusive_index]; s[t] = a; } for (int t = 0; t < 16; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t; auto &a = _occa_kept_a[_occa_exclusive_index]; y[t] = a + s[15 - t]; } }
        "#]],
        );
    }

    #[test]
    fn a_constant_is_said_again() {
        check(
            "each { const int K = 3; s[t] = x[t]; @barrier; y[t] = K + s[15 - t]; }",
            expect![[r#"
            serial:
            { for (int t = 0; t < 16; ++t) { const int K = 3; s[t] = x[t]; } for (int t = 0; t < 16; ++t) { const int K = 3; y[t] = K + s[15 - t]; } }
        "#]],
        );
    }

    #[test]
    fn a_barrier_that_nothing_crosses_goes() {
        check(
            "each { s[t] = x[t]; @barrier; y[t] = s[t]; }",
            expect![[r#"
            serial:
            for (int t = 0; t < 16; ++t) { s[t] = x[t]; ; y[t] = s[t]; }
        "#]],
        );
    }
}
