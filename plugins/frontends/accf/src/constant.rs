//! Named constants.

use crate::translator::{Alias, Res, Translator};
use crate::value::{Value, parts};
use okl_fortran::ast::{ArrayItem, Expr, ExprKind};
use okl_fortran::scope::{ScopeId, Symbol, SymbolKind, Type};
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// The name of a named constant, whose definition is there from now on.
    ///
    /// ```text
    /// constexpr double g = 9.81;
    /// constexpr float w[3] = {1.0f, 2.0f, 3.0f};
    /// ```
    pub fn constant(&mut self, symbol: &Symbol<'t>, scope: ScopeId, span: Span) -> Res<String> {
        let key = (scope, symbol.id.clone());
        if let Some(name) = self.global_names.get(&key) {
            return Ok(name.clone());
        }
        let SymbolKind::Constant(Some(value)) = symbol.kind else {
            return match symbol.kind {
                SymbolKind::Number(number) => Ok(number.to_string()),
                _ => self.unsupported(format!("the constant `{}`", symbol.id), span),
            };
        };
        let ty = self.type_of(symbol, scope);
        let c = self.c_type(&ty, span)?;
        let wanted = self.spelled(scope, symbol.span, &symbol.id);
        let name = self.fresh_global(&wanted);
        self.global_names.insert(key, name.clone());
        let place = self.place(if self.universe.file_of(scope) == 0 { symbol.span } else { span });
        let text = if symbol.rank() > 0 {
            let shape = symbol.shape.unwrap_or_default();
            let values = self.within(scope, |translator| translator.all_items(value, &ty))?;
            let count = self.constant_count(scope, shape).and_then(|count| usize::try_from(count).ok());
            let count = count.unwrap_or(values.len());
            // One value stands for all elements.
            let values =
                if values.len() == 1 { vec![values[0].clone(); count.min(MAX_ITEMS)] } else { values };
            parts(
                &[&format!("constexpr {c} {name}[{}] = {{", count.max(1)), "};\n"],
                [Text::joined(values, ", ")],
            )
        } else {
            let number = self.universe.integer(scope, value).filter(|_| matches!(ty, Type::Integer(_)));
            let text = match number {
                Some(number) => crate::value::number_text(number).into(),
                None if matches!(ty, Type::Derived(_)) => {
                    self.within(scope, |translator| translator.constant_structure(value))?
                }
                None => {
                    let value = self.within(scope, |translator| translator.value(value))?;
                    self.assigned(value, &ty, span)?.text
                }
            };
            let word =
                if matches!(ty, Type::Complex(_) | Type::Derived(_)) { "static const" } else { "constexpr" };
            parts(&[&format!("{word} {c} {name} = "), ";\n"], [text])
        };
        self.globals.push(text.at(place));
        Ok(name)
    }

    /// A constant of a derived type: `{0.5, {1, 2}}`.
    pub fn constant_structure(&mut self, value: &'t Expr) -> Res<Text> {
        let ExprKind::Call { callee, arguments } = &value.kind else {
            return self.unsupported("this constant of a derived type", value.span);
        };
        let Type::Derived(derived) = self.type_of_call(callee, arguments) else {
            return self.unsupported("this constant of a derived type", value.span);
        };
        let components = self.all_components(&derived);
        let entities = components
            .iter()
            .flat_map(|(one, scope)| one.entities.iter().map(move |entity| (*one, entity, *scope)));
        let mut values = Vec::new();
        for (at, (component, entity, scope)) in entities.enumerate() {
            let named = arguments
                .iter()
                .find(|one| one.keyword.as_ref().is_some_and(|name| name.id == entity.name.id));
            let given = named.or_else(|| arguments.get(at).filter(|one| one.keyword.is_none()));
            let Some(given) = given.map(|one| &one.value) else {
                return self.unsupported(
                    "a constant of a derived type without a value for each component",
                    value.span,
                );
            };
            let ty = self.universe.type_of_spec(scope, &component.ty);
            values.push(match ty {
                Type::Derived(_) => self.constant_structure(given)?,
                _ if self.rank(given) > 0 => {
                    let all = self.all_items(given, &ty)?;
                    parts(&["{", "}"], [Text::joined(all, ", ")])
                }
                _ => {
                    let one = self.value(given)?;
                    self.converted_item(one, &ty, given.span)?
                }
            });
        }
        Ok(parts(&["{", "}"], [Text::joined(values, ", ")]))
    }

    /// The values of a constant array.
    pub fn all_items(&mut self, value: &'t Expr, ty: &Type) -> Res<Vec<Text>> {
        match &value.kind {
            ExprKind::Array { items, .. } => {
                let mut all = Vec::new();
                self.expand(items, ty, &mut all)?;
                Ok(all)
            }
            ExprKind::Paren(inner) => self.all_items(inner, ty),
            // The values of `reshape` are those of its source, if there are enough.
            ExprKind::Call { callee, arguments }
                if matches!(&callee.kind, ExprKind::Name(name) if name.id == "reshape")
                    && arguments.len() == 2 =>
            {
                self.all_items(&arguments[0].value, ty)
            }
            ExprKind::Name(name) if self.rank(value) > 0 => match self.symbol(&name.id) {
                Some((symbol, scope)) => match symbol.kind {
                    SymbolKind::Constant(Some(inner)) => {
                        self.within(scope, |translator| translator.all_items(inner, ty))
                    }
                    _ => self.unsupported("this value of a constant array", value.span),
                },
                None => self.undeclared(&name.id, value.span),
            },
            _ if self.rank(value) == 0 => {
                let one = self.value(value)?;
                Ok(vec![self.converted_item(one, ty, value.span)?])
            }
            _ => self.unsupported("this value of a constant array", value.span),
        }
    }

    /// A value in the braces of a constant array: with a cast where C++ refuses to narrow it there.
    pub fn converted_item(&mut self, value: Value, ty: &Type, span: Span) -> Res<Text> {
        // `{1.5}` for an `int` would be an error in C++.
        let is_narrowing = !matches!((&value.ty, ty), (Type::Integer(from), Type::Integer(to)) if from <= to);
        if value.ty == *ty || !is_narrowing {
            Ok(value.text)
        } else {
            Ok(self.converted(value, ty, span)?.text)
        }
    }

    /// Adds the values of items, one by one, to those of an array: `1, 4, 9` for `[(i * i, i = 1, 3)]`.
    pub fn expand(&mut self, items: &'t [ArrayItem], ty: &Type, all: &mut Vec<Text>) -> Res<()> {
        for item in items {
            match item {
                ArrayItem::Value(value) if self.rank(value) == 0 && matches!(ty, Type::Derived(_)) => {
                    all.push(self.constant_structure(value)?);
                }
                ArrayItem::Value(value) if self.rank(value) == 0 => {
                    let one = self.value(value)?;
                    all.push(self.converted_item(one, ty, value.span)?);
                }
                ArrayItem::Value(value) => all.extend(self.all_items(value, ty)?),
                ArrayItem::ImpliedDo { items, variable, bounds } => {
                    let scope = self.function.scope;
                    let of = |translator: &Self, expr: &Expr| translator.universe.integer(scope, expr);
                    let step = bounds.step.as_ref().map_or(Some(1), |step| of(self, step));
                    let (Some(from), Some(to), Some(step)) =
                        (of(self, &bounds.from), of(self, &bounds.to), step)
                    else {
                        return self
                            .unsupported("an implied loop whose bounds are not constant", variable.span);
                    };
                    let mut at = from;
                    while step != 0 && (if step > 0 { at <= to } else { at >= to }) {
                        let value = Value::primary(at.to_string(), Type::DEFAULT_INTEGER);
                        self.function.aliases.push((variable.id.clone(), Alias::Value(value)));
                        let inner = self.expand(items, ty, all);
                        self.function.aliases.pop();
                        inner?;
                        if all.len() > MAX_ITEMS {
                            return self.unsupported("an array of so many constants", variable.span);
                        }
                        at = at.saturating_add(step);
                    }
                }
            }
        }
        Ok(())
    }
}

/// A constant array with more values is not written into the text.
const MAX_ITEMS: usize = 100_000;
