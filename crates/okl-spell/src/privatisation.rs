//! Copies of kernel arguments that device code modifies, on CPUs: each work item gets its own copy, as on devices.
//!
//! ```text
//! for (int i = 0; i < 16; ++i) {      for (int i = 0; i < 16; ++i) { auto &_occa_host_N = N; auto N = _occa_host_N;
//!   N -= i;                             N -= i;
//! ```
//!
//! If several loops use it, an array keeps a copy for each work item, like that of an `@exclusive` variable.

use crate::exclusive::copies_of_argument;
use crate::job::Job;
use okl_model::{LoopId, StmtKind};
use okl_plan::Unsupported;
use okl_plan::{Launch, Privatised};
use okl_source::{EditSet, Piece, Span};

/// Copies the arguments that a nest modifies, at the start of the loop body that does; refuses those that cannot be
/// copied.
pub(crate) fn lower(job: &mut Job<'_>, launch: &Launch<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    for privatised in &launch.privatised {
        let (variable, home) = match privatised {
            Privatised::In { variable, home } => (*variable, *home),
            Privatised::Each { variable, home } => {
                let copy = copies_of_argument(job, launch, *variable);
                at_start(job, *home, copy, edits);
                continue;
            }
            Privatised::Nowhere(place) => {
                let what = Unsupported {
                    construct: "an argument that several loops over work items, or several iterations of one, use and change".into(),
                    help: "copy it into an `@exclusive` variable first".into(),
                };
                job.unsupported(*place, &what);
                continue;
            }
        };
        let name = &unit.variable(variable).name;
        // `auto &_occa_host_N = N; auto N = _occa_host_N;`
        let copy = format!(" auto &_occa_host_{name} = {name}; auto {name} = _occa_host_{name};");
        at_start(job, home, vec![Piece::Text(copy)], edits);
    }
}

/// Puts text at the start of a loop's body, which becomes a block.
fn at_start(job: &Job<'_>, home: LoopId, mut text: Vec<Piece>, edits: &mut EditSet) {
    let home = job.unit.for_loop(home).as_for().expect("roles are given to `for` loops");
    let body = job.unit.stmt(home.body);
    if matches!(body.kind, StmtKind::Block(_)) {
        return edits.recompose(job.owner(), Span::at(body.span.start + 1), text);
    }
    text.insert(0, Piece::Text("{".into()));
    text.push(Piece::Text(" ".into()));
    edits.recompose(job.owner(), Span::at(body.span.start), text);
    edits.insert_after(job.owner(), body.span.end, " }");
}

#[cfg(test)]
mod tests {
    use crate::tests::on;
    use expect_test::expect;

    #[test]
    fn a_changed_argument_is_copied_for_each_work_item() {
        let text = "/*<*/@kernel void k(int n, float *x) {
          for (int g = 0; g < 4; ++g; @outer) for (int t = 0; t < 16; ++t; @inner) { n += t; x[t] = n; }
        } /*>*/";
        expect![[r#"
            cuda:
            extern "C" __global__ __launch_bounds__(16) void _occa_k_0(int n, float *x) {
            { int g = (int)blockIdx.x; { int t = (int)threadIdx.x; n += t; x[t] = n; } }
            }
            serial:
            extern "C" void k(const int &n, float *x) {
            for (int g = 0; g < 4; ++g) for (int t = 0; t < 16; ++t) { auto &_occa_host_n = n; auto n = _occa_host_n; n += t; x[t] = n; }
            }
            openmp:
            extern "C" void k(const int &n, float *x) {
            #pragma omp parallel for
            for (int g = 0; g < 4; ++g) for (int t = 0; t < 16; ++t) { auto &_occa_host_n = n; auto n = _occa_host_n; n += t; x[t] = n; }
            }
        "#]].assert_eq(&on(&["cuda", "serial", "openmp"], text));
    }

    #[test]
    fn an_argument_that_several_loops_use_is_an_array() {
        let text = "/*<*/@kernel void k(int n, float *x) {
          for (int g = 0; g < 4; ++g; @outer) {
            for (int t = 0; t < 16; ++t; @inner) n += t;
            for (int t = 0; t < 16; ++t; @inner) x[t] = n;
          }
        } /*>*/";
        expect![[r#"
            serial:
            extern "C" void k(const int &n, float *x) {
            for (int g = 0; g < 4; ++g) { auto &n_first = n; __typeof__(int) n[16]; for (unsigned long long k2 = 0; k2 < 16; ++k2) __builtin_memcpy(&n[k2], &n_first, sizeof(n_first));
            for (int t = 0; t < 16; ++t) n[t] += t;
            for (int t = 0; t < 16; ++t) x[t] = n[t];
            }
            }
        "#]].assert_eq(&on(&["serial"], text));
    }
}
