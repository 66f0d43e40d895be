//! `declare`: what the device has while a procedure runs, or as long as the program runs.
//!
//! What a procedure has for itself is there from its first statement to its end:
//!
//! ```text
//! subroutine s(n)                     call okl_s_data_3(w)
//!   real :: w(n)                      ...
//!   !$acc declare create(w)           if (n < 1) go to 99001
//!   ...                               ...
//!   if (n < 1) return                 99001 continue
//! end subroutine                      call okl_s_end_3(w)
//! ```
//!
//! Variables of modules, saved ones and those of a main program come to the device with the first region that uses them:
//!
//! ```text
//! if (!acc_is_present((void *)w, sizeof(*w) * (100)))
//! #pragma acc enter data create(w[0:100])
//! ```

use crate::clauses::is_data;
use crate::directive::{Clause, Directive, split};
use crate::translator::{Res, Translator};
use crate::value::parts;
use crate::variable::{Key, Role, is_allocated};
use okl_fortran::ast::{Attribute, Spec, SpecKind, Stmt, StmtKind, Unit, UnitKind};
use okl_fortran::scope::ScopeId;
use okl_fortran::token::{Token, TokenKind};
use okl_frontend::text::Text;
use okl_plugin::Span;

/// The clause of a `declare` directive that names a variable of a unit.
pub fn declared(unit: &Unit, name: &str) -> Option<String> {
    let all = directives(unit).into_iter().flat_map(|read| read.clauses);
    let names = |clause: &Clause| items(unit, clause).iter().any(|item| item.text == name);
    all.into_iter().find(names).map(|clause| clause.name)
}

fn directives(unit: &Unit) -> Vec<Directive> {
    let read = |spec: &Spec| match &spec.kind {
        SpecKind::Directive(directive) => Directive::read(directive, &mut Vec::new()),
        _ => None,
    };
    unit.specifications.iter().filter_map(read).filter(|read| read.name == "declare").collect()
}

/// The variables that a clause names, those of common blocks by their own names.
fn items(unit: &Unit, clause: &Clause) -> Vec<Token> {
    let mut found = Vec::new();
    for part in split(clause.arguments.as_deref().unwrap_or_default(), ",") {
        match part.as_slice() {
            [first, block, last] if first.text == "/" && last.text == "/" => {
                let names = common_names(unit, &block.text);
                found.extend(names.into_iter().map(|name| Token { text: name, ..block.clone() }));
            }
            [_, colon, name, ..] if colon.text == ":" => found.push(name.clone()),
            [name, ..] if name.kind == TokenKind::Name => found.push(name.clone()),
            _ => {}
        }
    }
    found
}

fn common_names(unit: &Unit, block: &str) -> Vec<String> {
    let mut names = Vec::new();
    for spec in &unit.specifications {
        if let SpecKind::Common(Some(name), entities) = &spec.kind
            && name.id == block
        {
            names.extend(entities.iter().map(|entity| entity.name.id.clone()));
        }
    }
    names
}

/// True for a variable that keeps its value when its procedure ends.
fn is_saved(unit: &Unit, name: &str) -> bool {
    let is_save = |attribute: &Attribute| matches!(attribute, Attribute::Word(word) if word == "save");
    unit.specifications.iter().any(|spec| match &spec.kind {
        SpecKind::Declaration { attributes, entities, .. } => entities.iter().any(|entity| {
            entity.name.id == name && (entity.initial.is_some() || attributes.iter().any(is_save))
        }),
        SpecKind::Attribute(attribute, entities) => {
            is_save(attribute)
                && (entities.is_empty() || entities.iter().any(|entity| entity.name.id == name))
        }
        SpecKind::Common(_, entities) => entities.iter().any(|entity| entity.name.id == name),
        _ => false,
    })
}

fn is_procedure(unit: &Unit) -> bool {
    matches!(unit.kind, UnitKind::Subroutine | UnitKind::Function | UnitKind::ModuleProcedure)
}

/// What is on the device while a procedure runs.
#[derive(Debug, Default)]
pub struct Lifetime {
    /// The clauses, as those of a `data` construct.
    pub data: Option<Directive>,
    /// The local variables that have to be freed if they are allocated in the end.
    pub allocatable: Vec<Token>,
}

/// The clauses of `declare` that hold while a unit runs.
pub fn lifetime(translator: &Translator<'_>, unit: &Unit, scope: ScopeId) -> Lifetime {
    let mut lifetime = Lifetime::default();
    if !is_procedure(unit) {
        return lifetime;
    }
    for read in directives(unit) {
        let mut clauses = Vec::new();
        for clause in read.clauses.iter().filter(|clause| is_data(clause, &read) && clause.name != "link") {
            let mut arguments: Vec<Token> = Vec::new();
            for item in items(unit, clause) {
                let found = translator.universe.find(scope, &item.text);
                let Some(symbol) = found.filter(|found| found.scope == scope).map(|found| found.symbol)
                else {
                    continue;
                };
                if symbol.has("save") || is_saved(unit, &item.text) {
                    continue;
                }
                if symbol.has("allocatable") && !symbol.is_dummy && !symbol.is_result {
                    lifetime.allocatable.push(item);
                    continue;
                }
                if is_allocated(symbol) && !symbol.is_dummy {
                    continue;
                }
                if !arguments.is_empty() {
                    arguments.push(Token { kind: TokenKind::Mark, text: ",".into(), ..item.clone() });
                }
                arguments.push(item);
            }
            if !arguments.is_empty() {
                let name = if clause.name == "device_resident" { "create" } else { &clause.name };
                let name = name.to_string();
                clauses.push(Clause { name, span: clause.span, arguments: Some(arguments) });
            }
        }
        match &mut lifetime.data {
            Some(data) => data.clauses.extend(clauses),
            None if clauses.is_empty() => {}
            None => lifetime.data = Some(Directive { name: "data".into(), clauses, ..read }),
        }
    }
    lifetime
}

/// Where a procedure begins and ends.
#[derive(Debug)]
pub struct Ends {
    /// Where its first executable statement starts.
    pub start: u32,
    /// Where the statement starts that ends it.
    pub end: u32,
    /// Its `return` statements.
    pub returns: Vec<Span>,
    /// A label that it does not have.
    pub label: u32,
}

/// The places of a unit where a procedure begins and ends.
pub fn ends(unit: &Unit, text: &str) -> Ends {
    let end = unit.contains.map_or(unit.end.start, |contains| contains.start);
    let mut returns = Vec::new();
    returns_in(&unit.body, text, &mut returns);
    let own = text.get(unit.span.start as usize..unit.span.end as usize).unwrap_or_default();
    let label = (90_001_u32..99_999).find(|label| !own.contains(&label.to_string())).unwrap_or(99_999);
    Ends { start: unit.body.first().map_or(end, |stmt| stmt.span.start), end, returns, label }
}

fn returns_in(block: &[Stmt], text: &str, found: &mut Vec<Span>) {
    for stmt in block {
        if matches!(stmt.kind, StmtKind::Return)
            && let Some(at) = text.get(stmt.span.start as usize..stmt.span.end as usize)
            && let Some(start) = at.to_ascii_lowercase().rfind("return")
            && at[start..].trim_end().len() == "return".len()
        {
            let start = stmt.span.start + start as u32;
            found.push(Span::new(start, start + "return".len() as u32));
        }
        crate::uses::blocks(stmt).into_iter().for_each(|block| returns_in(block, text, found));
    }
}

impl<'t> Translator<'t> {
    /// True for a variable that a `declare` keeps on the device.
    pub fn is_on_device(&self, key: &Key) -> bool {
        self.declared_as(key).is_some_and(|clause| clause != "deviceptr")
    }

    /// The clause of a `declare` that names a variable.
    pub fn declared_as(&self, key: &Key) -> Option<String> {
        self.universe.unit_of(key.0).and_then(|unit| declared(unit, &key.1))
    }

    /// Lines at the start of the function of a region: what is on the device as long as the program runs is there from
    /// now on.
    pub fn declared_before(&mut self) -> Res<()> {
        for key in self.function.order.clone() {
            let variable = self.function.variables[&key].clone();
            if variable.role == Role::Local
                || is_allocated(&variable.symbol)
                || variable.symbol.has("associate")
            {
                continue;
            }
            let Some(unit) = self.universe.unit_of(key.0) else { continue };
            if is_procedure(unit) && !variable.symbol.has("save") && !is_saved(unit, &key.1) {
                continue;
            }
            let Some(clause) = declared(unit, &key.1) else { continue };
            let clause = match clause.as_str() {
                "copyin" | "copy" => "copyin",
                "create" | "copyout" | "device_resident" => "create",
                _ => continue,
            };
            let name = Text::from(variable.name.clone());
            let (section, test) = if variable.dims.is_empty() {
                self.by_reference(&key);
                (name, format!("(void *)&{0}, sizeof({0})", variable.name).into())
            } else {
                let count = self.count(&key);
                let test = parts(&["(void *)", ", sizeof(*", ") * (", ")"], [name.clone(), name, count]);
                (self.whole(&key)?, test)
            };
            let line = parts(
                &["if (!acc_is_present(", &format!(")) {{\n#pragma acc enter data {clause}("), ")\n  }"],
                [test, section],
            );
            self.function.entry.push(line);
        }
        Ok(())
    }
}
