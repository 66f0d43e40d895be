//! Arguments of procedures.

use crate::access::{Access, Subscript, is_dense_access};
use crate::ids::{ACCF_RANK, ACCF_UNSUPPORTED};
use crate::signature::{Callee, Parameter};
use crate::translator::{Alias, Res, Translator};
use crate::value::{Binds, Value, call, parts};
use crate::variable::{Number, Role};
use okl_fortran::ast::{Argument, Expr, ExprKind, Extent};
use okl_fortran::scope::{Symbol, Type};
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// The call of a procedure.
    pub fn call_text(
        &mut self,
        found: Callee<'t>,
        arguments: &'t [Argument],
        at: &[Text],
        span: Span,
    ) -> Res<Text> {
        let unit = found.unit;
        let mut actuals: Vec<Option<&'t Expr>> = vec![None; unit.parameters.len()];
        for (place, argument) in arguments.iter().enumerate() {
            let index = match &argument.keyword {
                Some(keyword) => unit.parameters.iter().position(|one| one.id == keyword.id),
                None => Some(place).filter(|place| *place < actuals.len()),
            };
            let Some(index) = index else {
                let name = unit.name.as_ref().map_or("", |name| name.id.as_str()).to_string();
                return self.refuse(
                    ACCF_RANK,
                    format!("`{name}` has no such argument"),
                    argument.value.span,
                    "",
                );
            };
            actuals[index] = Some(&argument.value);
        }
        let mut strided = Vec::new();
        for (index, actual) in actuals.iter().enumerate() {
            let id = &unit.parameters[index].id;
            let dummy = self.universe.find(found.scope, id).map(|found| found.symbol.clone());
            let Some(dummy) = dummy else { continue };
            match actual {
                None if !dummy.has("optional") => {
                    let message = format!("the argument `{id}` is missing");
                    return self.refuse(ACCF_RANK, message, span, "");
                }
                Some(actual) if dummy.rank() > 0 && at.is_empty() && !self.is_dense(actual, &dummy)? => {
                    strided.push(index)
                }
                _ => {}
            }
        }
        let absent: Vec<usize> = (0..actuals.len()).filter(|index| actuals[*index].is_none()).collect();
        let translated = self.translated(found, &absent, &strided, span)?;
        let mut texts = Vec::new();
        for parameter in &translated.parameters {
            match parameter.dummy.and_then(|index| actuals[index]) {
                Some(actual) => self.actual(parameter, actual, at, &mut texts)?,
                None if parameter.dummy.is_some() => {}
                None if parameter.is_result => {
                    texts.push(self.function.result_slot.clone().unwrap_or_default().into())
                }
                None => self.captured(parameter, span, &mut texts)?,
            }
        }
        Ok(call(&translated.name, texts))
    }

    /// True if the elements of an array argument lie side by side, as those of an explicit shape do.
    pub fn is_dense(&mut self, actual: &'t Expr, dummy: &Symbol<'t>) -> Res<bool> {
        let is_assumed =
            dummy.shape.is_some_and(|shape| shape.iter().any(|one| matches!(one, Extent::Deferred { .. })));
        if is_assumed || !self.is_designator(actual) {
            return Ok(true);
        }
        let access = self.access(actual)?;
        let rank: usize = self.rank(actual);
        let dense = is_dense_access(&access);
        if !dense && rank != 0 && rank != dummy.rank() {
            let help = "pass an array of the same rank, or a section that is dense";
            return self.refuse(
                ACCF_UNSUPPORTED,
                "a section whose elements do not lie side by side for an array of another rank",
                actual.span,
                help,
            );
        }
        Ok(dense || rank == 0)
    }

    /// The texts of an argument.
    pub fn actual(
        &mut self,
        parameter: &Parameter<'t>,
        actual: &'t Expr,
        at: &[Text],
        texts: &mut Vec<Text>,
    ) -> Res<()> {
        let span = actual.span;
        if !parameter.is_array {
            let offsets: &[Text] = if self.rank(actual) > 0 { at } else { &[] };
            let text = if parameter.is_reference {
                self.referenced(parameter, actual, offsets)?
            } else {
                let value = self.element(actual, offsets)?;
                let is_same = value.ty == parameter.ty;
                let value = if is_same { value } else { self.converted(value, &parameter.ty, span)? };
                value.operand(Binds::Choice)
            };
            texts.push(text);
            return Ok(());
        }
        if !self.is_designator(actual) {
            return self.computed_array(parameter, actual, texts);
        }
        let access = self.access(actual)?;
        if parameter.is_reference {
            self.written(&access.root.clone());
        }
        if access.ty != parameter.ty {
            return self.refuse(ACCF_RANK, "an argument of another type than the procedure has", span, "");
        }
        let zeros = vec![Text::from("0"); self.rank(actual)];
        let first = self.access_element(&access, &zeros)?;
        let is_start = Translator::is_whole_array(&access) && !access.parts[0].is_strided;
        texts.push(if is_start { access.parts[0].name.clone() } else { parts(&["&", ""], [first.text]) });
        let shape = self.shape_of(&access)?;
        for number in &parameter.numbers {
            texts.push(match number {
                Number::Extent(dim) => {
                    shape.get(*dim).map(|(extent, _)| extent.clone()).unwrap_or_else(|| "1".into())
                }
                Number::Stride(dim) => {
                    shape.get(*dim).map(|(_, stride)| stride.clone()).unwrap_or_else(|| "1".into())
                }
                Number::Lower(_) | Number::Count | Number::Offset | Number::Present => "0".into(),
            });
        }
        Ok(())
    }

    /// The text of an argument that is passed by reference: a variable, or one that gets the value of an expression.
    ///
    /// ```text
    /// double accf_argument = x[i] + 1.0;
    /// ```
    fn referenced(&mut self, parameter: &Parameter<'t>, actual: &'t Expr, offsets: &[Text]) -> Res<Text> {
        if self.is_designator(actual) {
            let access = self.access(actual)?;
            self.written(&access.root.clone());
            return Ok(self.access_element(&access, offsets)?.text);
        }
        let value = self.element(actual, offsets)?;
        let c = self.c_type(&parameter.ty, actual.span)?;
        let name = self.fresh("accf_argument");
        self.function.before.push(parts(&[&format!("{c} {name} = "), ";"], [value.text]));
        Ok(name.into())
    }

    /// The texts of an argument that is an array computed for the call: its name, and the numbers about it.
    fn computed_array(
        &mut self,
        parameter: &Parameter<'t>,
        actual: &'t Expr,
        texts: &mut Vec<Text>,
    ) -> Res<()> {
        let extents = self.extents(actual)?;
        let (name, ty) = self.materialized(actual)?;
        if ty != parameter.ty {
            let message = "an argument of another type than the procedure has";
            return self.refuse(ACCF_RANK, message, actual.span, "");
        }
        texts.push(name.into());
        for number in &parameter.numbers {
            let stride = |dim: usize| Text::joined(extents[..dim.min(extents.len())].iter().cloned(), " * ");
            texts.push(match number {
                Number::Extent(dim) => extents.get(*dim).cloned().unwrap_or_else(|| "1".into()),
                Number::Stride(dim) if *dim > 0 => stride(*dim),
                Number::Stride(_) => "1".into(),
                _ => "0".into(),
            });
        }
        Ok(())
    }

    /// The extents and the strides of a designator, of each of its dimensions.
    pub fn shape_of(&mut self, access: &Access<'t>) -> Res<Vec<(Text, Text)>> {
        let extents = self.access_extents(access)?;
        let mut strides = Vec::new();
        for (place, part) in access.parts.iter().enumerate() {
            let mut of_part = Vec::new();
            for (at, dim) in part.dims.iter().enumerate() {
                let stride = match &part.key {
                    Some(key) => self.bound(key, &dim.stride),
                    None => self.bound(&access.root, &dim.stride),
                };
                match part.subscripts.get(at) {
                    None | Some(Subscript::Range { step: None, .. }) => of_part.push(stride),
                    Some(Subscript::Range { step: Some((step, _)), .. }) => {
                        of_part.push(parts(&["", " * ", ""], [step.clone(), stride]));
                    }
                    Some(Subscript::Index(..)) => {}
                    Some(Subscript::Vector(expr, _)) => {
                        return self.unsupported("elements by an array of indices as an argument", expr.span);
                    }
                }
            }
            if !of_part.is_empty() {
                let count = self.elements_of_structure(access, place)?;
                let scaled = of_part.into_iter().map(|stride| match &count {
                    Some(count) => parts(&["", &format!(" * {count}")], [stride]),
                    None => stride,
                });
                strides = scaled.collect();
                break;
            }
        }
        Ok(extents.into_iter().zip(strides).collect())
    }

    /// For components of an array of structures, `a(:)%x`: how many elements of the component's type a structure takes.
    ///
    /// ```text
    /// (long long)(sizeof(point) / sizeof(double))
    /// ```
    fn elements_of_structure(&mut self, access: &Access<'t>, place: usize) -> Res<Option<String>> {
        if place + 1 == access.parts.len() {
            return Ok(None);
        }
        let is_root = place == 0 && self.function.variables.contains_key(&access.root);
        if !is_root || matches!(access.ty, Type::Complex(_) | Type::Derived(_)) {
            let what = "a component of the elements of an array, of this type, as an argument in a kernel";
            return self.unsupported(what, access.span);
        }
        let structure = self.function.variables[&access.root].ty.clone();
        let (of_all, of_one) = (self.c_type(&structure, access.span)?, self.c_type(&access.ty, access.span)?);
        Ok(Some(format!("(long long)(sizeof({of_all}) / sizeof({of_one}))")))
    }

    /// The texts of a variable from outside that a procedure uses.
    pub fn captured(&mut self, parameter: &Parameter<'t>, span: Span, texts: &mut Vec<Text>) -> Res<()> {
        let key = parameter.key.clone();
        if !self.function.variables.contains_key(&key) {
            let written = parameter.symbol.id.clone();
            let own = self.spelled(key.0, parameter.symbol.span, &written);
            self.add_variable(key.clone(), own, parameter.symbol.clone(), parameter.ty.clone(), span)?;
        }
        if parameter.is_reference {
            self.written(&key);
            if self.function.variables.get(&key).is_some_and(|variable| variable.role != Role::Local) {
                self.function.shared.insert(key.clone());
            }
        }
        let name = self.function.variables[&key].name.clone();
        texts.push(name.into());
        for number in &parameter.numbers {
            let text = self.number(&key, *number);
            texts.push(text);
        }
        Ok(())
    }

    /// `present(a)`.
    pub fn is_present(&mut self, expr: &'t Expr) -> Res<Option<Value>> {
        let ExprKind::Name(name) = &expr.kind else {
            return self.unsupported("this argument of `present`", expr.span);
        };
        if let Some(Alias::Value(_)) = self.alias(&name.id) {
            return Ok(Some(Value::primary("false", Type::DEFAULT_LOGICAL)));
        }
        if !self.function.is_region {
            return Ok(Some(Value::primary("true", Type::DEFAULT_LOGICAL)));
        }
        let access = self.access(expr)?;
        let text = self.number(&access.root, Number::Present);
        Ok(Some(Value {
            text: parts(&["", " != 0"], [text]),
            ty: Type::DEFAULT_LOGICAL,
            binds: Binds::Equality,
        }))
    }
}
