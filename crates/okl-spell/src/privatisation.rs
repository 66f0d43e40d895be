//! Copies of kernel arguments that device code modifies, on CPUs: each work item gets its own copy, as on devices.
//!
//! ```text
//! for (int i = 0; i < 16; ++i) {      for (int i = 0; i < 16; ++i) { auto &_occa_host_N = N; auto N = _occa_host_N;
//!   N -= i;                             N -= i;
//! ```

use crate::job::Job;
use okl_model::StmtKind;
use okl_plan::Unsupported;
use okl_plan::{Launch, Privatised};
use okl_source::EditSet;

/// Copies the arguments that a nest modifies, at the start of the loop body that does; refuses those that cannot be
/// copied.
pub(crate) fn lower(job: &mut Job<'_>, launch: &Launch<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    for privatised in &launch.privatised {
        let (variable, home) = match privatised {
            Privatised::In { variable, home } => (*variable, *home),
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
        let home = unit.for_loop(home).as_for().expect("roles are given to `for` loops");
        let body = unit.stmt(home.body);
        if matches!(body.kind, StmtKind::Block(_)) {
            edits.insert(job.owner(), body.span.start + 1, copy);
        } else {
            edits.insert(job.owner(), body.span.start, format!("{{{copy} "));
            edits.insert_after(job.owner(), body.span.end, " }");
        }
    }
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
}
