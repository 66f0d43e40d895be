//! Where the variables of a region live.
//!
//! A scalar that each iteration assigns before it reads it is declared in the innermost block that has all its uses, so
//! that each iteration has its own:
//!
//! ```text
//! do i = 1, n             for (int i = 1; i <= n; ++i) {
//!   t = x(i)                double t;
//!   y(i) = t * t            t = x[(i - 1)];
//! ```

use crate::clauses::is_data;
use crate::directive::{Directive, split};
use crate::translator::{Res, Translator};
use crate::uses::{PassedAs, assigned, home, is_assigned_first, occurs};
use crate::variable::{Bound, Key, is_allocated, is_variable};
use okl_fortran::ast::{Stmt, StmtKind};
use okl_fortran::scope::{Symbol, Type};
use std::collections::BTreeSet;

impl<'t> Translator<'t> {
    /// The variables that the clauses of a directive name, but for private ones.
    pub fn clause_names(&mut self, read: &Directive) -> Res<BTreeSet<String>> {
        let mut names = BTreeSet::new();
        for clause in &read.clauses {
            let is_named = is_data(clause, read)
                || matches!(clause.name.as_str(), "reduction" | "firstprivate" | "private");
            let Some(tokens) = clause.arguments.as_ref().filter(|_| is_named) else { continue };
            let colon =
                tokens.iter().position(|token| token.text == ":").filter(|_| clause.name == "reduction");
            for part in split(&tokens[colon.map_or(0, |at| at + 1)..], ",") {
                let part = match part.as_slice() {
                    [_, colon, rest @ ..] if colon.text == ":" => rest.to_vec(),
                    _ => part,
                };
                let Ok(expr) = self.clause_expr(&part) else { continue };
                if let Some(name) = crate::access::root_name(expr) {
                    names.insert(name.to_string());
                }
                if let Ok(access) = self.access(expr) {
                    names.insert(access.root.1);
                }
            }
        }
        Ok(names)
    }

    /// Decides where the variables live that a region assigns or that clauses call private.
    pub fn place_variables(
        &mut self,
        read: &Directive,
        body: &'t [Stmt],
        around: &BTreeSet<String>,
    ) -> Res<()> {
        let named =
            self.names_of(read, |name, is_data| is_data || matches!(name, "reduction" | "firstprivate"));
        let mut private = self.names_of(read, |name, _| name == "private");
        self.private_inside(body, &mut private);
        let mut candidates = BTreeSet::new();
        assigned(body, &|callee, at, argument| self.passed_as(callee, at, argument), &mut candidates);
        candidates.extend(private.iter().cloned());
        for name in candidates {
            if named.contains(&name) || self.alias(&name).is_some() {
                continue;
            }
            let (symbol, scope) = match self.symbol(&name) {
                Some(found) => found,
                None => {
                    let unit = self.unit_scope();
                    if self.universe.implicit_type(unit, &name).is_none() {
                        continue;
                    }
                    (
                        Symbol::new(
                            &name,
                            body.first().map_or(okl_plugin::Span::at(0), |stmt| stmt.head),
                            okl_fortran::scope::SymbolKind::Variable,
                        ),
                        unit,
                    )
                }
            };
            if !is_variable(&symbol) || is_allocated(&symbol) && symbol.rank() == 0 {
                continue;
            }
            let is_private = private.contains(&name);
            // Data constructs around have it on the device.
            if around.contains(&name) && !is_private {
                continue;
            }
            if self.is_on_device(&(scope, name.clone())) {
                continue;
            }
            if symbol.rank() > 0 && !is_private {
                continue;
            }
            self.place_one(&symbol, scope, is_private, body)?;
        }
        Ok(())
    }

    /// The scope of the unit around.
    pub fn unit_scope(&self) -> okl_fortran::scope::ScopeId {
        let mut scope = self.function.scope;
        while self.universe.scope_is_block(scope) {
            match self.universe.parent_of(scope) {
                Some(parent) => scope = parent,
                None => break,
            }
        }
        scope
    }

    fn place_one(
        &mut self,
        symbol: &Symbol<'t>,
        scope: okl_fortran::scope::ScopeId,
        is_private: bool,
        body: &'t [Stmt],
    ) -> Res<()> {
        let name = &symbol.id;
        if self.is_only_counter(body, name) {
            return Ok(());
        }
        let ty = self.type_of(symbol, scope);
        if matches!(ty, Type::Character | Type::Unknown) || self.has_allocated(&ty, 0) {
            return Ok(());
        }
        let passed: PassedAs<'_> = &|callee, at, argument| self.passed_as(callee, at, argument);
        let homes = homes(body, name, passed);
        let is_first = is_private || homes.iter().all(|(block, _)| is_assigned_first(block, name, passed));
        let in_loop = homes.iter().all(|(_, in_loop)| *in_loop);
        // Loops of `kernels` without a directive leave the values of their last iteration.
        let is_kept = self.function.in_kernels
            && !is_private
            && !self.function.has_loop_directives
            && self.is_live_behind(symbol, scope, body);
        let is_shared = self.function.in_kernels && !is_private && (!in_loop || is_kept);
        // In `kernels`, what is read before it is assigned is not each iteration's own either.
        if is_shared || self.function.in_kernels && !is_first {
            let key = self.variable(symbol, scope, symbol.span)?;
            self.by_reference(&key);
            self.written(&key);
            return Ok(());
        }
        if !is_first {
            return Ok(());
        }
        let key: Key = self.variable(symbol, scope, symbol.span)?;
        let dims = self.function.variables[&key].dims.clone();
        let count =
            dims.iter().map(|dim| if let Bound::Known(extent) = dim.extent { Some(extent) } else { None });
        let count = count.into_iter().try_fold(1_i64, |count, one| count.checked_mul(one?));
        let is_small = count.is_some_and(|count| count <= MAX_LOCAL);
        if !dims.is_empty() && !is_small {
            // Memory of the host's, for each gang.
            return Ok(());
        }
        self.function.dropped.insert(key.clone());
        for (block, _) in homes {
            self.function.declared_at.entry(block.as_ptr() as usize).or_default().push(key.clone());
        }
        Ok(())
    }

    /// True for a name that only loops count with, and only inside of them.
    fn is_only_counter(&self, body: &[Stmt], name: &str) -> bool {
        if self.function.outside.contains(name) {
            return false;
        }
        let mut is_counter = false;
        counters(body, &mut |other| is_counter |= other == name);
        is_counter
    }

    fn names_of(&mut self, read: &Directive, is_wanted: impl Fn(&str, bool) -> bool) -> BTreeSet<String> {
        let clauses = read
            .clauses
            .iter()
            .filter(|clause| is_wanted(&clause.name, is_data(clause, read)))
            .cloned()
            .collect();
        let some = Directive { clauses, ..read.clone() };
        self.clause_names(&some).unwrap_or_default()
    }

    fn private_inside(&mut self, body: &'t [Stmt], found: &mut BTreeSet<String>) {
        for stmt in body {
            if let StmtKind::Directive(directive) = &stmt.kind
                && let Some(read) = Directive::read(directive, &mut Vec::new())
            {
                found.extend(self.names_of(&read, |name, _| name == "private"));
            }
            for block in crate::uses::blocks(stmt) {
                self.private_inside(block, found);
            }
        }
    }
}

/// Where a variable can live: in one block, or in several loops if each of them assigns it first.
fn homes<'b>(body: &'b [Stmt], name: &str, passed: PassedAs<'_>) -> Vec<(&'b [Stmt], bool)> {
    let whole = home(body, name);
    if whole.1 {
        return vec![whole];
    }
    let users = (0..whole.0.len()).map(|at| &whole.0[at..=at]).filter(|one| occurs(one, name));
    let apart: Vec<(&[Stmt], bool)> = users.map(|one| home(one, name)).collect();
    let is_apart = apart.len() > 1
        && apart.iter().all(|(block, in_loop)| *in_loop && is_assigned_first(block, name, passed));
    if is_apart { apart } else { vec![whole] }
}

/// Arrays of more elements are memory of the host's.
const MAX_LOCAL: i64 = 1024;

fn counters(body: &[Stmt], found: &mut dyn FnMut(&str)) {
    for stmt in body {
        if let StmtKind::Do { control: okl_fortran::ast::DoControl::Count { variable, .. }, .. } = &stmt.kind
        {
            found(&variable.id);
        }
        crate::uses::blocks(stmt).into_iter().for_each(|block| counters(block, found));
    }
}
