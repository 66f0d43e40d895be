//! How many items a launch may push at most.

use crate::facts::{is_worklist, members};
use crate::tree::{Iter, Kernel, StmtKind};
use crate::walk::{self, Around};
use crate::words::Words;
use okl_plugin::Span;
use std::collections::BTreeMap;

/// The most items that one iteration pushes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Most {
    pub(crate) items: u32,
    /// For each edge of a node of that graph.
    pub(crate) edges: BTreeMap<String, u32>,
    /// True if nothing is known.
    pub(crate) is_unknown: bool,
}

impl Most {
    /// The most items of a kernel.
    pub(crate) fn of(words: &Words<'_>, kernel: &Kernel) -> Most {
        let (mut most, mut counted) = (Most::default(), 0_u32);
        walk::statements(&kernel.body, &mut |stmt, around| {
            let pushes = match &stmt.kind {
                StmtKind::Retry(..) | StmtKind::Respawn(_) => 1,
                StmtKind::Other => count(words, stmt.span),
                StmtKind::If(head, ..) | StmtKind::Head(head, _) => {
                    most.is_unknown |= matches!(stmt.kind, StmtKind::Head(..)) && count(words, *head) > 0;
                    count(words, *head)
                }
                _other => 0,
            };
            if pushes > 0 {
                most.add(pushes, around);
            }
            if !matches!(stmt.kind, StmtKind::Retry(..) | StmtKind::Respawn(_)) {
                counted = counted.saturating_add(pushes);
            }
        });
        // Some may stand where nobody looks, such as in the condition of a `do`.
        most.is_unknown |= counted != count(words, kernel.body.span);
        most
    }

    fn add(&mut self, pushes: u32, around: &[Around<'_>]) {
        let is_loop = |one: &&Around<'_>| match one {
            Around::Loop(_) => true,
            Around::Head(stmt) => !matches!(stmt.kind, StmtKind::If(..)),
            _other => false,
        };
        let loops: Vec<&Around<'_>> = around.iter().filter(is_loop).collect();
        match loops[..] {
            [Around::Loop(_)] => self.items = self.items.saturating_add(pushes),
            [Around::Loop(_), Around::Loop(inner)] => match &inner.iter {
                Iter::Edges(graph, _) => {
                    let edges = self.edges.entry(graph.clone()).or_default();
                    *edges = edges.saturating_add(pushes);
                }
                _other => self.is_unknown = true,
            },
            _ => self.is_unknown = true,
        }
    }
}

fn count(words: &Words<'_>, range: Span) -> u32 {
    members(words, range, &is_worklist).iter().filter(|member| member.name == "push").count() as u32
}

#[cfg(test)]
mod tests {
    use super::Most;
    use crate::parse;
    use crate::words::Words;

    fn most(body: &str) -> Option<(u32, Option<u32>)> {
        let text = format!("Kernel k(Graph g) {{ ForAll (i In WL.items()) {{ {body} }} }}");
        let words = Words::of(&text);
        let module = parse::module(&words, &mut Vec::new());
        let most = Most::of(&words, &module.kernels[0]);
        (!most.is_unknown).then(|| (most.items, most.edges.get("g").copied()))
    }

    #[test]
    fn what_an_iteration_pushes_is_counted_by_item_and_by_edge() {
        assert_eq!(most("WL.push(1); if (i > 3) WL.push(2);"), Some((2, None)));
        assert_eq!(most("ForAll (e In g.edges(i)) { WL.push(e); } Retry i;"), Some((1, Some(1))));
        assert_eq!(most("for (int k = 0; k < 3; k++) WL.push(k);"), None);
        assert_eq!(most("do { i++; } while (WL.push(i), i < 3);"), None);
        assert_eq!(most("For (k In range(3)) { WL.push(k); }"), None);
    }
}
