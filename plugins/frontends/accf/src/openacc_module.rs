//! The module `openacc` for any Fortran compiler.
//!
//! A file that uses it gets a module of its own, which has interfaces and constants, but no code, and calls functions of
//! C++ that call the OpenACC API:
//!
//! ```text
//! use openacc, only: acc_is_present     use okl_openacc_1f3a, only: acc_is_present
//!
//! interface acc_is_present              extern "C" __attribute__((weak)) int okl_accf_is_present_1(CFI_cdesc_t *a) {
//!   function okl_is_present_1(a) ...      return acc_is_present(okl_accf::base(a), okl_accf::bytes(a));
//! ```

mod procedures;
mod shown;

pub use shown::{Modules, modules};

use okl_fortran::Form;
use okl_fortran::ast::{Spec, SpecKind, Stmt, StmtKind, Unit, UnitKind};
use okl_plugin::Span;
use procedures::{Form as Signature, PROCEDURES, constants};
use std::collections::BTreeSet;
use std::fmt::Write;

/// How a file uses the module `openacc`.
#[derive(Debug, Default)]
pub struct OpenaccUses {
    /// The `use` statements, from the word `use` to the name of the module.
    pub statements: Vec<Span>,
    /// The lines that include `openacc_lib.h`, with the places in their units where `use` may stand.
    pub includes: Vec<(Span, u32)>,
    /// Places where `use` may stand in units that have names of the module from other modules, with the names.
    pub indirect: Vec<(u32, BTreeSet<String>)>,
    /// Places in modules where declarations may stand, with the names that they must not show.
    pub hidden: Vec<(u32, BTreeSet<String>)>,
}

impl OpenaccUses {
    /// Finds the uses in the units of a file.
    pub fn of(units: &[Unit], modules: &Modules<'_>, text: &str) -> OpenaccUses {
        let mut uses = OpenaccUses::default();
        units.iter().for_each(|unit| uses.unit(unit, text));
        units.iter().for_each(|unit| uses.shown(unit, modules, text));
        uses
    }

    /// What units have from modules of the program, and what modules would show.
    fn shown(&mut self, unit: &Unit, modules: &Modules<'_>, text: &str) {
        let missing: BTreeSet<String> =
            shown::indirect(unit, modules).difference(&shown::direct(unit)).cloned().collect();
        if !missing.is_empty() {
            self.indirect.push((behind_line(text, unit.head), missing));
        }
        if matches!(unit.kind, UnitKind::Module) {
            let names = shown::hidden(unit, modules);
            if !names.is_empty() {
                self.hidden.push((declarations_place(unit), names));
            }
        }
        unit.contained.iter().for_each(|inner| self.shown(inner, modules, text));
    }

    /// True if the file does not use the module.
    pub fn is_empty(&self) -> bool {
        self.statements.is_empty() && self.includes.is_empty() && self.indirect.is_empty()
    }

    fn unit(&mut self, unit: &Unit, text: &str) {
        self.specifications(&unit.specifications, behind_line(text, unit.head), text);
        self.block(&unit.body, text);
        unit.contained.iter().for_each(|inner| self.unit(inner, text));
    }

    fn specifications(&mut self, specifications: &[Spec], head: u32, text: &str) {
        for spec in specifications {
            match &spec.kind {
                // A name elsewhere comes from an included file.
                SpecKind::Use(one)
                    if one.module.id == "openacc"
                        && text_at(text, one.module.span).eq_ignore_ascii_case("openacc") =>
                {
                    self.statements.push(Span::new(spec.span.start, one.module.span.end));
                }
                SpecKind::Interface(interface) => {
                    interface.bodies.iter().for_each(|body| self.unit(body, text))
                }
                // All declarations of the included text stand at the same line.
                SpecKind::Declaration { .. }
                    if is_include(text_at(text, spec.span))
                        && self.includes.last().is_none_or(|(last, _)| *last != spec.span) =>
                {
                    self.includes.push((spec.span, head));
                }
                _ => {}
            }
        }
    }

    fn block(&mut self, block: &[Stmt], text: &str) {
        for stmt in block {
            if let StmtKind::Block { specifications, .. } = &stmt.kind {
                self.specifications(specifications, behind_line(text, stmt.head), text);
            }
            crate::uses::blocks(stmt).into_iter().for_each(|block| self.block(block, text));
        }
    }
}

fn text_at(text: &str, span: Span) -> &str {
    text.get(span.start as usize..span.end as usize).unwrap_or_default()
}

/// The end of the statements that have to be the first ones.
fn declarations_place(unit: &Unit) -> u32 {
    let is_first =
        |spec: &&Spec| matches!(spec.kind, SpecKind::Use(_) | SpecKind::Import(_) | SpecKind::Implicit(_));
    unit.specifications.iter().filter(is_first).map(|spec| spec.span.end).max().unwrap_or(unit.head.end)
}

/// The start of the line behind a statement; its own line if it is empty.
fn behind_line(text: &str, head: Span) -> u32 {
    let at = head.end as usize;
    let place = if head.start == head.end {
        text[..at].rfind('\n').map_or(0, |at| at + 1)
    } else {
        text[at..].find('\n').map_or(text.len(), |end| at + end + 1)
    };
    place as u32
}

fn is_include(line: &str) -> bool {
    let line = line.trim_start().trim_start_matches('#').trim_start();
    line.get(..7).is_some_and(|word| word.eq_ignore_ascii_case("include")) && line.contains(INCLUDE)
}

/// The file that programs include that have no modules.
pub const INCLUDE: &str = "openacc_lib.h";

/// What translation sees in place of that file.
pub fn included() -> String {
    constants().fold(String::new(), |mut text, (name, value)| {
        let _ = writeln!(text, "      integer(4), parameter :: {name} = {value}");
        text
    })
}

/// The name of the module of a file.
pub fn module_name(mark: &str) -> String {
    format!("okl_openacc_{mark}")
}

/// The `use` statement of the module, in place of one from the word `use` to the name `openacc`. What follows on the
/// line stands behind it.
pub fn use_statement(mark: &str, form: Form, rest: &str) -> String {
    let name = module_name(mark);
    let is_long = match form {
        Form::Fixed => rest.len() > 20,
        Form::Free => rest.len() > 70,
    };
    match form {
        Form::Fixed if is_long => format!("use {name}\n     &"),
        Form::Free if is_long => format!("use {name} &\n    &"),
        _ => format!("use {name}"),
    }
}

/// The `use` statement of a unit that has some names from other modules.
pub fn use_names(mark: &str, names: &BTreeSet<String>) -> String {
    let name = module_name(mark);
    if *names == shown::all_names() {
        return format!("      use {name}\n");
    }
    names.iter().map(|one| format!("      use {name}, only: {one}\n")).collect()
}

/// The statements by which a module hides names.
pub fn hiding(names: &BTreeSet<String>) -> String {
    names.iter().map(|name| format!("      private :: {name}\n")).collect()
}

/// The module, in lines that both forms take.
pub fn module_text(mark: &str) -> String {
    let name = module_name(mark);
    let mut text = format!("      module {name}\n      implicit none\n      private\n");
    for (constant, value) in constants() {
        let head = "      integer(4), parameter, public ::";
        let _ = writeln!(text, "{head:<72}&\n     & {constant} = {value}");
    }
    for (generic, result, forms) in PROCEDURES {
        let _ = writeln!(text, "      public :: acc_{generic}\n      interface acc_{generic}");
        for form in signatures(forms) {
            interface_text(&mut text, generic, *result, &form);
        }
        text.push_str("      end interface\n");
    }
    let _ = writeln!(text, "      end module {name}");
    text
}

/// The functions of C++ that the module calls.
pub fn wrappers() -> String {
    let mut text = procedures::OWN.to_string();
    for (generic, result, forms) in PROCEDURES {
        for form in signatures(forms) {
            wrapper_text(&mut text, generic, *result, &form);
        }
    }
    text
}

/// A form of a procedure: its number, and its arguments.
struct Numbered {
    number: usize,
    arguments: Vec<(&'static str, Signature)>,
}

/// The forms of a procedure. A number of bytes may have four or eight bytes itself.
fn signatures(forms: &'static str) -> Vec<Numbered> {
    let mut all = Vec::new();
    for form in forms.split('|') {
        let arguments: Vec<(&str, Signature)> = form
            .split_whitespace()
            .filter_map(|one| one.split_once(':'))
            .map(|(name, code)| (name, Signature::of(code)))
            .collect();
        let has_bytes = arguments.iter().any(|(_, kind)| matches!(kind, Signature::Bytes(_)));
        for size in if has_bytes { &[4, 8][..] } else { &[4] } {
            let sized =
                |kind: Signature| if let Signature::Bytes(_) = kind { Signature::Bytes(*size) } else { kind };
            let arguments = arguments.iter().map(|(name, kind)| (*name, sized(*kind))).collect();
            all.push(Numbered { number: all.len() + 1, arguments });
        }
    }
    all
}

fn interface_text(text: &mut String, generic: &str, result: char, form: &Numbered) {
    let name = format!("okl_{generic}_{}", form.number);
    let word = if result == ' ' { "subroutine" } else { "function" };
    let dummies: Vec<&str> = form.arguments.iter().map(|(name, _)| *name).collect();
    let dummies: Vec<String> = dummies.chunks(3).map(|some| some.join(", ")).collect();
    let symbol = format!("okl_accf_{generic}_{}", form.number);
    // Lines end at column 72, and the mark in column 73 continues them in free form.
    let _ = writeln!(text, "{:<72}&", format!("      {word} {name}("));
    for (at, some) in dummies.iter().enumerate() {
        let comma = if at + 1 < dummies.len() { "," } else { "" };
        let _ = writeln!(text, "{:<72}&", format!("     & {some}{comma}"));
    }
    let _ = writeln!(text, "     &) bind(c, name=\"{symbol}\")");
    if result == 'p' || form.arguments.iter().any(|(_, kind)| *kind == Signature::Pointer) {
        text.push_str("      use, intrinsic :: iso_c_binding, only: c_ptr\n");
    }
    if let Some(ty) = procedures::result_type(result) {
        let _ = writeln!(text, "      {ty} :: {name}");
    }
    for (name, kind) in &form.arguments {
        let _ = writeln!(
            text,
            "      {} :: {name}{}",
            kind.declaration(),
            if *kind == Signature::Numbers { "(*)" } else { "" }
        );
    }
    let _ = writeln!(text, "      end {word}");
}

fn wrapper_text(text: &mut String, generic: &str, result: char, form: &Numbered) {
    let has_bytes = form.arguments.iter().any(|(_, kind)| matches!(kind, Signature::Bytes(_)));
    let parameters: Vec<String> =
        form.arguments.iter().map(|(name, kind)| format!("{}{name}", kind.c_type())).collect();
    let values: Vec<String> =
        form.arguments.iter().map(|(name, kind)| kind.c_value(name, has_bytes)).collect();
    let target = if procedures::OWN.contains(&format!(" {generic}(")) {
        format!("okl_accf::{generic}")
    } else {
        format!("acc_{generic}")
    };
    let _ = writeln!(
        text,
        "extern \"C\" __attribute__((weak)) {}okl_accf_{generic}_{}({}) {{ {}{target}({}); }}",
        procedures::c_result(result),
        form.number,
        parameters.join(", "),
        if result == ' ' { "" } else { "return " },
        values.join(", ")
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_lines_of_the_module_fit_both_forms() {
        for line in module_text("01234567").lines() {
            let (code, mark) = line.split_at(line.len().min(72));
            assert!(mark.is_empty() || mark == "&", "{line}");
            assert!(code.starts_with("      ") || code.starts_with("     &"), "{line}");
        }
    }

    #[test]
    fn forms_with_bytes_exist_for_both_kinds() {
        let forms = signatures("data_arg:d|data_arg:a bytes:b");
        let bytes: Vec<_> =
            forms.iter().map(|form| (form.number, form.arguments.last().map(|(_, kind)| *kind))).collect();
        assert_eq!(bytes[1], (2, Some(Signature::Bytes(4))));
        assert_eq!(bytes[2], (3, Some(Signature::Bytes(8))));
    }

    #[test]
    fn no_two_forms_of_a_procedure_take_the_same_arguments() {
        for (generic, _, forms) in PROCEDURES {
            let all: Vec<Vec<Signature>> = signatures(forms)
                .iter()
                .map(|form| form.arguments.iter().map(|(_, kind)| *kind).collect())
                .collect();
            for (at, form) in all.iter().enumerate() {
                assert!(!all[at + 1..].contains(form), "acc_{generic}");
            }
        }
    }
}
