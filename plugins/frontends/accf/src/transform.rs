//! Intrinsic functions that sum up or rearrange the elements of arrays.

use crate::ids::ACCF_UNSUPPORTED;
use crate::inquiry::{highest, lowest, one, zero};
use crate::known::argument;
use crate::translator::{Res, Translator};
use crate::value::{Binds, Value, call, parts, real_function};
use okl_fortran::ast::{Argument, Expr};
use okl_fortran::scope::Type;
use okl_frontend::text::Text;
use okl_plugin::Span;

/// A sum or the like over elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Over {
    /// `sum`
    Sum,
    /// `product`
    Product,
    /// `maxval`
    Largest,
    /// `minval`
    Smallest,
    /// `any`
    Any,
    /// `all`
    All,
    /// `count`
    Count,
    /// `norm2`
    Norm,
}

/// What an intrinsic function does with elements, if it is a sum or the like.
fn over_of(name: &str) -> Option<Over> {
    Some(match name {
        "sum" => Over::Sum,
        "product" => Over::Product,
        "maxval" => Over::Largest,
        "minval" => Over::Smallest,
        "any" => Over::Any,
        "all" => Over::All,
        "count" => Over::Count,
        "norm2" => Over::Norm,
        _ => return None,
    })
}

/// The type of the result over elements of a type, and its value when there are no elements.
fn start_of(over: Over, ty: &Type) -> (Type, Option<String>) {
    match over {
        Over::Sum | Over::Norm => (ty.clone(), zero(ty)),
        Over::Product => (ty.clone(), one(ty)),
        Over::Largest => (ty.clone(), lowest(ty)),
        Over::Smallest => (ty.clone(), highest(ty)),
        Over::Any => (Type::DEFAULT_LOGICAL, Some("0".into())),
        Over::All => (Type::DEFAULT_LOGICAL, Some("1".into())),
        Over::Count => (Type::DEFAULT_INTEGER, Some("0".into())),
    }
}

impl<'t> Translator<'t> {
    /// Functions that sum up or rearrange.
    pub fn transformed(
        &mut self,
        name: &str,
        arguments: &'t [Argument],
        at: &[Text],
        span: Span,
    ) -> Res<Option<Value>> {
        match name {
            "dot_product" => self.dot_product(arguments, span).map(Some),
            "maxloc" | "minloc" | "findloc" => self.location(name, arguments, at, span).map(Some),
            "matmul" => self.matmul(arguments, at, span).map(Some),
            "transpose" => {
                let swapped: Vec<Text> = at.iter().rev().cloned().collect();
                self.element(&arguments[0].value, &swapped).map(Some)
            }
            "spread" => {
                let Some(dim) = argument(arguments, "dim", 1) else {
                    return self.unsupported("this `spread`", span);
                };
                let dim = self.dimension_number(dim, at.len().max(1))?;
                let mut inner = at.to_vec();
                if dim < inner.len() {
                    inner.remove(dim);
                }
                self.element(&arguments[0].value, &inner).map(Some)
            }
            "reshape" => self.reshape(arguments, at, span).map(Some),
            "cshift" => self.shifted(arguments, at, span).map(Some),
            "eoshift" => self.shifted_off(arguments, at, span).map(Some),
            _ => match over_of(name) {
                Some(over) => self.reduced(over, name, arguments, at, span),
                None => Ok(None),
            },
        }
    }

    /// A sum or the like, computed in front of the statement.
    ///
    /// ```text
    /// double accf_sum = 0;
    /// for (long long accf_k = 0; accf_k < n; ++accf_k) accf_sum += x[accf_k];
    /// ```
    fn reduced(
        &mut self,
        over: Over,
        name: &str,
        arguments: &'t [Argument],
        at: &[Text],
        span: Span,
    ) -> Res<Option<Value>> {
        let Some(array) = arguments.first().map(|one| &one.value) else { return Ok(None) };
        let extents = self.extents(array)?;
        let dim = match self.dim_of(name, arguments) {
            Some(dim) => Some(self.dimension_number(dim, extents.len())?),
            None => None,
        };
        let mask = if matches!(over, Over::Any | Over::All | Over::Count) {
            None
        } else {
            self.mask_of(name, arguments)
        };
        let ty = self.type_of_expr(array);
        let (result_ty, start) = start_of(over, &ty);
        let Some(start) = start else { return self.unsupported(format!("`{name}` of this type"), span) };
        let c = self.c_type(&result_ty, span)?;
        let result = self.fresh(&format!("accf_{name}"));
        let declaration = Text::from(format!("{c} {result} = {start};"));
        let (mut loops, index) = self.reduction_loops(&extents, dim, at);
        let outer = std::mem::take(&mut self.function.before);
        let element = self.element(array, &index)?;
        let update = self.update(over, &result, &ty, element, span)?;
        let update = match mask {
            Some(mask) => {
                let offsets: &[Text] = if self.rank(mask) > 0 { &index } else { &[] };
                let mask = self.element(mask, offsets)?;
                parts(&["if (", ") ", ""], [mask.text, update])
            }
            None => update,
        };
        let inner = std::mem::replace(&mut self.function.before, outer);
        self.nest(declaration, &mut loops, inner, update);
        let value = Value::primary(result, result_ty.clone());
        Ok(Some(match over {
            Over::Norm => Value::primary(call(&real_function("sqrt", &result_ty), [value.text]), result_ty),
            _ => value,
        }))
    }

    /// The loops over what is summed up, and the offsets of the element inside of them.
    pub fn reduction_loops(
        &mut self,
        extents: &[Text],
        dim: Option<usize>,
        at: &[Text],
    ) -> (Vec<Text>, Vec<Text>) {
        let (mut loops, mut index) = (Vec::new(), Vec::new());
        let mut given = at.iter();
        for (own, extent) in extents.iter().enumerate() {
            if dim.is_some_and(|dim| dim != own) {
                index.push(given.next().cloned().unwrap_or_else(|| "0".into()));
                continue;
            }
            let name = self.fresh("accf_k");
            loops.push(loop_over(&name, extent));
            index.push(Text::from(name));
        }
        loops.reverse();
        (loops, index)
    }

    /// The values of an expression in an array of the function: its name and type. The number of elements has to be
    /// constant.
    ///
    /// ```text
    /// double accf_array[3];
    /// for (int accf_k = 0; accf_k < 3; ++accf_k) accf_array[accf_k] = x[accf_k] + 1.0;
    /// ```
    pub fn materialized(&mut self, expr: &'t Expr) -> Res<(String, Type)> {
        let ty = self.type_of_expr(expr);
        let extents = self.extents(expr)?;
        let (name, declaration) = self.local_array(&ty, &extents, expr.span)?;
        let (mut loops, index) = self.reduction_loops(&extents, None, &[]);
        let outer = std::mem::take(&mut self.function.before);
        let element = self.element(expr, &index)?;
        let inner = std::mem::replace(&mut self.function.before, outer);
        let place = linear(&index, &extents);
        let update = parts(&[&format!("{name}["), "] = ", ";"], [place, element.text]);
        self.nest(declaration, &mut loops, inner, update);
        Ok((name, ty))
    }

    /// The name and the declaration of an array of the function.
    pub fn local_array(&mut self, ty: &Type, extents: &[Text], span: Span) -> Res<(String, Text)> {
        let c = self.c_type(ty, span)?;
        let known = extents.iter().map(|extent| extent.written("").parse::<i64>().ok());
        let Some(count) = known.into_iter().try_fold(1_i64, |count, one| count.checked_mul(one?)) else {
            let help = "use an array with constant bounds for the values in between, or write a loop";
            let message = "values in between whose number is known only when the program runs";
            return self.refuse(ACCF_UNSUPPORTED, message, span, help);
        };
        let name = self.fresh("accf_array");
        let declaration = Text::from(format!("{c} {name}[{}];", count.max(1)));
        Ok((name, declaration))
    }

    /// Adds a declaration, loops and what is in them to the lines in front of the statement.
    pub fn nest(&mut self, declaration: Text, loops: &mut Vec<Text>, inner: Vec<Text>, update: Text) {
        let before = &mut self.function.before;
        before.push(declaration);
        let depth = loops.len();
        for (at, line) in loops.drain(..).enumerate() {
            let is_last = at + 1 == depth;
            let mut text = Text::from("  ".repeat(at));
            text.push(line);
            if is_last && !inner.is_empty() {
                text.push(" {");
            }
            before.push(text);
        }
        let indent = "  ".repeat(depth);
        let closes = depth > 0 && !inner.is_empty();
        for line in inner.into_iter().chain(std::iter::once(update)) {
            let mut text = Text::from(indent.clone());
            text.push(line);
            before.push(text);
        }
        if closes {
            before.push(Text::from(format!("{}}}", "  ".repeat(depth - 1))));
        }
    }

    fn update(&mut self, over: Over, result: &str, ty: &Type, element: Value, span: Span) -> Res<Text> {
        if let Type::Complex(kind) = ty {
            let name = match over {
                Over::Sum => "add",
                Over::Product => "mul",
                _ => return self.unsupported("this function of complex numbers", span),
            };
            return Ok(parts(&[&format!("{result} = accf_c{kind}_{name}({result}, "), ");"], [element.text]));
        }
        let text = element.operand(Binds::Choice);
        Ok(match over {
            Over::Sum => parts(&[&format!("{result} += "), ";"], [text]),
            Over::Product => parts(&[&format!("{result} *= "), ";"], [text]),
            Over::Largest | Over::Smallest => {
                let stem = if over == Over::Largest { "max" } else { "min" };
                let helper = self.helper(stem, ty, span)?;
                parts(&[&format!("{result} = {helper}({result}, "), ");"], [text])
            }
            Over::Any => parts(&["if (", &format!(") {result} = 1;")], [text]),
            Over::All => parts(&["if (!(", &format!(")) {result} = 0;")], [text]),
            Over::Count => parts(&["if (", &format!(") ++{result};")], [text]),
            Over::Norm => {
                let square = self.helper("square", ty, span)?;
                parts(&[&format!("{result} += {square}("), ");"], [text])
            }
        })
    }
}

/// `for (long long k = 0; k < n; ++k)`; `int` where the extent is a number.
pub fn loop_over(name: &str, extent: &Text) -> Text {
    let is_number = extent.written("").parse::<i32>().is_ok();
    let ty = if is_number { "int" } else { "long long" };
    parts(&[&format!("for ({ty} {name} = 0; {name} < "), &format!("; ++{name})")], [extent.clone()])
}

/// The place of an element among all of an array, in their order in memory.
pub fn linear(index: &[Text], extents: &[Text]) -> Text {
    let mut offset = Text::new();
    let mut stride: Option<Text> = None;
    for (own, extent) in index.iter().zip(extents) {
        match &stride {
            None => offset.push(own.clone()),
            Some(stride) => {
                offset.push(" + ");
                offset.push(parts(&["", " * (", ")"], [own.clone(), stride.clone()]));
            }
        }
        stride = Some(match stride {
            None => extent.clone(),
            Some(stride) => parts(&["", " * (", ")"], [stride, extent.clone()]),
        });
    }
    if offset.is_empty() { "0".into() } else { offset }
}
