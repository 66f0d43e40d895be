//! Accesses by `@dim`.

use okl_analysis::Analyzed;
use okl_model::DimAccess;
use okl_source::{EditSet, Piece};

/// `m(i, j)` with `@dim(d0, d1)` becomes `m[(i) + (d0) * (j)]`; `@dimOrder(o0, o1)` makes the argument
/// `o0` the fastest.
pub(crate) fn lower(owner: &str, unit: &Analyzed, edits: &mut EditSet) {
    for access in &unit.dim_accesses {
        let dims = dimensions(unit, access);
        let natural: Vec<usize> = (0..dims.len()).collect();
        let order = match access.order {
            Some(order) => {
                unit.attribute(order).args.iter().filter_map(|arg| arg.trim().parse().ok()).collect()
            }
            None => natural,
        };
        let fits = order.len() == dims.len() && access.indices.len() == dims.len();
        if !fits || order.iter().any(|at: &usize| *at >= dims.len()) {
            // check reports the count and the order; there is nothing to write for them.
            continue;
        }
        // `m[(i) + (d0) * ((j) + (d1) * (k))]`
        let last = order.len() - 1;
        let mut pieces = vec![Piece::Source(access.base), Piece::Text("[".into())];
        for (depth, argument) in order.iter().enumerate() {
            pieces.push(Piece::Text("(".into()));
            pieces.push(Piece::Source(access.indices[*argument]));
            pieces.push(Piece::Text(")".into()));
            if depth < last {
                let open = if depth + 1 < last { "(" } else { "" };
                pieces.push(Piece::Text(format!(" + ({}) * {open}", dims[*argument])));
            }
        }
        pieces.push(Piece::Text(format!("{}]", ")".repeat(last.saturating_sub(1)))));
        edits.recompose(owner.to_string(), access.span, pieces);
    }
}

/// The dimensions as they are written at the access: `s.n` for the `n` of `@dim(n, m)` on a member of `s`.
fn dimensions(unit: &Analyzed, access: &DimAccess) -> Vec<String> {
    let dims = &unit.attribute(access.dim).args;
    let Some(object) = &access.object else { return dims.clone() };
    let prefix = unit.source(object.prefix);
    dims.iter().map(|dim| qualified(dim, prefix, &object.members)).collect()
}

/// A text with `prefix` before every name that is one of `members` and belongs to no other object.
fn qualified(text: &str, prefix: &str, members: &[String]) -> String {
    let is_word = |character: char| character.is_alphanumeric() || character == '_';
    let mut written = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let length = rest.find(|character| !is_word(character)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(length);
        let is_own = !written.trim_end().ends_with(['.', ':']) && !written.trim_end().ends_with("->");
        if is_own && members.iter().any(|member| member == word) {
            written.push_str(prefix);
        }
        written.push_str(word);
        let gap = after.find(is_word).unwrap_or(after.len());
        written.push_str(&after[..gap]);
        rest = &after[gap..];
    }
    written
}

#[cfg(test)]
mod tests {
    use super::qualified;

    #[test]
    fn members_get_their_object() {
        let members = ["n".to_string(), "m".to_string()];
        assert_eq!(qualified("n + 2 * (m) - other.n", "p->", &members), "p->n + 2 * (p->m) - other.n");
        assert_eq!(qualified("nn", "p->", &members), "nn");
    }
}
