//! Which procedure a name means.

use crate::ids::ACCF_UNDECLARED;
use crate::signature::Callee;
use crate::translator::{Res, Translator};
use okl_fortran::ast::{Argument, Expr, ExprKind, Name, Unit};
use okl_fortran::scope::{ScopeId, SymbolKind, Type};
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// The extents of the result of a function, which have to be constant.
    pub fn result_extents(&mut self, found: Callee<'t>, span: Span) -> Res<Vec<Text>> {
        let shape = self.universe.result_of(found.unit, found.scope).and_then(|result| result.symbol.shape);
        let mut extents = Vec::new();
        for extent in shape.unwrap_or_default() {
            match self.constant_count(found.scope, std::slice::from_ref(extent)) {
                Some(count) => extents.push(Text::from(count.to_string())),
                None => {
                    return self
                        .unsupported("a function whose result has no constant shape, in a kernel", span);
                }
            }
        }
        Ok(extents)
    }

    /// The procedure of a name, for these arguments.
    pub fn callee(&mut self, name: &'t Name, actuals: &[&'t Expr], span: Span) -> Res<Callee<'t>> {
        let id = &name.id;
        match self.symbol(id) {
            Some((symbol, scope)) => match symbol.kind {
                SymbolKind::Procedure(unit, own) => Ok(Callee { unit, scope: own }),
                SymbolKind::Interface(..) => match self.universe.external(id) {
                    Some((unit, scope)) => Ok(Callee { unit, scope }),
                    None if symbol.is_dummy => {
                        self.unsupported(format!("`{id}`, which is an argument"), span)
                    }
                    None => self.unknown(id, span),
                },
                SymbolKind::Generic(names) => self.of_generic(id, &names, scope, actuals, span),
                SymbolKind::External | SymbolKind::Variable if !symbol.is_dummy => {
                    match self.universe.external(id) {
                        Some((unit, scope)) => Ok(Callee { unit, scope }),
                        None => self.unknown(id, span),
                    }
                }
                _ => self.unsupported(format!("`{id}` as a procedure"), span),
            },
            None => match self.universe.external(id) {
                Some((unit, scope)) => Ok(Callee { unit, scope }),
                None => self.unknown(id, span),
            },
        }
    }

    /// Reports that the text of a procedure was not found, and asks for files that may have it.
    pub fn unknown<T>(&mut self, id: &str, span: Span) -> Res<T> {
        self.wished.insert(id.to_string());
        let message = format!("the text of `{id}` was not found");
        let help = "a procedure that a kernel calls has to be in this file, or in one in the same folder or an include folder";
        self.refuse(ACCF_UNDECLARED, message, span, help)
    }

    /// The procedure of a generic name that fits the arguments.
    pub fn of_generic(
        &mut self,
        id: &str,
        names: &[&'t Name],
        scope: ScopeId,
        actuals: &[&'t Expr],
        span: Span,
    ) -> Res<Callee<'t>> {
        for name in names {
            let found = self.universe.find(scope, &name.id).map(|found| found.symbol.kind.clone());
            let candidate = match found {
                Some(SymbolKind::Procedure(unit, own)) => Some((unit, own)),
                Some(SymbolKind::Interface(..)) => self.universe.external(&name.id),
                _ => self.universe.external(&name.id),
            };
            if let Some((unit, own)) = candidate
                && self.fits(unit, own, actuals)
            {
                return Ok(Callee { unit, scope: own });
            }
        }
        self.refuse(ACCF_UNDECLARED, format!("no procedure of `{id}` fits these arguments"), span, "")
    }

    /// True for a call of a function that is not elemental: it may read any element of its arguments.
    pub fn reads_all(&mut self, callee: &'t Expr, arguments: &'t [Argument]) -> bool {
        let ExprKind::Name(name) = &callee.kind else { return true };
        self.quiet_callee(name, arguments).is_some_and(|found| !found.is("elemental"))
    }

    /// True if the types and ranks of arguments are those of a procedure.
    pub fn fits(&mut self, unit: &'t Unit, scope: ScopeId, actuals: &[&'t Expr]) -> bool {
        if actuals.len() > unit.parameters.len() {
            return false;
        }
        let is_elemental = Callee { unit, scope }.is("elemental");
        for (at, parameter) in unit.parameters.iter().enumerate() {
            let Some(found) = self.universe.find(scope, &parameter.id) else { return false };
            let (ty, rank) = (self.universe.type_of(found), found.symbol.rank());
            let is_optional = found.symbol.has("optional");
            let Some(actual) = actuals.get(at) else {
                if is_optional {
                    continue;
                }
                return false;
            };
            if self.type_of_expr(actual) != ty || !is_elemental && self.rank(actual) != rank {
                return false;
            }
        }
        true
    }

    /// The type of the result of a procedure.
    pub fn type_of_procedure(&mut self, callee: &'t Expr, arguments: &'t [Argument]) -> Type {
        let ExprKind::Name(name) = &callee.kind else { return Type::Unknown };
        if let Some((symbol, scope)) = self.symbol(&name.id) {
            match symbol.kind {
                SymbolKind::DerivedType(_) => {
                    return Type::Derived(okl_fortran::scope::TypeRef { scope, name: symbol.id.clone() });
                }
                SymbolKind::StatementFunction(..) => return self.type_of(&symbol, scope),
                _ => {}
            }
        }
        let Some(found) = self.quiet_callee(name, arguments) else { return Type::Unknown };
        self.universe
            .result_of(found.unit, found.scope)
            .map_or(Type::Unknown, |result| self.universe.type_of(result))
    }

    /// The procedure that a call means, if it is known; reports nothing.
    pub fn quiet_callee(&mut self, name: &'t Name, arguments: &'t [Argument]) -> Option<Callee<'t>> {
        let actuals: Vec<&'t Expr> = arguments.iter().map(|one| &one.value).collect();
        let (found, wished) = (self.found.len(), self.wished.clone());
        let callee = self.callee(name, &actuals, name.span).ok();
        self.found.truncate(found);
        self.wished = wished;
        callee
    }

    /// The rank of the result of a procedure.
    pub fn rank_of_procedure(&mut self, callee: &'t Expr, arguments: &'t [Argument]) -> usize {
        let ExprKind::Name(name) = &callee.kind else { return 0 };
        if let Some((symbol, _)) = self.symbol(&name.id)
            && let SymbolKind::DerivedType(_) | SymbolKind::StatementFunction(..) = symbol.kind
        {
            return 0;
        }
        let Some(found) = self.quiet_callee(name, arguments) else { return 0 };
        if found.is("elemental") {
            return arguments.iter().map(|one| self.rank(&one.value)).max().unwrap_or(0);
        }
        self.universe.result_of(found.unit, found.scope).map_or(0, |result| result.symbol.rank())
    }

    /// The extents of the result of a procedure.
    pub fn extents_of_procedure(
        &mut self,
        callee: &'t Expr,
        arguments: &'t [Argument],
        span: Span,
    ) -> Res<Vec<Text>> {
        if let ExprKind::Name(name) = &callee.kind
            && let Some(found) = self.quiet_callee(name, arguments)
            && !found.is("elemental")
        {
            return self.result_extents(found, span);
        }
        for one in arguments {
            if self.rank(&one.value) > 0 {
                return self.extents(&one.value);
            }
        }
        self.unsupported("a function whose result is an array, in a kernel", span)
    }
}
