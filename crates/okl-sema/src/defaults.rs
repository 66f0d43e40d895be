//! Default attributes: those that apply to loops where the text has none.

use crate::structure::{LoopKind, trees};
use okl_model::{
    AttrId, AttrUse, ExprId, ExprKind, Expression, IntType, Literal, LoopId, Site, Stmt, Type, TypeId,
    TypeKind, Unit,
};
use okl_source::Span;

/// An attribute with integer arguments for every outermost `@outer` loop that does not have that attribute: the
/// property `"simd_length": 16` means `@simd_length(16)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopDefault {
    /// The attribute.
    pub name: &'static str,
    /// Its arguments.
    pub sizes: Vec<i64>,
}

/// Adds these attributes to a unit. Rules and backends do not distinguish them from written ones.
pub fn set_defaults(unit: &mut Unit, defaults: &[LoopDefault]) {
    for default in defaults {
        let roots: Vec<LoopId> = trees(unit)
            .iter()
            .flat_map(|tree| &tree.roots)
            .filter(|root| root.kind == LoopKind::Outer && !unit.has_attr(&root.stmt.attrs, default.name))
            .map(|root| root.l.id)
            .collect();
        for root in roots {
            let id = AttrId(unit.attributes.len() as u32);
            let is_root = |stmt: &&mut Stmt| stmt.as_for().is_some_and(|l| l.id == root);
            if let Some(stmt) = unit.statements.iter_mut().find(is_root) {
                stmt.attrs.push(id);
                let place = Span::at(stmt.span.start);
                let values = default.sizes.iter().map(|size| number(unit, place, *size)).collect();
                let args = default.sizes.iter().map(i64::to_string).collect();
                let mut attr = AttrUse::new(default.name.to_string(), args, place);
                (attr.site, attr.values) = (Site::Loop(root), values);
                unit.attributes.push(attr);
            }
        }
    }
}

/// Adds an integer literal that is not in the text.
fn number(unit: &mut Unit, place: Span, value: i64) -> ExprId {
    let int = Type {
        spelling: "int".into(),
        canonical: "int".into(),
        size: Some(4),
        kind: TypeKind::Int(IntType { bits: 32, signed: true }),
        ..Type::default()
    };
    let known = unit.types.iter().position(|ty| *ty == int).unwrap_or(unit.types.len());
    if known == unit.types.len() {
        unit.types.push(int);
    }
    let id = ExprId(unit.expressions.len() as u32);
    unit.expressions.push(Expression {
        id,
        span: place,
        type_span: Span::default(),
        ty: TypeId(known as u32),
        value: Some(value),
        kind: ExprKind::Literal(Literal::Integer),
    });
    id
}
