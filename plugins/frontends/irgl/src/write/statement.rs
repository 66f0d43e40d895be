//! Statements of kernels.

use super::c::Code;
use super::ends::{is_ended_in_loop, may_end};
use super::exclusives::takes_locks;
use crate::tree::{Block, Iter, Loop, Stmt, StmtKind};
use okl_frontend::text::Text;
use okl_plugin::Span;

/// Where a statement stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct At {
    /// The number of loops and switches of C++ between it and the iteration that it belongs to.
    pub(crate) loops: u32,
}

impl Code<'_, '_> {
    /// The statements of a block between its braces, without the braces.
    pub(crate) fn inside(&self, block: &Block, at: At) -> Text {
        let close = Span::at(block.span.end.saturating_sub(1));
        self.row(&block.stmts, block.span.start + 1, close.start, at)
    }

    /// Statements with what stands between them, from one place to another.
    pub(crate) fn row(&self, stmts: &[Stmt], from: u32, to: u32, at: At) -> Text {
        let (mut text, mut last) = (Text::new(), from);
        for stmt in stmts {
            text.push(Text::copy(Span::new(last, stmt.span.start.max(last))));
            text.push(self.statement(stmt, at));
            last = stmt.span.end;
        }
        text.push(Text::copy(Span::new(last, to.max(last))));
        text
    }

    fn block(&self, block: &Block, at: At) -> Text {
        let mut text = Text::copy(block.span.first());
        text.push(self.inside(block, at));
        text.push(Text::copy(block.span.last()));
        text
    }

    /// A statement.
    pub(crate) fn statement(&self, stmt: &Stmt, at: At) -> Text {
        let place = stmt.span;
        match &stmt.kind {
            StmtKind::Block(block) => self.block(block, at),
            StmtKind::Loop(one) => self.nested(one, at),
            StmtKind::If(head, then, other) => self.choice(*head, then, other.as_deref(), at),
            StmtKind::Head(head, body) => {
                let mut text = self.copy(*head);
                text.push(" ");
                text.push(self.statement(body, At { loops: at.loops + 1 }));
                self.left(text.at(place), may_end(body), place, at)
            }
            StmtKind::Do(body, tail) => {
                let mut text = Text::standing("do ", place);
                text.push(self.statement(body, At { loops: at.loops + 1 }));
                text.push(" ");
                text.push(self.copy(*tail));
                self.left(text.at(place), may_end(body), place, at)
            }
            StmtKind::Atomic(array, index, body, other) => {
                self.atomic((*array, *index), body, other.as_ref(), place, at)
            }
            StmtKind::Exclusive(..) if takes_locks(self.words, self.kernel, stmt, self.ways) => {
                self.locked(stmt, at)
            }
            StmtKind::Exclusive(_, _, body, other) => self.owned(body, other.as_ref(), place, at),
            StmtKind::Retry(true, item) => {
                let end = self.end(place, at);
                let push = format!("{}$item)", self.ways.push());
                Text::fill(
                    &format!("{{ {push}; $end }}"),
                    place,
                    &[("item", &self.copy(*item)), ("end", &end)],
                )
            }
            StmtKind::Retry(false, item) => {
                let end = self.end(place, at);
                let push = "irgl_push(irgl_retry, irgl_retried, irgl_capacity, $item)";
                Text::fill(
                    &format!("{{ {push}; $end }}"),
                    place,
                    &[("item", &self.copy(*item)), ("end", &end)],
                )
            }
            StmtKind::Respawn(item) => {
                let push = "irgl_push(irgl_retry, irgl_retried, irgl_capacity, $item);";
                Text::fill(push, place, &[("item", &self.copy(*item))])
            }
            StmtKind::Return(value) => {
                let template = "{ if ($value) irgl_true = 1; else irgl_false = 1; $end }";
                let values = [("value", &self.copy(*value)), ("end", &self.end(place, at))];
                Text::fill(template, place, &values)
            }
            StmtKind::Sync | StmtKind::Iterate(_) | StmtKind::Pipe(..) => Text::standing(";", place),
            StmtKind::Other => self.copy(place),
        }
    }

    fn choice(&self, head: Span, then: &Stmt, other: Option<&Stmt>, at: At) -> Text {
        let mut text = self.copy(head);
        text.push(" ");
        text.push(self.statement(then, at));
        if let Some(other) = other {
            text.push(Text::standing(" else ", head));
            text.push(self.statement(other, at));
        }
        text.at(head)
    }

    /// The end of the iteration: `continue;`, in a loop of C++ after having left it.
    fn end(&self, place: Span, at: At) -> Text {
        Text::standing(if at.loops == 0 { "continue;" } else { "irgl_ended = 1; break;" }, place)
    }

    /// A loop, with what follows where a statement in it has ended the iteration.
    fn left(&self, text: Text, may_end: bool, place: Span, at: At) -> Text {
        if !may_end {
            return text;
        }
        let next = if at.loops == 0 { "continue" } else { "break" };
        Text::fill(&format!("{{ $loop\nif (irgl_ended) {next}; }}"), place, &[("loop", &text)])
    }

    /// A loop in an iteration.
    fn nested(&self, one: &Loop, at: At) -> Text {
        if let Some(nested) = self.nested.filter(|nested| nested.one == one) {
            return self.kept(nested);
        }
        let head = self.head(one);
        let inner = if one.is_parallel { At { loops: 0 } } else { At { loops: at.loops + 1 } };
        let ended = one.is_parallel && is_ended_in_loop(&one.body);
        let first = if ended { "int irgl_ended = 0;" } else { "" };
        let inside = self.inside(&one.body, inner);
        let values = [("head", &head), ("inside", &inside)];
        let unroll = self.ways.unroll();
        let text = Text::fill(&format!("{unroll}for ($head) {{{first}$inside}}"), one.word, &values);
        let may_end = !one.is_parallel && one.body.stmts.iter().any(may_end);
        self.left(text, may_end, one.word, at)
    }

    /// `int e = g_row[n], irgl_end_e = g_row[n + 1]; e < irgl_end_e; ++e`
    fn head(&self, one: &Loop) -> Text {
        let name = Text::copy(one.variable.span);
        let end = Text::standing(format!("irgl_end_{}", one.variable.text), one.iter_span);
        let fill = |template: &str, more: &[(&str, &Text)]| {
            let mut values = vec![("name", &name), ("end", &end)];
            values.extend(more);
            Text::fill(template, one.iter_span, &values)
        };
        match &one.iter {
            Iter::Items => fill("int $name = 0; $name < irgl_size; ++$name", &[]),
            Iter::Nodes(graph) => {
                let nodes = Text::from(self.names.graph(graph, "nnodes"));
                fill("int $name = 0; $name < $nodes; ++$name", &[("nodes", &nodes)])
            }
            Iter::Edges(graph, node) => {
                let (row, node) = (Text::from(self.names.graph(graph, "row")), self.copy(*node));
                let more = [("row", &row), ("node", &node)];
                fill("int $name = $row[$node], $end = $row[($node) + 1]; $name < $end; ++$name", &more)
            }
            Iter::Range(start, last, step) => {
                let start = start.map_or(Text::from("0"), |start| self.copy(start));
                let more = [("start", &start), ("last", &self.copy(*last))];
                match step {
                    None => fill("int $name = $start, $end = $last; $name < $end; ++$name", &more),
                    Some(step) => {
                        let by = Text::standing(format!("irgl_step_{}", one.variable.text), *step);
                        let more = [more[0], more[1], ("by", &by), ("step", &self.copy(*step))];
                        fill(
                            "int $name = $start, $end = $last, $by = $step; $by > 0 ? $name < $end : $name > $end; $name += $by",
                            &more,
                        )
                    }
                }
            }
        }
    }
}
