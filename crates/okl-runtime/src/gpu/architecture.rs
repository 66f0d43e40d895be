//! The names of devices of CUDA: `sm_80`, and `compute_80` for the virtual device that can do what those can.

use std::ffi::c_int;

/// How well code for a device suits one of a capability, such as 9 and 0: code for the very device before code that the
/// driver still compiles, and newer before older. Or why it does not.
pub(super) fn suits(name: &str, (major, minor): (c_int, c_int)) -> Result<u32, String> {
    let told = || format!("one is for {name}, and the device is sm_{major}{minor}");
    let (kind, number) = name.split_once('_').ok_or_else(told)?;
    let digits = number.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
    let wanted: c_int = digits.parse().map_err(|_| told())?;
    let own = major.checked_mul(10).and_then(|tens| tens.checked_add(minor)).ok_or_else(told)?;
    // `sm_90a` has what no other device has.
    let is_special = digits.len() < number.len();
    let fits = match (kind, is_special) {
        (_, true) => wanted == own,
        ("sm", false) => wanted / 10 == major && wanted <= own,
        ("compute", false) => wanted <= own,
        _ => false,
    };
    let rank = u32::try_from(wanted).map_err(|_| told())?;
    let before = if kind == "sm" { 1 << 16 } else { 0 };
    fits.then(|| rank.saturating_add(before)).ok_or_else(told)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_take_what_was_made_for_them_and_older_ones() {
        let fits = |name: &str, own| suits(name, own).is_ok();
        assert!(fits("sm_80", (8, 0)) && fits("sm_80", (8, 6)) && !fits("sm_86", (8, 0)));
        assert!(!fits("sm_80", (9, 0)) && fits("compute_75", (9, 0)) && !fits("compute_90", (8, 9)));
        assert!(fits("sm_90a", (9, 0)) && !fits("compute_90a", (10, 0)) && fits("sm_100", (10, 3)));
        for wrong in ["", "sm_", "sm_x", "80", "gfx_90", "sm_-3", "sm_99999999999", "compute_9é"] {
            assert!(!fits(wrong, (9, 0)), "{wrong}");
        }
    }

    #[test]
    fn code_for_the_device_comes_first() {
        let rank = |name: &str| suits(name, (8, 6)).expect("it fits");
        assert!(rank("sm_86") > rank("sm_80") && rank("sm_80") > rank("compute_86"));
        assert!(rank("compute_86") > rank("compute_75"));
    }
}
