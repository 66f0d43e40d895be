//! Functions with several declarations.

use okl_plugin::Unit;
use okl_plugin::model::{Function, FunctionId};

/// The first declaration of a function.
pub fn canonical(unit: &Unit, id: FunctionId) -> FunctionId {
    unit.function(id).canonical.unwrap_or(id)
}

/// The definition of a function.
pub fn definition(unit: &Unit, id: FunctionId) -> Option<&Function> {
    let canonical = canonical(unit, id);
    let all = unit.functions.iter().enumerate();
    let mut same = all.filter(|(at, one)| one.canonical.unwrap_or(FunctionId(*at as u32)) == canonical);
    same.find(|(_, one)| one.body.is_some()).map(|(_, one)| one)
}
