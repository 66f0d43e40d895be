//! Tables by numbers that nobody chooses: addresses and places. They need no hash that withstands bad intentions.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

/// A table by numbers.
pub(crate) type NumberMap<K, V> = HashMap<K, V, BuildHasherDefault<Mixed>>;

/// A set of numbers.
pub(crate) type NumberSet<K> = HashSet<K, BuildHasherDefault<Mixed>>;

/// Numbers, mixed.
#[derive(Default)]
pub(crate) struct Mixed(u64);

impl Mixed {
    fn mix(&mut self, number: u64) {
        // The table looks at the highest bits and at the lowest ones; addresses differ in those between.
        let mixed = (self.0.rotate_left(5) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ (mixed >> 32);
    }
}

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.mix(u64::from(*byte)));
    }

    fn write_i32(&mut self, number: i32) {
        self.mix(u64::from(number.cast_unsigned()));
    }

    fn write_u32(&mut self, number: u32) {
        self.mix(u64::from(number));
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }
}
