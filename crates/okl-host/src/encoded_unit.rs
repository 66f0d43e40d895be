//! Requests about a unit: only the parts that a plugin asks for are sent, and each is encoded once for all plugins.

use crate::error::CallError;
use crate::planned::Planned;
use crate::plugin::Plugin;
use okl_model::Unit;
use okl_plugin::Checked;
use okl_plugin::document::{self, Request, Response, Want};
use std::cell::OnceCell;

/// The encoded forms of a unit that are sent to plugins, each created on first use.
#[derive(Debug, Default)]
pub struct EncodedUnitCache {
    whole: OnceCell<Vec<u8>>,
    without_expressions: OnceCell<Vec<u8>>,
}

impl EncodedUnitCache {
    fn unit(&self, unit: &Unit, with_expressions: bool) -> &[u8] {
        // An estimate of the encoded size per byte of text, slightly too large: a buffer that grows is copied each
        // time.
        let size = unit.text.len();
        match with_expressions {
            true => self.whole.get_or_init(|| document::write_within(24 * size, unit)),
            false => {
                let encode = || document::write_within(8 * size, &unit.without_expressions());
                self.without_expressions.get_or_init(encode)
            }
        }
    }
}

impl Plugin {
    /// Sends a request about a unit that has not been checked.
    pub fn ask_about_unit(
        &self,
        request: Request,
        unit: &Unit,
        sent: &EncodedUnitCache,
    ) -> Result<Response, CallError> {
        let mut parts = Vec::new();
        if self.describe()?.is_sent(Want::Unit) {
            let with_expressions = self.describe()?.is_sent(Want::Expressions);
            parts.push(("unit", vec![sent.unit(unit, with_expressions)]));
        }
        self.ask_with(request, unit, &parts)
    }

    /// Sends a request about a checked unit and its plan for a target.
    pub fn ask_about(
        &self,
        request: Request,
        checked: &Checked,
        planned: Option<&Planned<'_>>,
        sent: &EncodedUnitCache,
    ) -> Result<Response, CallError> {
        let description = self.describe()?;
        let mut parts = Vec::new();
        let kernels;
        if description.is_sent(Want::Unit) {
            let unit = sent.unit(checked.unit(), description.is_sent(Want::Expressions));
            kernels = document::write(&checked.kernels());
            parts.push(("checked", vec![br#"{"unit":"#.as_slice(), unit, br#","kernels":"#, &kernels, b"}"]));
        }
        let plan;
        if let Some(planned) = planned.filter(|_| description.is_sent(Want::Plan)) {
            plan = document::write(&planned.document(checked));
            parts.push(("plan", vec![plan.as_slice()]));
        }
        self.ask_with(request, checked.unit(), &parts)
    }

    fn ask_with(
        &self,
        request: Request,
        unit: &Unit,
        parts: &[(&str, Vec<&[u8]>)],
    ) -> Result<Response, CallError> {
        // The plugin need not know features of a unit that is not sent.
        let crosses = parts.iter().any(|(name, _)| *name != "plan");
        if crosses {
            self.knows(unit)?;
        }
        let requires = if crosses { &unit.requires[..] } else { &[] };
        let request = Request { schema: document::SCHEMA, requires: requires.to_vec(), ..request };
        self.send(&with_parts(&document::write(&request), parts))
    }
}

/// Appends encoded fields to an encoded object. Each field is given in pieces, which are copied once.
fn with_parts(object: &[u8], parts: &[(&str, Vec<&[u8]>)]) -> Vec<u8> {
    let pieces =
        parts.iter().flat_map(|(name, pieces)| [name.as_bytes()].into_iter().chain(pieces.iter().copied()));
    let size: usize = pieces.map(<[u8]>::len).sum();
    let mut whole = Vec::with_capacity(object.len() + size + 4 * parts.len());
    whole.extend_from_slice(&object[..object.len() - 1]);
    for (name, pieces) in parts {
        if whole.len() > 1 {
            whole.push(b',');
        }
        whole.push(b'"');
        whole.extend_from_slice(name.as_bytes());
        whole.extend_from_slice(b"\":");
        for piece in pieces {
            whole.extend_from_slice(piece);
        }
    }
    whole.push(b'}');
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_unit_is_encoded_once_in_each_form() {
        let (sent, unit) = (EncodedUnitCache::default(), Unit::default());
        assert!(std::ptr::eq(sent.unit(&unit, true), sent.unit(&unit, true)));
        assert!(!std::ptr::eq(sent.unit(&unit, true), sent.unit(&unit, false)));
    }

    #[test]
    fn parts_stand_in_an_object_of_any_size() {
        let parts = [("a", vec![&b"1"[..]]), ("b", vec![&b"[2"[..], b"]"])];
        assert_eq!(with_parts(b"{}", &parts), br#"{"a":1,"b":[2]}"#);
        assert_eq!(with_parts(br#"{"x":0}"#, &parts), br#"{"x":0,"a":1,"b":[2]}"#);
    }
}
