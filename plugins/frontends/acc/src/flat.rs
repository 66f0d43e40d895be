//! Accesses in kernels to arrays of variable length in more than one dimension.
//!
//! ```text
//! w[i][j][k]      w[((((long long)(i)) * okl_length_w_2 + (j)) * 13 + (k))]
//! ```

use crate::ids::ACC_UNSUPPORTED;
use crate::kernel::{Change, Writer};
use crate::vla::{has_variable_rows, rows};
use okl_plugin::model::{ExprId, ExprKind, Name, Stmt, VarId};
use okl_plugin::{Diagnostic, Span};

impl Writer<'_> {
    /// Rewrites the accesses to such arrays in a statement. Other uses are refused.
    pub(crate) fn flatten(&mut self, stmt: &Stmt, found: &mut Vec<Diagnostic>) {
        for expression in &stmt.expressions {
            self.flatten_in(*expression, found);
        }
        let unit = self.program.unit;
        for child in unit.children(stmt) {
            self.flatten(child, found);
        }
    }

    fn flatten_in(&mut self, id: ExprId, found: &mut Vec<Diagnostic>) {
        let unit = self.program.unit;
        let mut indices = Vec::new();
        let mut inner = id;
        while let ExprKind::Index { base, index } = unit.expression(unit.peeled(inner)).kind {
            indices.push(index);
            inner = base;
        }
        indices.reverse();
        let root = unit.expression(unit.peeled(inner));
        let array = match root.kind {
            ExprKind::Name(Name::Variable(variable)) if self.is_flat(variable) => Some(variable),
            _ => None,
        };
        match array {
            Some(variable) => {
                self.flatten_access(variable, root.span, id, &indices, found);
                for index in indices {
                    self.flatten_in(index, found);
                }
            }
            None => {
                let expression = unit.expression(id);
                let children: Vec<ExprId> = expression.kind.children().collect();
                let nested = unit.nested_stmt(expression);
                for child in children {
                    self.flatten_in(child, found);
                }
                if let Some(body) = nested {
                    self.flatten(unit.stmt(body), found);
                }
            }
        }
    }

    /// True if the kernel gets a variable as a pointer to its elements and their lengths.
    pub(crate) fn is_flat(&self, id: VarId) -> bool {
        let unit = self.program.unit;
        self.passing.contains_key(&id) && has_variable_rows(unit.ty(unit.variable(id).ty).value())
    }

    fn flatten_access(
        &mut self,
        id: VarId,
        name: Span,
        access: ExprId,
        indices: &[ExprId],
        found: &mut Vec<Diagnostic>,
    ) {
        let unit = self.program.unit;
        let variable = unit.variable(id);
        let rows = rows(unit.ty(variable.ty).value());
        let whole = unit.expression(access).span;
        let missing = (rows.len() + 1).saturating_sub(indices.len());
        if indices.is_empty() || missing > 1 {
            let message = format!(
                "`{}`: a kernel cannot use rows of variable length as such, only their elements",
                unit.source(whole)
            );
            found
                .push(Diagnostic::error(ACC_UNSUPPORTED, message, whole).help(
                    "write the indices of all dimensions, or hand over a pointer to the first element",
                ));
            return;
        }
        let length = |at: usize| match rows.get(at) {
            Some(Some(length)) => length.to_string(),
            _ => format!("okl_length_{}_{}", variable.name, at + 2),
        };
        let mut change = |span: Span, text: String| {
            self.changes.insert((span.start, true), (span, Change::Text(text)));
        };
        let mut before = format!("[{}(long long)(", "(".repeat(indices.len() - 1));
        let mut from = name.end;
        for (at, index) in indices.iter().enumerate() {
            let place = unit.expression(*index).span;
            change(Span::new(from, place.start), before);
            let close = if at == 0 { ")" } else { "))" };
            before = match indices.get(at + 1) {
                Some(_) => format!("{close} * {} + (", length(at)),
                None if missing == 0 => format!("{close}]"),
                None => format!("{close} * {}])", length(at)),
            };
            from = place.end;
        }
        change(Span::new(from, whole.end), before);
        if missing == 1 {
            // A row: a pointer to its first element.
            change(name, format!("(&{}", variable.name));
        }
    }
}
