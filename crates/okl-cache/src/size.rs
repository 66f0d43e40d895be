//! Sizes in readable units.

use std::fmt;
use std::str::FromStr;

/// A number of bytes, written as `512MiB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Size(pub u64);

const UNITS: [(&str, u64); 5] = [("", 1), ("K", 1 << 10), ("M", 1 << 20), ("G", 1 << 30), ("T", 1 << 40)];

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Size, String> {
        let split = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
        let (number, unit) = text.split_at(split);
        let unit = unit.trim().to_ascii_uppercase();
        let unit = unit.strip_suffix("IB").or(unit.strip_suffix('B')).unwrap_or(&unit);
        let factor = UNITS.iter().find(|(name, _)| *name == unit).map(|(_, factor)| factor);
        let bytes =
            number.parse::<u64>().ok().zip(factor).and_then(|(number, factor)| number.checked_mul(*factor));
        bytes.map(Size).ok_or_else(|| format!("`{text}` is no size; write `512MiB` or `2GiB`"))
    }
}

impl fmt::Display for Size {
    /// Formats the size: `3.4 MiB`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match UNITS.iter().skip(1).rev().find(|(_, factor)| self.0 >= *factor) {
            Some((unit, factor)) => write!(f, "{:.1} {unit}iB", self.0 as f64 / *factor as f64),
            None => write!(f, "{} bytes", self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_as_people_write_them() {
        for (text, bytes) in [
            ("0", 0),
            ("12", 12),
            ("1K", 1024),
            ("2kB", 2048),
            ("3 MiB", 3 << 20),
            ("1g", 1 << 30),
            ("2TiB", 2 << 40),
        ] {
            assert_eq!(text.parse(), Ok(Size(bytes)), "{text}");
        }
        for text in ["", "lots", "-1", "1.5G", "1X", "MiB", "99999999999999999999", "99999999999T"] {
            assert!(text.parse::<Size>().is_err(), "{text}");
        }
        assert_eq!(Size(5 << 20).to_string(), "5.0 MiB");
        assert_eq!(Size(7).to_string(), "7 bytes");
    }
}
