//! Intrinsic functions that change shapes, and those that ask for shapes and kinds.

use crate::ids::{ACCF_NOT_IN_KERNEL, ACCF_RANK, ACCF_UNSUPPORTED};
use crate::intrinsics::{argument, is_known, real_function};
use crate::translator::{Res, Translator};
use crate::value::{Binds, Value, call, number_text, parts};
use okl_fortran::ast::{Argument, Expr, ExprKind};
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
                match shape.map(|shape| &shape.kind) {
                    Some(ExprKind::Array { items, .. }) => items.len(),
                    _ => 1,
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
            | "minloc" => {
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
    fn dim_of(&mut self, name: &str, arguments: &'t [Argument]) -> Option<&'t Expr> {
        let named =
            arguments.iter().find(|one| one.keyword.as_ref().is_some_and(|keyword| keyword.id == "dim"));
        if let Some(named) = named {
            return Some(&named.value);
        }
        let at = if name == "findloc" { 2 } else { 1 };
        let second = arguments.get(at).filter(|one| one.keyword.is_none())?;
        matches!(self.type_of_expr(&second.value), Type::Integer(_)).then_some(&second.value)
    }

    fn mask_of(&mut self, arguments: &'t [Argument]) -> Option<&'t Expr> {
        let named =
            arguments.iter().find(|one| one.keyword.as_ref().is_some_and(|keyword| keyword.id == "mask"));
        if let Some(named) = named {
            return Some(&named.value);
        }
        let mut others = arguments.iter().skip(1).filter(|one| one.keyword.is_none());
        let found = others.find(|one| matches!(self.type_of_expr(&one.value), Type::Logical(_)));
        found.map(|one| &one.value)
    }

    /// The number of a dimension, from 0.
    fn dimension_number(&mut self, dim: &'t Expr, rank: usize) -> Res<usize> {
        let known =
            self.universe.integer(self.function.scope, dim).and_then(|dim| usize::try_from(dim - 1).ok());
        match known {
            Some(at) if at < rank => Ok(at),
            Some(_) => self.refuse(ACCF_RANK, "there is no such dimension", dim.span, ""),
            None => self.unsupported("a dimension that is not a constant", dim.span),
        }
    }

    /// Functions about shapes and kinds.
    pub fn inquiry(
        &mut self,
        name: &str,
        arguments: &'t [Argument],
        at: &[Text],
        span: Span,
    ) -> Res<Option<Value>> {
        let Some(first) = arguments.first().map(|one| &one.value) else { return Ok(None) };
        let integer = |text: Text| Some(Value::primary(text, Type::DEFAULT_INTEGER));
        Ok(match name {
            "size" => {
                let extents = self.extents(first)?;
                match argument(arguments, "dim", 1) {
                    Some(dim) => {
                        let dim = self.dimension_number(dim, extents.len())?;
                        Some(cast(extents[dim].clone()))
                    }
                    None => Some(cast(parts(&["(", ")"], [Text::joined(extents, " * ")]))),
                }
            }
            "shape" => {
                let extents = self.extents(first)?;
                self.of_list(extents, at)
            }
            "lbound" | "ubound" => {
                let bounds = self.bounds_of(first, name == "ubound")?;
                match argument(arguments, "dim", 1) {
                    Some(dim) => {
                        let dim = self.dimension_number(dim, bounds.len())?;
                        Some(cast(bounds[dim].clone()))
                    }
                    None => self.of_list(bounds, at),
                }
            }
            "kind" => integer(self.type_of_expr(first).kind().to_string().into()),
            "huge" | "tiny" | "epsilon" | "digits" | "precision" | "range" | "bit_size" | "maxexponent"
            | "minexponent" | "radix" => {
                let ty = self.type_of_expr(first);
                match property(name, &ty) {
                    Some((text, ty)) => Some(Value::primary(text, ty)),
                    None => return self.unsupported(format!("`{name}` of this type"), span),
                }
            }
            "present" => self.is_present(first)?,
            "allocated" | "associated" | "transfer" | "pack" | "unpack" | "findloc" => {
                return self.unsupported(format!("`{name}` in a kernel"), span);
            }
            "len" | "len_trim" | "trim" | "char" | "achar" | "ichar" | "iachar" | "index" | "scan"
            | "verify" | "repeat" | "adjustl" | "adjustr" => {
                let help = "take it out of the region";
                return self.refuse(ACCF_NOT_IN_KERNEL, "text cannot stand in a kernel", span, help);
            }
            _ => None,
        })
    }

    /// An element of a list of integers.
    fn of_list(&mut self, values: Vec<Text>, at: &[Text]) -> Option<Value> {
        let offset = at.first().cloned().unwrap_or_else(|| "0".into());
        let name = self.fresh("accf_items");
        let values = values.into_iter().map(|value| parts(&["(int)(", ")"], [value]));
        let count = values.len();
        let line = parts(&[&format!("const int {name}[{count}] = {{"), "};"], [Text::joined(values, ", ")]);
        self.function.before.push(line);
        Some(Value::primary(parts(&[&format!("{name}["), "]"], [offset]), Type::DEFAULT_INTEGER))
    }

    /// The lower or the upper bounds of an array.
    fn bounds_of(&mut self, expr: &'t Expr, upper: bool) -> Res<Vec<Text>> {
        let extents = self.extents(expr)?;
        if self.is_designator(expr) {
            let access = self.access(expr)?;
            // A whole array, or a component that is one, has its bounds; a section counts from 1.
            let whole = access.parts.iter().find(|part| !part.dims.is_empty() && part.subscripts.is_empty());
            if let Some(part) = whole {
                let mut bounds = Vec::new();
                for (dim, extent) in part.dims.iter().zip(extents) {
                    let lower = match &part.key {
                        Some(key) => self.bound(key, &dim.lower),
                        None => self.bound(&access.root, &dim.lower),
                    };
                    bounds.push(if upper { parts(&["", " + ", " - 1"], [lower, extent]) } else { lower });
                }
                return Ok(bounds);
            }
        }
        Ok(if upper { extents } else { extents.into_iter().map(|_| Text::from("1")).collect() })
    }

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
            "maxloc" | "minloc" => self.location(name == "maxloc", arguments, at, span).map(Some),
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
        let mask =
            if matches!(over, Over::Any | Over::All | Over::Count) { None } else { self.mask_of(arguments) };
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
    fn reduction_loops(
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
    fn nest(&mut self, declaration: Text, loops: &mut Vec<Text>, inner: Vec<Text>, update: Text) {
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

    fn dot_product(&mut self, arguments: &'t [Argument], span: Span) -> Res<Value> {
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

    fn matmul(&mut self, arguments: &'t [Argument], at: &[Text], span: Span) -> Res<Value> {
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
    fn products(
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

    /// The place of an extreme element.
    fn location(
        &mut self,
        is_largest: bool,
        arguments: &'t [Argument],
        at: &[Text],
        span: Span,
    ) -> Res<Value> {
        let array = &arguments[0].value;
        let name = if is_largest { "maxloc" } else { "minloc" };
        let extents = self.extents(array)?;
        let dim = match self.dim_of(name, arguments) {
            Some(dim) => Some(self.dimension_number(dim, extents.len())?),
            None => None,
        };
        let mask = self.mask_of(arguments);
        let is_back = arguments.iter().any(|one| {
            one.keyword.as_ref().is_some_and(|keyword| keyword.id == "back")
                && matches!(one.value.kind, ExprKind::Literal(okl_fortran::ast::Literal::Logical(true, _)))
        });
        let ty = self.type_of_expr(array);
        let c = self.c_type(&ty, span)?;
        let (best, place) = (self.fresh("accf_best"), self.fresh(&format!("accf_{name}")));
        let count = if dim.is_some() { 1 } else { extents.len() };
        let zeros = vec!["0"; count].join(", ");
        let (mut loops, index) = self.reduction_loops(&extents, dim, at);
        let outer = std::mem::take(&mut self.function.before);
        let element = self.element(array, &index)?.operand(Binds::Sum);
        let mask = match mask {
            Some(mask) => {
                let offsets: &[Text] = if self.rank(mask) > 0 { &index } else { &[] };
                Some(self.element(mask, offsets)?.operand(Binds::And))
            }
            None => None,
        };
        let inner = std::mem::replace(&mut self.function.before, outer);
        let sign = match (is_largest, is_back) {
            (true, false) => ">",
            (true, true) => ">=",
            (false, false) => "<",
            (false, true) => "<=",
        };
        let mut update = Text::from("if (");
        if let Some(mask) = mask {
            update.push(mask);
            update.push(" && ");
        }
        update.push(format!("({place}[0] == 0 || "));
        update.push(element.clone());
        update.push(format!(" {sign} {best})) {{ {best} = "));
        update.push(element);
        update.push(";");
        let positions: Vec<Text> = match dim {
            Some(dim) => vec![index[dim].clone()],
            None => index,
        };
        for (own, position) in positions.into_iter().enumerate() {
            update.push(format!(" {place}[{own}] = (int)("));
            update.push(position);
            update.push(") + 1;");
        }
        update.push(" }");
        let declaration = Text::from(format!("{c} {best} = 0; int {place}[{count}] = {{{zeros}}};"));
        self.nest(declaration, &mut loops, inner, update);
        let own = if dim.is_some() { "0".into() } else { at.first().cloned().unwrap_or_else(|| "0".into()) };
        Ok(Value::primary(parts(&[&format!("{place}["), "]"], [own]), Type::DEFAULT_INTEGER))
    }

    fn reshape(&mut self, arguments: &'t [Argument], at: &[Text], span: Span) -> Res<Value> {
        if arguments.len() > 2 {
            return self.unsupported("`reshape` with `pad` or `order`", span);
        }
        let (Some(source), Some(shape)) = (argument(arguments, "source", 0), argument(arguments, "shape", 1))
        else {
            return self.unsupported("this `reshape`", span);
        };
        // The offset of the element among all of them, in their order in memory.
        let mut offset = Text::new();
        let mut stride: Option<Text> = None;
        for (dim, own) in at.iter().enumerate() {
            let extent = self.element(shape, &[dim.to_string().into()])?.operand(Binds::Primary);
            match &stride {
                None => offset.push(own.clone()),
                Some(stride) => {
                    offset.push(" + ");
                    offset.push(parts(&["", " * ", ""], [own.clone(), stride.clone()]));
                }
            }
            stride = Some(match stride {
                None => extent,
                Some(stride) => parts(&["", " * ", ""], [stride, extent]),
            });
        }
        let extents = self.extents(source)?;
        let mut index = Vec::new();
        let mut rest = parts(&["(", ")"], [offset]);
        for (own, extent) in extents.iter().enumerate() {
            if own + 1 == extents.len() {
                index.push(rest.clone());
            } else {
                index.push(parts(&["(", " % ", ")"], [rest.clone(), extent.clone()]));
                rest = parts(&["(", " / ", ")"], [rest, extent.clone()]);
            }
        }
        self.element(source, &index)
    }

    /// `eoshift`: what comes from outside is the boundary.
    fn shifted_off(&mut self, arguments: &'t [Argument], at: &[Text], span: Span) -> Res<Value> {
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

    fn shifted(&mut self, arguments: &'t [Argument], at: &[Text], span: Span) -> Res<Value> {
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

fn cast(text: Text) -> Value {
    if text.written("").parse::<i32>().is_ok() {
        return Value::primary(text, Type::DEFAULT_INTEGER);
    }
    Value { text: parts(&["(int)(", ")"], [text]), ty: Type::DEFAULT_INTEGER, binds: Binds::Unary }
}

fn zero(ty: &Type) -> Option<String> {
    match ty {
        Type::Integer(_) | Type::Real(_) | Type::Logical(_) => Some("0".into()),
        Type::Complex(kind) => Some(format!("accf_c{kind}_of(0, 0)")),
        _ => None,
    }
}

fn one(ty: &Type) -> Option<String> {
    match ty {
        Type::Integer(_) | Type::Real(_) => Some("1".into()),
        Type::Complex(kind) => Some(format!("accf_c{kind}_of(1, 0)")),
        _ => None,
    }
}

/// The value of `maxval` of nothing: the negative number of the largest magnitude.
fn lowest(ty: &Type) -> Option<String> {
    let (text, _) = property("huge", ty)?;
    Some(match ty {
        Type::Integer(_) => format!("-{text} - 1"),
        _ => format!("-{text}"),
    })
}

fn highest(ty: &Type) -> Option<String> {
    property("huge", ty).map(|(text, _)| text)
}

/// What a type is like: the values of the functions of F2018 16.3.2 for IEEE 754.
fn property(name: &str, ty: &Type) -> Option<(String, Type)> {
    let integer = |value: i64| Some((number_text(value), Type::DEFAULT_INTEGER));
    match (name, ty) {
        ("huge", Type::Integer(1)) => Some(("127".into(), ty.clone())),
        ("huge", Type::Integer(2)) => Some(("32767".into(), ty.clone())),
        ("huge", Type::Integer(4)) => Some(("2147483647".into(), ty.clone())),
        ("huge", Type::Integer(8)) => Some(("9223372036854775807LL".into(), ty.clone())),
        ("huge", Type::Real(4)) => Some(("3.40282347e+38f".into(), ty.clone())),
        ("huge", Type::Real(8)) => Some(("1.7976931348623157e+308".into(), ty.clone())),
        ("tiny", Type::Real(4)) => Some(("1.17549435e-38f".into(), ty.clone())),
        ("tiny", Type::Real(8)) => Some(("2.2250738585072014e-308".into(), ty.clone())),
        ("epsilon", Type::Real(4)) => Some(("1.1920929e-7f".into(), ty.clone())),
        ("epsilon", Type::Real(8)) => Some(("2.220446049250313e-16".into(), ty.clone())),
        ("bit_size", Type::Integer(kind)) => integer(8 * i64::from(*kind)),
        ("digits", Type::Integer(kind)) => integer(8 * i64::from(*kind) - 1),
        ("digits", Type::Real(4)) => integer(24),
        ("digits", Type::Real(8)) => integer(53),
        ("precision", Type::Real(4) | Type::Complex(4)) => integer(6),
        ("precision", Type::Real(8) | Type::Complex(8)) => integer(15),
        ("range", Type::Real(4) | Type::Complex(4)) => integer(37),
        ("range", Type::Real(8) | Type::Complex(8)) => integer(307),
        ("range", Type::Integer(1)) => integer(2),
        ("range", Type::Integer(2)) => integer(4),
        ("range", Type::Integer(4)) => integer(9),
        ("range", Type::Integer(8)) => integer(18),
        ("maxexponent", Type::Real(4)) => integer(128),
        ("maxexponent", Type::Real(8)) => integer(1024),
        ("minexponent", Type::Real(4)) => integer(-125),
        ("minexponent", Type::Real(8)) => integer(-1021),
        ("radix", _) => integer(2),
        _ => None,
    }
}
