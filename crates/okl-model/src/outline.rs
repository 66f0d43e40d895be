//! A unit for readers who do not look into expressions.

use crate::{Callee, ExprId, ExprKind, Expression, StmtKind, Unit};
use okl_source::Span;

impl Unit {
    /// The same unit without what expressions are made of.
    ///
    /// What loops, variables and attributes name stays, as [`ExprKind::Opaque`] with its range, type and value. The
    /// expressions of statements are gone, and so are lambdas with their bodies, which no statement names any more.
    pub fn without_expressions(mut self) -> Unit {
        let mut kept = Kept { all: std::mem::take(&mut self.expressions), kept: Vec::new() };
        for stmt in &mut self.statements {
            stmt.expressions.clear();
            match &mut stmt.kind {
                StmtKind::For(l) => {
                    if let Some(count) = &mut l.canonical {
                        count.start = kept.keep(count.start);
                        count.bound = kept.keep(count.bound);
                        count.step = count.step.map(|step| kept.keep(step));
                    }
                }
                StmtKind::RangeFor { declare, .. } => *declare = kept.keep(*declare),
                StmtKind::Block(_)
                | StmtKind::Declaration(_)
                | StmtKind::Expression
                | StmtKind::Loop(_)
                | StmtKind::If { .. }
                | StmtKind::Switch(_)
                | StmtKind::Labelled(_)
                | StmtKind::Break
                | StmtKind::Continue
                | StmtKind::Return
                | StmtKind::Goto
                | StmtKind::Empty
                | StmtKind::Other(_) => {}
            }
        }
        for variable in &mut self.variables {
            variable.init = variable.init.map(|init| kept.keep(init));
        }
        for attr in &mut self.attributes {
            attr.values = attr.values.iter().map(|value| kept.keep(*value)).collect();
        }
        self.callees = Vec::<Callee>::new();
        self.expressions = kept.kept;
        self
    }
}

/// Expressions with new numbers.
struct Kept {
    all: Vec<Expression>,
    kept: Vec<Expression>,
}

impl Kept {
    fn keep(&mut self, id: ExprId) -> ExprId {
        let Expression { span, ty, value, .. } = self.all[id.0 as usize];
        let id = ExprId(self.kept.len() as u32);
        self.kept.push(Expression {
            id,
            span,
            ty,
            value,
            kind: ExprKind::Opaque(Vec::new()),
            type_span: Span::default(),
        });
        id
    }
}
