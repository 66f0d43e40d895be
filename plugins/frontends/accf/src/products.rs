//! Sums of products: `dot_product`, `matmul`.

use crate::inquiry::zero;
use crate::transform::loop_over;
use crate::translator::{Res, Translator};
use crate::value::{Binds, Value, call, parts};
use okl_fortran::ast::Argument;
use okl_fortran::scope::Type;
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    pub fn dot_product(&mut self, arguments: &'t [Argument], span: Span) -> Res<Value> {
        let [one, other] = arguments else { return self.unsupported("this `dot_product`", span) };
        let extents = self.extents(&one.value)?;
        self.products(&extents[0].clone(), span, "accf_dot", |translator, k| {
            let one = translator.element(&one.value, std::slice::from_ref(k))?;
            let other = translator.element(&other.value, std::slice::from_ref(k))?;
            let one = match one.ty {
                Type::Complex(kind) => {
                    Value::primary(call(&format!("accf_c{kind}_conjg"), [one.text]), one.ty.clone())
                }
                _ => one,
            };
            Ok((one, other))
        })
    }

    pub fn matmul(&mut self, arguments: &'t [Argument], at: &[Text], span: Span) -> Res<Value> {
        let [one, other] = arguments else { return self.unsupported("this `matmul`", span) };
        let (one_extents, rank) = (self.extents(&one.value)?, self.rank(&one.value));
        let Some(inner) = one_extents.last().cloned() else { return self.unsupported("this `matmul`", span) };
        let row = (rank == 2).then(|| at.first().cloned()).flatten();
        let column = if self.rank(&other.value) == 2 { at.last().cloned() } else { None };
        self.products(&inner, span, "accf_matmul", |translator, k| {
            let left: Vec<Text> = row.iter().cloned().chain(std::iter::once(k.clone())).collect();
            let right: Vec<Text> = std::iter::once(k.clone()).chain(column.iter().cloned()).collect();
            Ok((translator.element(&one.value, &left)?, translator.element(&other.value, &right)?))
        })
    }

    /// A sum of products.
    pub fn products(
        &mut self,
        extent: &Text,
        span: Span,
        stem: &str,
        mut of: impl FnMut(&mut Self, &Text) -> Res<(Value, Value)>,
    ) -> Res<Value> {
        let (result, k) = (self.fresh(stem), self.fresh("accf_k"));
        let outer = std::mem::take(&mut self.function.before);
        let (one, other) = of(self, &Text::from(k.clone()))?;
        let inner = std::mem::replace(&mut self.function.before, outer);
        let ty = one.ty.joined(&other.ty);
        let c = self.c_type(&ty, span)?;
        let Some(start) = zero(&ty) else { return self.unsupported("products of this type", span) };
        let update = match ty {
            Type::Complex(kind) => {
                let (one, other) = (self.converted(one, &ty, span)?, self.converted(other, &ty, span)?);
                let product = call(&format!("accf_c{kind}_mul"), [one.text, other.text]);
                parts(&[&format!("{result} = accf_c{kind}_add({result}, "), ");"], [product])
            }
            Type::Logical(_) => {
                let texts = [one.operand(Binds::Equality), other.operand(Binds::Equality)];
                parts(&["if (", " && ", &format!(") {result} = 1;")], texts)
            }
            _ => {
                let texts = [one.operand(Binds::Product), other.operand(Binds::Unary)];
                parts(&[&format!("{result} += "), " * ", ";"], texts)
            }
        };
        let declaration = Text::from(format!("{c} {result} = {start};"));
        let mut loops = vec![loop_over(&k, extent)];
        self.nest(declaration, &mut loops, inner, update);
        Ok(Value::primary(result, ty))
    }
}
