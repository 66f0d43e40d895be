//! A unit without expressions, for readers that do not need them.

use crate::{ExprId, ExprKind, Expression, Stmt, StmtKind, TemplateUses, Unit};
use okl_source::Span;

impl Unit {
    /// A copy of the unit without the operands of expressions.
    ///
    /// Expressions that loop headers, variables and attributes refer to stay, as [`ExprKind::Opaque`] with their range,
    /// type and value. The expressions of statements are dropped, and so are lambdas with their bodies, which are then
    /// unreachable.
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

    /// A copy of all but expressions, statements, callees and tokens. Those are most of a unit, so they are not copied
    /// first.
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
            instances: Vec::new(),
            class_instances: Vec::new(),
            template_uses: TemplateUses::default(),
        }
    }
}

/// An arena of the expressions that are kept, with new indices.
struct Renumbered<'u> {
    all: &'u [Expression],
    kept: Vec<Expression>,
}

impl Renumbered<'_> {
    /// The statement with the expressions of its loop header, and no others.
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
