//! Requests about a unit: what a plugin wants crosses, and is encoded once for all that want it.

use super::{CallError, Plugin};
use crate::backend::Planned;
use okl_model::Unit;
use okl_plugin::Checked;
use okl_plugin::document::{self, Request, Response, Want};
use std::cell::OnceCell;

/// A unit in the forms in which it crosses to plugins, each encoded when the first one wants it.
#[derive(Debug, Default)]
pub struct Sent {
    whole: OnceCell<Vec<u8>>,
    without_expressions: OnceCell<Vec<u8>>,
}

impl Sent {
    fn unit(&self, unit: &Unit, with_expressions: bool) -> &[u8] {
        match with_expressions {
            true => self.whole.get_or_init(|| document::write(unit)),
            false => {
                let encode = || document::write(&unit.without_expressions());
                self.without_expressions.get_or_init(encode)
            }
        }
    }
}

impl Plugin {
    /// Asks about a unit that was not checked.
    pub(crate) fn ask_about_unit(
        &self,
        request: Request,
        unit: &Unit,
        sent: &Sent,
    ) -> Result<Response, CallError> {
        let mut parts = Vec::new();
        if self.describe()?.is_sent(Want::Unit) {
            let with_expressions = self.describe()?.is_sent(Want::Expressions);
            parts.push(("unit", sent.unit(unit, with_expressions).to_vec()));
        }
        self.ask_with(request, unit, &parts)
    }

    /// Asks about a checked unit, and what was decided for a target.
    pub(crate) fn ask_about(
        &self,
        request: Request,
        checked: &Checked,
        planned: Option<&Planned<'_>>,
        sent: &Sent,
    ) -> Result<Response, CallError> {
        let mut parts = Vec::new();
        if self.describe()?.is_sent(Want::Unit) {
            let with_expressions = self.describe()?.is_sent(Want::Expressions);
            let kernels = document::write(&checked.kernels());
            let inside =
                [("unit", sent.unit(checked.unit(), with_expressions)), ("kernels", kernels.as_slice())];
            parts.push(("checked", with_parts(b"{}".to_vec(), inside)));
        }
        if let Some(planned) = planned.filter(|_| self.describe().is_ok_and(|this| this.is_sent(Want::Plan)))
        {
            parts.push(("plan", document::write(&planned.document(checked))));
        }
        self.ask_with(request, checked.unit(), &parts)
    }

    fn ask_with(
        &self,
        request: Request,
        unit: &Unit,
        parts: &[(&str, Vec<u8>)],
    ) -> Result<Response, CallError> {
        // What does not cross need not be known.
        let crosses = parts.iter().any(|(name, _)| *name != "plan");
        if crosses {
            self.knows(unit)?;
        }
        let requires = if crosses { &unit.requires[..] } else { &[] };
        let request = Request { schema: document::SCHEMA, requires: requires.to_vec(), ..request };
        let parts = parts.iter().map(|(name, part)| (*name, part.as_slice()));
        self.send(&with_parts(document::write(&request), parts))
    }
}

/// An object with more fields, which are encoded already.
fn with_parts<'p>(object: Vec<u8>, parts: impl IntoIterator<Item = (&'p str, &'p [u8])>) -> Vec<u8> {
    let mut object = object;
    object.pop();
    for (name, part) in parts {
        object.extend(if object.len() == 1 { &b""[..] } else { b"," });
        object.extend(format!("\"{name}\":").bytes());
        object.extend(part);
    }
    object.push(b'}');
    object
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_unit_is_encoded_once_in_each_form() {
        let (sent, unit) = (Sent::default(), Unit::default());
        assert!(std::ptr::eq(sent.unit(&unit, true), sent.unit(&unit, true)));
        assert!(!std::ptr::eq(sent.unit(&unit, true), sent.unit(&unit, false)));
    }

    #[test]
    fn parts_stand_in_an_object_of_any_size() {
        let part = || [("a", &b"1"[..]), ("b", b"[2]")];
        assert_eq!(with_parts(b"{}".to_vec(), part()), br#"{"a":1,"b":[2]}"#);
        assert_eq!(with_parts(br#"{"x":0}"#.to_vec(), part()), br#"{"x":0,"a":1,"b":[2]}"#);
    }
}
