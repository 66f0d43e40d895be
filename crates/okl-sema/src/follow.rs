//! What follows from another mistake, and is none of its own.

use okl_source::Diagnostic;

/// What is said of loops that are taken for host code.
const OF_ROLES: [&str; 4] =
    ["host-code-dereference", "inner-outside-outer", "kernel-without-outer", "outer-without-inner"];

/// Takes out what is only said because `@outer` stands where it means nothing: the loop is none over groups then, and its
/// body no host code.
pub fn without_followers<P>(found: &mut Vec<Diagnostic<P>>) {
    if found.iter().any(loses_roles) {
        found.retain(|said| !OF_ROLES.contains(&said.id.as_str()));
    }
}

/// Whether a mistake keeps okl from seeing which loops are parallel.
fn loses_roles<P>(said: &Diagnostic<P>) -> bool {
    let of_role = ["`@outer`", "`@inner`", "`@tile`"].iter().any(|role| said.message.starts_with(role));
    said.id == "for-header-clauses" || said.id == "attribute-site" && of_role
}

#[cfg(test)]
mod tests {
    use super::*;
    use okl_source::Severity;

    fn left(ids: &[(&str, &str)]) -> Vec<String> {
        let said = ids.iter().map(|(id, message)| Diagnostic::global(*id, Severity::Error, *message));
        let mut found: Vec<Diagnostic> = said.collect();
        without_followers(&mut found);
        found.into_iter().map(|said| said.id).collect()
    }

    #[test]
    fn a_loop_whose_attribute_is_lost_makes_no_host_code() {
        let host = ("host-code-dereference", "`x` is dereferenced");
        let lost = ("attribute-site", "`@outer` cannot stand on a statement");
        assert_eq!(left(&[lost, host, ("loop-header", "other")]), ["attribute-site", "loop-header"]);
        assert_eq!(left(&[("attribute-site", "`@shared` cannot"), host]), ["attribute-site", host.0]);
        assert_eq!(left(&[host]), [host.0]);
    }
}
