//! Runs work on all members of a batch at once, or on each alone.

use super::batch::{Batch, Member, Outcomes};
use crate::{Failure, joined};

/// Runs the work on all members at once; if that fails as a whole, on each alone.
///
/// Only members whose texts have the same headers are put together, so that none depends on an include of another one.
pub(super) fn together_or_alone(
    batch: &Batch<'_>,
    work: impl Fn(&Batch<'_>) -> Result<Outcomes, Failure>,
) -> Outcomes {
    let mut parts: Vec<(Vec<String>, Vec<usize>)> = Vec::new();
    for (at, member) in batch.members.iter().enumerate() {
        let headers = joined::headers(&member.translation.kernel);
        match parts.iter_mut().find(|(known, _)| *known == headers) {
            Some((_, own)) => own.push(at),
            None => parts.push((headers, vec![at])),
        }
    }
    let mut outcomes: Vec<(usize, Result<(), Failure>)> = Vec::new();
    for (number, (_, own)) in parts.iter().enumerate() {
        let members: Vec<Member<'_>> = own.iter().map(|at| batch.members[*at]).collect();
        let name = if parts.len() > 1 { format!("{}/{number}", batch.name) } else { batch.name.to_owned() };
        let part = Batch { name: &name, subjects: batch.subjects, members: &members };
        outcomes.extend(own.iter().copied().zip(as_one_or_alone(&part, &work)));
    }
    outcomes.sort_by_key(|(at, _)| *at);
    outcomes.into_iter().map(|(_, outcome)| outcome).collect()
}

/// Like [`together_or_alone`] for work that does not join the texts.
pub(super) fn as_one_or_alone(
    batch: &Batch<'_>,
    work: impl Fn(&Batch<'_>) -> Result<Outcomes, Failure>,
) -> Outcomes {
    // A single member is not alone yet if its batch has other subjects.
    match (work(batch), batch.subjects) {
        (Ok(outcomes), _) => outcomes,
        (Err(failure), [_]) => vec![Err(failure)],
        (Err(_), _) => {
            let alone = |member: &Member<'_>| {
                let subject = [batch.subjects[member.number]];
                let member = [Member { number: 0, ..*member }];
                let name = format!("{}/{}", batch.name, member[0].name);
                let outcomes = work(&Batch { name: &name, subjects: &subject, members: &member })?;
                outcomes.into_iter().next().unwrap_or_else(|| Err(no_outcome()))
            };
            batch.members.iter().map(alone).collect()
        }
    }
}

pub(super) fn no_outcome() -> Failure {
    Failure::new("the check gave no outcome")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::Kernel;
    use crate::checks::batch::Subject;
    use crate::okl::Translation;
    use std::sync::Mutex;

    #[test]
    fn what_fails_together_is_looked_at_alone() {
        let case = Kernel {
            name: "a".into(),
            input: "a.okl".into(),
            options: Vec::new(),
            runner: "a.ref.cpp".into(),
        };
        let kernel = |text: &str| Translation { kernel: text.to_owned(), ..Translation::default() };
        let texts = ["int a;", "int b;", "#include <c>"].map(kernel);
        let subject = |name| Subject { name, case: &case, attempts: &[] };
        let subjects = ["right", "wrong", "also right"].map(subject);
        let member = |number: usize| Member {
            name: subjects[number].name,
            number,
            case: &case,
            translation: &texts[number],
            attempts: &[],
        };
        let members = [0, 1, 2].map(member);
        let batch = Batch { name: "b", subjects: &subjects, members: &members };
        let met = Mutex::new(Vec::new());
        let outcomes = together_or_alone(&batch, |batch| {
            let names: Vec<&str> = batch.members.iter().map(|member| member.name).collect();
            met.lock().expect("one thread").push(names.join(", "));
            match names.contains(&"wrong") {
                true => Err(Failure::new("it does not compile")),
                false => Ok(batch.members.iter().map(|_| Ok(())).collect()),
            }
        });
        assert!(outcomes[0].is_ok() && outcomes[1].is_err() && outcomes[2].is_ok(), "{outcomes:?}");
        // Texts with different headers are not put together.
        assert_eq!(*met.lock().expect("one thread"), ["right, wrong", "right", "wrong", "also right"]);
        let none = together_or_alone(&batch, |batch| match batch.subjects {
            [_] => Ok(Vec::new()),
            _ => Err(Failure::new("together")),
        });
        assert!(none.iter().all(Result::is_err), "a check without an outcome is no right one");
    }
}
