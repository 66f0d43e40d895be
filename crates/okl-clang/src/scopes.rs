//! Look-up of names that libclang does not resolve.

use okl_model::{Scope, Unit, VarId, Variable};
use okl_source::{Nest, Span};
use rustc_hash::FxHashMap;

/// The variables and function bodies of a unit, for name look-up.
pub(crate) struct Scopes {
    /// Parameters and local variables by name, in source order.
    of_functions: FxHashMap<String, Vec<VarId>>,
    /// Variables at file scope by name.
    global: FxHashMap<String, Vec<VarId>>,
    /// The function bodies, each with the index of its function.
    bodies: Nest<usize>,
}

impl Scopes {
    pub(crate) fn new(unit: &Unit) -> Scopes {
        let (mut of_functions, mut global) = (FxHashMap::default(), FxHashMap::default());
        for (at, variable) in unit.variables.iter().enumerate() {
            let all: &mut FxHashMap<String, Vec<VarId>> = match variable.scope {
                Scope::Global => &mut global,
                Scope::Parameter | Scope::Local => &mut of_functions,
                Scope::Field | Scope::Unknown => continue,
            };
            all.entry(variable.name.clone()).or_default().push(VarId(at as u32));
        }
        for named in of_functions.values_mut() {
            named.sort_by_key(|id| unit.variable(*id).name_span.start);
        }
        let functions = unit.functions.iter().enumerate();
        let of = functions.filter_map(|(at, function)| Some((unit.body(function)?.span, at)));
        Scopes { of_functions, global, bodies: Nest::new(of) }
    }

    /// The variable that a name designates at a place in a function.
    pub(crate) fn look_up(&self, unit: &Unit, name: &str, place: Span) -> Option<VarId> {
        let function = &unit.functions[self.body_around(place)?];
        let body = unit.body(function)?;
        let own = self.of_functions.get(name).map_or(&[][..], Vec::as_slice);
        let start = |id: &VarId| unit.variable(*id).name_span.start;
        let inside = &own[own.partition_point(|id| start(id) < function.span.start)..];
        let inside = &inside[..inside.partition_point(|id| start(id) < function.span.end)];
        let rank = |variable: &Variable| match variable.scope {
            Scope::Parameter => function.span.contains(variable.name_span).then_some(1),
            Scope::Local => unit.sees(body, place, variable.name_span).then_some(variable.name_span.start),
            Scope::Global | Scope::Field | Scope::Unknown => None,
        };
        let seen = inside.iter().filter_map(|id| Some((rank(unit.variable(*id))?, *id)));
        let global = || self.global.get(name).and_then(|all| all.iter().copied().max());
        seen.max().map(|(_, id)| id).or_else(global)
    }

    /// The index of the innermost function whose body contains a place.
    pub(crate) fn body_around(&self, place: Span) -> Option<usize> {
        self.bodies.around(place).next().map(|(_, function)| *function)
    }
}
