//! Procedures that kernels call: each becomes a function of C++.
//!
//! ```text
//! subroutine scale(n, x, f)          inline void scale(int n, double *__restrict x, double f) {
//!   integer, intent(in) :: n           for (int i = 1; i <= n; ++i) x[(i - 1)] = ...
//!   real(8) :: x(n), f               }
//! ```
//!
//! Scalars that do not change are passed by value, others by reference; of arrays the address of the first element, and
//! the numbers about their shape that the text uses. Variables of modules that a procedure uses are parameters, too.
//! There is one function for each set of optional arguments that calls have, and of arrays with strides.

use crate::ids::ACCF_RANK;
use crate::signature::Callee;
use crate::translator::{Alias, Refused, Res, Translator};
use crate::value::{Binds, Value, parts};
use okl_fortran::ast::{Argument, Expr, ExprKind, Name};
use okl_fortran::scope::{ScopeId, Symbol, SymbolKind, Type};
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// The value of a call of a function of the program.
    pub fn called_procedure(
        &mut self,
        callee: &'t Expr,
        arguments: &'t [Argument],
        at: &[Text],
        span: Span,
    ) -> Res<Value> {
        let ExprKind::Name(name) = &callee.kind else {
            return self.unsupported("a call by a component in a kernel", span);
        };
        if let Some((symbol, scope)) = self.symbol(&name.id) {
            match symbol.kind {
                SymbolKind::StatementFunction(parameters, value) => {
                    return self.statement_function((parameters, value, scope), arguments, at, span);
                }
                SymbolKind::DerivedType(_) => return self.structure_value(&symbol, scope, arguments, span),
                SymbolKind::Generic(_) if self.is_constructor(&name.id, arguments) => {
                    return self.unsupported("a structure constructor of this name", span);
                }
                _ => {}
            }
        }
        let actuals: Vec<&'t Expr> = arguments.iter().map(|one| &one.value).collect();
        if crate::known::is_known(&name.id) && self.quiet_callee(name, arguments).is_none() {
            return self.intrinsic_value(&name.id, arguments, at, span);
        }
        let found = self.callee(name, &actuals, span)?;
        self.apply_named(found, arguments, at, span)?
            .map_or_else(|| self.unsupported(format!("`{}` is a subroutine", name.id), span), Ok)
    }

    fn is_constructor(&self, _name: &str, _arguments: &'t [Argument]) -> bool {
        false
    }

    /// A call of a subroutine.
    pub fn call_statement(&mut self, callee: &'t Expr, arguments: &'t [Argument], span: Span) -> Res<()> {
        let ExprKind::Name(name) = &callee.kind else {
            return self.unsupported("a call by a component in a kernel", span);
        };
        let actuals: Vec<&'t Expr> = arguments.iter().map(|one| &one.value).collect();
        let found = self.callee(name, &actuals, span)?;
        let is_elemental = found.is("elemental");
        if is_elemental && actuals.iter().any(|actual| self.rank(actual) > 0) {
            return self.elemental_call(found, arguments, span);
        }
        let text = self.call_text(found, arguments, &[], span)?;
        self.line(parts(&["", ";"], [text]), span);
        Ok(())
    }

    /// A call of an elemental subroutine with arrays: one for each element.
    fn elemental_call(&mut self, found: Callee<'t>, arguments: &'t [Argument], span: Span) -> Res<()> {
        let mut extents = Vec::new();
        for argument in arguments {
            if extents.is_empty() && self.rank(&argument.value) > 0 {
                extents = self.extents(&argument.value)?;
            }
        }
        let index = self.open_loops(&extents, span);
        let text = self.call_text(found, arguments, &index, span)?;
        self.line(parts(&["", ";"], [text]), span);
        self.close_loops(extents.len(), span);
        Ok(())
    }

    fn apply_named(
        &mut self,
        found: Callee<'t>,
        arguments: &'t [Argument],
        at: &[Text],
        span: Span,
    ) -> Res<Option<Value>> {
        let ty = match self.universe.result_of(found.unit, found.scope) {
            Some(result) if found.unit.kind == okl_fortran::ast::UnitKind::Function => {
                self.universe.type_of(result)
            }
            _ => return Ok(None),
        };
        let rank = self.universe.result_of(found.unit, found.scope).map_or(0, |result| result.symbol.rank());
        if rank > 0 {
            return self.array_result(found, (arguments, ty), at, span).map(Some);
        }
        let text = self.call_text(found, arguments, at, span)?;
        Ok(Some(Value::primary(text, ty)))
    }

    /// An element of the result of a function that returns an array: the array is an argument more.
    fn array_result(
        &mut self,
        found: Callee<'t>,
        (arguments, ty): (&'t [Argument], Type),
        at: &[Text],
        span: Span,
    ) -> Res<Value> {
        let extents = self.result_extents(found, span)?;
        let (name, declaration) = self.local_array(&ty, &extents, span)?;
        let outer = self.function.result_slot.replace(name.clone());
        let text = self.call_text(found, arguments, &[], span);
        self.function.result_slot = outer;
        let text = text?;
        self.function.before.push(declaration);
        self.function.before.push(parts(&["", ";"], [text]));
        let place = crate::transform::linear(at, &extents);
        Ok(Value::primary(parts(&[&format!("{name}["), "]"], [place]), ty))
    }

    fn statement_function(
        &mut self,
        (parameters, value, scope): (&'t [Name], &'t Expr, ScopeId),
        arguments: &'t [Argument],
        at: &[Text],
        span: Span,
    ) -> Res<Value> {
        if arguments.len() != parameters.len() {
            return self.refuse(ACCF_RANK, "this function has another number of arguments", span, "");
        }
        let mut aliases = Vec::new();
        for (parameter, argument) in parameters.iter().zip(arguments) {
            let value = self.element(&argument.value, at)?;
            let ty = self.universe.find(scope, &parameter.id).map(|found| self.universe.type_of(found));
            let ty =
                ty.or_else(|| self.universe.implicit_type(scope, &parameter.id)).unwrap_or(Type::Unknown);
            let value = self.converted(value, &ty, span)?;
            let text = value.operand(Binds::Primary);
            aliases.push((parameter.id.clone(), Alias::Value(Value::primary(text, ty))));
        }
        let count = self.function.aliases.len();
        self.function.aliases.extend(aliases);
        let result = self.within(scope, |translator| translator.value(value));
        self.function.aliases.truncate(count);
        let result = result?;
        Ok(Value::primary(parts(&["(", ")"], [result.text]), result.ty))
    }

    /// A value of a derived type: `point(1.0, 2.0)`.
    fn structure_value(
        &mut self,
        symbol: &Symbol<'t>,
        scope: ScopeId,
        arguments: &'t [Argument],
        span: Span,
    ) -> Res<Value> {
        let SymbolKind::DerivedType(definition) = symbol.kind else { return Err(Refused) };
        let ty = Type::Derived(okl_fortran::scope::TypeRef { scope, name: symbol.id.clone() });
        let c = self.c_type(&ty, span)?;
        let name = self.fresh("accf_value");
        self.function.before.push(format!("{c} {name};").into());
        let entities: Vec<_> = definition
            .components
            .iter()
            .flat_map(|one| one.entities.iter().map(move |entity| (one, entity)))
            .collect();
        for (at, argument) in arguments.iter().enumerate() {
            let found = match &argument.keyword {
                Some(keyword) => entities.iter().find(|(_, entity)| entity.name.id == keyword.id),
                None => entities.get(at),
            };
            let Some((component, entity)) = found else {
                return self.refuse(ACCF_RANK, "the type has no such component", argument.value.span, "");
            };
            if entity.shape.is_some() {
                return self
                    .unsupported("an array in a structure constructor in a kernel", argument.value.span);
            }
            let ty = self.universe.type_of_spec(scope, &component.ty);
            let value = self.value(&argument.value)?;
            let value = self.assigned(value, &ty, argument.value.span)?;
            let field = crate::translator::component_name(&entity.name.id);
            self.function.before.push(parts(&[&format!("{name}.{field} = "), ";"], [value.text]));
        }
        Ok(Value::primary(name, ty))
    }
}
