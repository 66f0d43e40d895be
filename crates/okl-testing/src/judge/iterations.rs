//! Parallel loops: the iteration of a work item, and sequential tiles.

use super::address::Slot;
use super::machine::{Frame, Machine};
use super::program::{Iterations, Part, Spread};
use super::stop::Stop;

impl Machine<'_> {
    /// Sets the variable of a parallel loop to the value of this work item's iteration; returns false if there is no
    /// such iteration.
    pub(super) fn round(
        &mut self,
        frame: &mut Frame,
        spread: &Spread,
        place: [i128; 3],
    ) -> Result<bool, Stop> {
        self.effect(frame, &spread.init)?;
        match &spread.iterations {
            Iterations::Whole(part) => {
                let at = self.number(frame, *part, place, spread.counter);
                let has = self.advance_by(frame, spread, at, true)?;
                self.probe(frame, spread, *part, at, 1)?;
                Ok(has)
            }
            Iterations::Tiled { tiles, in_tile, size, guard } => {
                let size = self.value(frame, size)?.integer()?;
                if size < 1 {
                    return Err(Stop::refused("a tile of no rounds"));
                }
                let tile = self.number(frame, *tiles, place, spread.counter);
                let inside = self.number(frame, *in_tile, place, spread.counter + 1);
                if let Part::Item(axis) = in_tile {
                    self.needs(usize::from(axis.0), size)?;
                }
                if inside >= size {
                    return Ok(false);
                }
                for _ in 0..tile {
                    if !self.holds(frame, spread)? {
                        return Ok(false);
                    }
                    self.advance_by(frame, spread, size, false)?;
                }
                if !self.holds(frame, spread)? {
                    return Ok(false);
                }
                self.probe(frame, spread, *tiles, tile, size)?;
                self.advance_by(frame, spread, inside, false)?;
                // In a sequential tile, the first iteration that the guard excludes is past the end of the loop, so
                // none follows.
                if *guard { self.holds(frame, spread) } else { Ok(true) }
            }
        }
    }

    /// Advances the counters after an iteration; returns true if the loop is sequential and may have another iteration.
    pub(super) fn count(&mut self, frame: &mut Frame, spread: &Spread) -> Result<bool, Stop> {
        let Iterations::Tiled { tiles: Part::Plain, size, .. } = &spread.iterations else { return Ok(false) };
        let size = self.value(frame, size)?.integer()?;
        let [tile, inside] =
            [spread.counter, spread.counter + 1].map(|at| *frame.counters.get(&at).unwrap_or(&0));
        let (tile, inside) = if inside + 1 < size { (tile, inside + 1) } else { (tile + 1, 0) };
        frame.counters.insert(spread.counter, tile);
        frame.counters.insert(spread.counter + 1, inside);
        Ok(true)
    }

    fn number(&self, frame: &Frame, part: Part, place: [i128; 3], counter: usize) -> i128 {
        match part {
            Part::Plain => *frame.counters.get(&counter).unwrap_or(&0),
            Part::Group(axis) => self.group[usize::from(axis.0)],
            Part::Item(axis) => place[usize::from(axis.0)],
        }
    }

    fn holds(&mut self, frame: &mut Frame, spread: &Spread) -> Result<bool, Stop> {
        self.value(frame, &spread.condition)?.truth()
    }

    /// Advances a loop by that many iterations, as the C++ loop would; returns false if it ends before.
    fn advance_by(
        &mut self,
        frame: &mut Frame,
        spread: &Spread,
        by: i128,
        checks: bool,
    ) -> Result<bool, Stop> {
        for _ in 0..by {
            if checks && !self.holds(frame, spread)? {
                return Ok(false);
            }
            self.effect(frame, &spread.update)?;
        }
        if checks { self.holds(frame, spread) } else { Ok(true) }
    }

    /// Requests more work items if the loop has more iterations than the group has work items.
    fn probe(
        &mut self,
        frame: &mut Frame,
        spread: &Spread,
        part: Part,
        at: i128,
        step: i128,
    ) -> Result<(), Stop> {
        let Part::Item(axis) = part else { return Ok(()) };
        let axis = usize::from(axis.0);
        if at + 1 < self.size[axis] || !self.holds(frame, spread)? {
            return Ok(());
        }
        let Slot::Object(place) = self.slot(frame, spread.variable)? else { return Ok(()) };
        let trace = self.trace.take();
        let ty = self.program.variables[spread.variable.0 as usize].ty.clone();
        let before = self.load(&place, &ty, spread.init.id)?;
        self.advance_by(frame, spread, step, false)?;
        let more = self.holds(frame, spread)?;
        self.store(&place, &ty, before, spread.init.id)?;
        self.trace = trace;
        if more { self.needs(axis, at + 2) } else { Ok(()) }
    }

    fn needs(&self, axis: usize, items: i128) -> Result<(), Stop> {
        if items > self.size[axis] { Err(Stop::TooSmall(axis, items)) } else { Ok(()) }
    }
}
