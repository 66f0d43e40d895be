//! Changes of what several iterations share.

use crate::declared::declared;
use crate::facts::{is_worklist, members};
use crate::ids::{IRGL_OUTER_WRITE, IRGL_RACE};
use crate::tree::{Iter, Kernel, ParamKind, Stmt, StmtKind};
use crate::walk::{self, Around};
use crate::words::Words;
use okl_plugin::{Diagnostic, Span};
use std::collections::{BTreeMap, BTreeSet};

/// The operators that change what stands in front of them.
const UPDATES: &[&str] = &["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="];

/// Checks the changes in a kernel.
pub(crate) fn check(words: &Words<'_>, kernel: &Kernel, found: &mut Vec<Diagnostic>) {
    let mut check = Check { words, kernel, own: BTreeSet::new(), declared: BTreeMap::new() };
    walk::statements(&kernel.body, &mut |stmt, around| check.statement(stmt, around, found));
}

struct Check<'c, 't> {
    words: &'c Words<'t>,
    kernel: &'c Kernel,
    /// The variables with which an iteration finds what is its own.
    own: BTreeSet<String>,
    /// The number of parallel loops around the declaration of each variable.
    declared: BTreeMap<String, usize>,
}

impl<'c> Check<'c, '_> {
    fn statement(&mut self, stmt: &'c Stmt, around: &[Around<'c>], found: &mut Vec<Diagnostic>) {
        let depth = around.iter().filter(|one| matches!(one, Around::Loop(one) if one.is_parallel)).count();
        match &stmt.kind {
            StmtKind::Loop(one) => {
                let name = one.variable.text.clone();
                let is_own = match &one.iter {
                    Iter::Edges(_, node) => self.own.contains(node.of(self.words.text).trim()),
                    Iter::Items | Iter::Nodes(_) | Iter::Range(..) => depth == 0,
                };
                if is_own {
                    self.own.insert(name.clone());
                } else {
                    self.own.remove(&name);
                }
                self.declared.insert(name, depth + usize::from(one.is_parallel));
            }
            StmtKind::Other => self.other(stmt, around, depth, found),
            StmtKind::If(head, ..) | StmtKind::Head(head, _) => {
                self.popped(*head, depth);
                self.writes(*head, around, depth, found);
            }
            _other => {}
        }
    }

    fn other(&mut self, stmt: &Stmt, around: &[Around<'_>], depth: usize, found: &mut Vec<Diagnostic>) {
        if let Some(declared) = declared(self.words, stmt.span) {
            let pops = members(self.words, stmt.span, &is_worklist).iter().any(|member| member.name == "pop");
            for variable in declared.variables {
                let name = variable.name.text;
                if pops && depth == 1 {
                    self.own.insert(name.clone());
                } else {
                    self.own.remove(&name);
                }
                self.declared.insert(name, depth);
            }
        }
        self.popped(stmt.span, depth);
        self.writes(stmt.span, around, depth, found);
    }

    /// `WL.pop(i, n)` gives the item to `n`.
    fn popped(&mut self, range: Span, depth: usize) {
        let words = self.words;
        for member in members(words, range, &is_worklist) {
            let Some(open) = member.open.filter(|_| member.name == "pop" && depth == 1) else { continue };
            if let [_, (from, to)] = words.parts(open + 1, words.partner(open), ",")[..] {
                self.own.insert(words.range(from, to).of(words.text).trim().to_string());
            }
        }
    }

    /// Looks at what a range of C++ changes.
    fn writes(&self, range: Span, around: &[Around<'_>], depth: usize, found: &mut Vec<Diagnostic>) {
        let words = self.words;
        let tokens = words.within(range);
        for at in tokens.clone() {
            let word = words.word(at);
            let is_step = matches!(word, "++" | "--");
            let is_update = UPDATES.contains(&word) || is_step;
            if !is_update && word != "=" {
                continue;
            }
            let before = at > tokens.start && (words.is_name(at - 1) || words.is(at - 1, "]"));
            let place = match (before, is_step) {
                (true, _) => place_before(words, at, tokens.start),
                (false, true) if words.is_name(at + 1) => Some(at + 1),
                _none => None,
            };
            if let Some(place) = place {
                self.written(place, is_update, around, depth, found);
            }
        }
    }

    /// Something is changed whose name is the token `at`.
    fn written(
        &self,
        at: usize,
        is_update: bool,
        around: &[Around<'_>],
        depth: usize,
        found: &mut Vec<Diagnostic>,
    ) {
        let (words, name) = (self.words, self.words.word(at));
        if let Some(declared) = self.declared.get(name) {
            let is_outer = *declared >= 1 && *declared < depth && !words.is(at + 1, "[");
            if is_outer {
                let message =
                    format!("iterations of a nested `ForAll` change `{name}` of the iteration around them");
                let said = Diagnostic::error(IRGL_OUTER_WRITE, message, words.span(at));
                found.push(said.help("write `For`, whose iterations run one after another"));
            }
            return;
        }
        let param = self.kernel.params.iter().find(|param| param.name.text == name);
        let is_shared = param.is_some_and(|param| matches!(param.kind, ParamKind::Pointer(_)));
        let is_guarded = around.iter().any(|one| matches!(one, Around::Atomic(_) | Around::Exclusive(_)));
        if !is_update || !is_shared || is_guarded || depth == 0 || !words.is(at + 1, "[") {
            return;
        }
        let index = words.range(at + 2, words.partner(at + 1));
        if !self.own.contains(index.of(words.text).trim()) {
            let message = format!("other iterations may change this element of `{name}` at the same time");
            let said = Diagnostic::warning(IRGL_RACE, message, words.range(at, words.partner(at + 1) + 1));
            found.push(said.help("use `atomicAdd` and the like, `Atomic` or `Exclusive`"));
        }
    }
}

/// The name in front of an operator: `x` of `x[i][j] +=`.
fn place_before(words: &Words<'_>, operator: usize, start: usize) -> Option<usize> {
    let mut at = operator - 1;
    while words.is(at, "]") {
        let open = words.opener(at);
        at = if open < at { open.checked_sub(1)? } else { return None };
    }
    let is_member = at > start && matches!(words.word(at - 1), "." | "->");
    (at >= start && words.is_name(at) && !is_member).then_some(at)
}
