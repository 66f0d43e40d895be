//! A unit for readers who do not look into expressions.

use crate::{ExprId, ExprKind, Expression, Stmt, StmtKind, Unit};
use okl_source::Span;

impl Unit {
    /// The same unit without what expressions are made of.
    ///
    /// What loops, variables and attributes name stays, as [`ExprKind::Opaque`] with its range, type and value. The
    /// expressions of statements are gone, and so are lambdas with their bodies, which no statement names any more.
    pub fn without_expressions(&self) -> Unit {
        let mut kept = Renumbered { all: &self.expressions, kept: Vec::new() };
        let mut outline = self.without_bodies();
        outline.statements = self.statements.iter().map(|stmt| kept.outline(stmt)).collect();
        for variable in &mut outline.variables {
            variable.init = variable.init.map(|init| kept.keep(init));
        }
        for attr in &mut outline.attributes {
            attr.values = attr.values.iter().map(|value| kept.keep(*value)).collect();
        }
        outline.expressions = kept.kept;
        outline
    }

    /// All but expressions, statements, what is called and words. Most of a unit is these, so they are not copied first.
    fn without_bodies(&self) -> Unit {
        Unit {
            schema: self.schema,
            requires: self.requires.clone(),
            is_partial: self.is_partial,
            text: self.text.clone(),
            types: self.types.clone(),
            attributes: self.attributes.clone(),
            variables: self.variables.clone(),
            functions: self.functions.clone(),
            declarations: self.declarations.clone(),
            mentions: self.mentions.clone(),
            comments: self.comments.clone(),
            scoped: self.scoped.clone(),
            rooted: self.rooted.clone(),
            alignments: self.alignments.clone(),
            attribute_lists: self.attribute_lists.clone(),
            encoded: self.encoded.clone(),
            layouts: self.layouts.clone(),
            items: self.items.clone(),
            members: self.members.clone(),
            dim_accesses: self.dim_accesses.clone(),
            directives: self.directives.clone(),
            prologue: self.prologue.clone(),
            exceptions: self.exceptions.clone(),
            constructs: self.constructs.clone(),
            builtins: self.builtins.clone(),
            undeclared: self.undeclared.clone(),
            intrinsics: self.intrinsics.clone(),
            keywords: Vec::new(),
            folds: Vec::new(),
            expressions: Vec::new(),
            statements: Vec::new(),
            callees: Vec::new(),
        }
    }
}

/// Expressions with new numbers.
struct Renumbered<'u> {
    all: &'u [Expression],
    kept: Vec<Expression>,
}

impl Renumbered<'_> {
    /// A statement with what its loop names, and no other expression.
    fn outline(&mut self, stmt: &Stmt) -> Stmt {
        let mut kind = stmt.kind.clone();
        match &mut kind {
            StmtKind::For(l) => {
                if let Some(count) = &mut l.canonical {
                    count.start = self.keep(count.start);
                    count.bound = self.keep(count.bound);
                    count.step = count.step.map(|step| self.keep(step));
                }
            }
            StmtKind::RangeFor { declare, .. } => *declare = self.keep(*declare),
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
        let Stmt { id, span, header, target, .. } = *stmt;
        Stmt { id, span, header, kind, target, attrs: stmt.attrs.clone(), expressions: Vec::new() }
    }

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
