//! Where the elements of designators lie in memory.

use crate::access::{Access, Part, Subscript};
use crate::ids::ACCF_RANK;
use crate::translator::{Res, Translator};
use crate::value::{Binds, Value, number_text, parts};
use crate::variable::{Bound, Dim, Number};
use okl_frontend::text::Text;

impl<'t> Translator<'t> {
    /// The extents of a designator, of each dimension that it has; none for a scalar.
    pub fn access_extents(&mut self, access: &Access<'t>) -> Res<Vec<Text>> {
        for part in &access.parts {
            let mut extents = Vec::new();
            if part.subscripts.is_empty() {
                for dim in &part.dims {
                    extents.push(match &part.key {
                        Some(key) => self.bound(key, &dim.extent),
                        None => dim.extent.text(),
                    });
                }
            }
            for subscript in &part.subscripts {
                match subscript {
                    Subscript::Index(..) => {}
                    Subscript::Range { extent, .. } => extents.push(extent.clone()),
                    Subscript::Vector(expr, _) => extents.extend(self.extents(expr)?),
                }
            }
            if !extents.is_empty() {
                return Ok(extents);
            }
        }
        Ok(Vec::new())
    }

    /// The element of a designator at offsets from its first one, one for each dimension that it has.
    pub fn access_element(&mut self, access: &Access<'t>, at: &[Text]) -> Res<Value> {
        let mut text = Text::new();
        let mut at = at;
        for part in &access.parts {
            text.push(part.name.clone());
            if part.dims.is_empty() {
                continue;
            }
            let (index, used) = self.index(part, at)?;
            let Some(rest) = at.get(used..) else {
                let message = format!("`{}` has more dimensions than its place", access.root.1);
                return self.refuse(ACCF_RANK, message, access.span, "");
            };
            at = rest;
            text.push("[");
            text.push(index);
            text.push("]");
        }
        let place = self.place(access.span);
        let is_reference = access.parts.len() == 1
            && access.parts[0].dims.is_empty()
            && self
                .function
                .variables
                .get(&access.root)
                .is_some_and(|variable| variable.symbol.has("okl pointer"));
        let text = if is_reference { parts(&["(*", ")"], [text]) } else { text };
        Ok(Value::primary(text.at(place), access.ty.clone()))
    }

    /// The index of an element in memory, and how many of the offsets it used.
    pub fn index(&mut self, part: &Part<'t>, at: &[Text]) -> Res<(Text, usize)> {
        let mut terms: Vec<Text> = Vec::new();
        let mut constant = 0_i64;
        let mut used = 0;
        if part.is_strided
            && let Some(key) = &part.key
        {
            terms.push(self.number(key, Number::Offset));
        }
        for (dim_at, dim) in part.dims.iter().enumerate() {
            let (offset, known) = self.dim_offset(part, (dim_at, dim), at, &mut used)?;
            if let (Bound::Known(stride), Some(offset)) = (&dim.stride, known) {
                constant = constant.saturating_add(offset.saturating_mul(*stride));
            } else {
                terms.extend(self.index_term(part, dim, offset, known));
            }
        }
        if terms.is_empty() {
            return Ok((constant.to_string().into(), used));
        }
        let mut index = Text::joined(terms, " + ");
        match constant {
            0 => {}
            1.. => index.push(format!(" + {constant}")),
            _ => index.push(format!(" - {}", constant.unsigned_abs())),
        }
        Ok((index, used))
    }

    /// The offset of a dimension from where the array starts, and its value if it is known.
    fn dim_offset(
        &mut self,
        part: &Part<'t>,
        (dim_at, dim): (usize, &Dim),
        at: &[Text],
        used: &mut usize,
    ) -> Res<(Text, Option<i64>)> {
        Ok(match part.subscripts.get(dim_at) {
            None => {
                let own = at.get(*used).cloned().unwrap_or_else(|| "0".into());
                *used += 1;
                // An offset from the lower bound: where indices count from 0, the lower bound comes back.
                if part.is_strided { self.plus_lower(part, dim, own) } else { (own, None) }
            }
            Some(Subscript::Index(value, known)) => {
                let value = value.clone();
                self.offset(part, dim, value, *known)
            }
            Some(Subscript::Range { lower, step, .. }) => {
                let own = at.get(*used).cloned().unwrap_or_else(|| "0".into());
                *used += 1;
                let own = match step {
                    None => own,
                    Some((step, _)) => parts(&["", " * ", ""], [own, step.clone()]),
                };
                match lower {
                    None if part.is_strided => self.plus_lower(part, dim, own),
                    None => (own, None),
                    Some((value, known)) => {
                        let (from, known) = self.offset(part, dim, value.clone(), *known);
                        match known {
                            Some(0) => (own, None),
                            _ => (parts(&["(", " + ", ")"], [from, own]), None),
                        }
                    }
                }
            }
            Some(Subscript::Vector(expr, scope)) => {
                let rank = self.rank(expr).max(1);
                let slice = at.get(*used..*used + rank).unwrap_or_default();
                *used += rank;
                let own = std::mem::replace(&mut self.function.scope, *scope);
                let value = self.element(expr, slice);
                self.function.scope = own;
                self.offset(part, dim, value?, None)
            }
        })
    }

    /// What the offset of a dimension adds to the index: `(j - 1) * a_s1`. Nothing for an offset of 0.
    fn index_term(&mut self, part: &Part<'t>, dim: &Dim, offset: Text, known: Option<i64>) -> Option<Text> {
        match (&dim.stride, known) {
            (Bound::Known(1), _) => Some(offset),
            (Bound::Known(stride), _) => {
                Some(parts(&["", &format!(" * {}", number_text(*stride))], [offset]))
            }
            (Bound::Asked(_), Some(0)) => None,
            (Bound::Asked(number), _) => {
                let stride = match &part.key {
                    Some(key) => self.number(key, *number),
                    None => number.suffix().into(),
                };
                Some(if known == Some(1) { stride } else { parts(&["", " * ", ""], [offset, stride]) })
            }
        }
    }

    /// The offset of an index from where the array starts; for a strided array, the index itself.
    pub fn offset(
        &mut self,
        part: &Part<'t>,
        dim: &Dim,
        value: Value,
        known: Option<i64>,
    ) -> (Text, Option<i64>) {
        if part.is_strided {
            return match known {
                Some(known) => (known.to_string().into(), Some(known)),
                None => (value.operand(Binds::Unary), None),
            };
        }
        match (&dim.lower, known) {
            (Bound::Known(lower), Some(known)) => {
                let offset = known.saturating_sub(*lower);
                (offset.to_string().into(), Some(offset))
            }
            (Bound::Known(0), None) => (value.operand(Binds::Unary), None),
            (Bound::Known(lower), None) => {
                let sign = if *lower > 0 { "-" } else { "+" };
                let constant = format!(" {sign} {})", lower.unsigned_abs());
                (parts(&["(", &constant], [value.operand(Binds::Sum)]), None)
            }
            (bound, _) => {
                let lower = match &part.key {
                    Some(key) => self.bound(key, bound),
                    None => bound.text(),
                };
                (parts(&["(", " - ", ")"], [value.operand(Binds::Sum), lower]), None)
            }
        }
    }

    /// An offset from the lower bound as an index: `(own + a_l0)`.
    pub fn plus_lower(&mut self, part: &Part<'t>, dim: &Dim, own: Text) -> (Text, Option<i64>) {
        match (&dim.lower, &part.key) {
            (Bound::Known(0), _) | (_, None) => (own, None),
            (bound, Some(key)) => {
                let lower = self.bound(key, bound);
                (parts(&["(", " + ", ")"], [own, lower]), None)
            }
        }
    }
}
