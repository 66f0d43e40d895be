//! What the threads of a block do together.

use super::nested::Nested;
use super::parts::Part;
use super::ways::{Pushes, Ways};
use crate::facts::{is_worklist, members};
use crate::tree::{Stmt, StmtKind};
use crate::walk;
use crate::words::Words;

/// What the threads of a block do together in a part.
pub(crate) struct Together<'n, 'k> {
    pub(crate) nested: Option<&'n Nested<'k>>,
    /// True if they push together.
    pub(crate) pushes: bool,
}

impl<'n, 'k> Together<'n, 'k> {
    /// What they do in a part.
    pub(crate) fn of(
        words: &Words<'_>,
        part: &Part<'_>,
        nested: Option<&'n Nested<'k>>,
        ways: Ways,
    ) -> Together<'n, 'k> {
        Together { nested, pushes: ways.pushes == Pushes::Cooperative && has_pushes(words, part) }
    }

    /// True if there is something that they do together.
    pub(crate) fn is_any(&self) -> bool {
        self.nested.is_some() || self.pushes
    }

    /// Group memory.
    pub(crate) fn memory(&self) -> String {
        let mut text = self.nested.map_or(String::new(), Nested::memory);
        if self.pushes {
            text.push_str(
                "__shared__ int irgl_shared[1024];\n__shared__ unsigned irgl_gathered, irgl_place;\n",
            );
        }
        text
    }

    /// The statements in front of each iteration.
    pub(crate) fn before(&self) -> String {
        let mut text = String::new();
        if self.nested.is_some() {
            text.push_str("irgl_first[threadIdx.x] = 0;\nirgl_last[threadIdx.x] = 0;\n");
            text.push_str("if (threadIdx.x == 0) irgl_larges = 0;\n");
        }
        if self.pushes {
            text.push_str("if (threadIdx.x == 0) irgl_gathered = 0u;\n");
        }
        text.push_str("__syncthreads();\n");
        text
    }

    /// The statements that push what was gathered.
    pub(crate) fn behind(&self) -> &'static str {
        match self.pushes {
            true => {
                "const unsigned irgl_all = irgl_gathered < 1024u ? irgl_gathered : 1024u;\nif (threadIdx.x == 0 && irgl_all > \
                 0u) irgl_place = atomicAdd(irgl_pushed, irgl_all);\n__syncthreads();\nfor (unsigned irgl_k = threadIdx.x; \
                 irgl_k < irgl_all; irgl_k += 256u) {\nif (irgl_place + irgl_k < irgl_capacity) irgl_out[irgl_place + irgl_k] \
                 = irgl_shared[irgl_k];\n}\n__syncthreads();\n"
            }
            false => "",
        }
    }
}

/// True if iterations of a part push items.
fn has_pushes(words: &Words<'_>, part: &Part<'_>) -> bool {
    let in_text = |stmt: &Stmt| members(words, stmt.span, &is_worklist).iter().any(|one| one.name == "push");
    let mut merges = false;
    walk::statements(&part.one.body, &mut |stmt, _| merges |= matches!(stmt.kind, StmtKind::Retry(true, _)));
    merges || part.stmts.iter().any(in_text)
}
