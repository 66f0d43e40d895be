//! Functions that put the elements of arrays to other places: `reshape`, `cshift`, `eoshift`, `spread`, `transpose`.

use crate::inquiry::zero;
use crate::known::argument;
use crate::translator::{Res, Translator};
use crate::value::{Binds, Value, parts};
use okl_fortran::ast::{Argument, ArrayItem, Expr, ExprKind};
use okl_fortran::scope::Type;
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// `reshape`: the element at a place of the result comes from the same place in the order of memory.
    pub fn reshape(&mut self, arguments: &'t [Argument], at: &[Text], span: Span) -> Res<Value> {
        let (Some(source), Some(shape)) = (argument(arguments, "source", 0), argument(arguments, "shape", 1))
        else {
            return self.unsupported("this `reshape`", span);
        };
        let order = self.reshape_order(arguments, at.len())?;
        // The offset of the element among all of them, in their order in memory.
        let (mut terms, mut stride): (Vec<Text>, Option<Text>) = (Vec::new(), None);
        for dim in order {
            let own = at[dim].clone();
            let extent = self.element(shape, &[dim.to_string().into()])?.operand(Binds::Primary);
            terms.push(match &stride {
                None => own,
                Some(stride) => parts(&["", " * ", ""], [own, stride.clone()]),
            });
            stride = Some(match stride {
                None => extent,
                Some(stride) => parts(&["", " * ", ""], [stride, extent]),
            });
        }
        let offset = Text::joined(terms, " + ");
        match argument(arguments, "pad", 2) {
            None => {
                let index = self.at_offset(source, parts(&["(", ")"], [offset]))?;
                self.element(source, &index)
            }
            Some(pad) => self.padded(source, pad, offset, span),
        }
    }

    /// The dimensions of the result of `reshape`, the one that changes fastest first.
    fn reshape_order(&mut self, arguments: &'t [Argument], rank: usize) -> Res<Vec<usize>> {
        let Some(order) = argument(arguments, "order", 3) else { return Ok((0..rank).collect()) };
        let mut dims = Vec::new();
        for at in 0..rank {
            let known = match &order.kind {
                ExprKind::Array { items, .. } => match items.get(at) {
                    Some(ArrayItem::Value(item)) => self.universe.integer(self.function.scope, item),
                    _ => None,
                },
                _ => self.element(order, &[at.to_string().into()])?.text.written("").parse().ok(),
            };
            dims.extend(known.and_then(|dim| usize::try_from(dim - 1).ok()));
        }
        let is_order = (0..rank).all(|dim| dims.contains(&dim)) && dims.len() == rank;
        if is_order { Ok(dims) } else { self.unsupported("an order that is not a constant", order.span) }
    }

    /// The indices of an element of an array by its offset in the order of memory.
    fn at_offset(&mut self, array: &'t Expr, offset: Text) -> Res<Vec<Text>> {
        let extents = self.extents(array)?;
        let (mut index, mut rest) = (Vec::new(), offset);
        for (own, extent) in extents.iter().enumerate() {
            if own + 1 == extents.len() {
                index.push(rest.clone());
            } else {
                index.push(parts(&["(", " % ", ")"], [rest.clone(), extent.clone()]));
                rest = parts(&["(", " / ", ")"], [rest, extent.clone()]);
            }
        }
        Ok(index)
    }

    /// An element of an array that others follow, again and again.
    ///
    /// ```text
    /// const long long accf_k = i + j * 2, accf_n = n;
    /// int accf_padded;
    /// if (accf_k < accf_n) accf_padded = a[accf_k]; else accf_padded = pad[(accf_k - accf_n) % 2];
    /// ```
    fn padded(&mut self, source: &'t Expr, pad: &'t Expr, offset: Text, span: Span) -> Res<Value> {
        let ty = self.type_of_expr(source);
        let (c, name) = (self.c_type(&ty, span)?, self.fresh("accf_padded"));
        let (place, count) = (self.fresh("accf_k"), self.fresh("accf_n"));
        let extents = self.extents(source)?.into_iter().map(|extent| parts(&["(", ")"], [extent]));
        let size = Text::joined(extents, " * ");
        let others = self.extents(pad)?.into_iter().map(|extent| parts(&["(", ")"], [extent]));
        let others = Text::joined(others, " * ");
        let before = &mut self.function.before;
        before.push(parts(
            &[&format!("const long long {place} = "), &format!(", {count} = "), ";"],
            [offset, size],
        ));
        before.push(format!("{c} {name};").into());
        let index = self.at_offset(source, place.clone().into())?;
        let inside = self.padded_element(source, &index, &ty, span)?;
        let index = self.at_offset(pad, parts(&[&format!("(({place} - {count}) % ("), "))"], [others]))?;
        let outside = self.padded_element(pad, &index, &ty, span)?;
        let before = &mut self.function.before;
        before.push(format!("if ({place} < {count}) {{").into());
        before.extend(inside.0);
        before.push(parts(&[&format!("  {name} = "), ";"], [inside.1]));
        before.push("} else {".into());
        before.extend(outside.0);
        before.push(parts(&[&format!("  {name} = "), ";"], [outside.1]));
        before.push("}".into());
        Ok(Value::primary(name, ty))
    }

    /// An element of a type, with the lines that it needs in front of it.
    fn padded_element(
        &mut self,
        array: &'t Expr,
        index: &[Text],
        ty: &Type,
        span: Span,
    ) -> Res<(Vec<Text>, Text)> {
        let outer = std::mem::take(&mut self.function.before);
        let element = self.element(array, index);
        let inner = std::mem::replace(&mut self.function.before, outer);
        Ok((inner, self.converted(element?, ty, span)?.text))
    }

    /// `eoshift`: what comes from outside is the boundary.
    pub fn shifted_off(&mut self, arguments: &'t [Argument], at: &[Text], span: Span) -> Res<Value> {
        let (Some(array), Some(shift)) = (argument(arguments, "array", 0), argument(arguments, "shift", 1))
        else {
            return self.unsupported("this `eoshift`", span);
        };
        let extents = self.extents(array)?;
        let dim = match argument(arguments, "dim", 3) {
            Some(dim) => self.dimension_number(dim, extents.len())?,
            None => 0,
        };
        let ty = self.type_of_expr(array);
        let boundary = match argument(arguments, "boundary", 2) {
            Some(boundary) if self.rank(boundary) == 0 => self.value(boundary)?.text,
            Some(boundary) => {
                return self.unsupported("`eoshift` with an array of boundaries", boundary.span);
            }
            None => match zero(&ty) {
                Some(zero) => zero.into(),
                None => return self.unsupported("`eoshift` of this type", span),
            },
        };
        let (c, name, place) = (self.c_type(&ty, span)?, self.fresh("accf_shifted"), self.fresh("accf_k"));
        let shift = self.value(shift)?.operand(Binds::Product);
        let own = at.get(dim).cloned().unwrap_or_else(|| "0".into());
        let extent = extents.get(dim).cloned().unwrap_or_else(|| "0".into());
        self.function.before.push(parts(&[&format!("const long long {place} = "), " + ", ";"], [own, shift]));
        self.function.before.push(parts(&[&format!("{c} {name} = "), ";"], [boundary]));
        let mut index = at.to_vec();
        if let Some(own) = index.get_mut(dim) {
            *own = place.clone().into();
        }
        let element = self.element(array, &index)?;
        let condition = parts(
            &[&format!("if ({place} >= 0 && {place} < "), &format!(") {name} = "), ";"],
            [extent, element.text],
        );
        self.function.before.push(condition);
        Ok(Value::primary(name, ty))
    }

    /// `cshift`: what leaves at one end comes back at the other.
    pub fn shifted(&mut self, arguments: &'t [Argument], at: &[Text], span: Span) -> Res<Value> {
        let (Some(array), Some(shift)) = (argument(arguments, "array", 0), argument(arguments, "shift", 1))
        else {
            return self.unsupported("this `cshift`", span);
        };
        let extents = self.extents(array)?;
        let dim = match argument(arguments, "dim", 2) {
            Some(dim) => self.dimension_number(dim, extents.len())?,
            None => 0,
        };
        let shift = self.value(shift)?.operand(Binds::Product);
        let mut index = at.to_vec();
        if let (Some(own), Some(extent)) = (index.get_mut(dim), extents.get(dim)) {
            let extent = parts(&["(", ")"], [extent.clone()]);
            let moved = parts(&["(", " + ", ")"], [own.clone(), shift]);
            *own = parts(&["((", " % ", " + ", ") % ", ")"], [moved, extent.clone(), extent.clone(), extent]);
        }
        self.element(array, &index)
    }
}
