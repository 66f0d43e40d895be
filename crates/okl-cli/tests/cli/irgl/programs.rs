//! The programs of `testdata/irgl`, and what each has to print.

use super::graphs::Graph;
use super::references;
use okl_testing::Failure;

/// The output that a program has to have.
pub(super) enum Expected {
    /// This text.
    Text(fn(&Graph) -> String),
    /// These numbers, up to a thousandth.
    Near(fn(&Graph) -> Vec<f64>),
    /// Something without a mistake that the function finds.
    Right(fn(&Graph, &str) -> Option<String>),
}

/// A program.
pub(super) struct Program {
    pub(super) name: &'static str,
    /// The arguments behind the graph.
    pub(super) arguments: &'static [&'static str],
    pub(super) expected: Expected,
}

pub(super) const PROGRAMS: [Program; 16] = [
    Program { name: "bfs", arguments: &[], expected: Expected::Text(references::bfs) },
    Program { name: "bfs_pipe", arguments: &[], expected: Expected::Text(references::bfs) },
    Program { name: "bfs_topology", arguments: &["0"], expected: Expected::Text(references::bfs) },
    Program { name: "boruvka", arguments: &[], expected: Expected::Text(references::boruvka) },
    Program { name: "components", arguments: &[], expected: Expected::Text(references::components) },
    Program { name: "control", arguments: &[], expected: Expected::Text(references::control) },
    Program { name: "histogram", arguments: &[], expected: Expected::Text(references::histogram) },
    Program { name: "messages", arguments: &[], expected: Expected::Near(references::messages) },
    Program { name: "mis", arguments: &[], expected: Expected::Right(references::independent) },
    Program { name: "names", arguments: &[], expected: Expected::Text(references::names) },
    Program { name: "overflow", arguments: &[], expected: Expected::Text(references::overflow) },
    Program { name: "pagerank", arguments: &[], expected: Expected::Near(references::pagerank) },
    Program { name: "refine", arguments: &[], expected: Expected::Text(references::refine) },
    Program { name: "sssp", arguments: &[], expected: Expected::Text(references::sssp) },
    Program { name: "sssp_topology", arguments: &[], expected: Expected::Text(references::sssp) },
    Program { name: "triangles", arguments: &[], expected: Expected::Text(references::triangles) },
];

impl Program {
    /// Compares what the program printed for a graph.
    pub(super) fn check(&self, graph: &Graph, said: &str) -> Result<(), Failure> {
        let wrong =
            |what: String| Err(Failure::new(format!("{} of {}: {what}\n{said}", self.name, graph.name)));
        match &self.expected {
            Expected::Text(reference) => match reference(graph) {
                expected if expected == said => Ok(()),
                expected => wrong(format!("expected\n{expected}instead of")),
            },
            Expected::Near(reference) => {
                let expected = reference(graph);
                let found: Vec<f64> =
                    said.lines().filter_map(|line| line.split(' ').nth(1)?.parse().ok()).collect();
                let is_near = |(one, other): (&f64, &f64)| (one - other).abs() <= 1e-3 * other.abs().max(1.0);
                match found.len() == expected.len() && found.iter().zip(&expected).all(is_near) {
                    true => Ok(()),
                    false => wrong(format!("expected {expected:?} instead of")),
                }
            }
            Expected::Right(check) => match check(graph, said) {
                None => Ok(()),
                Some(what) => wrong(what),
            },
        }
    }
}
