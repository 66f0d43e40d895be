//! Translates OpenACC to OpenMP, directive by directive; the program stays Fortran.
//!
//! ```text
//! !$acc parallel loop copy(a) reduction(+: s)     !$omp target teams distribute parallel do map(tofrom: a) reduction(+: s)
//! !$acc enter data copyin(a)                      !$omp target enter data map(to: a)
//! !$acc update self(a(1:n))                       !$omp target update from(a(1:n))
//! ```
//!
//! A gang is a team; its workers and lanes are threads; lanes inside of a loop over workers are SIMD lanes. `async` is
//! ignored: everything is synchronous.

mod clauses;
mod construct;
mod levels;
mod lines;
mod walker;

use crate::directive::Directive;
use crate::ids::ACCF_UNSUPPORTED;
use crate::stmt::behind_directives;
use crate::translator::Translator;
use crate::uses::blocks;
use clauses::Source;
use levels::Levels;
use lines::Lines;
use okl_fortran::ast::{self, DoControl, SpecKind, Stmt, StmtKind, Unit, UnitKind};
use okl_fortran::scope::ScopeId;
use okl_plugin::{Diagnostic, EditSet, Span};
use std::collections::BTreeSet;
use walker::Walker;

/// The program with directives of OpenMP in place of those of OpenACC. Reports what has no counterpart.
pub fn written<'t>(translator: &mut Translator<'t>, units: &'t [Unit], is_fixed: bool) -> EditSet {
    let text = translator.texts[0];
    let lines = Lines::new(text, is_fixed);
    let mut walker = Walker {
        translator,
        lines,
        source: Source(text),
        construct: None,
        mapped: BTreeSet::new(),
        entered: BTreeSet::new(),
    };
    units.iter().for_each(|unit| walker.unit(unit));
    walker.lines.edits()
}

/// A construct that is open.
struct Open {
    read: Directive,
    /// The directive of OpenMP that ends it; none where it became nothing.
    end: Option<String>,
}

impl<'t> Walker<'_, 't> {
    fn unit(&mut self, unit: &'t Unit) {
        for spec in &unit.specifications {
            if let SpecKind::Directive(directive) = &spec.kind
                && let Some(read) = self.read(directive)
            {
                self.declaration(unit, &read);
            }
        }
        if let Some(scope) = self.translator.universe.scope_of(unit) {
            self.mapped.clear();
            self.entered = entered(&unit.body).into_iter().collect();
            self.walk(&unit.body, scope, Levels::default());
        }
        unit.contained.iter().for_each(|unit| self.unit(unit));
    }

    /// Reads a directive of the file. One of a file that is included cannot be changed here.
    fn read(&mut self, directive: &ast::Directive) -> Option<Directive> {
        let read = Directive::read(directive, &mut self.translator.found)?;
        let own = self.source.0.get(read.span.start as usize..read.span.end as usize).unwrap_or_default();
        if !own.to_ascii_lowercase().contains("$acc") {
            self.unsupported(
                "a directive in a file that is included",
                read.span,
                "translate that file by itself",
            );
            return None;
        }
        if own.lines().any(|line| line.starts_with('#')) {
            let help = "write the whole directive in each branch";
            self.unsupported("a directive with conditions of the preprocessor in it", read.span, help);
            return None;
        }
        Some(read)
    }

    fn unsupported(&mut self, message: &str, span: Span, help: &str) {
        self.translator.found.push(Diagnostic::error(ACCF_UNSUPPORTED, message, span).help(help));
    }

    /// `declare` and `routine`.
    fn declaration(&mut self, unit: &Unit, read: &Directive) {
        let is_procedure =
            matches!(unit.kind, UnitKind::Subroutine | UnitKind::Function | UnitKind::ModuleProcedure);
        let words = match read.name.as_str() {
            "routine" if read.clause("bind").is_some() => {
                let help = "leave `bind` out, or choose the procedure with a macro";
                return self.unsupported(
                    "`routine` with `bind` has no counterpart in OpenMP",
                    read.span,
                    help,
                );
            }
            "routine" if read.clause("gang").is_some() => {
                let help = "put the loops over gangs into the region";
                return self.unsupported("`routine gang` has no counterpart in OpenMP", read.span, help);
            }
            "routine" => match &read.argument {
                Some(name) => Some(format!("declare target({})", names_of(name).join(", "))),
                None => Some("declare target".to_string()),
            },
            "declare" if is_procedure => {
                let help = "use `data`, or `enter data` and `exit data`";
                return self.unsupported(
                    "`declare` in a procedure has no counterpart in OpenMP",
                    read.span,
                    help,
                );
            }
            "declare" => {
                let on_device = ["copyin", "copy", "copyout", "create", "device_resident"];
                let own = self.source.listed(read, &on_device, "declare target");
                let linked = self.source.listed(read, &["link"], "declare target link");
                let all = format!("{own}{linked}").trim().to_string();
                (!all.is_empty()).then_some(all)
            }
            _ => None,
        };
        self.lines.replace(read.span, words);
    }

    /// The statements of a block inside of loops over some levels.
    fn walk(&mut self, block: &'t [Stmt], scope: ScopeId, outside: Levels) {
        let mut open: Vec<Open> = Vec::new();
        let around = self.mapped.clone();
        let mut at = 0;
        while let Some(stmt) = block.get(at) {
            let StmtKind::Directive(directive) = &stmt.kind else {
                self.inside(stmt, scope, outside);
                at += 1;
                continue;
            };
            at += match self.read(directive) {
                Some(read) => self.directive(&read, (block, at), scope, (outside, &mut open)),
                None => 1,
            };
            // What a data construct names is no longer there behind its end.
            if open.is_empty() {
                self.mapped.clone_from(&around);
            }
        }
        open.iter().for_each(|one| self.translator.without_end(&one.read));
    }

    fn inside(&mut self, stmt: &'t Stmt, scope: ScopeId, outside: Levels) {
        let scope = match &stmt.kind {
            StmtKind::Block { specifications, .. } => self.translator.universe.inner(scope, specifications),
            _ => scope,
        };
        blocks(stmt).into_iter().for_each(|block| self.walk(block, scope, outside));
    }

    /// A directive; returns the number of statements that are done.
    fn directive(
        &mut self,
        read: &Directive,
        (block, at): (&'t [Stmt], usize),
        scope: ScopeId,
        (outside, open): (Levels, &mut Vec<Open>),
    ) -> usize {
        let source = self.source;
        if read.compute().is_some() || read.name == "loop" {
            return self.compute(read, (block, at), scope, outside);
        }
        if let Some(name) = read.name.strip_prefix("end ") {
            let words = match open.iter().rposition(|one| one.read.name == name) {
                Some(place) => open.remove(place).end,
                None if name == "atomic" => Some("end atomic".to_string()),
                None => {
                    self.translator.without_beginning(read);
                    None
                }
            };
            self.lines.replace(read.span, words);
            return 1;
        }
        let alone = |words: &str, clauses: String| {
            (!clauses.is_empty()).then(|| format!("{words}{clauses}{}", source.conditions(read, "")))
        };
        let words = match read.name.as_str() {
            "data" | "host_data" => {
                self.mapped.extend(data_names(read));
                let clauses = match read.name.as_str() {
                    "data" => source.maps(read) + &source.listed(read, &["deviceptr"], "is_device_ptr"),
                    _ => source.listed(read, &["use_device"], "use_device_addr"),
                };
                let words = alone("target data", clauses);
                let end = words.as_ref().map(|_| "end target data".to_string());
                open.push(Open { read: read.clone(), end });
                words
            }
            "enter data" => alone("target enter data", source.maps(read)),
            "exit data" => alone("target exit data", source.leaving(read)),
            "update" => {
                let to = source.listed(read, &["device"], "to");
                alone("target update", to + &source.listed(read, &["self", "host"], "from"))
            }
            name if name.starts_with("atomic") => Some(name.to_string()),
            // Everything happens in order, and caches are the compiler's.
            _ => None,
        };
        self.lines.replace(read.span, words);
        1
    }

    /// A compute construct or a loop, with what belongs to it.
    fn compute(
        &mut self,
        read: &Directive,
        (block, at): (&'t [Stmt], usize),
        scope: ScopeId,
        outside: Levels,
    ) -> usize {
        let end_name = format!("end {}", read.name);
        if !read.has_loop() {
            let end = block[at + 1..].iter().position(|stmt| is_directive(stmt, &end_name));
            let Some(count) = end else {
                self.translator.without_end(read);
                return 1;
            };
            let last = block[at + 1 + count].span;
            self.region(read, &block[at + 1..at + 1 + count], last, scope);
            return count + 2;
        }
        let next = behind_directives(block, at + 1);
        let Some(stmt) = block.get(next).filter(|stmt| matches!(stmt.kind, StmtKind::Do { .. })) else {
            self.translator.without_loop(read);
            return 1;
        };
        if matches!(stmt.kind, StmtKind::Do { control: DoControl::Concurrent(_), .. }) {
            let help = "write `do` loops, with `collapse`";
            self.unsupported(
                "a directive of OpenMP cannot stand in front of `do concurrent`",
                read.span,
                help,
            );
            return next + 1 - at;
        }
        let words = self.of_loop(read, stmt, scope, outside);
        // Without a loop in its name, a construct has to be ended.
        if let Some(words) =
            words.as_ref().filter(|words| words.starts_with("target") && !words.contains(" d"))
            && !block.get(next + 1).is_some_and(|stmt| is_directive(stmt, &end_name))
        {
            self.lines.behind(stmt.span.end, format!("end {words}"));
        }
        match block.get(next + 1).filter(|stmt| is_directive(stmt, &end_name)) {
            Some(last) => {
                self.lines.replace(last.span, words.map(|words| format!("end {words}")));
                next + 2 - at
            }
            None => next + 1 - at,
        }
    }
}

/// The names that `enter data` has in statements.
fn entered(block: &[Stmt]) -> Vec<String> {
    let mut names = Vec::new();
    for stmt in block {
        if let StmtKind::Directive(directive) = &stmt.kind
            && let Some(read) =
                Directive::read(directive, &mut Vec::new()).filter(|read| read.name == "enter data")
        {
            names.extend(data_names(&read));
        }
        blocks(stmt).into_iter().for_each(|block| names.extend(entered(block)));
    }
    names
}

fn data_names(read: &Directive) -> Vec<String> {
    clauses::names(read, clauses::is_of_data)
}

/// True for a directive of a name.
fn is_directive(stmt: &Stmt, name: &str) -> bool {
    let StmtKind::Directive(directive) = &stmt.kind else { return false };
    Directive::read(directive, &mut Vec::new()).is_some_and(|read| read.name == name)
}

fn names_of(tokens: &[okl_fortran::token::Token]) -> Vec<String> {
    tokens.iter().filter(|token| token.text != ",").map(|token| token.text.clone()).collect()
}
