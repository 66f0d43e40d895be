//! Attributes that hold wherever the text says nothing.

use crate::structure::{Kind, trees};
use okl_model::{AttrId, AttrUse, Expr, LoopId, Site, Stmt, Unit};
use okl_source::Span;

/// An attribute with numbers for every outermost `@outer` loop that has none of its own: the
/// property `"simd_length": 16` is `@simd_length(16)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopDefault {
    /// The attribute.
    pub name: &'static str,
    /// Its arguments.
    pub sizes: Vec<i64>,
}

/// Puts these attributes into a unit; rules and backends see them like any others.
pub fn set_defaults(unit: &mut Unit, defaults: &[LoopDefault]) {
    for default in defaults {
        let roots: Vec<LoopId> = trees(unit)
            .iter()
            .flat_map(|tree| &tree.roots)
            .filter(|root| root.kind == Kind::Outer && !unit.has_attr(&root.stmt.attrs, default.name))
            .map(|root| root.l.id)
            .collect();
        for root in roots {
            let id = AttrId(unit.attributes.len() as u32);
            let is_root = |stmt: &&mut Stmt| stmt.as_for().is_some_and(|l| l.id == root);
            if let Some(stmt) = unit.statements.iter_mut().find(is_root) {
                stmt.attrs.push(id);
                let place = Span::at(stmt.span.start);
                let value = |size: &i64| Expr { span: place, value: Some(*size), ..Expr::default() };
                unit.attributes.push(AttrUse {
                    name: default.name.to_string(),
                    args: default.sizes.iter().map(i64::to_string).collect(),
                    span: place,
                    site: Site::Loop(root),
                    values: default.sizes.iter().map(value).collect(),
                });
            }
        }
    }
}
