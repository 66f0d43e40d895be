//! Diagnostics that are mere consequences of others.

use crate::{Cause, Diagnostic};

/// Removes the diagnostics that are caused by another one in the list.
pub fn without_consequences<P>(found: &mut Vec<Diagnostic<P>>) {
    let causes: Vec<Cause> = found.iter().filter_map(|one| one.cause_of).collect();
    found.retain(|one| !one.caused_by.is_some_and(|cause| causes.contains(&cause)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Span;

    #[test]
    fn consequences_go_with_their_cause() {
        let lost = Diagnostic::error("attribute-site", "", Span::at(1)).cause_of(Cause::LostLoopRole);
        let host = Diagnostic::error("host-code-dereference", "", Span::at(2)).caused_by(Cause::LostLoopRole);
        let other = Diagnostic::error("loop-header", "", Span::at(3));
        let left = |found: &[&Diagnostic]| {
            let mut found: Vec<Diagnostic> = found.iter().map(|one| (*one).clone()).collect();
            without_consequences(&mut found);
            found.into_iter().map(|one| one.id).collect::<Vec<String>>()
        };
        assert_eq!(left(&[&lost, &host, &other]), ["attribute-site", "loop-header"]);
        assert_eq!(left(&[&host, &other]), ["host-code-dereference", "loop-header"]);
    }
}
