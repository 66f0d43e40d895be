//! Compute constructs and their loops.

use super::clauses::{is_of_data, names};
use super::levels::{Levels, gang_reductions, has_gang_loop};
use super::walker::{Construct, Walker};
use crate::directive::Directive;
use crate::translator::Function;
use crate::uses::{Passed, assigned_by_statements, is_assigned_first};
use crate::variable::is_variable;
use okl_fortran::ast::{Argument, DoControl, Expr, Stmt, StmtKind};
use okl_fortran::scope::{ScopeId, Type};
use okl_plugin::Span;
use std::collections::BTreeSet;

impl<'t> Walker<'_, 't> {
    /// A region: `target teams`, or `target` where nothing makes it several teams.
    pub(super) fn region(&mut self, read: &Directive, body: &'t [Stmt], last: Span, scope: ScopeId) {
        if read.compute() == Some("kernels") {
            return self.kernels(read, body, last, scope);
        }
        let one = self.source.value(read, "num_gangs").is_some_and(|number| number == "1");
        let has_teams =
            read.name != "serial" && !one && (has_gang_loop(body) || read.clause("num_gangs").is_some());
        let word = if has_teams { "target teams" } else { "target" };
        let mut construct = Construct { has_teams, named: named(read) };
        // What loops over gangs sum up leaves the construct.
        let inner = gang_reductions(body, Levels::default());
        let summed: BTreeSet<String> =
            inner.iter().chain([read]).flat_map(|one| names(one, |name| name == "reduction")).collect();
        construct.named.extend(summed.iter().cloned());
        let mut clauses = self.own(&construct, body, scope, true);
        if has_teams {
            clauses.push_str(&self.source.sizes(read));
            let all: Vec<&Directive> = [read].into_iter().chain(&inner).collect();
            clauses.push_str(&self.source.all_reductions(&all));
        }
        clauses.push_str(&leaving(read, summed));
        clauses.push_str(&self.around(&construct, body, scope));
        clauses.push_str(&self.of_construct(read));
        self.lines.replace(read.span, Some(format!("{word}{clauses}")));
        let outer = self.construct.replace(construct);
        self.walk(body, scope, Levels::default());
        self.construct = outer;
        self.lines.replace(last, Some(format!("end {word}")));
    }

    /// The clauses of a construct that do not depend on what is in it.
    fn of_construct(&self, read: &Directive) -> String {
        let source = self.source;
        let explicit = source.listed(read, &["private"], "private")
            + &source.listed(read, &["firstprivate"], "firstprivate");
        let pointers = source.listed(read, &["deviceptr"], "is_device_ptr");
        format!("{explicit}{}{pointers}{}", source.maps(read), source.conditions(read, "target: "))
    }

    /// A `kernels` construct: its statements run one after another, loops that are independent in parallel.
    fn kernels(&mut self, read: &Directive, body: &'t [Stmt], last: Span, scope: ScopeId) {
        let maps = self.source.maps(read);
        let condition = self.source.conditions(read, "");
        let words = (!maps.is_empty()).then(|| format!("target data{maps}{condition}"));
        self.lines.replace(read.span, words.clone());
        self.lines.replace(last, words.map(|_| "end target data".to_string()));
        let target = self.source.conditions(read, "target: ");
        // Its parts find on the device what its own clauses and `enter data` name.
        let around = self.mapped.clone();
        let data = names(read, is_of_data);
        self.mapped.extend(data.iter().chain(&self.entered).cloned());
        let own = named(read).into_iter().filter(|name| !data.contains(name)).collect();
        let construct = Construct { has_teams: true, named: own };
        let outer = self.construct.replace(construct.clone());
        let mut at = 0;
        while let Some(stmt) = body.get(at) {
            if matches!(stmt.kind, StmtKind::Directive(_)) {
                at += self.kernels_directive(read, (body, at), scope, &target);
                continue;
            }
            if let Some(inner) = self.independent(stmt, body, scope) {
                let part = std::slice::from_ref(stmt);
                let around = self.around(&construct, part, scope);
                let own = self.own(&construct, part, scope, true);
                let words = format!("target teams distribute parallel do{around}{own}{target}");
                self.lines.in_front(stmt.span.start, words);
                self.walk(inner, scope, Levels { gang: true, worker: true, vector: true });
                at += 1;
                continue;
            }
            let is_plain = |stmt: &&Stmt| !matches!(stmt.kind, StmtKind::Directive(_) | StmtKind::Do { .. });
            let count = body[at..].iter().take_while(is_plain).count().max(1);
            self.in_order(&body[at..at + count], scope, &target);
            at += count;
        }
        self.mapped = around;
        self.construct = outer;
    }

    /// The scalars that a loop of `kernels` changes for the program: ` map(tofrom: s)`.
    fn changed(&mut self, stmt: &'t Stmt, scope: ScopeId) -> String {
        self.translator.function = Function::new(scope, None, true);
        let mut written = BTreeSet::new();
        assigned_by_statements(std::slice::from_ref(stmt), &self.passed(), &mut written);
        let is_new = |name: &String| self.is_scalar(scope, name) && !self.mapped.contains(name);
        let written: Vec<String> = written.into_iter().filter(is_new).collect();
        shared(&written)
    }

    /// Statements that are not known to be independent: one thread runs them.
    fn in_order(&mut self, part: &'t [Stmt], scope: ScopeId, target: &str) {
        let (Some(first), Some(last)) = (part.first(), part.last()) else { return };
        self.translator.function = Function::new(scope, None, true);
        let mut written = BTreeSet::new();
        assigned_by_statements(part, &self.passed(), &mut written);
        written.extend(self.mapped.iter().filter(|name| crate::uses::occurs(part, name)).cloned());
        let written: Vec<String> = written.into_iter().filter(|name| self.is_scalar(scope, name)).collect();
        self.lines.in_front(first.span.start, format!("target{}{target}", shared(&written)));
        self.walk(part, scope, Levels { gang: true, worker: true, vector: true });
        self.lines.behind(last.span.end, "end target".to_string());
    }

    /// A directive in a `kernels` construct: a loop with one is a construct of its own.
    fn kernels_directive(
        &mut self,
        read: &Directive,
        (body, at): (&'t [Stmt], usize),
        scope: ScopeId,
        target: &str,
    ) -> usize {
        let StmtKind::Directive(directive) = &body[at].kind else { return 1 };
        let Some(own) = self.read(directive) else { return 1 };
        let next = crate::stmt::behind_directives(body, at + 1);
        match body.get(next) {
            Some(stmt) if own.name == "loop" && matches!(stmt.kind, StmtKind::Do { .. }) => {
                let says = |name: &str| own.clause(name).is_some();
                let is_parallel = !says("seq")
                    && (says("independent")
                        || says("reduction")
                        || self.independent(stmt, body, scope).is_some());
                if !is_parallel {
                    self.lines.replace(own.span, None);
                    self.in_order(std::slice::from_ref(stmt), scope, target);
                    return next + 1 - at;
                }
                let mut combined = own.clone();
                combined.name = "parallel loop".to_string();
                let sizes = ["num_gangs", "num_workers", "vector_length"];
                combined
                    .clauses
                    .extend(read.clauses.iter().filter(|one| sizes.contains(&one.name.as_str())).cloned());
                let words = self.construct_loop(&combined, stmt, scope, target);
                self.lines.replace(own.span, Some(words));
                next + 1 - at
            }
            _ => {
                self.walk(&body[at..=at], scope, Levels::default());
                1
            }
        }
    }

    /// A loop with its directive. Returns the words of its construct, which an `end` directive has as well.
    pub(super) fn of_loop(
        &mut self,
        read: &Directive,
        stmt: &'t Stmt,
        scope: ScopeId,
        outside: Levels,
    ) -> Option<String> {
        let StmtKind::Do { body, .. } = &stmt.kind else { return None };
        if read.name != "loop" {
            let words = self.construct_loop(read, stmt, scope, "");
            self.lines.replace(read.span, Some(words.clone()));
            return Some(words_alone(&words));
        }
        let levels = Levels::of(read, body, outside);
        let construct = self.construct.clone();
        // In a routine, the caller may already run in a thread of a parallel region.
        let words = match &construct {
            Some(construct) => levels.words(outside, construct.has_teams),
            None if read.clause("vector").is_some() => "simd",
            None => "",
        };
        let text = (!words.is_empty()).then(|| {
            let mut text = format!("{words}{}", collapse(read));
            if words != "distribute" {
                text.push_str(&self.source.reductions(read));
            }
            text.push_str(&self.source.listed(read, &["private"], "private"));
            let mut construct = construct.clone().unwrap_or_default();
            construct.named.extend(names(read, |name| matches!(name, "private" | "reduction")));
            text + &self.own(&construct, body, scope, false)
        });
        self.lines.replace(read.span, text);
        self.walk(body, scope, outside.with(levels));
        (!words.is_empty()).then(|| words.to_string())
    }

    /// A construct with its loop in one: `target teams distribute parallel do`.
    fn construct_loop(&mut self, read: &Directive, stmt: &'t Stmt, scope: ScopeId, target: &str) -> String {
        let StmtKind::Do { body, .. } = &stmt.kind else { return String::new() };
        let one = self.source.value(read, "num_gangs").is_some_and(|number| number == "1");
        let has_teams = !read.name.starts_with("serial") && !one;
        // `auto` asks for a proof.
        let is_auto = read.clause("auto").is_some() || read.name == "kernels loop";
        let says = |name: &str| read.clause(name).is_some();
        let is_known = !is_auto
            || says("independent")
            || says("reduction")
            || self.independent(stmt, std::slice::from_ref(stmt), scope).is_some();
        let is_in_order = read.name.starts_with("serial") || !is_known || says("seq");
        let has_teams = has_teams && !is_in_order;
        let levels = if is_in_order { Levels::default() } else { Levels::of(read, body, Levels::default()) };
        let words = levels.words(Levels::default(), has_teams);
        let construct = Construct { has_teams, named: named(read) };
        let mut text = String::from(if has_teams { "target teams" } else { "target" });
        if words.is_empty() {
            text.push_str(&leaving(read, names(read, |name| name == "reduction")));
            if read.name == "kernels loop" {
                text.push_str(&self.changed(stmt, scope));
            }
        } else {
            text.push_str(&format!(" {words}{}", collapse(read)));
            if has_teams {
                text.push_str(&self.source.sizes(read));
            }
            text.push_str(&self.source.reductions(read));
        }
        text.push_str(&self.around(&construct, std::slice::from_ref(stmt), scope));
        if read.name != "kernels loop" || !words.is_empty() {
            text.push_str(&self.own(&construct, std::slice::from_ref(stmt), scope, true));
        }
        text.push_str(&self.of_construct(read));
        text.push_str(target);
        let outer = self.construct.replace(construct);
        self.walk(body, scope, levels);
        self.construct = outer;
        text
    }

    /// The scalars that each team or thread has of its own: ` private(t) firstprivate(u)`.
    fn own(&mut self, construct: &Construct, body: &'t [Stmt], scope: ScopeId, is_construct: bool) -> String {
        let (mut private, mut first) = (Vec::new(), Vec::new());
        self.translator.function = Function::new(scope, None, true);
        let passed = self.passed();
        let mut written = BTreeSet::new();
        assigned_by_statements(body, &passed, &mut written);
        for name in written {
            if construct.named.contains(&name) || self.mapped.contains(&name) || !self.is_scalar(scope, &name)
            {
                continue;
            }
            if is_assigned_first(body, &name, &passed) {
                private.push(name);
            } else if is_construct {
                first.push(name);
            }
        }
        [("private", private), ("firstprivate", first)]
            .iter()
            .filter(|(_, names)| !names.is_empty())
            .map(|(word, names)| format!(" {word}({})", names.join(", ")))
            .collect()
    }

    /// The scalars that the device has already: without a clause, OpenMP would copy the host's value.
    fn around(&self, construct: &Construct, body: &[Stmt], scope: ScopeId) -> String {
        let is_used = |name: &&String| {
            !construct.named.contains(*name) && self.is_scalar(scope, name) && crate::uses::occurs(body, name)
        };
        let names: Vec<String> = self.mapped.iter().filter(is_used).cloned().collect();
        shared(&names)
    }

    /// The use that subroutines make of their arguments, as the scope of the function knows them.
    fn passed(&self) -> impl Fn(&Expr, usize, &Argument) -> Passed + use<'_, 't> {
        let translator = &*self.translator;
        move |callee: &Expr, at: usize, argument: &Argument| translator.passed_as(callee, at, argument)
    }

    fn is_scalar(&self, scope: ScopeId, name: &str) -> bool {
        let Some(found) = self.translator.universe.find(scope, name) else {
            return self.translator.universe.implicit_type(scope, name).is_some();
        };
        let ty = self.translator.universe.type_of(found);
        // The device has it.
        if self.translator.is_on_device(&(found.scope, name.to_string())) {
            return false;
        }
        is_variable(found.symbol)
            && found.symbol.rank() == 0
            && !matches!(ty, Type::Derived(_) | Type::Character)
    }

    /// The body of a loop whose iterations do not depend on each other.
    fn independent(&mut self, stmt: &'t Stmt, region: &'t [Stmt], scope: ScopeId) -> Option<&'t [Stmt]> {
        let StmtKind::Do { control: DoControl::Count { variable, .. }, body, .. } = &stmt.kind else {
            return None;
        };
        let mut function = Function::new(scope, None, true);
        (function.in_kernels, function.region) = (true, region);
        self.translator.function = function;
        let read = Directive { name: "kernels".into(), span: stmt.head, argument: None, clauses: Vec::new() };
        let told = self.translator.found.len();
        let placed = self.translator.place_variables(&read, region, &BTreeSet::new());
        let found = placed.ok().and_then(|()| self.translator.independent(variable, body));
        self.translator.found.truncate(told);
        // A sum stays in order.
        found.filter(|found| found.reductions.is_empty()).map(|_| body.as_slice())
    }
}

/// The names in clauses of a construct.
fn named(read: &Directive) -> BTreeSet<String> {
    let is_listed = |name: &str| {
        is_of_data(name)
            || matches!(name, "no_create" | "deviceptr" | "private" | "firstprivate" | "reduction")
    };
    names(read, is_listed).into_iter().collect()
}

/// Scalars that come back from the device: ` map(tofrom: s)`.
fn shared(names: &[String]) -> String {
    if names.is_empty() { String::new() } else { format!(" map(tofrom: {})", names.join(", ")) }
}

/// Scalars that come back, but for those that the clauses of the construct map already.
fn leaving(read: &Directive, scalars: impl IntoIterator<Item = String>) -> String {
    let mapped = names(read, is_of_data);
    let scalars: Vec<String> = scalars.into_iter().filter(|name| !mapped.contains(name)).collect();
    shared(&scalars)
}

/// ` collapse(2)`, also for the loops that `tile` takes.
fn collapse(read: &Directive) -> String {
    if let Some(tile) = read.clause("tile").and_then(|clause| clause.arguments.as_ref()) {
        return format!(" collapse({})", crate::directive::split(tile, ",").len());
    }
    let tokens = read.clause("collapse").and_then(|clause| clause.arguments.as_ref());
    // `force:` allows statements between the loops, which OpenMP does not.
    match tokens.filter(|tokens| tokens.len() == 1).and_then(|tokens| tokens.last()) {
        Some(number) => format!(" collapse({})", number.text),
        None => String::new(),
    }
}

/// The words of a directive without its clauses.
fn words_alone(text: &str) -> String {
    let is_word = |word: &&str| !word.contains('(');
    text.split(' ').take_while(is_word).collect::<Vec<_>>().join(" ")
}
