//! Operators and assignments that a program defines.

use crate::ids::ACCF_UNDECLARED;
use crate::signature::Callee;
use crate::translator::{Res, Translator};
use crate::value::{Value, call};
use okl_fortran::ast::Expr;
use okl_fortran::scope::{SymbolKind, Type};
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// The procedure of an operator of the program for operands, if there is one.
    pub fn defined_for(&mut self, operator: &str, operands: &[&'t Expr]) -> Option<Callee<'t>> {
        // Operators on numbers are never those of the program.
        let is_own = operands.iter().any(|one| matches!(self.type_of_expr(one), Type::Derived(_)));
        if !is_own {
            return None;
        }
        self.operator(operator, operands)
    }

    /// The procedure of an operator of the program that fits the operands, whatever their types are.
    pub fn operator(&mut self, operator: &str, operands: &[&'t Expr]) -> Option<Callee<'t>> {
        let old = |operator: &str| match operator {
            "==" => Some(".eq."),
            "/=" => Some(".ne."),
            "<" => Some(".lt."),
            "<=" => Some(".le."),
            ">" => Some(".gt."),
            ">=" => Some(".ge."),
            _ => None,
        };
        for name in std::iter::once(operator).chain(old(operator)) {
            let Some((symbol, scope)) = self.symbol(&format!("operator({name})")) else { continue };
            let SymbolKind::Generic(names) = symbol.kind else { continue };
            let (found, wished) = (self.found.len(), self.wished.clone());
            let callee = self.of_generic(name, &names, scope, operands, symbol.span).ok();
            self.found.truncate(found);
            self.wished = wished;
            if callee.is_some() {
                return callee;
            }
        }
        None
    }

    /// The procedure of an assignment that the program defines.
    pub fn defined_assignment(&mut self, target: &'t Expr, value: &'t Expr) -> Option<Callee<'t>> {
        let (symbol, scope) = self.symbol("assignment(=)")?;
        let SymbolKind::Generic(names) = symbol.kind else { return None };
        let (found, wished) = (self.found.len(), self.wished.clone());
        let callee = self.of_generic("assignment(=)", &names, scope, &[target, value], symbol.span).ok();
        self.found.truncate(found);
        self.wished = wished;
        callee
    }

    /// The type of an operator of the program.
    pub fn type_of_operator(&mut self, operator: &str, operands: &[&'t Expr]) -> Type {
        let name = dotted(operator);
        let Some(found) = self.operator(&name, operands) else { return Type::Unknown };
        self.universe
            .result_of(found.unit, found.scope)
            .map_or(Type::Unknown, |result| self.universe.type_of(result))
    }

    /// The value of an operator of the program.
    pub fn defined(&mut self, operator: &str, operands: &[&'t Expr], at: &[Text], span: Span) -> Res<Value> {
        match self.operator(&dotted(operator), operands) {
            Some(found) => self.apply(found, operands, at, span),
            None => self.refuse(
                ACCF_UNDECLARED,
                format!("no operator `{operator}` fits these operands"),
                span,
                "",
            ),
        }
    }

    /// The value of a call of a function with operands as arguments.
    pub fn apply(&mut self, found: Callee<'t>, operands: &[&'t Expr], at: &[Text], span: Span) -> Res<Value> {
        let result =
            self.universe.result_of(found.unit, found.scope).map(|result| self.universe.type_of(result));
        let text = self.operands_text(found, operands, at, span)?;
        Ok(Value::primary(text, result.unwrap_or(Type::Unknown)))
    }

    /// The call of a subroutine with operands as arguments.
    pub fn apply_text(&mut self, found: Callee<'t>, operands: &[&'t Expr], span: Span) -> Res<Text> {
        self.operands_text(found, operands, &[], span)
    }

    /// The text of a call of a procedure with operands as arguments.
    pub fn operands_text(
        &mut self,
        found: Callee<'t>,
        operands: &[&'t Expr],
        at: &[Text],
        span: Span,
    ) -> Res<Text> {
        let translated = self.translated(found, &[], &[], span)?;
        let mut texts = Vec::new();
        for parameter in &translated.parameters {
            match parameter.dummy.and_then(|index| operands.get(index)) {
                Some(actual) => self.actual(parameter, actual, at, &mut texts)?,
                None => self.captured(parameter, span, &mut texts)?,
            }
        }
        Ok(call(&translated.name, texts))
    }
}

fn dotted(operator: &str) -> String {
    if operator.starts_with('.') { operator.to_string() } else { format!(".{operator}.") }
}
