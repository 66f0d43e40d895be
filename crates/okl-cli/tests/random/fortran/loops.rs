//! Counted loops.

use super::writer::{Place, Writer};

/// The values of a loop variable.
#[derive(Clone, Copy, Debug)]
pub(super) struct Count {
    pub(super) kind: u8,
    pub(super) first: i64,
    pub(super) last: i64,
    pub(super) step: i64,
}

impl Count {
    pub(super) fn trips(self) -> i64 {
        ((self.last - self.first + self.step) / self.step).max(0)
    }

    /// The least and the largest value in the loop.
    pub(super) fn values(self) -> (i64, i64) {
        let end = self.first + (self.trips().max(1) - 1) * self.step;
        (self.first.min(end), self.first.max(end))
    }

    /// The value behind the loop.
    pub(super) fn after(self) -> i64 {
        self.first + self.trips() * self.step
    }
}

impl Writer {
    pub(super) fn some_count(&mut self) -> Count {
        let kind = self.random.pick(&[4, 4, 4, 8, 2, 1]);
        if self.random.one_in(6) {
            // The last values before the ends of the kind.
            let huge = match kind {
                1 => 127,
                2 => 32_767,
                4 => 2_147_483_647,
                _ => 9_223_372_036_854_775_807,
            };
            let step = self.random.between(1, 3);
            let trips = self.random.between(1, 4);
            let first = huge - step * trips;
            if self.random.one_in(2) {
                return Count { kind, first, last: first + step * (trips - 1), step };
            }
            return Count { kind, first: -first, last: -first - step * (trips - 1), step: -step };
        }
        let step = self.random.pick(&[1, 1, 1, 2, 3, -1, -2]);
        let first = self.random.between(-5, 9);
        let trips = self.random.pick(&[3, 4, 5, 2, 0, 1, 6]);
        let last = first + (trips - 1) * step;
        let last = if trips == 0 { last - step * self.random.between(0, 2) } else { last };
        // The bound may lie between two values.
        let last = if step.abs() > 1 && self.random.one_in(2) { last + step.signum() } else { last };
        Count { kind, first, last, step }
    }

    /// `first, last, step`
    pub(super) fn head(&mut self, count: Count) -> String {
        let Count { kind, first, last, step } = count;
        let is_far = first.abs() > 1000;
        let of = |writer: &mut Writer, value: i64| {
            if is_far { format!("{value}_{kind}") } else { writer.number(value) }
        };
        let (first, last) = (of(self, first), of(self, last));
        if step == 1 && !self.random.one_in(6) {
            return format!("{first}, {last}");
        }
        let step = self.number(step);
        format!("{first}, {last}, {step}")
    }

    /// A loop whose iterations run in order.
    pub(super) fn sequential_loop(&mut self, depth: usize) {
        let count = self.some_count();
        let counter = self.new_counter(count.kind);
        let head = self.head(count);
        let label = if self.random.one_in(2) { self.fresh("l") } else { String::new() };
        if self.place == Place::Iteration && self.random.one_in(2) {
            self.line("!$acc loop seq");
        }
        let start = if label.is_empty() { String::new() } else { format!("{label}: ") };
        self.line(format!("{start}do {counter} = {head}"));
        // A loop without a name can be left by `exit` alone.
        self.loops.push(label.clone());
        let before = self.scope.scalars.len();
        let (low, high) = count.values();
        self.with_counter(&counter, count.kind, low, high);
        self.inside(depth);
        self.scope.scalars.truncate(before);
        self.loops.pop();
        self.line(format!("end do {label}").trim_end());
        if self.keeps_counters {
            let (low, high) = (low.min(count.after()), high.max(count.after()));
            self.with_counter(&counter, count.kind, low, high);
        }
    }
}
