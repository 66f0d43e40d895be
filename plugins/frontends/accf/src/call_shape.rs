//! The shapes of what functions return.

use crate::ids::ACCF_RANK;
use crate::known::{argument, is_known};
use crate::translator::{Res, Translator};
use crate::value::Binds;
use okl_fortran::ast::{Argument, Expr, ExprKind};
use okl_fortran::scope::Type;
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// The rank of the result of a call of a function.
    pub fn rank_of_call(&mut self, callee: &'t Expr, arguments: &'t [Argument]) -> usize {
        let Some(name) = self.intrinsic(callee).filter(|name| is_known(name)) else {
            return self.rank_of_procedure(callee, arguments);
        };
        let of =
            |translator: &mut Self, at: usize| arguments.get(at).map_or(0, |one| translator.rank(&one.value));
        match name {
            "sum" | "product" | "maxval" | "minval" | "any" | "all" | "count" | "norm2" => {
                let has_dim = self.dim_of(name, arguments).is_some();
                if has_dim { of(self, 0).saturating_sub(1) } else { 0 }
            }
            "maxloc" | "minloc" | "findloc" => {
                let has_dim = self.dim_of(name, arguments).is_some();
                if has_dim { of(self, 0).saturating_sub(1) } else { 1 }
            }
            "dot_product" | "size" | "kind" | "huge" | "tiny" | "epsilon" | "digits" | "precision"
            | "range" | "bit_size" | "maxexponent" | "minexponent" | "radix" | "present" | "allocated"
            | "associated" => 0,
            "lbound" | "ubound" => {
                if argument(arguments, "dim", 1).is_some() {
                    0
                } else {
                    1
                }
            }
            "shape" => 1,
            "spread" => of(self, 0) + 1,
            "transpose" => 2,
            "matmul" => (of(self, 0) + of(self, 1)).saturating_sub(2),
            "reshape" => {
                let shape = argument(arguments, "shape", 1);
                match shape.map(|shape| (shape, &shape.kind)) {
                    Some((_, ExprKind::Array { items, .. })) => items.len(),
                    // A constant array, whose number of elements is the rank.
                    Some((shape, _)) => {
                        let count = self.extents(shape).ok().and_then(|extents| extents.first().cloned());
                        count.and_then(|count| count.written("").parse().ok()).unwrap_or(1)
                    }
                    None => 1,
                }
            }
            "pack" => 1,
            "cshift" | "eoshift" => of(self, 0),
            _ => arguments.iter().map(|one| self.rank(&one.value)).max().unwrap_or(0),
        }
    }

    /// The extents of the result of a call of a function.
    pub fn extents_of_call(
        &mut self,
        callee: &'t Expr,
        arguments: &'t [Argument],
        span: Span,
    ) -> Res<Vec<Text>> {
        let Some(name) = self.intrinsic(callee).filter(|name| is_known(name)) else {
            return self.extents_of_procedure(callee, arguments, span);
        };
        let Some(first) = arguments.first().map(|one| &one.value) else { return Ok(Vec::new()) };
        match name {
            "sum" | "product" | "maxval" | "minval" | "any" | "all" | "count" | "norm2" | "maxloc"
            | "minloc" | "findloc" => {
                let mut extents = self.extents(first)?;
                match self.dim_of(name, arguments) {
                    Some(dim) => {
                        let dim = self.dimension_number(dim, extents.len())?;
                        extents.remove(dim);
                        Ok(extents)
                    }
                    None if name.ends_with("loc") => Ok(vec![extents.len().to_string().into()]),
                    None => Ok(Vec::new()),
                }
            }
            "lbound" | "ubound" | "shape" => Ok(vec![self.rank(first).to_string().into()]),
            "spread" => self.extents_of_spread(first, arguments, span),
            "transpose" => {
                let mut extents = self.extents(first)?;
                extents.reverse();
                Ok(extents)
            }
            "matmul" => {
                let (one, other) = (self.extents(first)?, self.extents(&arguments[1].value)?);
                let mut extents = Vec::new();
                extents.extend((one.len() == 2).then(|| one[0].clone()));
                extents.extend((other.len() == 2).then(|| other[1].clone()));
                Ok(extents)
            }
            "reshape" => self.extents_of_reshape(callee, arguments, span),
            "cshift" | "eoshift" => self.extents(first),
            _ => {
                for one in arguments {
                    if self.rank(&one.value) > 0 {
                        return self.extents(&one.value);
                    }
                }
                Ok(Vec::new())
            }
        }
    }

    /// The extents of `spread`: those of the array, with the number of copies among them.
    fn extents_of_spread(
        &mut self,
        array: &'t Expr,
        arguments: &'t [Argument],
        span: Span,
    ) -> Res<Vec<Text>> {
        let mut extents = self.extents(array)?;
        let (Some(dim), Some(copies)) = (argument(arguments, "dim", 1), argument(arguments, "ncopies", 2))
        else {
            return self.unsupported("`spread` without `dim` and `ncopies`", span);
        };
        let dim = self.dimension_number(dim, extents.len() + 1)?;
        let copies = self.value(copies)?.operand(Binds::Product);
        extents.insert(dim, copies);
        Ok(extents)
    }

    /// The extents of `reshape`: the elements of its argument `shape`.
    fn extents_of_reshape(
        &mut self,
        callee: &'t Expr,
        arguments: &'t [Argument],
        span: Span,
    ) -> Res<Vec<Text>> {
        let Some(shape) = argument(arguments, "shape", 1) else {
            return self.unsupported("this `reshape`", span);
        };
        let rank = self.rank_of_call(callee, arguments);
        let mut extents = Vec::new();
        for at in 0..rank {
            extents.push(self.element(shape, &[at.to_string().into()])?.operand(Binds::Product));
        }
        Ok(extents)
    }

    /// The argument `dim`: a second argument without a name is one unless it is a mask.
    pub fn dim_of(&mut self, name: &str, arguments: &'t [Argument]) -> Option<&'t Expr> {
        let named =
            arguments.iter().find(|one| one.keyword.as_ref().is_some_and(|keyword| keyword.id == "dim"));
        if let Some(named) = named {
            return Some(&named.value);
        }
        let at = if name == "findloc" { 2 } else { 1 };
        let second = arguments.get(at).filter(|one| one.keyword.is_none())?;
        matches!(self.type_of_expr(&second.value), Type::Integer(_)).then_some(&second.value)
    }

    /// The argument `mask`.
    pub fn mask_of(&mut self, name: &str, arguments: &'t [Argument]) -> Option<&'t Expr> {
        let named =
            arguments.iter().find(|one| one.keyword.as_ref().is_some_and(|keyword| keyword.id == "mask"));
        if let Some(named) = named {
            return Some(&named.value);
        }
        let first = if name == "findloc" { 2 } else { 1 };
        let mut others = arguments.iter().skip(first).filter(|one| one.keyword.is_none());
        let found = others.find(|one| matches!(self.type_of_expr(&one.value), Type::Logical(_)));
        found.map(|one| &one.value)
    }

    /// The number of a dimension, from 0.
    pub fn dimension_number(&mut self, dim: &'t Expr, rank: usize) -> Res<usize> {
        let known =
            self.universe.integer(self.function.scope, dim).and_then(|dim| usize::try_from(dim - 1).ok());
        match known {
            Some(at) if at < rank => Ok(at),
            Some(_) => self.refuse(ACCF_RANK, "there is no such dimension", dim.span, ""),
            None => self.unsupported("a dimension that is not a constant", dim.span),
        }
    }
}
