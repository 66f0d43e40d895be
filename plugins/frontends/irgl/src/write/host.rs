//! Host kernels: functions in C++.
//!
//! ```text
//! x = Any(Invoke k(a, b));      x = irgl_run_k(a, b).any();
//! Pipe Initial (n) [s] { ... }  { irgl::pipe irgl_pipe(n, {s}); do { ... } while (irgl_pipe.more("Pipe")); }
//! ```

use super::iterate::{self, HostText};
use super::launcher::{parameters, runner};
use super::outline::Outlined;
use crate::facts::{Facts, is_worklist, members};
use crate::invocations::invocations;
use crate::tree::{Block, Iter, Kernel, Loop, Module, Role, Stmt, StmtKind};
use crate::words::Words;
use okl_frontend::text::{Changes, Text};
use okl_plugin::Span;
use std::collections::BTreeMap;

/// Writes host kernels.
pub(crate) struct Host<'m, 't> {
    pub(crate) words: &'m Words<'t>,
    /// What the plain kernels do.
    pub(crate) facts: &'m BTreeMap<String, Facts>,
    pub(crate) module: &'m Module,
    /// What the device may run of a host kernel, by the place of each `Iterate`.
    pub(crate) outlined: &'m BTreeMap<u32, Outlined>,
}

/// The name of a host kernel's function.
pub(crate) fn function(name: &str) -> String {
    if name == "main" { "irgl_main".into() } else { format!("irgl_host_{name}") }
}

impl Host<'_, '_> {
    /// The function of a host kernel; without a body if it is only declared.
    pub(crate) fn kernel(&self, kernel: &Kernel, has_body: bool) -> Text {
        let result = kernel.result.map_or(Text::from("void"), Text::copy);
        let head = format!("static $result {}($params)", function(&kernel.name.text));
        let values = [("result", &result), ("params", &parameters(kernel))];
        let mut text = Text::fill(&head, kernel.name.span, &values);
        match has_body {
            true => {
                text.push(Text::standing(" ", kernel.name.span));
                text.push(self.block(&kernel.body, false));
            }
            false => text.push(Text::standing(";\n", kernel.name.span)),
        }
        text
    }

    fn block(&self, block: &Block, in_pipe: bool) -> Text {
        let mut text = Text::copy(block.span.first());
        text.push(self.inside(block, in_pipe));
        text.push(Text::copy(block.span.last()));
        text
    }

    fn inside(&self, block: &Block, in_pipe: bool) -> Text {
        let (mut text, mut last) = (Text::new(), block.span.start + 1);
        for stmt in &block.stmts {
            text.push(Text::copy(Span::new(last, stmt.span.start.max(last))));
            text.push(self.statement(stmt, in_pipe));
            last = stmt.span.end;
        }
        text.push(Text::copy(Span::new(last, block.span.end.saturating_sub(1).max(last))));
        text
    }

    fn statement(&self, stmt: &Stmt, in_pipe: bool) -> Text {
        let place = stmt.span;
        match &stmt.kind {
            StmtKind::Block(block) => self.block(block, in_pipe),
            StmtKind::Loop(one) => self.sequential(one, in_pipe),
            StmtKind::If(head, then, other) => {
                let mut text = self.copy(*head);
                text.push(" ");
                text.push(self.statement(then, in_pipe));
                if let Some(other) = other {
                    text.push(" else ");
                    text.push(self.statement(other, in_pipe));
                }
                text.at(place)
            }
            StmtKind::Head(head, body) => {
                let mut text = self.copy(*head);
                text.push(" ");
                text.push(self.statement(body, in_pipe));
                text.at(place)
            }
            StmtKind::Do(body, tail) => {
                let (body, tail) = (self.statement(body, in_pipe), self.copy(*tail));
                Text::fill("do $body $tail", place, &[("body", &body), ("tail", &tail)])
            }
            StmtKind::Iterate(one) => {
                let body = one.body.as_ref().map_or(Text::new(), |body| self.inside(body, true));
                let has_worklist = self.facts.get(&one.kernel.text).is_some_and(Facts::has_worklist);
                let outlined = self.outlined.get(&one.word.start).map(|outlined| &outlined.call);
                iterate::iterate(self, one, (in_pipe, has_worklist), outlined, &body).at(place)
            }
            StmtKind::Pipe(is_once, initial, block) => {
                let body = self.inside(block, true);
                let outlined = self.outlined.get(&place.start).map(|outlined| &outlined.call);
                iterate::pipe(self, (*is_once, place.first()), (initial.as_ref(), in_pipe), outlined, &body)
                    .at(place)
            }
            StmtKind::Atomic(..)
            | StmtKind::Exclusive(..)
            | StmtKind::Retry(..)
            | StmtKind::Respawn(_)
            | StmtKind::Return(_)
            | StmtKind::Sync => Text::standing(";", place),
            StmtKind::Other => self.copy(place),
        }
    }

    /// A loop of the host, one iteration after another.
    fn sequential(&self, one: &Loop, in_pipe: bool) -> Text {
        let (name, inside) = (Text::copy(one.variable.span), self.inside(&one.body, in_pipe));
        let (start, end, step) = match &one.iter {
            Iter::Items => (Text::from("0"), Text::from("irgl::pipe::current().size()"), Text::from("1")),
            Iter::Nodes(graph) => (Text::from("0"), Text::from(format!("{graph}.nnodes")), Text::from("1")),
            Iter::Edges(graph, node) => {
                let node = self.copy(*node);
                let of = |what: &str| {
                    Text::fill(&format!("{graph}.{what}($node)"), one.iter_span, &[("node", &node)])
                };
                (of("first"), of("last"), Text::from("1"))
            }
            Iter::Range(start, end, step) => {
                let copy =
                    |place: Option<Span>, other: &str| place.map_or(Text::from(other), |at| self.copy(at));
                (copy(*start, "0"), self.copy(*end), copy(*step, "1"))
            }
        };
        let values =
            [("name", &name), ("start", &start), ("end", &end), ("step", &step), ("inside", &inside)];
        let template = "for (int $name : irgl::range($start, $end, $step)) {$inside}";
        Text::fill(template, one.word, &values)
    }

    /// A copy of a range of C++ with invocations in it.
    fn changed(&self, range: Span) -> Text {
        let words = self.words;
        let mut changes = Changes::new();
        for one in invocations(words, range) {
            let Some(at) = one.kernel else { continue };
            let name = words.word(at);
            let is_it = |kernel: &Kernel| kernel.name.text == name && kernel.role == Role::Host;
            let run = if self.module.kernels.iter().any(is_it) { function(name) } else { runner(name) };
            changes.replace(one.head, if one.has_parenthesis { format!("{run}(") } else { run });
            if let Some(reduced) = one.reduction {
                changes.replace(reduced.head, "");
                changes.replace(reduced.close, if reduced.is_any { ".any()" } else { ".all()" });
            }
        }
        for member in members(words, range, &is_worklist) {
            changes.replace(words.span(member.at), "irgl::pipe::current()");
        }
        changes.copy(range)
    }
}

impl HostText for Host<'_, '_> {
    fn copy(&self, range: Span) -> Text {
        self.changed(range)
    }
}
