//! Variables of a function: how they are named, and how their elements lie in memory.
//!
//! ```text
//! real :: a(0:n, m)     a[i + (j - 1) * a_s1]             what the host passes besides `a`: a_s1
//! real :: b(:)          b[b_o + i * b_s0]                 it may be a section of another array
//! real :: c(3, 4)       c[(i - 1) + (j - 1) * 3]
//! ```

use crate::ids::ACCF_UNSUPPORTED;
use crate::translator::{Res, Translator};
use okl_fortran::ast::{Extent, Intent};
use okl_fortran::scope::{ScopeId, Symbol, SymbolKind, Type};
use okl_frontend::text::Text;
use okl_plugin::Span;

/// A variable: the scope where it is declared, and its name there. For a component that goes to the device by itself, the
/// whole path: `s%x`.
pub type Key = (ScopeId, String);

/// A variable of a function.
#[derive(Clone, Debug)]
pub struct Variable<'t> {
    /// The name in C++.
    pub name: String,
    /// The name in Fortran, as the user writes it, for messages and for the host program.
    pub written: String,
    /// The type.
    pub ty: Type,
    /// What the scope says.
    pub symbol: Symbol<'t>,
    /// The scope of the declaration.
    pub scope: ScopeId,
    /// The dimensions.
    pub dims: Vec<Dim>,
    /// True if elements that follow each other need not lie side by side.
    pub is_strided: bool,
    /// Where its value comes from.
    pub role: Role,
    /// True if it is assigned.
    pub is_written: bool,
    /// True if its declaration is in the text.
    pub is_declared: bool,
    /// The numbers about the array that the text uses.
    pub numbers: Vec<Number>,
}

/// Where the value of a variable comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The caller passes it: the host for a region.
    Parameter,
    /// As `Parameter`, by reference, since it changes.
    Reference,
    /// It is declared in the function.
    Local,
}

/// A dimension.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dim {
    /// The lower bound.
    pub lower: Bound,
    /// The extent.
    pub extent: Bound,
    /// The distance of elements, in elements.
    pub stride: Bound,
}

/// A number about an array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is known.
    Known(i64),
    /// It is passed, or computed at the start of the function.
    Asked(Number),
}

/// A number about an array that is not known when the text is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Number {
    /// The lower bound of a dimension.
    Lower(usize),
    /// The extent of a dimension.
    Extent(usize),
    /// The distance of elements in a dimension.
    Stride(usize),
    /// The number of elements between the lowest and the highest address, both included.
    Count,
    /// Where the element with all indices 0 is.
    Offset,
    /// Whether an optional argument is there.
    Present,
}

impl Number {
    /// What the name of the array gets behind it: `_s1`.
    pub fn suffix(self) -> String {
        match self {
            Number::Lower(dim) => format!("l{dim}"),
            Number::Extent(dim) => format!("e{dim}"),
            Number::Stride(dim) => format!("s{dim}"),
            Number::Count => "n".into(),
            Number::Offset => "o".into(),
            Number::Present => "present".into(),
        }
    }
}

impl<'t> Translator<'t> {
    /// The variable of a symbol in the function that is written; it is there from now on.
    pub fn variable(&mut self, symbol: &Symbol<'t>, scope: ScopeId, span: Span) -> Res<Key> {
        let key = (scope, symbol.id.clone());
        if self.function.variables.contains_key(&key) {
            return Ok(key);
        }
        let written = self.spelled(scope, symbol.span, &symbol.id);
        let ty = self.type_of(symbol, scope);
        self.add_variable(key, written, symbol.clone(), ty, span)
    }

    /// Adds a variable to the function.
    pub fn add_variable(&mut self, key: Key, written: String, symbol: Symbol<'t>, ty: Type, span: Span) -> Res<Key> {
        if symbol.is_overlaid && symbol.has("threadprivate") {
            return self.unsupported(format!("`{written}`, which each thread has by itself"), span);
        }
        let name = self.fresh(&written.replace('%', "_"));
        let scope = key.0;
        let is_strided = is_strided(&symbol);
        let dims = self.dims(&symbol, scope, is_strided, span)?;
        let variable = Variable {
            name,
            written,
            ty,
            symbol,
            scope,
            dims,
            is_strided,
            role: Role::Parameter,
            is_written: false,
            is_declared: false,
            numbers: Vec::new(),
        };
        self.function.order.push(key.clone());
        self.function.variables.insert(key.clone(), variable);
        Ok(key)
    }

    /// The dimensions of a variable.
    fn dims(&mut self, symbol: &Symbol<'t>, scope: ScopeId, is_strided: bool, span: Span) -> Res<Vec<Dim>> {
        let shape = symbol.shape.unwrap_or_default();
        let mut dims = Vec::new();
        let mut stride = Some(1_i64);
        for (at, extent) in shape.iter().enumerate() {
            let (lower, size) = match extent {
                Extent::Explicit { lower, upper } => {
                    let lower = match lower {
                        Some(lower) => self.universe.integer(scope, lower),
                        None => Some(1),
                    };
                    let upper = self.universe.integer(scope, upper);
                    let size = lower.zip(upper).and_then(|(lower, upper)| Some(upper.checked_sub(lower)?.checked_add(1)?.max(0)));
                    (lower, size)
                }
                Extent::Deferred { lower } if symbol.is_dummy && !is_allocated(symbol) => {
                    let lower = match lower {
                        Some(lower) => self.universe.integer(scope, lower),
                        None => Some(1),
                    };
                    (lower, None)
                }
                Extent::Deferred { .. } => (None, None),
                Extent::Assumed { lower } => {
                    let lower = match lower {
                        Some(lower) => self.universe.integer(scope, lower),
                        None => Some(1),
                    };
                    (lower, None)
                }
                Extent::Rank => {
                    let message = format!("`{}` has any number of dimensions", symbol.id);
                    return self.refuse(ACCF_UNSUPPORTED, message, span, "pass it to a procedure with a declared shape");
                }
            };
            let bound = |known: Option<i64>, number: Number| known.map_or(Bound::Asked(number), Bound::Known);
            dims.push(Dim {
                lower: bound(lower, Number::Lower(at)),
                extent: bound(size, Number::Extent(at)),
                stride: if is_strided { Bound::Asked(Number::Stride(at)) } else { bound(stride, Number::Stride(at)) },
            });
            stride = stride.zip(size).and_then(|(stride, size)| stride.checked_mul(size));
        }
        Ok(dims)
    }

    /// A number about an array, as text; the caller passes it from now on, if it is not known.
    pub fn bound(&mut self, key: &Key, bound: &Bound) -> Text {
        match bound {
            Bound::Known(number) => number.to_string().into(),
            Bound::Asked(number) => self.number(key, *number),
        }
    }

    /// A number about an array that is not known, as text.
    pub fn number(&mut self, key: &Key, number: Number) -> Text {
        let Some(variable) = self.function.variables.get_mut(key) else { return Text::new() };
        if !variable.numbers.contains(&number) {
            variable.numbers.push(number);
        }
        format!("{}_{}", variable.name, number.suffix()).into()
    }

    /// The number of elements of a whole array, as text.
    pub fn count(&mut self, key: &Key) -> Text {
        let Some(variable) = self.function.variables.get(key) else { return Text::new() };
        let known = variable.dims.iter().map(|dim| match dim.extent {
            Bound::Known(extent) => Some(extent),
            Bound::Asked(_) => None,
        });
        match known.into_iter().try_fold(1_i64, |count, one| count.checked_mul(one?)) {
            Some(count) if !variable.is_strided => count.to_string().into(),
            _ => self.number(key, Number::Count),
        }
    }

    /// Notes that a variable is assigned.
    pub fn written(&mut self, key: &Key) {
        if let Some(variable) = self.function.variables.get_mut(key) {
            variable.is_written = true;
        }
    }
}

/// True for variables that are allocated or associated at run time.
pub fn is_allocated(symbol: &Symbol<'_>) -> bool {
    symbol.has("allocatable") || symbol.has("pointer")
}

/// True for arrays whose elements need not lie side by side.
fn is_strided(symbol: &Symbol<'_>) -> bool {
    if symbol.has("contiguous") || symbol.has("allocatable") {
        return false;
    }
    let is_assumed_shape = symbol.is_dummy
        && symbol.shape.is_some_and(|shape| shape.iter().any(|extent| matches!(extent, Extent::Deferred { .. })));
    symbol.rank() > 0 && (symbol.has("pointer") || symbol.has("associate") || is_assumed_shape)
}

/// True for a dummy argument that the procedure does not change.
pub fn is_input(symbol: &Symbol<'_>) -> bool {
    symbol.intent == Some(Intent::In) || symbol.has("value")
}

/// True for what stands for a value in memory.
pub fn is_variable(symbol: &Symbol<'_>) -> bool {
    matches!(symbol.kind, SymbolKind::Variable)
}
