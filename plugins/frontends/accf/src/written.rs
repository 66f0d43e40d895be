//! The functions of C++ that procedures become.

use crate::ids::{ACCF_NOT_IN_KERNEL, ACCF_UNSUPPORTED};
use crate::signature::{Callee, Parameter, Translated};
use crate::translator::{Alias, Function, Refused, Res, Translator};
use crate::uses::{labels, outside_of_loops};
use crate::value::{Binds, Value, parts};
use crate::variable::{Bound, Key, Number, Variable, is_input};
use okl_fortran::ast::{Extent, SpecKind, Unit};
use okl_fortran::scope::{ScopeId, SymbolKind};
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// The function of a procedure, which is written at its first call.
    pub fn translated(
        &mut self,
        found: Callee<'t>,
        absent: &[usize],
        strided: &[usize],
        span: Span,
    ) -> Res<Translated<'t>> {
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

    /// Translates a procedure: what the text of the function is, with the parameters that its body turned out to need.
    pub fn translate(
        &mut self,
        found: Callee<'t>,
        absent: &[usize],
        strided: &[usize],
        span: Span,
    ) -> Res<Translated<'t>> {
        let Callee { unit, scope } = found;
        let id = unit.name.as_ref().map_or("procedure", |name| name.id.as_str());
        let head = unit.name.as_ref().map_or(span, |name| name.span);
        let wanted = self.spelled(scope, head, id);
        let name = self.fresh_global(&wanted);
        let mut dummies = Vec::new();
        for (index, parameter) in unit.parameters.iter().enumerate() {
            let Some(symbol) = self.universe.find(scope, &parameter.id).map(|found| found.symbol.clone())
            else {
                continue;
            };
            if !matches!(symbol.kind, SymbolKind::Variable) {
                return self.unsupported(
                    format!("`{}`, a procedure as an argument, in a kernel", parameter.id),
                    parameter.span,
                );
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
            okl_fortran::ast::UnitKind::Function => {
                self.universe.result_of(unit, scope).map(|found| found.symbol.clone())
            }
            _ => None,
        };
        let result_key = match &result {
            Some(symbol) => Some(self.variable(symbol, scope, head)?),
            None => None,
        };
        let is_array = result.as_ref().is_some_and(|symbol| symbol.rank() > 0);
        self.function.result = result_key.clone().filter(|_| !is_array);
        outside_of_loops(&unit.body, &mut Vec::new(), &mut self.function.outside);
        self.function.targets = labels(&unit.body);
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

    /// Makes an array one whose elements need not lie side by side: the caller passes the strides.
    pub fn make_strided(&mut self, key: &Key) {
        if let Some(variable) = self.function.variables.get_mut(key) {
            variable.is_strided = true;
            for (at, dim) in variable.dims.iter_mut().enumerate() {
                dim.stride = Bound::Asked(Number::Stride(at));
            }
        }
    }

    /// The parameters of the function that is written: its dummies, then what it uses from outside.
    pub fn parameters(
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
            if is_own
                || self.is_inside(key.0, scope)
                || self.function.variables[&key].role == crate::variable::Role::Local
            {
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
    pub fn computed_numbers(&mut self, key: &Key, span: Span) -> Res<()> {
        let variable = self.function.variables[key].clone();
        let shape = variable.symbol.shape.unwrap_or_default();
        let is_assumed = shape.iter().any(|one| matches!(one, Extent::Deferred { .. }));
        let mut wanted = variable.numbers.clone();
        if wanted.contains(&Number::Offset) {
            wanted.extend((0..variable.dims.len()).map(Number::Stride));
        }
        if !variable.is_strided && !is_assumed {
            // The stride of a dimension is the product of the extents in front of it.
            let last = wanted
                .iter()
                .filter_map(|number| if let Number::Stride(dim) = number { Some(*dim) } else { None })
                .max();
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
                    let line = parts(
                        &[&format!("const long long {}_{} = ", variable.name, number.suffix()), ";"],
                        [text],
                    );
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
    pub fn computed(
        &mut self,
        variable: &Variable<'t>,
        number: Number,
        is_assumed: bool,
        span: Span,
    ) -> Res<Option<Text>> {
        let shape = variable.symbol.shape.unwrap_or_default();
        let name = variable.name.clone();
        let known = |dim: &Bound, number: Number| match dim {
            Bound::Known(known) => Text::from(known.to_string()),
            Bound::Asked(_) => format!("{name}_{}", number.suffix()).into(),
        };
        match number {
            Number::Lower(dim) => match shape.get(dim) {
                Some(
                    Extent::Explicit { lower: Some(lower), .. }
                    | Extent::Deferred { lower: Some(lower) }
                    | Extent::Assumed { lower: Some(lower) },
                ) => Ok(Some(self.value(lower)?.operand(Binds::Choice))),
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
                _ => self
                    .unsupported(format!("the extent of `{}`, which nothing says", variable.written), span),
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
    pub fn write_function(&mut self, translated: &Translated<'t>, unit: &'t Unit, head: Span) -> Res<()> {
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
            let is_local = !self.function.is_region && (is_here || is_result)
                || variable.role == crate::variable::Role::Local;
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
        let count = variable
            .dims
            .iter()
            .map(|dim| if let Bound::Known(extent) = dim.extent { Some(extent) } else { None });
        let Some(count) = count.into_iter().try_fold(1_i64, |count, one| count.checked_mul(one?)) else {
            let message = format!("the size of `{}` is known only when the program runs", variable.written);
            let help = "give it constant bounds, or pass it as an argument";
            return self.refuse(ACCF_UNSUPPORTED, message, variable.symbol.span, help);
        };
        Ok(format!("{c} {name}[{}];", count.max(1)).into())
    }

    /// The initial value of a local variable. Such a variable keeps its value between calls, which kernels cannot do.
    pub fn initial(&mut self, key: &Key) -> Res<Option<Text>> {
        let unit = self.universe.unit_of(key.0);
        let entities =
            unit.into_iter().flat_map(|unit| &unit.specifications).filter_map(|spec| match &spec.kind {
                SpecKind::Declaration { entities, .. } => Some(entities),
                _ => None,
            });
        let entity = entities.flatten().find(|entity| entity.name.id == key.1);
        let Some(okl_fortran::ast::Initial::Value(value)) = entity.and_then(|entity| entity.initial.as_ref())
        else {
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
