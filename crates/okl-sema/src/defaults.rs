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
            let bodies = unit.functions.iter_mut().filter_map(|function| function.body.as_mut());
            if let Some(place) = bodies.into_iter().find_map(|body| mark(body, root, id)) {
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

/// Gives loop `root` below `stmt` an attribute; the place right before the loop.
fn mark(stmt: &mut Stmt, root: LoopId, attr: AttrId) -> Option<Span> {
    if stmt.as_for().is_some_and(|l| l.id == root) {
        stmt.attrs.push(attr);
        return Some(Span::at(stmt.span.start));
    }
    stmt.children_mut().into_iter().find_map(|child| mark(child, root, attr))
}
