//! Array constructors: `[1, 2, (i * i, i = 1, n)]`.

use crate::translator::{Alias, Res, Translator};
use crate::value::{Binds, Value, parts};
use okl_fortran::ast::{ArrayItem, Expr, ExprKind};
use okl_fortran::scope::Type;
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// The number of items of an array constructor.
    pub fn count_of_items(&mut self, items: &'t [ArrayItem]) -> Res<Text> {
        let mut known = 0_i64;
        let mut terms = Vec::new();
        for item in items {
            match item {
                ArrayItem::Value(value) if self.rank(value) == 0 => known += 1,
                ArrayItem::Value(value) => {
                    let extents = self.extents(value)?;
                    terms.push(parts(&["(", ")"], [Text::joined(extents, " * ")]));
                }
                ArrayItem::ImpliedDo { items, bounds, .. } => {
                    let one = self.count_of_items(items)?;
                    let scope = self.function.scope;
                    let of = |translator: &Self, expr: &Expr| translator.universe.integer(scope, expr);
                    let step =
                        bounds.step.as_ref().map_or(Some(1), |step| of(self, step)).filter(|step| *step != 0);
                    if let (Some(from), Some(to), Some(step)) =
                        (of(self, &bounds.from), of(self, &bounds.to), step)
                    {
                        terms
                            .push(parts(&["", &format!(" * {}", ((to - from + step) / step).max(0))], [one]));
                        continue;
                    }
                    let (from, to) = (self.value(&bounds.from)?, self.value(&bounds.to)?);
                    let step = match &bounds.step {
                        Some(step) => self.value(step)?.operand(Binds::Primary),
                        None => "1".into(),
                    };
                    let (from, to) = (from.operand(Binds::Product), to.operand(Binds::Product));
                    let count = parts(&["((", " - ", " + ", ") / ", ")"], [to, from, step.clone(), step]);
                    terms.push(parts(&["", " * ", ""], [one, count]));
                }
            }
        }
        if known > 0 || terms.is_empty() {
            terms.push(known.to_string().into());
        }
        Ok(Text::joined(terms, " + "))
    }

    /// An element of an array constructor.
    pub fn item(&mut self, items: &'t [ArrayItem], ty: Option<Type>, at: &[Text], span: Span) -> Res<Value> {
        let offset = at.first().cloned().unwrap_or_else(|| "0".into());
        if let [ArrayItem::ImpliedDo { items, variable, bounds }] = items
            && let [ArrayItem::Value(value)] = items.as_slice()
            && self.rank(value) == 0
        {
            let from = self.value(&bounds.from)?.operand(Binds::Sum);
            let index = match &bounds.step {
                Some(step) => {
                    let step = self.value(step)?.operand(Binds::Primary);
                    parts(&["(", " + ", " * ", ")"], [from, offset, step])
                }
                None => parts(&["(", " + ", ")"], [from, offset]),
            };
            let index = Value::primary(index, Type::DEFAULT_INTEGER);
            self.function.aliases.push((variable.id.clone(), Alias::Value(index)));
            let value = self.value(value);
            self.function.aliases.pop();
            return value;
        }
        if let [ArrayItem::Value(value)] = items {
            return self.element(value, at);
        }
        let ty = match (ty, items.first()) {
            (Some(ty), _) => ty,
            (None, Some(item)) => self.type_of_item(item),
            (None, None) => return self.unsupported("an array without elements", span),
        };
        if !items.iter().all(|item| self.is_listed(item)) {
            return self.filled(items, &ty, &offset, span);
        }
        let mut all = Vec::new();
        self.expand(items, &ty, &mut all)?;
        let c = self.c_type(&ty, span)?;
        let name = self.fresh("accf_items");
        let line =
            parts(&[&format!("const {c} {name}[{}] = {{", all.len()), "};"], [Text::joined(all, ", ")]);
        self.function.before.push(line);
        Ok(Value::primary(parts(&[&format!("{name}["), "]"], [offset]), ty))
    }

    /// True for an item whose values can be listed.
    pub fn is_listed(&mut self, item: &'t ArrayItem) -> bool {
        let scope = self.function.scope;
        match item {
            ArrayItem::Value(value) => match &value.kind {
                _ if self.rank(value) == 0 => true,
                ExprKind::Array { items, .. } => items.iter().all(|item| self.is_listed(item)),
                _ => false,
            },
            ArrayItem::ImpliedDo { items, bounds, .. } => {
                self.universe.integer(scope, &bounds.from).is_some()
                    && self.universe.integer(scope, &bounds.to).is_some()
                    && bounds.step.as_ref().is_none_or(|step| self.universe.integer(scope, step).is_some())
                    && items.iter().all(|item| self.is_listed(item))
            }
        }
    }

    /// An element of an array constructor with arrays in it: the values go to an array of the function.
    pub fn filled(&mut self, items: &'t [ArrayItem], ty: &Type, offset: &Text, span: Span) -> Res<Value> {
        let mut extents = Vec::new();
        for item in items {
            extents.push(self.count_of_items(std::slice::from_ref(item))?);
        }
        let counts: Vec<Option<i64>> = extents.iter().map(|extent| count_in(&extent.written(""))).collect();
        let Some(total) = counts.iter().try_fold(0_i64, |sum, one| sum.checked_add((*one)?)) else {
            return self.unsupported(
                "an array constructor whose number of values is not constant, in a kernel",
                span,
            );
        };
        let (name, declaration) = self.local_array(ty, &[total.to_string().into()], span)?;
        self.function.before.push(declaration);
        let mut start = 0_i64;
        for (item, count) in items.iter().zip(counts) {
            let count = count.unwrap_or_default();
            let k = self.fresh("accf_k");
            let outer = std::mem::take(&mut self.function.before);
            let value = self.item(std::slice::from_ref(item), Some(ty.clone()), &[k.clone().into()], span)?;
            let inner = std::mem::replace(&mut self.function.before, outer);
            self.function.before.push(format!("for (int {k} = 0; {k} < {count}; ++{k}) {{").into());
            for line in inner {
                self.function.before.push(parts(&["  ", ""], [line]));
            }
            self.function.before.push(parts(&[&format!("  {name}[{start} + {k}] = "), ";"], [value.text]));
            self.function.before.push("}".into());
            start += count;
        }
        Ok(Value::primary(parts(&[&format!("{name}["), "]"], [offset.clone()]), ty.clone()))
    }
}

/// The value of a product or sum of numbers, as the number of values of an array constructor is written.
fn count_in(text: &str) -> Option<i64> {
    let mut sum = 0_i64;
    for term in text.split('+') {
        let term = term.trim().trim_start_matches('(').trim_end_matches(')');
        let mut product = 1_i64;
        for factor in term.split('*') {
            product = product.checked_mul(factor.trim().trim_matches(['(', ')']).parse().ok()?)?;
        }
        sum = sum.checked_add(product)?;
    }
    Some(sum)
}
