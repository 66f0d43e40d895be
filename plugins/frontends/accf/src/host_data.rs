//! `host_data`: names that stand for the addresses on the device.
//!
//! ```text
//! !$acc host_data use_device(a)        block
//! call axpy(n, a)                        real(8), pointer, contiguous :: okl_a(:)
//! !$acc end host_data                    call okl_c_f_pointer(okl_use_device(a, 1_4, 0_4), okl_a, shape(a))
//!                                        okl_a(lbound(a, 1):) => okl_a
//!                                        associate (a => okl_a)
//!                                          call axpy(n, a)
//!                                        end associate
//!                                      end block
//! ```

use crate::directive::{Directive, split};
use crate::translator::{Res, Translator};
use okl_fortran::ast::Extent;
use okl_fortran::scope::{Symbol, Type};
use okl_fortran::token::{Token, TokenKind};
use okl_plugin::Span;
use std::fmt::Write;

/// The function that looks up addresses, in front of the translation: a directive, so that each target has its own.
pub fn lookup(mark: &str) -> String {
    format!(
        "void *accf_use_device_{mark}(char *data, int is_active, int if_present) {{\n\
         char *found = data;\n\
         if (if_present) {{\n#pragma acc host_data use_device(data) if(is_active) if_present\n{{ found = data; }}\n\
         }} else {{\n#pragma acc host_data use_device(data) if(is_active)\n{{ found = data; }}\n}}\n\
         return found;\n}}\n"
    )
}

/// The function that Fortran calls, behind the translation.
pub fn wrapper(mark: &str) -> String {
    format!(
        "extern \"C\" void *okl_use_device_{mark}(CFI_cdesc_t *a, int is_active, int if_present) {{\n  \
         return a && a->base_addr ? accf_use_device_{mark}((char *)a->base_addr, is_active, if_present) : nullptr;\n}}\n"
    )
}

/// The start of a block with the value of a condition.
pub fn kept(name: &str, condition: &[Token]) -> String {
    let mut text = format!("      block\n      logical :: {name}\n");
    let mut pieces = vec![format!("{name} =")];
    for token in condition {
        let piece = written(std::slice::from_ref(token));
        match pieces.last_mut().filter(|last| last.len() + piece.len() < 55) {
            Some(last) => *last = format!("{last} {piece}"),
            None => pieces.push(piece),
        }
    }
    statement(&mut text, &pieces);
    text
}

/// A statement in lines that go on in both forms: the marks stand behind column 72.
fn statement(text: &mut String, pieces: &[String]) {
    for (at, piece) in pieces.iter().enumerate() {
        let line = if at == 0 { format!("      {piece}") } else { format!("     & {piece}") };
        let _ = if at + 1 < pieces.len() { writeln!(text, "{line:<72}&") } else { writeln!(text, "{line}") };
    }
}

impl<'t> Translator<'t> {
    /// The text in front of the statements of a `host_data` construct, and the one behind them.
    pub fn host_data(&mut self, read: &Directive) -> Res<(String, String)> {
        let mark = self.file_mark.clone();
        let mut head = format!("      block\n{}", interface(&mark));
        let (mut calls, mut pairs) = (String::new(), Vec::new());
        let active = match read.clause("if").and_then(|clause| clause.arguments.as_ref()) {
            Some(condition) => format!("merge(1_4, 0_4, {})", written(condition)),
            None => "1_4".to_string(),
        };
        let if_present = if read.clause("if_present").is_some() { "1_4" } else { "0_4" };
        for clause in read.clauses.iter().filter(|clause| clause.name == "use_device") {
            for part in split(clause.arguments.as_deref().unwrap_or_default(), ",") {
                let [name] = part.as_slice() else {
                    let span = part.first().map_or(clause.span, |token| token.span);
                    let help = "name a variable; a pointer can point to a component";
                    let message = "`use_device` of a part of a variable";
                    return self.refuse(crate::ids::ACCF_UNSUPPORTED, message, span, help);
                };
                let Some((symbol, scope)) = self.symbol(&name.text) else {
                    return self.undeclared(&name.text, name.span);
                };
                let ty = self.type_of(&symbol, scope);
                let declared = self.pointer_type(&ty, &symbol, name.span)?;
                let pointer = self.fresh(&format!("okl_{}", name.text));
                let rank = symbol.rank();
                let shape =
                    if rank == 0 { String::new() } else { format!("({})", vec![":"; rank].join(", ")) };
                let contiguous = if rank == 0 { "" } else { ", contiguous" };
                statement(
                    &mut head,
                    &[format!("{declared}, pointer{contiguous} ::"), format!("{pointer}{shape}")],
                );
                let mut call =
                    vec!["call okl_c_f_pointer(okl_use_device(".to_string(), format!("{},", name.text)];
                call.extend([format!("{active},"), format!("{if_present}), {pointer}")]);
                if rank > 0 {
                    call.push(format!(", {}", self.extents_of(&symbol)));
                }
                call.push(")".into());
                statement(&mut calls, &call);
                if rank > 0 {
                    let mut bounds = vec![format!("{pointer}(")];
                    bounds.extend((1..=rank).map(|dim| {
                        format!("lbound({}, {dim}):{}", name.text, if dim < rank { "," } else { "" })
                    }));
                    bounds.push(format!(") => {pointer}"));
                    statement(&mut calls, &bounds);
                }
                pairs.push(format!("{} => {pointer}", name.text));
            }
        }
        let mut begin = head + &calls;
        let mut end = String::new();
        for pair in &pairs {
            let _ = writeln!(begin, "      associate ({pair})");
            end.push_str("      end associate\n");
        }
        end.push_str("      end block\n");
        Ok((begin, end))
    }

    /// The type of a pointer to a variable.
    fn pointer_type(&mut self, ty: &Type, symbol: &Symbol<'t>, span: Span) -> Res<String> {
        Ok(match ty {
            Type::Integer(kind) => format!("integer({kind})"),
            Type::Real(kind) => format!("real({kind})"),
            Type::Complex(kind) => format!("complex({kind})"),
            Type::Logical(kind) => format!("logical({kind})"),
            Type::Derived(derived) => {
                let name = match symbol.ty {
                    Some(okl_fortran::ast::TypeSpec::Derived(name)) => name.id.clone(),
                    _ => derived.name.clone(),
                };
                let found = self.universe.find(self.function.scope, &name).map(|found| found.scope);
                if found != Some(derived.scope) {
                    return self
                        .unsupported(format!("`{}`, whose type this unit cannot name", symbol.id), span);
                }
                format!("type({name})")
            }
            Type::Character | Type::Unknown => {
                return self.unsupported(format!("`use_device` of `{}` with this type", symbol.id), span);
            }
        })
    }

    /// The shape of a variable; the last extent of one of unknown size is 1.
    fn extents_of(&self, symbol: &Symbol<'t>) -> String {
        let dims = symbol.shape.unwrap_or_default();
        if !dims.iter().any(|extent| matches!(extent, Extent::Assumed { .. })) {
            return format!("shape({})", symbol.id);
        }
        let sizes = (1..dims.len()).map(|dim| format!("size({}, {dim})", symbol.id)).chain(["1".to_string()]);
        format!("[{}]", sizes.collect::<Vec<_>>().join(", "))
    }
}

/// The interface of the function that looks up addresses, in lines that both forms take.
fn interface(mark: &str) -> String {
    let mut text = String::new();
    statement(
        &mut text,
        &["use, intrinsic :: iso_c_binding, only:".into(), "okl_c_f_pointer => c_f_pointer".into()],
    );
    text.push_str("      interface\n");
    let bind = format!("bind(c, name=\"okl_use_device_{mark}\")");
    statement(&mut text, &["function okl_use_device(a, is_active, if_present)".into(), bind]);
    text.push_str(
        "      use, intrinsic :: iso_c_binding, only: c_ptr\n      type(*), dimension(..) :: a\n      integer(4), value :: \
         is_active, if_present\n      type(c_ptr) :: okl_use_device\n      end function\n      end interface\n",
    );
    text
}

/// Tokens as text.
fn written(tokens: &[Token]) -> String {
    let text = |token: &Token| match token.kind {
        TokenKind::Text => format!("'{}'", token.text.replace('\'', "''")),
        _ => token.text.clone(),
    };
    tokens.iter().map(text).collect::<Vec<_>>().join(" ")
}
