//! Checks that the known problems still exist.

use super::batch::CaseRunner;
use super::kernel::Case;
use super::known::{CARD, Known};
use super::sizes::{SLICE, SUMS};
use super::twin::Twin;
use super::witness::Witness;
use crate::Failure;

impl Witness {
    /// The kernel with its plain function.
    fn case(&self) -> Case {
        let parameters = "int p0, const int p1, const long long p2, unsigned p3, const unsigned *in, unsigned *out, \
                          unsigned *acc, unsigned *scr, unsigned *dm";
        let mut twin = Twin::default();
        twin.each(
            &format!("@kernel void known({parameters}) {{\n{}\n}}", self.okl),
            &format!("static void known_plain({parameters}) {{\n{}\n}}", self.plain),
        );
        Case {
            name: "known".to_owned(),
            twin,
            scalars: [2, 6, 0, 0],
            sizes: [64, SUMS, SLICE, 14],
            object: None,
        }
    }

    /// Checks that a row is still valid; passes if the required tool is missing.
    pub fn check(session: &CaseRunner, known: &Known) -> Result<(), Failure> {
        let Known { construct, backend, reason, witness } = known;
        if witness.needs.is_some_and(|tool| tool.find().is_none()) {
            return Ok(());
        }
        let row = format!("{construct:?} on {backend} ({reason})");
        let backend = if *backend == CARD { "cuda" } else { backend };
        let found = session.only(backend).check(&[witness.case()])?;
        match found.first() {
            None => Err(Failure::new(format!("{row} is right by now: its row in KNOWN_WRONG can go"))),
            Some(wrong) if wrong.why.contains(witness.says) => Ok(()),
            Some(wrong) => Err(Failure::new(format!(
                "{row} is wrong in another way (not `{}`): {}",
                witness.says, wrong.why
            ))),
        }
    }
}
