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

use crate::access::Access;
use crate::access::Subscript;
use crate::helpers::suffix;
use crate::ids::{ACCF_NOT_IN_KERNEL, ACCF_RANK, ACCF_UNDECLARED, ACCF_UNSUPPORTED};
use crate::translator::{Alias, Function, Refused, Res, Translator};
use crate::value::{Binds, Value, call, parts};
use crate::variable::{Bound, Dim, Key, Number, Variable, is_input};
use crate::uses::outside_of_loops;
use okl_fortran::ast::{Argument, Expr, ExprKind, Extent, Name, Prefix, SpecKind, Unit};
use okl_fortran::scope::{ScopeId, Symbol, SymbolKind, Type};
use okl_frontend::text::Text;
use okl_plugin::Span;

/// A procedure that has been translated.
#[derive(Clone, Debug)]
pub struct Translated<'t> {
    /// The name of the function.
    pub name: String,
    /// Its parameters.
    parameters: Vec<Parameter<'t>>,
    /// The type of the result.
    result: Option<Type>,
}

/// A parameter of a function.
#[derive(Clone, Debug)]
struct Parameter<'t> {
    /// The number of the dummy argument, or none for a variable from outside.
    dummy: Option<usize>,
    key: Key,
    symbol: Symbol<'t>,
    ty: Type,
    is_reference: bool,
    is_array: bool,
    numbers: Vec<Number>,
    /// True for an array that the function returns.
    is_result: bool,
}

/// A procedure that is called.
#[derive(Clone, Copy, Debug)]
pub struct Callee<'t> {
    unit: &'t Unit,
    scope: ScopeId,
}

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
        if crate::intrinsics::is_known(&name.id) && self.quiet_callee(name, arguments).is_none() {
            return self.intrinsic_value(&name.id, arguments, at, span);
        }
        let found = self.callee(name, &actuals, span)?;
        self.apply_named(found, arguments, at, span)?.map_or_else(
            || self.unsupported(format!("`{}` is a subroutine", name.id), span),
            Ok,
        )
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
        let is_elemental = has_prefix(found.unit, "elemental");
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

    fn apply_named(&mut self, found: Callee<'t>, arguments: &'t [Argument], at: &[Text], span: Span) -> Res<Option<Value>> {
        let ty = match self.universe.result_of(found.unit, found.scope) {
            Some(result) if found.unit.kind == okl_fortran::ast::UnitKind::Function => self.universe.type_of(result),
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

    /// The extents of the result of a function, which have to be constant.
    fn result_extents(&mut self, found: Callee<'t>, span: Span) -> Res<Vec<Text>> {
        let shape = self.universe.result_of(found.unit, found.scope).and_then(|result| result.symbol.shape);
        let mut extents = Vec::new();
        for extent in shape.unwrap_or_default() {
            match self.constant_count(found.scope, std::slice::from_ref(extent)) {
                Some(count) => extents.push(Text::from(count.to_string())),
                None => return self.unsupported("a function whose result has no constant shape, in a kernel", span),
            }
        }
        Ok(extents)
    }

    /// The procedure of a name, for these arguments.
    fn callee(&mut self, name: &'t Name, actuals: &[&'t Expr], span: Span) -> Res<Callee<'t>> {
        let id = &name.id;
        match self.symbol(id) {
            Some((symbol, scope)) => match symbol.kind {
                SymbolKind::Procedure(unit, own) => Ok(Callee { unit, scope: own }),
                SymbolKind::Interface(unit, _) => match self.universe.external(id) {
                    Some((unit, scope)) => Ok(Callee { unit, scope }),
                    None if symbol.is_dummy => self.unsupported(format!("`{id}`, which is an argument"), span),
                    None => {
                        let _ = unit;
                        self.unknown(id, span)
                    }
                },
                SymbolKind::Generic(names) => self.of_generic(id, &names, scope, actuals, span),
                SymbolKind::External | SymbolKind::Variable if !symbol.is_dummy => match self.universe.external(id) {
                    Some((unit, scope)) => Ok(Callee { unit, scope }),
                    None => self.unknown(id, span),
                },
                _ => self.unsupported(format!("`{id}` as a procedure"), span),
            },
            None => match self.universe.external(id) {
                Some((unit, scope)) => Ok(Callee { unit, scope }),
                None => self.unknown(id, span),
            },
        }
    }

    fn unknown<T>(&mut self, id: &str, span: Span) -> Res<T> {
        self.wished.insert(id.to_string());
        let message = format!("the text of `{id}` was not found");
        let help = "a procedure that a kernel calls has to be in this file, or in one in the same folder or an include folder";
        self.refuse(ACCF_UNDECLARED, message, span, help)
    }

    /// The procedure of a generic name that fits the arguments.
    fn of_generic(&mut self, id: &str, names: &[&'t Name], scope: ScopeId, actuals: &[&'t Expr], span: Span) -> Res<Callee<'t>> {
        for name in names {
            let found = self.universe.find(scope, &name.id).map(|found| found.symbol.kind.clone());
            let candidate = match found {
                Some(SymbolKind::Procedure(unit, own)) => Some((unit, own)),
                Some(SymbolKind::Interface(..)) => self.universe.external(&name.id),
                _ => self.universe.external(&name.id),
            };
            if let Some((unit, own)) = candidate
                && self.fits(unit, own, actuals)
            {
                return Ok(Callee { unit, scope: own });
            }
        }
        self.refuse(ACCF_UNDECLARED, format!("no procedure of `{id}` fits these arguments"), span, "")
    }

    /// True for a call of a function that is not elemental: it may read any element of its arguments.
    pub fn reads_all(&mut self, callee: &'t Expr, arguments: &'t [Argument]) -> bool {
        let ExprKind::Name(name) = &callee.kind else { return true };
        self.quiet_callee(name, arguments).is_some_and(|found| !has_prefix(found.unit, "elemental"))
    }

    /// True if the types and ranks of arguments are those of a procedure.
    fn fits(&mut self, unit: &'t Unit, scope: ScopeId, actuals: &[&'t Expr]) -> bool {
        if actuals.len() > unit.parameters.len() {
            return false;
        }
        let is_elemental = has_prefix(unit, "elemental");
        for (at, parameter) in unit.parameters.iter().enumerate() {
            let Some(found) = self.universe.find(scope, &parameter.id) else { return false };
            let (ty, rank) = (self.universe.type_of(found), found.symbol.rank());
            let is_optional = found.symbol.has("optional");
            let Some(actual) = actuals.get(at) else {
                if is_optional {
                    continue;
                }
                return false;
            };
            if self.type_of_expr(actual) != ty || !is_elemental && self.rank(actual) != rank {
                return false;
            }
        }
        true
    }

    /// The call of a procedure.
    fn call_text(&mut self, found: Callee<'t>, arguments: &'t [Argument], at: &[Text], span: Span) -> Res<Text> {
        let unit = found.unit;
        let mut actuals: Vec<Option<&'t Expr>> = vec![None; unit.parameters.len()];
        for (place, argument) in arguments.iter().enumerate() {
            let index = match &argument.keyword {
                Some(keyword) => unit.parameters.iter().position(|one| one.id == keyword.id),
                None => Some(place).filter(|place| *place < actuals.len()),
            };
            let Some(index) = index else {
                let name = unit.name.as_ref().map_or("", |name| name.id.as_str()).to_string();
                return self.refuse(ACCF_RANK, format!("`{name}` has no such argument"), argument.value.span, "");
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
                Some(actual) if dummy.rank() > 0 && at.is_empty() && !self.is_dense(actual, &dummy)? => strided.push(index),
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
                None if parameter.is_result => texts.push(self.function.result_slot.clone().unwrap_or_default().into()),
                None => self.captured(parameter, span, &mut texts)?,
            }
        }
        Ok(call(&translated.name, texts))
    }

    /// True if the elements of an array argument lie side by side, as those of an explicit shape do.
    fn is_dense(&mut self, actual: &'t Expr, dummy: &Symbol<'t>) -> Res<bool> {
        let is_assumed = dummy.shape.is_some_and(|shape| shape.iter().any(|one| matches!(one, Extent::Deferred { .. })));
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
    fn actual(&mut self, parameter: &Parameter<'t>, actual: &'t Expr, at: &[Text], texts: &mut Vec<Text>) -> Res<()> {
        let span = actual.span;
        if !parameter.is_array {
            let offsets: &[Text] = if self.rank(actual) > 0 { at } else { &[] };
            if parameter.is_reference {
                if self.is_designator(actual) {
                    let access = self.access(actual)?;
                    self.written(&access.root.clone());
                    let value = self.access_element(&access, offsets)?;
                    texts.push(value.text);
                    return Ok(());
                }
                let value = self.element(actual, offsets)?;
                let c = self.c_type(&parameter.ty, span)?;
                let name = self.fresh("accf_argument");
                self.function.before.push(parts(&[&format!("{c} {name} = "), ";"], [value.text]));
                texts.push(name.into());
                return Ok(());
            }
            let value = self.element(actual, offsets)?;
            let value = if value.ty == parameter.ty { value } else { self.converted(value, &parameter.ty, span)? };
            texts.push(value.operand(Binds::Choice));
            return Ok(());
        }
        if !self.is_designator(actual) {
            let extents = self.extents(actual)?;
            let (name, ty) = self.materialized(actual)?;
            if ty != parameter.ty {
                return self.refuse(ACCF_RANK, "an argument of another type than the procedure has", span, "");
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
            return Ok(());
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
                Number::Extent(dim) => shape.get(*dim).map(|(extent, _)| extent.clone()).unwrap_or_else(|| "1".into()),
                Number::Stride(dim) => shape.get(*dim).map(|(_, stride)| stride.clone()).unwrap_or_else(|| "1".into()),
                Number::Lower(_) | Number::Count | Number::Offset | Number::Present => "0".into(),
            });
        }
        Ok(())
    }

    /// The extents and the strides of a designator, of each of its dimensions.
    fn shape_of(&mut self, access: &Access<'t>) -> Res<Vec<(Text, Text)>> {
        let extents = self.access_extents(access)?;
        let mut strides = Vec::new();
        for part in &access.parts {
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
                strides = of_part;
                break;
            }
        }
        Ok(extents.into_iter().zip(strides).collect())
    }

    /// The texts of a variable from outside that a procedure uses.
    fn captured(&mut self, parameter: &Parameter<'t>, span: Span, texts: &mut Vec<Text>) -> Res<()> {
        let key = parameter.key.clone();
        if !self.function.variables.contains_key(&key) {
            let written = parameter.symbol.id.clone();
            let own = self.spelled(key.0, parameter.symbol.span, &written);
            self.add_variable(key.clone(), own, parameter.symbol.clone(), parameter.ty.clone(), span)?;
        }
        if parameter.is_reference {
            self.written(&key);
        }
        let name = self.function.variables[&key].name.clone();
        texts.push(name.into());
        for number in &parameter.numbers {
            let text = self.number(&key, *number);
            texts.push(text);
        }
        Ok(())
    }

    /// The function of a procedure, which is written at its first call.
    fn translated(&mut self, found: Callee<'t>, absent: &[usize], strided: &[usize], span: Span) -> Res<Translated<'t>> {
        let id = found.unit.name.as_ref().map_or("", |name| name.id.as_str());
        let key = (found.scope, format!("{id} {absent:?} {strided:?}"));
        if let Some(known) = self.procedures.get(&key) {
            return Ok(known.clone());
        }
        if self.open.iter().any(|(scope, _)| *scope == found.scope) {
            let message = format!("`{id}` calls itself");
            let help = "kernels have no stack on all targets: write it as a loop";
            return self.refuse(ACCF_NOT_IN_KERNEL, message, span, help);
        }
        if self.refused.contains(&key) {
            return Err(Refused);
        }
        let place = match self.function.place {
            Some(place) => Some(place),
            None if self.universe.file_of(found.scope) != 0 => Some(span),
            None => None,
        };
        let own = std::mem::replace(&mut self.function, Function::new(found.scope, place, false));
        self.open.push(key.clone());
        let result = self.translate(found, absent, strided, span);
        self.open.pop();
        self.function = own;
        match result {
            Ok(translated) => {
                self.procedures.insert(key, translated.clone());
                Ok(translated)
            }
            Err(refused) => {
                self.refused.insert(key);
                Err(refused)
            }
        }
    }

    fn translate(&mut self, found: Callee<'t>, absent: &[usize], strided: &[usize], span: Span) -> Res<Translated<'t>> {
        let Callee { unit, scope } = found;
        let id = unit.name.as_ref().map_or("procedure", |name| name.id.as_str());
        let head = unit.name.as_ref().map_or(span, |name| name.span);
        let wanted = self.spelled(scope, head, id);
        let name = self.fresh_global(&wanted);
        let mut dummies = Vec::new();
        for (index, parameter) in unit.parameters.iter().enumerate() {
            let Some(symbol) = self.universe.find(scope, &parameter.id).map(|found| found.symbol.clone()) else { continue };
            if !matches!(symbol.kind, SymbolKind::Variable) {
                return self.unsupported(format!("`{}`, a procedure as an argument, in a kernel", parameter.id), parameter.span);
            }
            if absent.contains(&index) {
                let value = Value::primary("0", self.type_of(&symbol, scope));
                self.function.aliases.push((parameter.id.clone(), Alias::Value(value)));
                continue;
            }
            let key = self.variable(&symbol, scope, parameter.span)?;
            if strided.contains(&index) {
                self.make_strided(&key);
            }
            dummies.push((index, key));
        }
        let result = match unit.kind {
            okl_fortran::ast::UnitKind::Function => self.universe.result_of(unit, scope).map(|found| found.symbol.clone()),
            _ => None,
        };
        let result_key = match &result {
            Some(symbol) => Some(self.variable(symbol, scope, head)?),
            None => None,
        };
        let is_array = result.as_ref().is_some_and(|symbol| symbol.rank() > 0);
        self.function.result = result_key.clone().filter(|_| !is_array);
        outside_of_loops(&unit.body, &mut Vec::new(), &mut self.function.outside);
        self.function.targets = crate::region::labels(&unit.body);
        let mut is_whole = true;
        self.block(&unit.body).unwrap_or_else(|Refused| is_whole = false);
        if !is_whole {
            return Err(Refused);
        }
        let mut parameters = self.parameters(&dummies, result_key.as_ref(), scope, span)?;
        if let Some(key) = result_key.as_ref().filter(|_| is_array) {
            let own = parameter(None, key, &self.function.variables[key]);
            parameters.push(Parameter { is_result: true, is_reference: true, numbers: Vec::new(), ..own });
            if let Some(variable) = self.function.variables.get_mut(key) {
                variable.is_declared = true;
            }
        }
        let result = result_key.filter(|_| !is_array).map(|key| self.function.variables[&key].ty.clone());
        let translated = Translated { name, parameters, result };
        self.write_function(&translated, unit, head)?;
        Ok(translated)
    }

    fn make_strided(&mut self, key: &Key) {
        if let Some(variable) = self.function.variables.get_mut(key) {
            variable.is_strided = true;
            for (at, dim) in variable.dims.iter_mut().enumerate() {
                dim.stride = Bound::Asked(Number::Stride(at));
            }
        }
    }

    /// The parameters of the function that is written: its dummies, then what it uses from outside.
    fn parameters(
        &mut self,
        dummies: &[(usize, Key)],
        result: Option<&Key>,
        scope: ScopeId,
        span: Span,
    ) -> Res<Vec<Parameter<'t>>> {
        let mut parameters = Vec::new();
        for (index, key) in dummies {
            self.computed_numbers(key, span)?;
            let variable = &self.function.variables[key];
            parameters.push(parameter(Some(*index), key, variable));
        }
        for key in self.function.order.clone() {
            let is_own = dummies.iter().any(|(_, dummy)| *dummy == key) || result == Some(&key);
            if is_own || self.is_inside(key.0, scope) || self.function.variables[&key].role == crate::variable::Role::Local {
                continue;
            }
            parameters.push(parameter(None, &key, &self.function.variables[&key]));
        }
        Ok(parameters)
    }

    /// True for the scope of a unit, and for those of blocks in it.
    pub fn is_inside(&self, scope: ScopeId, unit: ScopeId) -> bool {
        let mut at = Some(scope);
        while let Some(own) = at {
            if own == unit {
                return true;
            }
            if !self.universe.scope_is_block(own) {
                return false;
            }
            at = self.universe.parent_of(own);
        }
        false
    }

    /// Computes the numbers about a dummy array that follow from other arguments, at the start of the function.
    ///
    /// ```text
    /// const long long a_s1 = n - 0 + 1;
    /// ```
    fn computed_numbers(&mut self, key: &Key, span: Span) -> Res<()> {
        let variable = self.function.variables[key].clone();
        let shape = variable.symbol.shape.unwrap_or_default();
        let is_assumed = shape.iter().any(|one| matches!(one, Extent::Deferred { .. }));
        let mut wanted = variable.numbers.clone();
        if wanted.contains(&Number::Offset) {
            wanted.extend((0..variable.dims.len()).map(Number::Stride));
        }
        if !variable.is_strided && !is_assumed {
            // The stride of a dimension is the product of the extents in front of it.
            let last = wanted.iter().filter_map(|number| if let Number::Stride(dim) = number { Some(*dim) } else { None }).max();
            for dim in 0..last.unwrap_or(0) {
                wanted.push(Number::Extent(dim));
            }
        }
        wanted.sort_unstable();
        wanted.dedup();
        let mut passed = Vec::new();
        for number in wanted {
            match self.computed(&variable, number, is_assumed, span)? {
                Some(text) => {
                    let line = parts(&[&format!("const long long {}_{} = ", variable.name, number.suffix()), ";"], [text]);
                    self.function.entry.push(line);
                }
                None => passed.push(number),
            }
        }
        if let Some(own) = self.function.variables.get_mut(key) {
            own.numbers = passed;
        }
        Ok(())
    }

    /// A number about a dummy array as an expression; `None` if the caller passes it.
    fn computed(&mut self, variable: &Variable<'t>, number: Number, is_assumed: bool, span: Span) -> Res<Option<Text>> {
        let shape = variable.symbol.shape.unwrap_or_default();
        let name = variable.name.clone();
        let known = |dim: &Bound, number: Number| match dim {
            Bound::Known(known) => Text::from(known.to_string()),
            Bound::Asked(_) => format!("{name}_{}", number.suffix()).into(),
        };
        match number {
            Number::Lower(dim) => match shape.get(dim) {
                Some(Extent::Explicit { lower: Some(lower), .. } | Extent::Deferred { lower: Some(lower) } | Extent::Assumed { lower: Some(lower) }) => {
                    Ok(Some(self.value(lower)?.operand(Binds::Choice)))
                }
                _ => Ok(Some("1".into())),
            },
            Number::Extent(dim) if !is_assumed => match shape.get(dim) {
                Some(Extent::Explicit { lower, upper }) => {
                    let upper = self.value(upper)?.operand(Binds::Product);
                    Ok(Some(match lower {
                        None => upper,
                        Some(lower) => {
                            let lower = self.value(lower)?.operand(Binds::Product);
                            parts(&["", " - ", " + 1"], [upper, lower])
                        }
                    }))
                }
                _ => self.unsupported(format!("the extent of `{}`, which nothing says", variable.written), span),
            },
            Number::Stride(dim) if !variable.is_strided => {
                let mut factors = Vec::new();
                for own in 0..dim {
                    factors.push(known(&variable.dims[own].extent, Number::Extent(own)));
                }
                Ok(Some(Text::joined(factors, " * ")))
            }
            Number::Offset => {
                let mut text = Text::from("0");
                for (at, dim) in variable.dims.iter().enumerate() {
                    let lower = match &dim.lower {
                        Bound::Known(known) => Text::from(known.to_string()),
                        Bound::Asked(_) => format!("{name}_{}", Number::Lower(at).suffix()).into(),
                    };
                    let stride = known(&dim.stride, Number::Stride(at));
                    text.push(parts(&[" - (", ") * ", ""], [lower, stride]));
                }
                Ok(Some(text))
            }
            Number::Count => self.unsupported(format!("the size of `{}` here", variable.written), span),
            Number::Extent(_) | Number::Stride(_) | Number::Present => Ok(None),
        }
    }

    /// Adds the text of the function that is written.
    fn write_function(&mut self, translated: &Translated<'t>, unit: &'t Unit, head: Span) -> Res<()> {
        let mut declarations = Vec::new();
        for parameter in &translated.parameters {
            let c = self.c_type(&parameter.ty, head)?;
            let name = self.function.variables[&parameter.key].name.clone();
            declarations.push(Text::from(match (parameter.is_array, parameter.is_reference) {
                (true, true) => format!("{c} *{name}"),
                (true, false) => format!("const {c} *{name}"),
                (false, true) => format!("{c} &{name}"),
                (false, false) => format!("{c} {name}"),
            }));
            for number in &parameter.numbers {
                declarations.push(format!("long long {name}_{}", number.suffix()).into());
            }
        }
        let result = match &translated.result {
            Some(ty) => self.c_type(ty, head)?,
            None => "void".into(),
        };
        let place = self.place(head);
        let mut text = Text::new();
        if let Some(level) = routine_level(unit) {
            text.push(format!("#pragma acc routine {level}\n"));
        }
        text.push(format!("inline {result} {}(", translated.name));
        text.push(Text::joined(declarations, ", "));
        text.push(") {\n");
        for line in std::mem::take(&mut self.function.entry) {
            text.push(parts(&["  ", "\n"], [line]));
        }
        let locals = self.local_declarations(head)?;
        for line in locals {
            text.push(parts(&["  ", "\n"], [line]));
        }
        for line in std::mem::take(&mut self.function.body) {
            text.push(line);
        }
        if let Some(key) = &self.function.result {
            text.push(format!("  return {};\n", self.function.variables[key].name));
        }
        text.push("}\n");
        self.globals.push(text.at(place));
        Ok(())
    }

    /// The declarations of the variables that live in the function that is written.
    pub fn local_declarations(&mut self, span: Span) -> Res<Vec<Text>> {
        let mut lines = Vec::new();
        for key in self.function.order.clone() {
            let variable = self.function.variables[&key].clone();
            let is_result = self.function.result.as_ref() == Some(&key);
            let is_here = self.is_inside(key.0, self.function.scope) && !variable.symbol.is_dummy;
            let is_local = !self.function.is_region && (is_here || is_result) || variable.role == crate::variable::Role::Local;
            if !is_local || variable.is_declared {
                continue;
            }
            lines.push(self.declaration(&key, span)?);
        }
        Ok(lines)
    }

    /// The declaration of a variable: `double x;`, `double t[12];`
    pub fn declaration(&mut self, key: &Key, span: Span) -> Res<Text> {
        let variable = self.function.variables[key].clone();
        let c = self.c_type(&variable.ty, span)?;
        if let Some(own) = self.function.variables.get_mut(key) {
            own.is_declared = true;
        }
        let name = &variable.name;
        if variable.dims.is_empty() {
            let initial = self.initial(key)?;
            return Ok(match initial {
                Some(value) => parts(&[&format!("{c} {name} = "), ";"], [value]),
                None => format!("{c} {name};").into(),
            });
        }
        let count = variable.dims.iter().map(|dim| if let Bound::Known(extent) = dim.extent { Some(extent) } else { None });
        let Some(count) = count.into_iter().try_fold(1_i64, |count, one| count.checked_mul(one?)) else {
            let message = format!("the size of `{}` is known only when the program runs", variable.written);
            let help = "give it constant bounds, or pass it as an argument";
            return self.refuse(ACCF_UNSUPPORTED, message, variable.symbol.span, help);
        };
        Ok(format!("{c} {name}[{}];", count.max(1)).into())
    }

    /// The initial value of a local variable. Such a variable keeps its value between calls, which kernels cannot do.
    fn initial(&mut self, key: &Key) -> Res<Option<Text>> {
        let unit = self.universe.unit_of(key.0);
        let entities = unit.into_iter().flat_map(|unit| &unit.specifications).filter_map(|spec| match &spec.kind {
            SpecKind::Declaration { entities, .. } => Some(entities),
            _ => None,
        });
        let entity = entities.flatten().find(|entity| entity.name.id == key.1);
        let Some(okl_fortran::ast::Initial::Value(value)) = entity.and_then(|entity| entity.initial.as_ref()) else {
            return Ok(None);
        };
        let variable = self.function.variables[key].clone();
        if variable.is_written && !self.function.is_region {
            let message = format!("`{}` keeps its value from call to call", variable.written);
            let help = "assign it at the start of the procedure instead of where it is declared";
            return self.refuse(ACCF_NOT_IN_KERNEL, message, variable.symbol.span, help);
        }
        let value = self.value(value)?;
        Ok(Some(self.assigned(value, &variable.ty, variable.symbol.span)?.text))
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
            let ty = ty.or_else(|| self.universe.implicit_type(scope, &parameter.id)).unwrap_or(Type::Unknown);
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
    fn structure_value(&mut self, symbol: &Symbol<'t>, scope: ScopeId, arguments: &'t [Argument], span: Span) -> Res<Value> {
        let SymbolKind::DerivedType(definition) = symbol.kind else { return Err(Refused) };
        let ty = Type::Derived(okl_fortran::scope::TypeRef { scope, name: symbol.id.clone() });
        let c = self.c_type(&ty, span)?;
        let name = self.fresh("accf_value");
        self.function.before.push(format!("{c} {name};").into());
        let entities: Vec<_> =
            definition.components.iter().flat_map(|one| one.entities.iter().map(move |entity| (one, entity))).collect();
        for (at, argument) in arguments.iter().enumerate() {
            let found = match &argument.keyword {
                Some(keyword) => entities.iter().find(|(_, entity)| entity.name.id == keyword.id),
                None => entities.get(at),
            };
            let Some((component, entity)) = found else {
                return self.refuse(ACCF_RANK, "the type has no such component", argument.value.span, "");
            };
            if entity.shape.is_some() {
                return self.unsupported("an array in a structure constructor in a kernel", argument.value.span);
            }
            let ty = self.universe.type_of_spec(scope, &component.ty);
            let value = self.value(&argument.value)?;
            let value = self.assigned(value, &ty, argument.value.span)?;
            let field = crate::translator::component_name(&entity.name.id);
            self.function.before.push(parts(&[&format!("{name}.{field} = "), ";"], [value.text]));
        }
        Ok(Value::primary(name, ty))
    }

    /// The type of the result of a procedure.
    pub fn type_of_procedure(&mut self, callee: &'t Expr, arguments: &'t [Argument]) -> Type {
        let ExprKind::Name(name) = &callee.kind else { return Type::Unknown };
        if let Some((symbol, scope)) = self.symbol(&name.id) {
            match symbol.kind {
                SymbolKind::DerivedType(_) => {
                    return Type::Derived(okl_fortran::scope::TypeRef { scope, name: symbol.id.clone() });
                }
                SymbolKind::StatementFunction(..) => return self.type_of(&symbol, scope),
                _ => {}
            }
        }
        let Some(found) = self.quiet_callee(name, arguments) else { return Type::Unknown };
        self.universe.result_of(found.unit, found.scope).map_or(Type::Unknown, |result| self.universe.type_of(result))
    }

    fn quiet_callee(&mut self, name: &'t Name, arguments: &'t [Argument]) -> Option<Callee<'t>> {
        let actuals: Vec<&'t Expr> = arguments.iter().map(|one| &one.value).collect();
        let (found, wished) = (self.found.len(), self.wished.clone());
        let callee = self.callee(name, &actuals, name.span).ok();
        self.found.truncate(found);
        self.wished = wished;
        callee
    }

    /// The rank of the result of a procedure.
    pub fn rank_of_procedure(&mut self, callee: &'t Expr, arguments: &'t [Argument]) -> usize {
        let ExprKind::Name(name) = &callee.kind else { return 0 };
        if let Some((symbol, _)) = self.symbol(&name.id)
            && let SymbolKind::DerivedType(_) | SymbolKind::StatementFunction(..) = symbol.kind
        {
            return 0;
        }
        let Some(found) = self.quiet_callee(name, arguments) else { return 0 };
        if has_prefix(found.unit, "elemental") {
            return arguments.iter().map(|one| self.rank(&one.value)).max().unwrap_or(0);
        }
        self.universe.result_of(found.unit, found.scope).map_or(0, |result| result.symbol.rank())
    }

    /// The extents of the result of a procedure.
    pub fn extents_of_procedure(&mut self, callee: &'t Expr, arguments: &'t [Argument], span: Span) -> Res<Vec<Text>> {
        if let ExprKind::Name(name) = &callee.kind
            && let Some(found) = self.quiet_callee(name, arguments)
            && !has_prefix(found.unit, "elemental")
        {
            return self.result_extents(found, span);
        }
        for one in arguments {
            if self.rank(&one.value) > 0 {
                return self.extents(&one.value);
            }
        }
        self.unsupported("a function whose result is an array, in a kernel", span)
    }

    /// `present(a)`.
    pub fn is_present(&mut self, expr: &'t Expr) -> Res<Option<Value>> {
        let ExprKind::Name(name) = &expr.kind else { return self.unsupported("this argument of `present`", expr.span) };
        if let Some(Alias::Value(_)) = self.alias(&name.id) {
            return Ok(Some(Value::primary("false", Type::DEFAULT_LOGICAL)));
        }
        if !self.function.is_region {
            return Ok(Some(Value::primary("true", Type::DEFAULT_LOGICAL)));
        }
        let access = self.access(expr)?;
        let text = self.number(&access.root, Number::Present);
        Ok(Some(Value { text: parts(&["", " != 0"], [text]), ty: Type::DEFAULT_LOGICAL, binds: Binds::Equality }))
    }

    /// The procedure of an operator of the program for operands, if there is one.
    pub fn defined_for(&mut self, operator: &str, operands: &[&'t Expr]) -> Option<Callee<'t>> {
        // Operators on numbers are never those of the program.
        let is_own = operands.iter().any(|one| matches!(self.type_of_expr(one), Type::Derived(_)));
        if !is_own {
            return None;
        }
        self.operator(operator, operands)
    }

    fn operator(&mut self, operator: &str, operands: &[&'t Expr]) -> Option<Callee<'t>> {
        let old = |operator: &str| match operator {
            "==" => Some(".eq."),
            "/=" => Some(".ne."),
            "<" => Some(".lt."),
            "<=" => Some(".le."),
            ">" => Some(".gt."),
            ">=" => Some(".ge."),
            _ => None,
        };
        for name in std::iter::once(operator).chain(old(operator)) {
            let Some((symbol, scope)) = self.symbol(&format!("operator({name})")) else { continue };
            let SymbolKind::Generic(names) = symbol.kind else { continue };
            let (found, wished) = (self.found.len(), self.wished.clone());
            let callee = self.of_generic(name, &names, scope, operands, symbol.span).ok();
            self.found.truncate(found);
            self.wished = wished;
            if callee.is_some() {
                return callee;
            }
        }
        None
    }

    /// The procedure of an assignment that the program defines.
    pub fn defined_assignment(&mut self, target: &'t Expr, value: &'t Expr) -> Option<Callee<'t>> {
        let (symbol, scope) = self.symbol("assignment(=)")?;
        let SymbolKind::Generic(names) = symbol.kind else { return None };
        let (found, wished) = (self.found.len(), self.wished.clone());
        let callee = self.of_generic("assignment(=)", &names, scope, &[target, value], symbol.span).ok();
        self.found.truncate(found);
        self.wished = wished;
        callee
    }

    /// The type of an operator of the program.
    pub fn type_of_operator(&mut self, operator: &str, operands: &[&'t Expr]) -> Type {
        let name = dotted(operator);
        let Some(found) = self.operator(&name, operands) else { return Type::Unknown };
        self.universe.result_of(found.unit, found.scope).map_or(Type::Unknown, |result| self.universe.type_of(result))
    }

    /// The value of an operator of the program.
    pub fn defined(&mut self, operator: &str, operands: &[&'t Expr], at: &[Text], span: Span) -> Res<Value> {
        match self.operator(&dotted(operator), operands) {
            Some(found) => self.apply(found, operands, at, span),
            None => self.refuse(ACCF_UNDECLARED, format!("no operator `{operator}` fits these operands"), span, ""),
        }
    }

    /// The value of a call of a function with operands as arguments.
    pub fn apply(&mut self, found: Callee<'t>, operands: &[&'t Expr], at: &[Text], span: Span) -> Res<Value> {
        let result = self.universe.result_of(found.unit, found.scope).map(|result| self.universe.type_of(result));
        let text = self.operands_text(found, operands, at, span)?;
        Ok(Value::primary(text, result.unwrap_or(Type::Unknown)))
    }

    /// The call of a subroutine with operands as arguments.
    pub fn apply_text(&mut self, found: Callee<'t>, operands: &[&'t Expr], span: Span) -> Res<Text> {
        self.operands_text(found, operands, &[], span)
    }

    fn operands_text(&mut self, found: Callee<'t>, operands: &[&'t Expr], at: &[Text], span: Span) -> Res<Text> {
        let translated = self.translated(found, &[], &[], span)?;
        let mut texts = Vec::new();
        for parameter in &translated.parameters {
            match parameter.dummy.and_then(|index| operands.get(index)) {
                Some(actual) => self.actual(parameter, actual, at, &mut texts)?,
                None => self.captured(parameter, span, &mut texts)?,
            }
        }
        Ok(call(&translated.name, texts))
    }
}

fn dotted(operator: &str) -> String {
    if operator.starts_with('.') { operator.to_string() } else { format!(".{operator}.") }
}

fn parameter<'t>(dummy: Option<usize>, key: &Key, variable: &Variable<'t>) -> Parameter<'t> {
    Parameter {
        dummy,
        key: key.clone(),
        symbol: variable.symbol.clone(),
        ty: variable.ty.clone(),
        is_reference: variable.is_written && !(dummy.is_some() && is_input(&variable.symbol)),
        is_array: !variable.dims.is_empty(),
        numbers: variable.numbers.clone(),
        is_result: false,
    }
}

/// True if the elements of a designator lie side by side, whatever the bounds are.
pub fn is_dense_access(access: &Access<'_>) -> bool {
    let [part] = access.parts.as_slice() else { return false };
    if part.is_strided {
        return false;
    }
    let mut is_open = true;
    for subscript in &part.subscripts {
        match subscript {
            Subscript::Range { lower: None, step: None, .. } if is_open => {}
            Subscript::Range { step: None, .. } if is_open => is_open = false,
            Subscript::Index(..) => is_open = false,
            Subscript::Range { .. } | Subscript::Vector(..) => return false,
        }
    }
    true
}

/// The dimensions that `dims` has.
pub fn known_extent(dim: &Dim) -> Option<i64> {
    if let Bound::Known(extent) = dim.extent { Some(extent) } else { None }
}

fn has_prefix(unit: &Unit, word: &str) -> bool {
    unit.prefixes.iter().any(|prefix| matches!(prefix, Prefix::Word(own) if own == word))
}

/// The level in the `routine` directive of a procedure.
fn routine_level(unit: &Unit) -> Option<&'static str> {
    let directives = unit.specifications.iter().filter_map(|spec| match &spec.kind {
        SpecKind::Directive(directive) if directive.sentinel == "acc" => Some(directive),
        _ => None,
    });
    let mut routines =
        directives.filter(|directive| directive.tokens.first().is_some_and(|token| token.text == "routine"));
    let routine = routines.next()?;
    let has = |word: &str| routine.tokens.iter().any(|token| token.text == word);
    ["gang", "worker", "vector"].into_iter().find(|level| has(level)).or(Some("seq"))
}

/// What the names of helpers of a type end with.
pub fn type_suffix(ty: &Type) -> String {
    suffix(ty)
}
