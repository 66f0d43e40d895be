//! The variables of a function, and the numbers about their shapes.

use crate::ids::ACCF_UNSUPPORTED;
use crate::translator::{Res, Translator};
use crate::variable::{Bound, Dim, Key, Number, Role, Variable, is_allocated, is_strided};
use okl_fortran::ast::Extent;
use okl_fortran::scope::{ScopeId, Symbol, Type};
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// The variable of a symbol in the function that is written; it is there from now on.
    pub fn variable(&mut self, symbol: &Symbol<'t>, scope: ScopeId, span: Span) -> Res<Key> {
        let key = (scope, symbol.id.clone());
        if self.function.variables.contains_key(&key) {
            if !self.function.order.contains(&key) {
                self.function.order.push(key.clone());
            }
            return Ok(key);
        }
        let written = self.spelled(scope, symbol.span, &symbol.id);
        let ty = self.type_of(symbol, scope);
        self.add_variable(key, written, symbol.clone(), ty, span)
    }

    /// Adds a variable to the function.
    pub fn add_variable(
        &mut self,
        key: Key,
        written: String,
        symbol: Symbol<'t>,
        ty: Type,
        span: Span,
    ) -> Res<Key> {
        if symbol.is_overlaid && symbol.has("threadprivate") {
            return self.unsupported(format!("`{written}`, which each thread has by itself"), span);
        }
        let name = self.fresh(&identifier(&written));
        let scope = key.0;
        let is_strided = is_strided(&symbol);
        let dims = self.dims(&symbol, scope, is_strided, span)?;
        let variable = Variable {
            name,
            written,
            ty,
            symbol,
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
                    let size = lower
                        .zip(upper)
                        .and_then(|(lower, upper)| Some(upper.checked_sub(lower)?.checked_add(1)?.max(0)));
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
                    return self.refuse(
                        ACCF_UNSUPPORTED,
                        message,
                        span,
                        "pass it to a procedure with a declared shape",
                    );
                }
            };
            let bound = |known: Option<i64>, number: Number| known.map_or(Bound::Asked(number), Bound::Known);
            dims.push(Dim {
                lower: bound(lower, Number::Lower(at)),
                extent: bound(size, Number::Extent(at)),
                stride: if is_strided {
                    Bound::Asked(Number::Stride(at))
                } else {
                    bound(stride, Number::Stride(at))
                },
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

/// A path as a name in C++: `blocks_b_x` for `blocks(b)%x`.
fn identifier(written: &str) -> String {
    let words =
        written.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("_")
}
