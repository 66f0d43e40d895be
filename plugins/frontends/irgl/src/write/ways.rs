//! How kernels are written.

use crate::options::Settings;

/// The ways to write kernels.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Ways {
    /// True for a device that a host program launches.
    pub(crate) gpu: bool,
    /// How items are pushed.
    pub(crate) pushes: Pushes,
    /// True if all threads of a block may run a nested `ForAll`.
    pub(crate) by_block: bool,
    /// True if the threads of a warp may run a nested `ForAll`.
    pub(crate) by_warp: bool,
    /// True if the device runs an `Iterate` whose worklist is small.
    pub(crate) outlines: bool,
    /// How often compilers repeat the body of a nested loop.
    pub(crate) unroll: u32,
    /// True if fewer threads take items again.
    pub(crate) backs_off: bool,
    /// True if an `Exclusive` takes locks.
    pub(crate) exclusive_locks: bool,
    /// True if an `Atomic` without `Else` gives its locks in the order in which iterations ask.
    pub(crate) ticket_locks: bool,
}

/// How items are pushed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Pushes {
    /// Each with an atomic operation of its own.
    #[default]
    Single,
    /// A thread gathers 32 of them.
    Buffered,
    /// The threads of a block gather them in group memory.
    Cooperative,
}

impl Ways {
    /// The ways that the options ask for.
    ///
    /// # Errors
    /// A text for the user, for a value that an option does not have.
    pub(crate) fn of(settings: &Settings, gpu: bool) -> Result<Ways, String> {
        let is_known = |one: &&String| !matches!(one.as_str(), "block" | "warp");
        if let Some(unknown) = settings.nested_parallelism.iter().find(is_known) {
            return Err(format!(
                "the option `nested-parallelism` has `block` and `warp`, and not `{unknown}`"
            ));
        }
        let has = |name: &str| gpu && settings.nested_parallelism.iter().any(|one| one == name);
        let pushes = match (settings.cooperative_pushes, settings.buffer_pushes) {
            (true, _) if gpu => Pushes::Cooperative,
            // On CPUs a thread is a block.
            (true, _) | (_, true) => Pushes::Buffered,
            _none => Pushes::Single,
        };
        Ok(Ways {
            gpu,
            pushes,
            by_block: has("block"),
            by_warp: has("warp"),
            outlines: settings.outline_iterations,
            unroll: settings.unroll,
            backs_off: settings.retry_backoff,
            exclusive_locks: settings.exclusive_locks,
            ticket_locks: settings.ticket_locks,
        })
    }

    /// What stands in front of a nested loop.
    pub(crate) fn unroll(self) -> String {
        match (self.unroll, self.gpu) {
            (0 | 1, _) => String::new(),
            (times, true) => format!("\n#pragma unroll {times}\n"),
            (times, false) => format!("\n#pragma GCC unroll {times}\n"),
        }
    }

    /// What stands in front of an item that is pushed.
    pub(crate) fn push(self) -> &'static str {
        match self.pushes {
            Pushes::Single => "irgl_push(irgl_out, irgl_pushed, irgl_capacity, ",
            Pushes::Buffered => "irgl_gather(irgl_own, irgl_out, irgl_pushed, irgl_capacity, ",
            Pushes::Cooperative => {
                "irgl_share(irgl_shared, &irgl_gathered, irgl_out, irgl_pushed, irgl_capacity, "
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Pushes, Ways};
    use crate::options::Settings;

    #[test]
    fn an_unknown_scheduler_is_refused() {
        let settings = |name: &str| Settings { nested_parallelism: vec![name.into()], ..Settings::default() };
        assert!(Ways::of(&settings("warp"), true).is_ok_and(|ways| ways.by_warp && !ways.by_block));
        let told = Ways::of(&settings("grid"), true).err();
        assert!(told.is_some_and(|told| told.contains("not `grid`")));
    }

    #[test]
    fn a_thread_of_a_cpu_is_a_block() {
        let settings = Settings { cooperative_pushes: true, ..Settings::default() };
        assert!(Ways::of(&settings, false).is_ok_and(|ways| ways.pushes == Pushes::Buffered));
        assert!(Ways::of(&settings, true).is_ok_and(|ways| ways.pushes == Pushes::Cooperative));
    }
}
