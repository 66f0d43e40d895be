//! Variables, elements, sections and components: `a`, `a(i, j)`, `a(:, 2)`, `s%x(i)`, `a(i)%b(j)`.

use crate::translator::{Alias, Res, Translator};
use crate::value::Value;
use crate::variable::{Bound, Dim, Key, is_variable};
use okl_fortran::ast::{Expr, ExprKind, Extent};
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
    /// The name and the subscripts in Fortran; none where the subscripts are not the same in the whole region.
    pub written: Option<String>,
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
                    other.take().is_some_and(|found| {
                        is_variable(found.symbol) || found.symbol.rank() > 0 && found.symbol.is_data()
                    })
                }
                Some(Alias::Value(_)) => false,
                None => match self.symbol(&name.id) {
                    Some((symbol, _)) => {
                        symbol.is_data()
                            && (is_variable(&symbol) || symbol.rank() > 0 || self.is_structure(&symbol))
                    }
                    None => true,
                },
            },
            ExprKind::Call { callee, .. } => {
                if let ExprKind::Name(name) = &callee.kind
                    && self.alias(&name.id).is_none()
                {
                    return self
                        .symbol(&name.id)
                        .is_some_and(|(symbol, _)| symbol.is_data() && symbol.rank() > 0);
                }
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
                if self.is_apart(&access) {
                    self.subscript_apart(&mut access, arguments, expr.span)?;
                } else {
                    self.subscript(&mut access, arguments, expr.span)?;
                }
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
            return self.unknown_type(name, span);
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
            written: Some(variable.written.clone()),
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
        let part = Part { name, written: None, key: None, dims, is_strided: false, subscripts: Vec::new() };
        Ok(Access { parts: vec![part], ty, root: key, span })
    }

    /// The dimensions of an array whose bounds are constant.
    pub fn fixed_dims(&mut self, scope: ScopeId, shape: &'t [Extent], span: Span) -> Res<Vec<Dim>> {
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
            dims.push(Dim {
                lower: Bound::Known(lower),
                extent: Bound::Known(extent),
                stride: Bound::Known(stride),
            });
            stride = stride.saturating_mul(extent);
        }
        Ok(dims)
    }

    /// True if a designator is the whole of a variable that is an array.
    pub fn is_whole_array(access: &Access<'t>) -> bool {
        access.parts.len() == 1 && !access.parts[0].dims.is_empty() && access.parts[0].subscripts.is_empty()
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

/// A part without dimensions.
pub fn scalar_part<'t>(name: String) -> Part<'t> {
    Part {
        name: name.into(),
        written: None,
        key: None,
        dims: Vec::new(),
        is_strided: false,
        subscripts: Vec::new(),
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
