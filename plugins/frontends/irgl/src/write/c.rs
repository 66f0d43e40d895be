//! C++ in kernels: copies of the user's text, in which worklists and graphs are arrays.
//!
//! ```text
//! WL.push(g.dst(e))     irgl_push(irgl_out, irgl_pushed, irgl_capacity, g_dst[e])
//! ```

use super::names::Names;
use super::nested::Nested;
use super::ways::Ways;
use crate::facts::{Member, is_worklist, members};
use crate::tree::Kernel;
use crate::words::Words;
use okl_frontend::text::{Changes, Text};
use okl_plugin::Span;

/// The C++ of a kernel.
#[derive(Clone, Copy)]
pub(crate) struct Code<'m, 't> {
    pub(crate) words: &'m Words<'t>,
    pub(crate) names: &'m Names<'t>,
    pub(crate) kernel: &'m Kernel,
    pub(crate) ways: Ways,
    /// The loop that the threads of a block run together.
    pub(crate) nested: Option<&'m Nested<'m>>,
}

impl Code<'_, '_> {
    /// A copy of a range.
    pub(crate) fn copy(&self, range: Span) -> Text {
        let is_graph =
            |name: &str| self.kernel.params.iter().any(|param| param.is_graph() && param.name.text == name);
        let mut changes = Changes::new();
        for member in members(self.words, range, &|name| is_worklist(name) || is_graph(name)) {
            self.change(&member, &mut changes);
        }
        changes.copy(range)
    }

    fn change(&self, member: &Member<'_>, changes: &mut Changes) {
        let words = self.words;
        let graph = |what: &str| self.names.graph(member.object, what);
        let Some(open) = member.open else {
            if matches!(member.name, "nnodes" | "nedges") {
                changes.replace(words.range(member.at, member.at + 3), graph(member.name));
            }
            return;
        };
        let head = words.range(member.at, open + 1);
        let close = words.span(words.partner(open));
        let mut element = |array: String| {
            changes.replace(head, format!("{array}["));
            changes.replace(close, "]");
        };
        match member.name {
            "push" => changes.replace(head, self.ways.push()),
            "pop" => match words.parts(open + 1, words.partner(open), ",")[..] {
                // `WL.pop(i, n)` gives the item to `n`, and is true.
                [at, to] => {
                    let part = |(from, end)| Text::copy(words.range(from, end));
                    let whole = words.range(member.at, words.partner(open) + 1);
                    let values = [("at", &part(at)), ("to", &part(to))];
                    changes.replace(whole, Text::fill("($to = irgl_in[$at], true)", whole, &values));
                }
                _ => element("irgl_in".into()),
            },
            "dst" | "weight" => element(graph(member.name)),
            "first" => element(graph("row")),
            "degree" => changes.replace(head, format!("irgl_degree({}, ", graph("row"))),
            "last" => changes.replace(head, format!("irgl_behind({}, ", graph("row"))),
            "nnodes" | "nedges" => {
                changes.replace(words.range(member.at, words.partner(open) + 1), graph(member.name));
            }
            _unknown => {}
        }
    }
}
