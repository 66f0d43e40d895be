//! Variables, elements, sections and components: `a`, `a(i, j)`, `a(:, 2)`, `s%x(i)`, `a(i)%b(j)`.

use crate::ids::{ACCF_RANK, ACCF_UNSUPPORTED};
use crate::translator::{Alias, Res, Translator, component_name, dimension};
use crate::value::{Binds, Value, parts};
use crate::variable::{Bound, Dim, Key, Number, is_allocated, is_variable};
use okl_fortran::ast::{Argument, Attribute, Expr, ExprKind, Extent};
use okl_fortran::scope::{ScopeId, Symbol, SymbolKind, Type};
use okl_frontend::text::Text;
use okl_plugin::Span;

/// What a designator names.
#[derive(Clone, Debug)]
pub struct Access<'t> {
    /// Its parts: the variable, then components. At most one of them has more than one element.
    pub parts: Vec<Part<'t>>,
    /// The type of the elements.
    pub ty: Type,
    /// The variable.
    pub root: Key,
    /// Its place.
    pub span: Span,
}

/// A part of a designator.
#[derive(Clone, Debug)]
pub struct Part<'t> {
    /// The name, with a dot in front of components.
    pub name: Text,
    /// The variable, if the part is one.
    pub key: Option<Key>,
    /// The dimensions.
    pub dims: Vec<Dim>,
    /// As [`crate::variable::Variable::is_strided`].
    pub is_strided: bool,
    /// The subscripts; none for a scalar and for a whole array.
    pub subscripts: Vec<Subscript<'t>>,
}

/// A subscript.
#[derive(Clone, Debug)]
pub enum Subscript<'t> {
    /// An index.
    Index(Value, Option<i64>),
    /// A range: its first index, its extent, and its step if that is not 1.
    Range {
        /// The first index; none for the lower bound of the array.
        lower: Option<(Value, Option<i64>)>,
        /// The number of indices.
        extent: Text,
        /// The step, and its value if it is known.
        step: Option<(Text, Option<i64>)>,
    },
    /// An array of indices.
    Vector(&'t Expr, ScopeId),
}

impl<'t> Translator<'t> {
    /// True if an expression names a variable or a part of one.
    pub fn is_designator(&self, expr: &'t Expr) -> bool {
        match &expr.kind {
            ExprKind::Name(name) => match self.alias(&name.id) {
                Some(Alias::Expr(inner, scope)) => {
                    let mut other = self.universe.find(scope, root_name(inner).unwrap_or_default());
                    other.take().is_some_and(|found| is_variable(found.symbol) || found.symbol.rank() > 0 && found.symbol.is_data())
                }
                Some(Alias::Value(_)) => false,
                None => match self.symbol(&name.id) {
                    Some((symbol, _)) => symbol.is_data() && (is_variable(&symbol) || symbol.rank() > 0 || self.is_structure(&symbol)),
                    None => true,
                },
            },
            ExprKind::Call { callee, arguments } => {
                if let ExprKind::Name(name) = &callee.kind
                    && self.alias(&name.id).is_none()
                {
                    return self.symbol(&name.id).is_some_and(|(symbol, _)| symbol.is_data() && symbol.rank() > 0);
                }
                let _ = arguments;
                self.is_designator(callee)
            }
            ExprKind::Member { base, .. } => self.is_designator(base),
            _ => false,
        }
    }

    fn is_structure(&self, symbol: &Symbol<'t>) -> bool {
        matches!(symbol.ty, Some(okl_fortran::ast::TypeSpec::Derived(_)))
    }

    /// The parts of a designator.
    pub fn access(&mut self, expr: &'t Expr) -> Res<Access<'t>> {
        match &expr.kind {
            ExprKind::Name(name) => match self.alias(&name.id) {
                Some(Alias::Expr(inner, scope)) => {
                    let own = std::mem::replace(&mut self.function.scope, scope);
                    // Names inside do not mean aliases of inner constructs.
                    let access = self.access(inner);
                    self.function.scope = own;
                    access.map(|access| Access { span: expr.span, ..access })
                }
                Some(Alias::Value(_)) => self.unsupported("a part of this name", expr.span),
                None => self.root(&name.id, expr.span),
            },
            ExprKind::Call { callee, arguments } => {
                let mut access = self.access(callee)?;
                access.span = expr.span;
                self.subscript(&mut access, arguments, expr.span)?;
                Ok(access)
            }
            ExprKind::Member { base, name } => {
                let access = self.access(base)?;
                self.component(access, &name.id, expr.span)
            }
            _ => self.unsupported("this expression as a variable", expr.span),
        }
    }

    fn root(&mut self, name: &str, span: Span) -> Res<Access<'t>> {
        let (symbol, scope) = match self.symbol(name) {
            Some(found) => found,
            None => self.implicit(name, span)?,
        };
        match &symbol.kind {
            SymbolKind::Variable => {}
            SymbolKind::Constant(Some(_)) => return self.constant_array(&symbol, scope, span),
            _ => return self.unsupported(format!("`{name}` as a variable"), span),
        }
        let ty = self.type_of(&symbol, scope);
        if ty == Type::Unknown {
            return self.unsupported(format!("the type of `{name}`"), span);
        }
        let key = self.variable(&symbol, scope, span)?;
        let part = self.part_of(&key, span);
        Ok(Access { parts: vec![part], ty, root: key, span })
    }

    /// The symbol of a name that has its type by its first letter: it belongs to the unit around.
    fn implicit(&mut self, name: &str, span: Span) -> Res<(Symbol<'t>, ScopeId)> {
        let mut scope = self.function.scope;
        while self.universe.parent_of(scope).is_some() && self.universe.scope_is_block(scope) {
            scope = self.universe.parent_of(scope).unwrap_or(scope);
        }
        if self.universe.implicit_type(scope, name).is_none() {
            return self.undeclared(name, span);
        }
        Ok((Symbol::new(name, span, SymbolKind::Variable), scope))
    }

    /// A variable as the first part of a designator.
    pub fn part_of(&self, key: &Key, span: Span) -> Part<'t> {
        let variable = &self.function.variables[key];
        Part {
            name: Text::standing(variable.name.clone(), self.place(span)),
            key: Some(key.clone()),
            dims: variable.dims.clone(),
            is_strided: variable.is_strided,
            subscripts: Vec::new(),
        }
    }

    fn constant_array(&mut self, symbol: &Symbol<'t>, scope: ScopeId, span: Span) -> Res<Access<'t>> {
        let name = self.constant(symbol, scope, span)?;
        let ty = self.type_of(symbol, scope);
        let shape = symbol.shape.unwrap_or_default();
        let dims = self.fixed_dims(scope, shape, span)?;
        let key = (scope, symbol.id.clone());
        let name = Text::standing(name, self.place(span));
        let part = Part { name, key: None, dims, is_strided: false, subscripts: Vec::new() };
        Ok(Access { parts: vec![part], ty, root: key, span })
    }

    /// The dimensions of an array whose bounds are constant.
    fn fixed_dims(&mut self, scope: ScopeId, shape: &'t [Extent], span: Span) -> Res<Vec<Dim>> {
        let mut dims = Vec::new();
        let mut stride = 1_i64;
        for extent in shape {
            let bounds = match extent {
                Extent::Explicit { lower, upper } => {
                    let lower = lower.as_ref().map_or(Some(1), |lower| self.universe.integer(scope, lower));
                    lower.zip(self.universe.integer(scope, upper))
                }
                _ => None,
            };
            let Some((lower, upper)) = bounds else {
                return self.unsupported("an array whose bounds are not constant here", span);
            };
            let extent = (upper - lower + 1).max(0);
            dims.push(Dim { lower: Bound::Known(lower), extent: Bound::Known(extent), stride: Bound::Known(stride) });
            stride = stride.saturating_mul(extent);
        }
        Ok(dims)
    }

    fn component(&mut self, mut access: Access<'t>, name: &str, span: Span) -> Res<Access<'t>> {
        if let Type::Complex(kind) = access.ty
            && (name == "re" || name == "im")
        {
            access.parts.push(scalar_part(format!(".{name}")));
            return Ok(Access { ty: Type::Real(kind), span, ..access });
        }
        let Type::Derived(derived) = access.ty.clone() else {
            return self.unsupported(format!("the component `{name}` of something without components"), span);
        };
        let found = self.universe.find(derived.scope, &derived.name).map(|found| found.symbol.kind.clone());
        let Some(SymbolKind::DerivedType(definition)) = found else {
            return self.unsupported("a type that is not defined here", span);
        };
        if definition.extends.as_ref().is_some_and(|parent| parent.id == name) {
            // The part that a type has from its parent: its components are there by themselves.
            let found = self.universe.find(derived.scope, name);
            let scope = found.map_or(derived.scope, |found| found.scope);
            let ty = Type::Derived(okl_fortran::scope::TypeRef { scope, name: name.to_string() });
            return Ok(Access { ty, span, ..access });
        }
        let Some((component, entity, scope)) = self.component_of(&derived, name) else {
            let message = format!("the type `{}` has no component `{name}`", derived.name);
            return self.refuse(crate::ids::ACCF_UNDECLARED, message, span, "");
        };
        let ty = self.universe.type_of_spec(scope, &component.ty);
        let shape = entity.shape.as_deref().or_else(|| dimension(&component.attributes)).unwrap_or_default();
        let words = component.attributes.iter().filter_map(|one| match one {
            Attribute::Word(word) => Some(word.as_str()),
            _ => None,
        });
        let words: Vec<&'t str> = words.collect();
        let is_of_scalars = access.parts.iter().all(|part| part.dims.is_empty());
        if words.contains(&"allocatable") || words.contains(&"pointer") || is_of_scalars && self.is_apart(&access) {
            if !is_of_scalars {
                let message = format!("`{name}` is allocated for each element of an array by itself");
                let help = "a kernel can use it after an `associate`, or as an argument of a procedure with the region";
                return self.refuse(ACCF_UNSUPPORTED, message, span, help);
            }
            return self.path(access, name, (ty, shape, words, scope), span);
        }
        let dims = self.fixed_dims(scope, shape, span)?;
        let name = format!(".{}", component_name(name));
        access.parts.push(Part { name: name.into(), key: None, dims, is_strided: false, subscripts: Vec::new() });
        Ok(Access { ty, span, ..access })
    }

    /// A component of a type or of those that it extends, with the scope of its definition.
    pub fn component_of(
        &self,
        derived: &okl_fortran::scope::TypeRef,
        name: &str,
    ) -> Option<(&'t okl_fortran::ast::Component, &'t okl_fortran::ast::Entity, ScopeId)> {
        let (mut scope, mut ty) = (derived.scope, derived.name.clone());
        for _ in 0..20 {
            let found = self.universe.find(scope, &ty)?;
            let SymbolKind::DerivedType(definition) = found.symbol.kind else { return None };
            let own = found.scope;
            for component in &definition.components {
                if let Some(entity) = component.entities.iter().find(|entity| entity.name.id == name) {
                    return Some((component, entity, own));
                }
            }
            let parent = definition.extends.as_ref()?;
            (scope, ty) = (own, parent.id.clone());
        }
        None
    }

    /// True if the components of a scalar go to the device each by itself: its type has a component that is allocated.
    fn is_apart(&self, access: &Access<'t>) -> bool {
        self.function.is_region && self.has_allocated(&access.ty, 0)
    }

    /// True for a type with a component that is allocated.
    pub fn has_allocated(&self, ty: &Type, depth: usize) -> bool {
        let Type::Derived(derived) = ty else { return false };
        let found = self.universe.find(derived.scope, &derived.name).map(|found| found.symbol.kind.clone());
        let Some(SymbolKind::DerivedType(definition)) = found else { return false };
        depth < 20
            && (definition.extends.is_some() && self.parent_has_allocated(derived, depth)
                || definition.components.iter().any(|component| {
                    let is_allocated = |one: &Attribute| {
                        matches!(one, Attribute::Word(word) if word == "allocatable" || word == "pointer")
                    };
                    component.attributes.iter().any(is_allocated)
                        || self.has_allocated(&self.universe.type_of_spec(derived.scope, &component.ty), depth + 1)
                }))
    }

    fn parent_has_allocated(&self, derived: &okl_fortran::scope::TypeRef, depth: usize) -> bool {
        let found = self.universe.find(derived.scope, &derived.name);
        let Some((SymbolKind::DerivedType(definition), scope)) = found.map(|found| (found.symbol.kind.clone(), found.scope)) else {
            return false;
        };
        let Some(parent) = &definition.extends else { return false };
        let scope = self.universe.find(scope, &parent.id).map_or(scope, |found| found.scope);
        self.has_allocated(&Type::Derived(okl_fortran::scope::TypeRef { scope, name: parent.id.clone() }), depth + 1)
    }

    /// A component of a scalar as a variable of its own: `s%x`.
    fn path(
        &mut self,
        access: Access<'t>,
        name: &str,
        (ty, shape, words, scope): (Type, &'t [Extent], Vec<&'t str>, ScopeId),
        span: Span,
    ) -> Res<Access<'t>> {
        let (root_scope, root) = access.root.clone();
        let whole = &self.function.variables[&access.root].written;
        let parts = access.parts[1..].iter().map(|part| part.name.written("").replace('.', "%"));
        let written = format!("{whole}{}%{name}", parts.collect::<String>());
        let key = (root_scope, format!("{root}%{name}"));
        if !self.function.variables.contains_key(&key) {
            let mut symbol = Symbol::new(&key.1, span, SymbolKind::Variable);
            symbol.shape = (!shape.is_empty()).then_some(shape);
            symbol.words = words;
            // Bounds are those of the type's definition.
            let dims_scope = scope;
            self.add_variable(key.clone(), written, symbol, ty.clone(), span)?;
            let _ = dims_scope;
        }
        // The structure itself is not passed, unless something else names it.
        self.forget(&access.root);
        let part = self.part_of(&key, span);
        Ok(Access { parts: vec![part], ty, root: key, span })
    }

    /// Drops a variable that was named only for a component of it.
    fn forget(&mut self, key: &Key) {
        if self.function.variables.get(key).is_some_and(|variable| self.has_allocated(&variable.ty, 0)) {
            self.function.order.retain(|other| other != key);
        }
    }

    fn subscript(&mut self, access: &mut Access<'t>, arguments: &'t [Argument], span: Span) -> Res<()> {
        let Some(last) = access.parts.last() else { return Ok(()) };
        let (dims, key, is_strided) = (last.dims.clone(), last.key.clone(), last.is_strided);
        let is_section = last.subscripts.iter().any(|one| matches!(one, Subscript::Range { .. }));
        if is_section && access.ty != Type::Character {
            return self.subscript_section(access, arguments, span);
        }
        if access.ty == Type::Character && dims.is_empty() || !last.subscripts.is_empty() {
            return self.refuse(crate::ids::ACCF_NOT_IN_KERNEL, "a substring cannot stand in a kernel", span, "");
        }
        if dims.len() != arguments.len() {
            let name = access.root.1.clone();
            let message = match dims.len() {
                0 => format!("`{name}` is not an array"),
                rank => format!("`{name}` has {rank} dimensions, and {} subscripts here", arguments.len()),
            };
            return self.refuse(ACCF_RANK, message, span, "");
        }
        let mut subscripts = Vec::new();
        for (at, argument) in arguments.iter().enumerate() {
            let whole = (key.as_ref(), &dims[at], is_strided, at);
            subscripts.push(self.one_subscript(&argument.value, whole)?);
        }
        if let Some(last) = access.parts.last_mut() {
            last.subscripts = subscripts;
        }
        Ok(())
    }

    /// Subscripts of a section, which a name of `associate` stands for: its indices count from 1.
    fn subscript_section(&mut self, access: &mut Access<'t>, arguments: &'t [Argument], span: Span) -> Res<()> {
        let Some(at) = access.parts.len().checked_sub(1) else { return Ok(()) };
        let part = access.parts[at].clone();
        let ranges = part.subscripts.iter().filter(|one| matches!(one, Subscript::Range { .. })).count();
        if ranges != arguments.len() {
            let message = format!("{ranges} dimensions, and {} subscripts here", arguments.len());
            return self.refuse(ACCF_RANK, message, span, "");
        }
        let mut given = arguments.iter();
        let mut composed = Vec::new();
        for (dim, own) in part.dims.iter().zip(part.subscripts) {
            let Subscript::Range { lower, extent, step } = own else {
                composed.push(own);
                continue;
            };
            let Some(argument) = given.next() else { break };
            let whole = Dim { lower: Bound::Known(1), extent: Bound::Asked(Number::Extent(0)), stride: Bound::Known(1) };
            if matches!(&argument.value.kind, ExprKind::Range { lower: None, upper: None, stride: None }) {
                composed.push(Subscript::Range { lower, extent, step });
                continue;
            }
            let (first, lower_known) = match (lower, &part.key) {
                (Some((value, known)), _) => (value.operand(Binds::Sum), known),
                (None, Some(key)) => {
                    let known = if let Bound::Known(known) = dim.lower { Some(known) } else { None };
                    (self.bound(key, &dim.lower), known)
                }
                (None, None) => (known_text(&dim.lower), None),
            };
            let step = step.map(|(step, _)| step);
            let place = |index: Text, known: Option<i64>| -> (Value, Option<i64>) {
                let known = match (&step, lower_known, known) {
                    (None, Some(lower), Some(index)) => Some(lower + index - 1),
                    _ => None,
                };
                let text = match &step {
                    None => parts(&["(", " + ", " - 1)"], [first.clone(), index]),
                    Some(step) => parts(&["(", " + (", " - 1) * ", ")"], [first.clone(), index, step.clone()]),
                };
                (Value::primary(text, Type::Integer(8)), known)
            };
            composed.push(match self.one_subscript(&argument.value, (None, &whole, false, 0))? {
                Subscript::Index(value, known) => {
                    let (value, known) = place(value.operand(Binds::Sum), known);
                    Subscript::Index(value, known)
                }
                Subscript::Range { lower: Some((value, known)), extent, step: own } => {
                    let lower = Some(place(value.operand(Binds::Sum), known));
                    let step = match (own, &step) {
                        (None, None) => None,
                        (Some(one), None) => Some(one),
                        (None, Some(step)) => Some((step.clone(), None)),
                        (Some((one, _)), Some(step)) => Some((parts(&["", " * ", ""], [one, step.clone()]), None)),
                    };
                    Subscript::Range { lower, extent, step }
                }
                _ => return self.unsupported("this section of a section", argument.value.span),
            });
        }
        access.parts[at].subscripts = composed;
        Ok(())
    }

    fn one_subscript(
        &mut self,
        expr: &'t Expr,
        (key, dim, _is_strided, _at): (Option<&Key>, &Dim, bool, usize),
    ) -> Res<Subscript<'t>> {
        let ExprKind::Range { lower, upper, stride } = &expr.kind else {
            if self.rank(expr) > 0 {
                return Ok(Subscript::Vector(expr, self.function.scope));
            }
            let known = self.universe.integer(self.function.scope, expr);
            return Ok(Subscript::Index(self.value(expr)?, known));
        };
        let scope = self.function.scope;
        let known = |translator: &Self, expr: &Option<Box<Expr>>| {
            expr.as_ref().and_then(|expr| translator.universe.integer(scope, expr))
        };
        let step = match stride {
            Some(stride) => Some((self.value(stride)?.operand(Binds::Primary), known(self, &Some(stride.clone())))),
            None => None,
        };
        let step = step.filter(|(_, known)| *known != Some(1));
        let is_backwards = step.as_ref().is_some_and(|(_, known)| known.is_some_and(|step| step < 0));
        let dim_lower = |translator: &mut Self| match key {
            Some(key) => translator.bound(key, &dim.lower),
            None => known_text(&dim.lower),
        };
        let dim_extent = |translator: &mut Self| match key {
            Some(key) => translator.bound(key, &dim.extent),
            None => known_text(&dim.extent),
        };
        let known_lower = if let Bound::Known(known) = dim.lower { Some(known) } else { None };
        let known_upper = match (&dim.lower, &dim.extent) {
            (Bound::Known(lower), Bound::Known(extent)) => Some(lower + extent - 1),
            _ => None,
        };
        let upper_of = |translator: &mut Self| -> (Text, Option<i64>) {
            match known_upper {
                Some(upper) => (upper.to_string().into(), Some(upper)),
                None => {
                    let (lower, extent) = (dim_lower(translator), dim_extent(translator));
                    (parts(&["(", " + ", " - 1)"], [lower, extent]), None)
                }
            }
        };
        // `a(:n:-1)` starts at the upper bound.
        let first = match lower {
            Some(lower) => Some((self.value(lower)?, known(self, &Some(lower.clone())))),
            None if is_backwards => {
                let (text, known) = upper_of(self);
                Some((Value::primary(text, Type::Integer(8)), known))
            }
            None => None,
        };
        let last = match upper {
            Some(upper) => (self.value(upper)?.operand(Binds::Product), known(self, &Some(upper.clone()))),
            None if is_backwards => (dim_lower(self), known_lower),
            None => upper_of(self),
        };
        if lower.is_none() && upper.is_none() && step.is_none() {
            let extent = dim_extent(self);
            return Ok(Subscript::Range { lower: None, extent, step: None });
        }
        let (from, known_from) = match &first {
            Some((value, known)) => (value.clone().operand(Binds::Product), *known),
            None => (dim_lower(self), known_lower),
        };
        let extent = match (known_from, last.1, &step) {
            (Some(from), Some(to), None) => (to - from + 1).max(0).to_string().into(),
            (Some(from), Some(to), Some((_, Some(step)))) if *step != 0 => ((to - from + step) / step).max(0).to_string().into(),
            (Some(1), None, None) => last.0,
            (_, _, None) => parts(&["(", " - ", " + 1)"], [last.0, from]),
            (_, _, Some((step, _))) => {
                parts(&["((", " - ", " + ", ") / ", ")"], [last.0, from, step.clone(), step.clone()])
            }
        };
        Ok(Subscript::Range { lower: first, extent, step })
    }

    /// The extents of a designator, of each dimension that it has; none for a scalar.
    pub fn access_extents(&mut self, access: &Access<'t>) -> Res<Vec<Text>> {
        for part in &access.parts {
            let mut extents = Vec::new();
            if part.subscripts.is_empty() {
                for dim in &part.dims {
                    extents.push(match &part.key {
                        Some(key) => self.bound(key, &dim.extent),
                        None => known_text(&dim.extent),
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
            at = &at[used..];
            text.push("[");
            text.push(index);
            text.push("]");
        }
        let place = self.place(access.span);
        let is_reference = access.parts.len() == 1
            && access.parts[0].dims.is_empty()
            && self.function.variables.get(&access.root).is_some_and(|variable| variable.symbol.has("okl pointer"));
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
            let (offset, known) = match part.subscripts.get(dim_at) {
                None => {
                    let own = at.get(used).cloned().unwrap_or_else(|| "0".into());
                    used += 1;
                    // An offset from the lower bound: where indices count from 0, the lower bound comes back.
                    if part.is_strided {
                        self.plus_lower(part, dim, own)
                    } else {
                        (own, None)
                    }
                }
                Some(Subscript::Index(value, known)) => {
                    let value = value.clone();
                    self.offset(part, dim, value, *known)
                }
                Some(Subscript::Range { lower, step, .. }) => {
                    let own = at.get(used).cloned().unwrap_or_else(|| "0".into());
                    used += 1;
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
                    let slice = at.get(used..used + rank).unwrap_or_default();
                    used += rank;
                    let own = std::mem::replace(&mut self.function.scope, *scope);
                    let value = self.element(expr, slice);
                    self.function.scope = own;
                    self.offset(part, dim, value?, None)
                }
            };
            match (&dim.stride, known) {
                (Bound::Known(stride), Some(offset)) => constant = constant.saturating_add(offset.saturating_mul(*stride)),
                (Bound::Known(1), None) => terms.push(offset),
                (Bound::Known(stride), None) => terms.push(parts(&["", &format!(" * {}", number_text(*stride))], [offset])),
                (Bound::Asked(_), Some(0)) => {}
                (Bound::Asked(number), _) => {
                    let stride = match &part.key {
                        Some(key) => self.number(key, *number),
                        None => number.suffix().into(),
                    };
                    terms.push(match known {
                        Some(1) => stride,
                        _ => parts(&["", " * ", ""], [offset, stride]),
                    });
                }
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

    /// The offset of an index from where the array starts; for a strided array, the index itself.
    fn offset(&mut self, part: &Part<'t>, dim: &Dim, value: Value, known: Option<i64>) -> (Text, Option<i64>) {
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
                    None => known_text(bound),
                };
                (parts(&["(", " - ", ")"], [value.operand(Binds::Sum), lower]), None)
            }
        }
    }

    fn plus_lower(&mut self, part: &Part<'t>, dim: &Dim, own: Text) -> (Text, Option<i64>) {
        match (&dim.lower, &part.key) {
            (Bound::Known(0), _) | (_, None) => (own, None),
            (bound, Some(key)) => {
                let lower = self.bound(key, bound);
                (parts(&["(", " + ", ")"], [own, lower]), None)
            }
        }
    }

    /// True if a designator is the whole of a variable that is an array.
    pub fn is_whole_array(access: &Access<'t>) -> bool {
        access.parts.len() == 1 && !access.parts[0].dims.is_empty() && access.parts[0].subscripts.is_empty()
    }

    /// True for a designator of an allocated scalar, which the caller passes by reference.
    pub fn is_allocated_scalar(symbol: &Symbol<'t>) -> bool {
        symbol.rank() == 0 && is_allocated(symbol)
    }
}

/// The name of the variable that a designator starts with.
pub fn root_name(expr: &Expr) -> Option<&str> {
    match &expr.kind {
        ExprKind::Name(name) => Some(&name.id),
        ExprKind::Call { callee, .. } => root_name(callee),
        ExprKind::Member { base, .. } => root_name(base),
        ExprKind::Paren(inner) => root_name(inner),
        _ => None,
    }
}

fn scalar_part<'t>(name: String) -> Part<'t> {
    Part { name: name.into(), key: None, dims: Vec::new(), is_strided: false, subscripts: Vec::new() }
}

fn known_text(bound: &Bound) -> Text {
    match bound {
        Bound::Known(number) => number.to_string().into(),
        Bound::Asked(number) => number.suffix().into(),
    }
}

/// A number in C++: `3000000000LL`.
pub fn number_text(number: i64) -> String {
    if i32::try_from(number).is_ok() { number.to_string() } else { format!("{number}LL") }
}
