//! Classes of places, merged by union-find.

use super::object::MemoryObject;
use rustc_hash::FxHashMap;

/// The id of a class of places in [`Cells`]. Merged classes keep several ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Cell(u32);

/// All classes of places.
///
/// The members of a class are not distinguished. A class records the named objects in it ([`MemoryObject`]) and the one
/// class that the pointers in it lead to. Merging two classes merges those as well.
#[derive(Debug, Default)]
pub(crate) struct Cells {
    all: Vec<Class>,
}

#[derive(Debug, Default)]
struct Class {
    /// The class it was merged into.
    merged: Option<Cell>,
    contents: Option<Cell>,
    /// Sorted.
    objects: Vec<MemoryObject>,
    /// True if all functions share the class, so that calls do not copy it.
    is_common: bool,
    /// An upper bound for the length of the chains of merged classes that end here.
    rank: u32,
}

impl Cells {
    pub(crate) fn fresh(&mut self) -> Cell {
        self.all.push(Class::default());
        Cell(self.all.len() as u32 - 1)
    }

    /// A new class with one object in it.
    pub(crate) fn home(&mut self, home: MemoryObject) -> Cell {
        let cell = self.fresh();
        self.all[cell.0 as usize].objects.push(home);
        cell
    }

    /// The representative of a class after all merges so far.
    pub(crate) fn root(&self, mut cell: Cell) -> Cell {
        while let Some(merged) = self.all[cell.0 as usize].merged {
            cell = merged;
        }
        cell
    }

    /// The objects in a class.
    pub(crate) fn objects(&self, cell: Cell) -> &[MemoryObject] {
        &self.all[self.root(cell).0 as usize].objects
    }

    pub(crate) fn is_common(&self, cell: Cell) -> bool {
        self.all[self.root(cell).0 as usize].is_common
    }

    /// The class that the pointers in a class lead to; created if there is none yet.
    pub(crate) fn contents(&mut self, cell: Cell) -> Cell {
        let root = self.root(cell);
        if let Some(contents) = self.all[root.0 as usize].contents {
            return self.root(contents);
        }
        let fresh = self.fresh();
        self.all[fresh.0 as usize].is_common = self.all[root.0 as usize].is_common;
        self.all[root.0 as usize].contents = Some(fresh);
        fresh
    }

    /// [`Cells::contents`], if it was created before.
    pub(crate) fn known_contents(&self, cell: Cell) -> Option<Cell> {
        self.all[self.root(cell).0 as usize].contents.map(|contents| self.root(contents))
    }

    /// Merges two classes.
    pub(crate) fn merge(&mut self, one: Cell, other: Cell) {
        let mut open = vec![(one, other)];
        while let Some((one, other)) = open.pop() {
            let (mut keep, mut gone) = (self.root(one), self.root(other));
            if keep == gone {
                continue;
            }
            let rank = |cell: Cell| self.all[cell.0 as usize].rank;
            if rank(keep) < rank(gone) {
                (keep, gone) = (gone, keep);
            }
            let rank = rank(keep).max(rank(gone) + 1);
            let (is_common, was_common) = (self.all[keep.0 as usize].is_common, self.is_common(gone));
            let Class { contents, objects, .. } = std::mem::take(&mut self.all[gone.0 as usize]);
            self.all[gone.0 as usize].merged = Some(keep);
            let kept = &mut self.all[keep.0 as usize];
            kept.rank = rank;
            kept.objects.extend(objects);
            kept.objects.sort_unstable();
            kept.objects.dedup();
            match (kept.contents, contents) {
                (Some(one), Some(other)) => open.push((one, other)),
                (None, Some(contents)) => kept.contents = Some(contents),
                (_, None) => {}
            }
            if is_common != was_common {
                self.all[keep.0 as usize].is_common = false;
                self.make_common(keep);
            }
        }
    }

    /// Marks a class, and all classes that can be reached from it, as shared by all functions.
    pub(crate) fn make_common(&mut self, cell: Cell) {
        let mut next = Some(self.root(cell));
        while let Some(cell) = next.filter(|cell| !self.is_common(*cell)) {
            self.all[cell.0 as usize].is_common = true;
            next = self.known_contents(cell);
        }
    }

    /// The classes that can be reached from some classes: each of `from`, followed by the classes behind it. Classes
    /// shared by all functions are left out.
    pub(crate) fn reachable(&self, from: &[Cell]) -> Vec<Cell> {
        let mut found: Vec<Cell> = Vec::new();
        for cell in from {
            let mut next = Some(self.root(*cell));
            while let Some(cell) = next.filter(|cell| !self.is_common(*cell) && !found.contains(cell)) {
                found.push(cell);
                next = self.known_contents(cell);
            }
        }
        found
    }

    /// A class and all classes that can be reached from it.
    pub(crate) fn all_reachable(&self, from: Cell) -> Vec<Cell> {
        let mut found = vec![self.root(from)];
        while let Some(next) = found.last().and_then(|last| self.known_contents(*last)) {
            if found.contains(&next) {
                break;
            }
            found.push(next);
        }
        found
    }

    /// Copies of the given classes with the same relations between them. The given classes include all that can be
    /// reached from them, other than shared ones.
    pub(crate) fn copy(&mut self, cells: &[Cell]) -> FxHashMap<Cell, Cell> {
        let copies: FxHashMap<Cell, Cell> = cells.iter().map(|cell| (*cell, self.fresh())).collect();
        for (old, new) in &copies {
            let contents = self.known_contents(*old);
            let objects = self.all[old.0 as usize].objects.clone();
            let class = &mut self.all[new.0 as usize];
            class.objects = objects;
            class.contents = contents.map(|contents| copies.get(&contents).copied().unwrap_or(contents));
        }
        copies
    }
}

#[cfg(test)]
mod tests {
    use super::Cells;
    use crate::memory::MemoryObject;

    #[test]
    fn merging_places_merges_what_their_pointers_lead_to() {
        let mut cells = Cells::default();
        let (p, q) = (cells.fresh(), cells.fresh());
        let (to, other) = (cells.contents(p), cells.contents(q));
        let text = cells.home(MemoryObject::Unknown);
        cells.merge(other, text);
        cells.merge(p, q);
        assert_eq!(cells.root(to), cells.root(other));
        assert_eq!(cells.objects(to), [MemoryObject::Unknown]);
    }

    #[test]
    fn a_list_that_leads_to_itself_can_be_copied() {
        let mut cells = Cells::default();
        let list = cells.fresh();
        let next = cells.contents(list);
        cells.merge(list, next);
        let reachable = cells.reachable(&[list]);
        let copies = cells.copy(&reachable);
        let copy = copies[&cells.root(list)];
        assert_eq!(cells.known_contents(copy), Some(copy));
    }

    #[test]
    fn what_a_common_place_leads_to_is_common() {
        let mut cells = Cells::default();
        let (p, field) = (cells.fresh(), cells.fresh());
        let to = cells.contents(p);
        cells.make_common(field);
        cells.merge(p, field);
        assert!(cells.is_common(to));
    }
}
