//! Messages about constructs without their ends, ends without constructs, and directives without loops.

use crate::directive::Directive;
use crate::ids::{ACCF_LOOP_FORM, ACCF_UNBALANCED};
use crate::translator::{Res, Translator};

impl Translator<'_> {
    /// A construct without its end.
    pub fn without_end(&mut self, read: &Directive) {
        let message = format!("`{0}` has no `end {0}` in this block", read.name);
        let help = "constructs end in the block where they begin";
        let _: Res<()> = self.refuse(ACCF_UNBALANCED, message, read.span, help);
    }

    /// An end without its construct.
    pub fn without_beginning(&mut self, read: &Directive) {
        let message = format!("`{}` has no beginning here", read.name);
        let help = "a construct ends in the block where it begins";
        let _: Res<()> = self.refuse(ACCF_UNBALANCED, message, read.span, help);
    }

    /// A directive for a loop without one.
    pub fn without_loop(&mut self, read: &Directive) {
        let message = format!("`{}` has no loop behind it", read.name);
        let _: Res<()> = self.refuse(ACCF_LOOP_FORM, message, read.span, "a `do` has to follow it");
    }
}
